import { AppError } from '../errors.js';
import type { ContentItem, Items, Page } from '../ports/content-engine.js';

/** What is wrong with an answer. */
export class Problem extends Error {}

/** The second item of a list by itself. */
export const SECOND: Page = { startindex: 1, itemsperpage: 1 };

/** Throws the problem unless something holds. */
export function must(holds: boolean, problem: string): void {
  if (!holds) throw new Problem(problem);
}

/** The first items of a list; its pages must fit together. */
export async function checkList(read: (page: Page) => Promise<Items>): Promise<Items> {
  const first = await read({ startindex: 0, itemsperpage: 20 });
  first.items.forEach(checkItem);
  must(first.items.length <= 20, 'a page is longer than asked for');
  const { total } = first;
  must(total === undefined || total >= first.items.length, `the total is ${total}, but there are more`);
  const second = await read(SECOND).catch(emptyPastTheEnd);
  must(first.items[1]?.ref === second.items[0]?.ref, 'the second page does not follow the first');
  const beyond = await read({ startindex: 1_000_000, itemsperpage: 20 }).catch(emptyPastTheEnd);
  must(beyond.items.length === 0, 'there are items past the end');
  return first;
}

/** Nothing that people see may be missing. */
export function checkItem(item: ContentItem): void {
  must(item.ref !== '' && item.type !== '' && item.name !== '', `an item lacks something: ${show(item)}`);
  must(inRange(item.popularity), `a popularity is not from 0 to 1: ${show(item)}`);
  for (const [size, url] of Object.entries(item.images)) {
    must(/^(default|\d+x\d+)$/.test(size) && URL.canParse(url), `not an image: ${size} ${url}`);
  }
}

/** Past the end is an empty page or `out_of_range`. */
export function emptyPastTheEnd(error: unknown): { readonly items: []; readonly hits: [] } {
  if (hasCode(error, 'out_of_range')) return { items: [], hits: [] };
  throw error;
}

/** What must be refused with a code. */
export async function refused(code: string, call: Promise<unknown>): Promise<void> {
  const outcome = await call.then(
    () => 'an answer',
    (error: unknown) => error,
  );
  if (hasCode(outcome, 'service_signin_needed')) throw outcome;
  if (!hasCode(outcome, code)) throw new Problem(`what is not there must be ${code}, not ${said(outcome)}`);
}

function said(outcome: unknown): string {
  return outcome instanceof AppError ? outcome.code : String(outcome);
}

/** Whether an error is an {@link AppError} with the code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof AppError && error.code === code;
}

/** From 0 to 1. */
export function inRange(value: number): boolean {
  return value >= 0 && value <= 1;
}

/** Whether no value is above the one before. */
export function isDescending(values: readonly number[]): boolean {
  return values.every((value, place) => place === 0 || value <= (values[place - 1] ?? 0));
}

/** Whatever is wrong, for people. */
export function show(value: unknown): string {
  return JSON.stringify(value).slice(0, 200);
}
