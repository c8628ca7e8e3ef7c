import type { UserMusic } from './music.js';
import { many, type SongEntry } from './protocol.js';

/** What songs must fit: any of the artists and any of the genres, where given; years inclusive, 0: no bound. */
interface Seeds {
  readonly artists: readonly string[];
  readonly genres: readonly string[];
  readonly fromYear: number;
  readonly toYear: number;
}

/** The songs that fit seeds, in an order that stays. */
export async function songsFor(music: UserMusic, seeds: Seeds): Promise<readonly SongEntry[]> {
  const { artists, genres, fromYear, toYear } = seeds;
  const wanted = new Set(genres.map((genre) => genre.toLowerCase()));
  const songs = await seeded(music, seeds);
  return songs.filter((song) => {
    const { year = 0 } = song;
    const inEra =
      (fromYear === 0 && toYear === 0) || (year > 0 && year >= fromYear && (toYear === 0 || year <= toYear));
    const ofGenre =
      artists.length === 0 || wanted.size === 0 || genresOf(song).some((each) => wanted.has(each));
    return inEra && ofGenre;
  });
}

async function seeded(music: UserMusic, { artists, genres, fromYear, toYear }: Seeds) {
  if (artists.length === 0 && genres.length === 0) return music.songsOfYears(fromYear, toYear);
  const lists =
    artists.length > 0
      ? artists.map((artist) => music.songsOfArtist(artist))
      : genres.map((genre) => music.songsOfGenre(genre));
  const songs = (await Promise.all(lists)).flat();
  return [...new Map(songs.map((song) => [song.id, song])).values()];
}

function genresOf({ genre, genres = [] }: SongEntry): string[] {
  return [...(genre ? [genre] : []), ...genres.map(({ name }) => name)].map((each) => each.toLowerCase());
}

/** An artist like another, by reference. */
interface Similar {
  readonly ref: string;
  /** 0 to 1. */
  readonly score: number;
}

/**
 * Artists like one, the most similar first: those that the server names, and where it names none (it knows nothing
 * without Last.fm) those with the most songs of the artist's own main genre.
 */
export async function similarTo(music: UserMusic, ref: string, limit: number): Promise<readonly Similar[]> {
  const named = await music.call('getArtistInfo2', { id: ref, count: limit }).then(
    ({ artistInfo2 }) => many(artistInfo2?.similarArtist).map(({ id }) => String(id)),
    () => [],
  );
  const refs = named.length > 0 ? named : await ofSameGenre(music, ref);
  const others = refs.filter((each) => each !== ref && each !== '-1').slice(0, limit);
  return others.map((each, place) => ({ ref: each, score: 1 / (1 + place / 10) }));
}

async function ofSameGenre(music: UserMusic, ref: string): Promise<readonly string[]> {
  const genres = (await music.songsOfArtist(ref)).flatMap(({ genre }) => (genre ? [genre] : []));
  const [genre] = byCount(genres);
  if (genre === undefined) return [];
  const songs = await music.songsOfGenre(genre);
  return byCount(songs.flatMap(({ artistId }) => (artistId === undefined ? [] : [String(artistId)])));
}

function byCount(values: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}
