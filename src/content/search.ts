import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel';
import { AppError } from '../errors.js';
import type { Hit, Hits, Page } from '../ports/content-engine.js';
import { type ItemView, viewOf } from './item-view.js';

/** Milliseconds that a search across services waits for one of them. */
const PATIENCE = 1_500;
/** The last position that a list across services reaches: each service is asked for all before it. */
const DEEPEST = 1_000;

/** What was found across services (open details, 'Content'). */
export interface Buckets {
  readonly query: string;
  readonly buckets: readonly Bucket[];
  readonly errors: readonly ServiceError[];
}

/** What one service found of one type. */
export interface Bucket {
  readonly type: string;
  readonly service: string;
  readonly items: readonly ItemView[];
  readonly total?: number;
}

/** A service that did not answer, and why. */
export interface ServiceError {
  readonly service: string;
  readonly error: string;
}

/** A page of a list; a missing total: unknown. */
export interface ItemPage {
  readonly items: readonly ItemView[];
  readonly startindex: number;
  readonly itemsperpage: number;
  readonly total?: number;
}

/** A type of item in a service, where one can look. */
export interface Place {
  readonly service: string;
  readonly type: string;
}

/** Searches one place. */
export type SearchOne = (place: Place, page: Page) => Promise<Hits>;

/** Searches everywhere at once; who fails or takes too long is named, the others answer. */
export async function searchBuckets(
  query: string,
  places: readonly Place[],
  search: SearchOne,
  page: Page,
): Promise<Buckets> {
  const outcomes = await everywhere(places, (place) => search(place, page));
  const buckets = outcomes.flatMap(({ place, found }) =>
    found && found.hits.length > 0
      ? [{ ...place, items: found.hits.map(({ item }) => viewOf(item)), ...totalOf(found) }]
      : [],
  );
  const errors = new Map<string, string>();
  for (const { place, error } of outcomes) if (error !== undefined) errors.set(place.service, error);
  return { query, buckets, errors: [...errors].map(([service, error]) => ({ service, error })) };
}

/** One list out of several services, the best hits first. Rejects when every service failed. */
export async function searchMerged(
  places: readonly Place[],
  search: SearchOne,
  page: Page,
): Promise<ItemPage> {
  const { startindex, itemsperpage } = page;
  const end = startindex + itemsperpage;
  if (end > DEEPEST) throw tooDeep();
  const outcomes = await everywhere(places, (place) => search(place, { startindex: 0, itemsperpage: end }));
  const found = outcomes.flatMap(({ found }) => found ?? []);
  if (found.length === 0) throw searchFailure(outcomes[0]?.error ?? 'No service answered.');
  const hits = found.flatMap(({ hits }) => hits).sort(byScore);
  const known = found.every(({ total }) => total !== undefined);
  return {
    items: hits.slice(startindex, end).map(({ item }) => viewOf(item)),
    startindex,
    itemsperpage,
    ...(known && { total: found.reduce((sum, { total = 0 }) => sum + total, 0) }),
  };
}

/** A search that failed as a whole, with the body of specification 2.9. */
export function searchFailure(reason: string, cause?: unknown): AppError {
  return new AppError('service_failed', reason, { body: { type: 'error', error: reason }, cause });
}

interface Outcome {
  readonly place: Place;
  readonly found?: Hits;
  readonly error?: string;
}

function everywhere(places: readonly Place[], search: (place: Place) => Promise<Hits>): Promise<Outcome[]> {
  const patience = timeout(PATIENCE, TimeoutStrategy.Aggressive);
  return Promise.all(
    places.map(async (place) => {
      try {
        return { place, found: await patience.execute(() => search(place)) };
      } catch (error) {
        return { place, error: reason(error) };
      }
    }),
  );
}

function reason(error: unknown): string {
  if (error instanceof TaskCancelledError) return 'The service took too long.';
  return error instanceof AppError ? error.message : 'The service failed.';
}

function byScore(a: Hit, b: Hit): number {
  return b.score - a.score || b.item.popularity - a.item.popularity;
}

function totalOf({ total }: Hits): { readonly total?: number } {
  return total === undefined ? {} : { total };
}

function tooDeep(): AppError {
  const problem = `with itemsperpage, must be at most ${DEEPEST}`;
  return new AppError('out_of_range', `startindex: ${problem}`, { errors: { startindex: problem } });
}
