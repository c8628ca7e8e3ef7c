import { AppError } from '../errors.js';
import type { ItemRef, Items, SongsRequest } from '../ports/content-engine.js';
import type { PlayableContent } from './playable-content.js';

/** A list of items whose order does not change between reads. */
export interface List {
  /** Names the list among all lists, and for whom it is. */
  readonly key: string;
  /** Items from `start`, fewer at the end; `total` where the service knows it. */
  read(start: number, count: number): Promise<Items>;
}

/** Engines are asked for at most this many items at once. */
export const LARGEST_READ = 100;

/** One item as a list. */
export function single(content: PlayableContent, { service, type, ref }: ItemRef): List {
  return {
    key: `item ${keyOf(content, service)} ${type} ${ref}`,
    read: async (start, count) => {
      const items = start === 0 && count > 0 ? [await content.item({ service, type, ref })] : [];
      return { items, total: 1 };
    },
  };
}

/** The items of a container: the songs of an album, the chapters of an audiobook. */
export function container(content: PlayableContent, { service, type, ref }: ItemRef, itemtype: string): List {
  return {
    key: `items ${keyOf(content, service)} ${type} ${ref}`,
    read: (start, count) =>
      pieced(start, count, (startindex, itemsperpage) =>
        content.items({ service, type, ref, itemtype, page: { startindex, itemsperpage } }),
      ),
  };
}

/** All songs of a service that fit seeds. */
export function songs(content: PlayableContent, seeds: Omit<SongsRequest, 'page'>): List {
  return {
    key: `songs ${keyOf(content, seeds.service)} ${JSON.stringify(seeds)}`,
    read: (start, count) =>
      pieced(start, count, (startindex, itemsperpage) =>
        content.songs({ ...seeds, page: { startindex, itemsperpage } }),
      ),
  };
}

/** How many items a list has. Asks a list that does not say where it ends: first in leaps, then by halves. */
export async function lengthOf(list: List): Promise<number> {
  const { items, total } = await list.read(0, 1);
  if (total !== undefined) return total;
  if (items.length === 0) return 0;
  let within = 0;
  let beyond = LARGEST_READ;
  while ((await list.read(beyond, 1)).items.length > 0) [within, beyond] = [beyond, beyond * 2];
  while (beyond - within > 1) {
    const middle = Math.floor((within + beyond) / 2);
    if ((await list.read(middle, 1)).items.length > 0) within = middle;
    else beyond = middle;
  }
  return beyond;
}

/** What one user is shown of a service with accounts is not another's. */
function keyOf(content: PlayableContent, service: string): string {
  return `${service} ${content.audience(service)}`;
}

type Read = (startindex: number, itemsperpage: number) => Promise<Items>;

/** Past the end is an empty page, whichever way an engine says so. */
async function pieced(start: number, count: number, read: Read): Promise<Items> {
  const starts = Array.from(
    { length: Math.ceil(count / LARGEST_READ) },
    (_, piece) => start + piece * LARGEST_READ,
  );
  const pieces = await Promise.all(
    starts.map((from) => read(from, Math.min(LARGEST_READ, start + count - from)).catch(emptyPastTheEnd)),
  );
  const total = pieces.find((piece) => piece.total !== undefined)?.total;
  return { items: pieces.flatMap(({ items }) => items), ...(total !== undefined && { total }) };
}

function emptyPastTheEnd(error: unknown): Items {
  if (error instanceof AppError && error.code === 'out_of_range') return { items: [] };
  throw error;
}
