import type { ContentItem } from '../ports/content-engine.js';
import { genreMoods } from './moods.js';
import type { Entry } from './taste-store.js';

/** What a taste can be looked at by (open details, 'tags'). */
export const TAG_TYPES = ['era', 'genre', 'mood', 'location'] as const;
export type TagType = (typeof TAG_TYPES)[number];

/** The part of a taste that has a tag: its share, 0 to 1, and what it is of, the best first. */
export interface TagBucket {
  readonly tag: string;
  readonly weight: number;
  readonly items: readonly ContentItem[];
}

const MOST_BUCKETS = 20;
const MOST_ITEMS = 10;

/** Shares out what entries are worth among their tags; a location is a lower-case country code. */
export function tagBuckets(entries: readonly Entry[], tagtype: TagType): readonly TagBucket[] {
  const weights = new Map<string, number>();
  const items = new Map<string, ContentItem[]>();
  for (const { item, score } of entries) {
    const tags = tagsOf(item, tagtype);
    for (const tag of tags) {
      weights.set(tag, (weights.get(tag) ?? 0) + Math.max(0, score) / tags.length);
      items.set(tag, [...(items.get(tag) ?? []), item].slice(0, MOST_ITEMS));
    }
  }
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  return [...weights]
    .map(([tag, weight]) => ({ tag, weight: weight / all, items: items.get(tag) ?? [] }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_BUCKETS);
}

function tagsOf({ genres, year, country }: ContentItem, tagtype: TagType): readonly string[] {
  switch (tagtype) {
    case 'era':
      return year ? [`${Math.floor(year / 10) * 10}s`] : [];
    case 'genre':
      return [...new Set(genres.map((genre) => genre.toLowerCase()))];
    case 'mood':
      return [...new Set(genres.flatMap(genreMoods))];
    case 'location':
      return country ? [country] : [];
  }
}
