import type { ContentItem } from '../ports/content-engine.js';
import type { TagBucket } from './tags.js';

/** A dynamic playlist worth playing: its parameters make a playable as they are. */
export interface Cut {
  readonly name: string;
  readonly images: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What a taste is cut along, the best first. */
export interface TasteParts {
  readonly artists: readonly ContentItem[];
  readonly genres: readonly TagBucket[];
  readonly eras: readonly TagBucket[];
}

const ARTISTS = 5;
const GENRES = 4;
const ERAS = 2;

/** Playlists that dissect a taste; none of an empty one. */
export function cutsOf({ artists, genres, eras }: TasteParts): readonly Cut[] {
  const [first] = artists;
  if (!first) return [];
  const dynamic = { type: 'dynamicplaylist' };
  return [
    { name: 'Your taste', images: first.images, parameters: dynamic },
    ...genres.slice(0, GENRES).map(({ tag, items }) => ({
      name: tag,
      images: imagesOf(items),
      parameters: { ...dynamic, filters: { genres: [{ id: tag }] } },
    })),
    ...artists.slice(0, ARTISTS).map(({ service, ref, name, images }) => ({
      name,
      images,
      parameters: { ...dynamic, service, artists: [{ id: ref, name }], expandartists: true },
    })),
    ...eras.slice(0, ERAS).map(({ tag, items }) => ({
      name: tag,
      images: imagesOf(items),
      parameters: { ...dynamic, tags: [{ type: 'era', id: tag }] },
    })),
  ];
}

function imagesOf(items: readonly ContentItem[]): Readonly<Record<string, string>> {
  return items.find(({ images }) => Object.keys(images).length > 0)?.images ?? {};
}
