import type { ContentItem } from '../ports/content-engine.js';
import type { Outcome } from './listening.js';

/** What an event changes of one entry of a taste. */
export interface Impact {
  readonly item: ContentItem;
  /** Added to what speaks for it. */
  readonly warmth?: number;
  /** Added to what speaks against it. */
  readonly cold?: number;
  readonly opinion?: 1 | -1;
  readonly plays?: number;
  readonly skips?: number;
  readonly completions?: number;
}

/** A liked item counts like one played so often. */
const LIKED = 5;
/** What an artist gets of it, and a genre. */
const LIKED_ARTIST = 2;
const LIKED_GENRE = 1;
const SKIPPED_ARTIST = 0.25;

/** What an item that was heard says of it, its artists, its album and its genres. */
export function impactOfHearing(item: ContentItem, outcome: Outcome): readonly Impact[] {
  if (outcome === 'left') return [];
  if (outcome === 'skipped') {
    return [
      { item, cold: 1, skips: 1 },
      ...artistsOf(item).map((artist) => ({ item: artist, cold: SKIPPED_ARTIST })),
    ];
  }
  const plays = 1;
  const around = [...artistsOf(item), ...albumOf(item), ...genresOf(item)];
  return [
    { item, warmth: 1, plays, ...(outcome === 'completed' && { completions: 1 }) },
    ...around.map((each) => ({ item: each, warmth: 1, plays })),
  ];
}

/** What a like or dislike says of an item, its artists and its genres. */
export function impactOfOpinion(item: ContentItem, like: boolean): readonly Impact[] {
  if (!like)
    return [
      { item, opinion: -1, cold: LIKED },
      ...artistsOf(item).map((artist) => ({ item: artist, cold: 1 })),
    ];
  return [
    { item, opinion: 1, warmth: LIKED },
    ...artistsOf(item).map((artist) => ({ item: artist, warmth: LIKED_ARTIST })),
    ...genresOf(item).map((genre) => ({ item: genre, warmth: LIKED_GENRE })),
  ];
}

/** A genre as an item: all services share it, by its name in lower case. */
export function genreItem(name: string): ContentItem {
  return bare({ service: '', type: 'genre', ref: name.toLowerCase(), name });
}

/** An artist of whom no more is known than the name. */
export function artistItem(artist: {
  readonly service: string;
  readonly ref: string;
  readonly name: string;
}): ContentItem {
  const { service, ref, name } = artist;
  return bare({ service, type: 'artist', ref, name });
}

/** What an artist says that came from a service's playlists: as much as a liked song of theirs. */
export function impactOfImport(artist: ContentItem): Impact {
  return { item: artist, warmth: LIKED_ARTIST };
}

function artistsOf(item: ContentItem): ContentItem[] {
  return item.artists.map(({ ref, name }) =>
    bare({ service: item.service, type: 'artist', ref, name, genres: item.genres }),
  );
}

function albumOf({
  service,
  album,
  artists,
  artistdisplayname,
  images,
  year,
  genres,
}: ContentItem): ContentItem[] {
  if (!album) return [];
  const more = {
    artists,
    images,
    genres,
    ...(artistdisplayname && { artistdisplayname }),
    ...(year && { year }),
  };
  return [bare({ service, type: 'album', ref: album.ref, name: album.name, ...more })];
}

function genresOf({ type, genres }: ContentItem): ContentItem[] {
  return type === 'genre' ? [] : genres.map(genreItem);
}

function bare(
  item: Partial<ContentItem> & Pick<ContentItem, 'service' | 'type' | 'ref' | 'name'>,
): ContentItem {
  return { artists: [], images: {}, genres: [], popularity: 0, ...item };
}
