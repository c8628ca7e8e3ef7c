import type { ContentItem } from '../ports/content-engine.js';
import { LARGEST_READ, type List } from './lists.js';
import type { StoredPlayable } from './playables-store.js';
import type { Anchor, Playing } from './playing.js';

/** How far from where it stood an item is looked for. */
const REACH = 1_000;

/** Where an item stands in its list. */
export interface Standing {
  readonly index: number;
  readonly item: ContentItem;
  /** Items in the list, where the service knows. */
  readonly total?: number;
}

/** The place, kept by this item where the list grows at its head: there indexes mean something else tomorrow. */
export function keptBy({ parameters }: StoredPlayable, playing: Playing, anchor: Anchor): Playing {
  return parameters.type === 'podcast' && !playing.shuffling ? { ...playing, anchor } : playing;
}

/** Where an item stands now: most likely where it stood, else further back, else before. Undefined: it was not found. */
export async function standingOf(list: List, { index, ref }: Anchor): Promise<Standing | undefined> {
  const back =
    (await found(list, ref, index, index + 1)) ?? (await found(list, ref, index + 1, index + REACH));
  return back ?? found(list, ref, Math.max(0, index - REACH), index);
}

async function found(list: List, ref: string, from: number, to: number): Promise<Standing | undefined> {
  for (let start = from; start < to; start += LARGEST_READ) {
    const count = Math.min(LARGEST_READ, to - start);
    const { items, total } = await list.read(start, count);
    const at = items.findIndex((item) => item.ref === ref);
    const item = items[at];
    if (item) return { index: start + at, item, ...(total !== undefined && { total }) };
    if (items.length < count) return undefined;
  }
  return undefined;
}
