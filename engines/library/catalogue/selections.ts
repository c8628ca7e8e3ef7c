import { refOf } from '../identity.js';
import type { Artist, Catalogue, Genre, Song } from './catalogue.js';

/** What songs must fit: any of the artists and any of the genres, where given; years inclusive, 0: no bound. */
export interface Seeds {
  readonly artists: readonly string[];
  /** References or names. */
  readonly genres: readonly string[];
  readonly fromYear: number;
  readonly toYear: number;
}

/** The songs that fit seeds, in the order of the catalogue. */
export function songsFor(catalogue: Catalogue, seeds: Seeds): readonly Song[] {
  const byArtist = seeds.artists.length > 0 ? artistSongs(catalogue, seeds.artists) : undefined;
  const byGenre = seeds.genres.length > 0 ? genreSongs(catalogue, seeds.genres) : undefined;
  let songs: readonly Song[] = catalogue.songs;
  if (byArtist && byGenre) songs = [...byArtist].filter((song) => byGenre.has(song)).sort(byPlace);
  else if (byArtist || byGenre) songs = [...(byArtist ?? byGenre ?? [])].sort(byPlace);
  const { fromYear, toYear } = seeds;
  if (fromYear === 0 && toYear === 0) return songs;
  return songs.filter(({ year }) => year > 0 && year >= fromYear && (toYear === 0 || year <= toYear));
}

function artistSongs({ byRef }: Catalogue, refs: readonly string[]): Set<Song> {
  return new Set(refs.flatMap((ref) => byRef.artist.get(ref)?.songs ?? []));
}

function genreSongs(catalogue: Catalogue, names: readonly string[]): Set<Song> {
  return new Set(names.flatMap((name) => genreNamed(catalogue, name)?.songs ?? []));
}

/** A genre by its reference or its name. */
function genreNamed({ byRef }: Catalogue, name: string): Genre | undefined {
  return byRef.genre.get(name) ?? byRef.genre.get(refOf('genre', name));
}

function byPlace(a: Song, b: Song): number {
  return a.place - b.place;
}

/** An artist and how much it resembles another, 0 to 1. */
export interface Resemblance {
  readonly artist: Artist;
  readonly score: number;
}

/** Years within which half of the likeness of two eras is lost. */
const ERA = 12;
/** What the genres count for; the era counts for the rest. */
const GENRE_SHARE = 0.7;

/** Artists that share genres with one, the most similar first: the cosine of their genres, and how near their years lie. */
export function similarArtists(artist: Artist, limit: number): Resemblance[] {
  const own = genreWeights(artist);
  const year = middleYear(artist);
  const others = new Set([...own.keys()].flatMap((genre) => genre.artists));
  return [...others]
    .filter((other) => other !== artist && !other.various)
    .map((other) => {
      const alike = cosine(own, genreWeights(other));
      const apart = Math.abs(middleYear(other) - year);
      return { artist: other, score: alike * (GENRE_SHARE + (1 - GENRE_SHARE) * 0.5 ** (apart / ERA)) };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}

function genreWeights({ songs }: Artist): Map<Genre, number> {
  const weights = new Map<Genre, number>();
  for (const song of songs)
    for (const genre of song.genres) weights.set(genre, (weights.get(genre) ?? 0) + 1);
  return weights;
}

function cosine(a: ReadonlyMap<Genre, number>, b: ReadonlyMap<Genre, number>): number {
  let product = 0;
  for (const [genre, weight] of a) product += weight * (b.get(genre) ?? 0);
  return product === 0 ? 0 : product / (norm(a) * norm(b));
}

function norm(weights: ReadonlyMap<Genre, number>): number {
  return Math.hypot(...weights.values());
}

function middleYear({ songs }: Artist): number {
  const years = songs
    .map((song) => song.year)
    .filter((year) => year > 0)
    .sort((a, b) => a - b);
  return years[years.length >> 1] ?? 0;
}
