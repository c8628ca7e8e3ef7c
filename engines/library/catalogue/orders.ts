import type { Artist, Song } from './catalogue.js';

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** By name, as people sort. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return compare(a.name, b.name);
}

/** The order of an album. */
export function byTrack(a: Song, b: Song): number {
  return a.disc - b.disc || a.track - b.track || compare(a.path, b.path);
}

/** The order of an artist's songs: album by album, the oldest first. */
export function bySongOfArtist(a: Song, b: Song): number {
  if (a.album !== b.album) {
    return a.year - b.year || compare(a.album?.name ?? '', b.album?.name ?? '');
  }
  return byTrack(a, b);
}

/** The order of the library: artist by artist, then what has none. */
export function inOrder(artists: readonly Artist[], all: ReadonlyMap<string, Song>): Song[] {
  const songs = new Set<Song>();
  for (const artist of artists) for (const song of artist.songs) songs.add(song);
  for (const song of all.values()) songs.add(song);
  return [...songs];
}
