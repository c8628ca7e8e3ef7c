import type { EntityKey } from '../../src/ports/understander.js';
import { albums } from './famous/albums.js';
import { artists } from './famous/artists.js';
import { stations } from './famous/stations.js';
import { tracks } from './famous/tracks.js';
import { words } from './tokens.js';

type Name = readonly string[];

const SEAMS = { elisions: new Set<string>(), compounds: [] };

/** The words of the names that all the world knows, by what they are known for. */
export const famousNames: ReadonlyMap<EntityKey, readonly Name[]> = new Map([
  ['artist', namesIn(artists)],
  ['track', namesIn(tracks)],
  ['album', namesIn(albums)],
  ['station', namesIn(stations)],
]);

const kinds = new Map<string, Set<EntityKey>>();
for (const [kind, names] of famousNames) {
  for (const name of names) {
    const known = kinds.get(keyOf(name));
    if (known) known.add(kind);
    else kinds.set(keyOf(name), new Set([kind]));
  }
}

/** What a name is known for all over the world; undefined: it is not so well known. */
export function famousFor(name: Name): ReadonlySet<EntityKey> | undefined {
  return kinds.get(keyOf(name));
}

function namesIn(text: string): readonly Name[] {
  const names = text.trim().split(/[;\n]+/);
  return names.map((name) => words(name, SEAMS).map(({ word }) => word)).filter(({ length }) => length > 0);
}

function keyOf(name: Name): string {
  return (name[0] === 'the' && name.length > 1 ? name.slice(1) : name).join(' ');
}
