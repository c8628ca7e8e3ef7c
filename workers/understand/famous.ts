import type { EntityKey } from '../../src/ports/understander.js';
import { before1990 as albumsBefore1990 } from './famous/albums/before-1990.js';
import { since1990 as albumsSince1990 } from './famous/albums/since-1990.js';
import { styles as albumsOfStyles } from './famous/albums/styles.js';
import { worldwide as albumsWorldwide } from './famous/albums/worldwide.js';
import { asiaAndAfrica } from './famous/artists/asia-and-africa.js';
import { countryAndReggae } from './famous/artists/country-and-reggae.js';
import { europe } from './famous/artists/europe.js';
import { jazzAndClassical } from './famous/artists/jazz-and-classical.js';
import { latin } from './famous/artists/latin.js';
import { metalAndElectronic } from './famous/artists/metal-and-electronic.js';
import { popAndRock } from './famous/artists/pop-and-rock.js';
import { playlists } from './famous/playlists.js';
import { stations } from './famous/stations.js';
import { before1980 as tracksBefore1980 } from './famous/tracks/before-1980.js';
import { before2000 as tracksBefore2000 } from './famous/tracks/before-2000.js';
import { since2000 as tracksSince2000 } from './famous/tracks/since-2000.js';
import { worldwide as tracksWorldwide } from './famous/tracks/worldwide.js';
import { fold } from './tokens.js';

type Name = readonly string[];

const WORD = /\p{N}+(?:[.:,]\p{N}+)+|[\p{L}\p{N}]+|&/gu;

/** The words of the names that all the world knows, by what they are known for. */
export const famousNames: ReadonlyMap<EntityKey, readonly Name[]> = new Map([
  [
    'artist',
    namesIn(popAndRock, metalAndElectronic, jazzAndClassical, countryAndReggae, latin, europe, asiaAndAfrica),
  ],
  ['track', namesIn(tracksBefore1980, tracksBefore2000, tracksSince2000, tracksWorldwide)],
  ['album', namesIn(albumsBefore1990, albumsSince1990, albumsOfStyles, albumsWorldwide)],
  ['playlist', namesIn(playlists)],
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

/** Takes names apart as sentences are; all at once, for there are many. */
/** Famous names that are looked for among other words have so many words. */
const LEAST = 2;
const MOST = 6;

/** Where famous songs stand in a sentence, if their titles are more than a word. */
export function famousSongs(
  sentence: readonly string[],
): readonly { readonly start: number; readonly end: number }[] {
  return sentence.flatMap((_, start) =>
    Array.from({ length: MOST - LEAST + 1 }, (_, more) => ({ start, end: start + LEAST + more })).filter(
      ({ end }) => end <= sentence.length && famousFor(sentence.slice(start, end))?.has('track'),
    ),
  );
}

function namesIn(...texts: readonly string[]): readonly Name[] {
  const names = fold(texts.join('\n')).split(/[;\n]+/);
  return names
    .map((name) => (name.match(WORD) ?? []).map((word) => (word === '&' ? 'and' : word)))
    .filter(({ length }) => length > 0);
}

function keyOf(name: Name): string {
  return (name[0] === 'the' && name.length > 1 ? name.slice(1) : name).join(' ');
}
