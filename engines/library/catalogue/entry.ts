import { createHash } from 'node:crypto';
import type { Album, Artist, Catalogue, Genre, Playlist, Song } from './catalogue.js';

/** Anything in the catalogue that has a reference, with its type. */
export type Entry =
  | { readonly type: 'song'; readonly of: Song }
  | { readonly type: 'album' | 'audiobook'; readonly of: Album }
  | { readonly type: 'artist'; readonly of: Artist }
  | { readonly type: 'genre'; readonly of: Genre }
  | { readonly type: 'playlist'; readonly of: Playlist };

/** What people look for by name. */
export const ENTRY_TYPES = ['artist', 'album', 'song', 'genre', 'playlist', 'audiobook'] as const;

/** The entry of a type with a reference. */
export function entryOf({ byRef }: Catalogue, type: string, ref: string): Entry | undefined {
  switch (type) {
    case 'song':
      return entry('song', byRef.song.get(ref));
    case 'album':
    case 'audiobook': {
      const album = byRef.album.get(ref);
      return album && { type: album.type, of: album };
    }
    case 'artist':
      return entry('artist', byRef.artist.get(ref));
    case 'genre':
      return entry('genre', byRef.genre.get(ref));
    case 'playlist':
      return entry('playlist', byRef.playlist.get(ref));
    default:
      return undefined;
  }
}

function entry<Type extends Entry['type'], Of>(
  type: Type,
  of: Of | undefined,
): { type: Type; of: Of } | undefined {
  return of && { type, of };
}

/** Every entry with a name that people may say: artists, genres, playlists, albums, then songs. */
export function* entriesOf(catalogue: Catalogue): IterableIterator<Entry> {
  for (const of of catalogue.artists) if (!of.various) yield { type: 'artist', of };
  for (const of of catalogue.genres) yield { type: 'genre', of };
  for (const of of catalogue.playlists) yield { type: 'playlist', of };
  for (const of of catalogue.albums) yield { type: of.type, of };
  for (const of of catalogue.songs) yield { type: 'song', of };
}

/** Says of two catalogues whether the same names can be found in them. */
export function revisionOf(catalogue: Catalogue): string {
  const hash = createHash('sha256');
  for (const { type, of } of entriesOf(catalogue)) hash.update(`${type} ${of.ref} ${of.name}\n`);
  return hash.digest('base64url');
}

/** Popularity, 0 to 1: a song's rating where its owner gave one, else how much of the artist or genre there is. */
export class Popularity {
  readonly #mostOfArtist: number;
  readonly #mostOfGenre: number;

  constructor({ artists, genres }: Catalogue) {
    this.#mostOfArtist = artists.reduce((most, { songs }) => Math.max(most, songs.length), 1);
    this.#mostOfGenre = genres.reduce((most, { songs }) => Math.max(most, songs.length), 1);
  }

  of({ type, of }: Entry): number {
    switch (type) {
      case 'song':
        return of.rating ?? 0.5 * share(of.artists[0]?.songs.length, this.#mostOfArtist);
      case 'album':
      case 'audiobook':
        return 0.7 * share(of.artist.songs.length, this.#mostOfArtist);
      case 'artist':
        return share(of.songs.length, this.#mostOfArtist);
      case 'genre':
        return share(of.songs.length, this.#mostOfGenre);
      case 'playlist':
        return 0.5;
    }
  }
}

function share(count = 0, most: number): number {
  return Math.log1p(count) / Math.log1p(most);
}
