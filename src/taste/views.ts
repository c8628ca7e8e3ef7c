import type { ContentItem } from '../ports/content-engine.js';

/** One list of a view. */
export interface ViewBucket {
  readonly title: string;
  readonly type: string;
  readonly items: readonly ContentItem[];
}

/** What views are made from. */
export interface ViewSource {
  /** What is in the taste: by plays, by the last time, or by what it is worth. */
  entries(type: string, by: 'plays' | 'played' | 'warmth'): Promise<readonly ContentItem[]>;
  /** What is not in it yet. */
  recommended(type: string): Promise<readonly ContentItem[]>;
}

/** A view of a taste (open details, 'views'). */
export interface View {
  readonly name: string;
  readonly title: string;
  buckets(source: ViewSource): Promise<readonly ViewBucket[]>;
}

/** Every view there is. */
export const VIEWS: readonly View[] = [
  {
    name: 'recent',
    title: 'Heard lately',
    buckets: (source) => heard(source, 'played', ['song', 'album', 'artist', 'internetradio']),
  },
  {
    name: 'mostplayed',
    title: 'Heard most',
    buckets: (source) => heard(source, 'plays', ['song', 'album', 'artist', 'genre']),
  },
  {
    name: 'discover',
    title: 'New to you',
    buckets: (source) => unheard(source, ['artist', 'album', 'song']),
  },
  {
    name: 'foryou',
    title: 'For you',
    buckets: async (source) => [
      ...(await heard(source, 'warmth', ['artist', 'album'])),
      ...(await unheard(source, ['song'])),
    ],
  },
];

const TITLES: Readonly<Record<string, string>> = {
  song: 'Songs',
  album: 'Albums',
  artist: 'Artists',
  genre: 'Genres',
  internetradio: 'Stations',
};

async function heard(
  source: ViewSource,
  by: 'plays' | 'played' | 'warmth',
  types: readonly string[],
): Promise<readonly ViewBucket[]> {
  return filled(types, await Promise.all(types.map((type) => source.entries(type, by))));
}

async function unheard(source: ViewSource, types: readonly string[]): Promise<readonly ViewBucket[]> {
  return filled(types, await Promise.all(types.map((type) => source.recommended(type))));
}

function filled(types: readonly string[], lists: readonly (readonly ContentItem[])[]): ViewBucket[] {
  return types.flatMap((type, at) => {
    const items = lists[at] ?? [];
    return items.length > 0 ? [{ title: TITLES[type] ?? type, type, items }] : [];
  });
}
