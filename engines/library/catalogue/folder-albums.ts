import { dirname } from 'node:path';
import { sameName } from '../identity.js';
import type { TrackFacts } from '../scan/facts.js';
import { isDisc } from '../scan/path-guess.js';

/** The artist of albums that are nobody's own. */
export const VARIOUS = 'Various Artists';

interface Held {
  readonly path: string;
  readonly mtime: number;
  readonly facts: TrackFacts;
}

/** Albums whose tags name no album artist: one folder's tracks of one album name belong together. */
export class FolderAlbums {
  readonly #albums = new Map<string, Held[]>();

  hold(track: Held): void {
    const key = `${albumFolder(track.path)}\0${sameName(track.facts.album ?? '')}`;
    const tracks = this.#albums.get(key);
    if (tracks) tracks.push(track);
    else this.#albums.set(key, [track]);
  }

  /** The tracks with their album's artist: the one whom all share, else various. */
  *resolved(): IterableIterator<Held & { readonly albumartist: string }> {
    for (const tracks of this.#albums.values()) {
      const [first = '', ...others] = new Set(tracks.map(({ facts }) => facts.artists[0] ?? facts.artist));
      const albumartist = others.length === 0 ? first : VARIOUS;
      for (const track of tracks) yield { ...track, albumartist };
    }
  }
}

/** The folder of the album that a track lies in, with a slash at its end; a folder for each disc is one inside it. */
export function albumFolder(path: string): string {
  const folder = dirname(path);
  if (folder === '.') return '';
  const place = isDisc(folder.slice(folder.lastIndexOf('/') + 1)) ? dirname(folder) : folder;
  return place === '.' ? '' : `${place}/`;
}
