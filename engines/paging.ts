import type { Page } from '../src/gen/parlando/content/v1/content_pb.js';

/** Items of a page that does not say how many it wants, and at most. */
const PAGE = { usual: 20, largest: 100 };

/** The bounds of a page in a list, its end excluded. */
export function bounds(page: Page | undefined): { readonly start: number; readonly end: number } {
  const start = page?.startIndex ?? 0;
  return { start, end: start + Math.min(page?.itemsPerPage || PAGE.usual, PAGE.largest) };
}

/** A page of a list; past its end an empty one, which tells clients that there is no more. */
export function paged<T>(list: readonly T[], page: Page | undefined): readonly T[] {
  const { start, end } = bounds(page);
  return list.slice(start, end);
}
