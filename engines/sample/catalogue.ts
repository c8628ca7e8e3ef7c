import type { MessageInitShape } from '@bufbuild/protobuf';
import type { ItemSchema } from '../../src/gen/parlando/content/v1/content_pb.js';
import { missing } from '../refusals.js';

/** An item as the service tells of it. */
export type SampleItem = MessageInitShape<typeof ItemSchema> & {
  readonly type: string;
  readonly ref: string;
  readonly name: string;
  readonly popularity: number;
};

/** Seconds of each song. */
export const SONG_SECONDS = 5;

const GENRES = ['ambient', 'chamber'];
const ALBUMS = [
  { name: 'Paper Harbour', artist: 'The Sample Ensemble', genre: 'ambient', year: 2019 },
  { name: 'Small Machines', artist: 'The Sample Ensemble', genre: 'ambient', year: 2022 },
  { name: 'Four Windows', artist: 'Quartet for Trials', genre: 'chamber', year: 2020 },
];
const TITLES = ['Opening', 'Morning Tide', 'Glass Stairs', 'Low Cloud', 'Counting Lamps', 'Closing'];

const artists = [...new Set(ALBUMS.map(({ artist }) => artist))].map(
  (name, at): SampleItem => ({
    type: 'artist',
    ref: `a${at + 1}`,
    name,
    popularity: 0.9 - at / 10,
    contains: ['songs', 'albums'],
    genres: [GENRES[at] ?? ''],
  }),
);
const artistOf = (name: string) => artists.filter((each) => each.name === name).map(named);

const albums = ALBUMS.map(
  ({ name, artist, genre, year }, at): SampleItem => ({
    type: 'album',
    ref: `b${at + 1}`,
    name,
    artistDisplayName: artist,
    artists: artistOf(artist),
    year,
    released: `${year}-03-01`,
    genres: [genre],
    popularity: 0.6 - at / 10,
    contains: ['songs'],
  }),
);

const songs = ALBUMS.flatMap(({ name: albumname, artist, genre, year }, at) =>
  TITLES.map(
    (title, place): SampleItem => ({
      type: 'song',
      ref: `s${at * TITLES.length + place + 1}`,
      name: `${title} (${albumname})`,
      artistDisplayName: artist,
      artists: artistOf(artist),
      album: { ref: `b${at + 1}`, name: albumname },
      year,
      genres: [genre],
      duration: SONG_SECONDS,
      playbackCodec: 'wav',
      popularity: 0.5 - (at * TITLES.length + place) / 100,
    }),
  ),
);

const genres = GENRES.map(
  (name, at): SampleItem => ({ type: 'genre', ref: name, name, popularity: 0.2 - at / 100 }),
);

const categories = [
  { ref: 'new', name: 'New albums', theme: 'new', type: 'album', items: albums },
  { ref: 'chart', name: 'Heard most', theme: 'chart', type: 'song', items: songs.slice(0, 10) },
].map(({ ref, name, theme, type, items }) => ({
  item: {
    type: 'category',
    ref,
    name,
    popularity: 0,
    childTheme: theme,
    childType: type,
    contains: [type],
    items: items.slice(0, 3),
  } satisfies SampleItem,
  items,
}));

/** Everything that the service has, the most popular first. */
export const EVERYTHING: readonly SampleItem[] = [...artists, ...albums, ...songs, ...genres];

/** The items at the top, or in a category; undefined: there is no such category. */
export function categoryItems(parent: string): readonly SampleItem[] | undefined {
  if (parent === '') return categories.map(({ item }) => item);
  return categories.find(({ item }) => item.ref === parent)?.items;
}

/** One item. */
export function itemCalled(type: string, ref: string): SampleItem | undefined {
  return EVERYTHING.find((each) => each.type === type && each.ref === ref);
}

/** One item that must be there; throws NOT_FOUND. */
export function existing(type: string, ref: string): SampleItem {
  const item = itemCalled(type, ref);
  if (!item) throw missing(type, ref);
  return item;
}

/** What a container holds of a type. */
export function itemsIn(type: string, ref: string, itemtype: string): readonly SampleItem[] {
  const held = itemtype === 'albums' ? albums : songs;
  if (type === 'artist') return held.filter((each) => each.artists?.some((artist) => artist.ref === ref));
  return type === 'album' && itemtype === 'songs' ? songs.filter(({ album }) => album?.ref === ref) : [];
}

/** The songs of any of the artists and any of the genres, where given, from the years. */
export function songsOf(wanted: {
  readonly artists: readonly string[];
  readonly genres: readonly string[];
  readonly fromYear: number;
  readonly toYear: number;
}): readonly SampleItem[] {
  return songs.filter(
    ({ artists = [], genres = [], year = 0 }) =>
      (wanted.artists.length === 0 || artists.some(({ ref = '' }) => wanted.artists.includes(ref))) &&
      (wanted.genres.length === 0 || genres.some((genre) => wanted.genres.includes(genre))) &&
      year >= wanted.fromYear &&
      (wanted.toYear === 0 || year <= wanted.toYear),
  );
}

function named({ ref, name }: SampleItem) {
  return { ref, name };
}
