import type { Transaction } from 'kysely';
import type { Database } from '../db/database.js';
import type { Tables } from '../db/tables.js';
import type { ContentItem } from '../ports/content-engine.js';
import type { Impact } from './impact.js';
import { warmed, worth } from './warmth.js';

/** Whose taste: a user's, or that of one of the user's sub-profiles. */
export interface Owner {
  readonly userid: string;
  readonly profileuserid?: string;
}

/** What somebody thinks of an item. */
export interface Entry {
  readonly item: ContentItem;
  readonly opinion: number;
  readonly plays: number;
  /** What it is worth to them now: plays and likes, less what time and skips have taken. */
  readonly score: number;
  /** When it was last heard, in milliseconds since 1970-01-01 UTC. */
  readonly played: number | undefined;
}

/** How many entries of a type there are. */
export interface TypeCount {
  readonly type: string;
  readonly liked: number;
  readonly disliked: number;
  readonly played: number;
  readonly updated: number;
}

type Row = Tables['taste'];
/** A query holds only so many parameters. */
const KEYS_AT_ONCE = 500;

type Order = 'warmth' | 'plays' | 'played';

/** The SQL of the taste room. */
export class TasteStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds what happened to the entries it concerns. */
  async apply(owner: Owner, impacts: readonly Impact[], now: number): Promise<void> {
    const together = new Map(impacts.map((impact) => [keyOf(impact.item), impact]));
    if (together.size === 0) return;
    await this.#db.transaction().execute(async (trx) => {
      const before = await existing(trx, owner, [...together.values()]);
      const rows = [...together].map(([key, impact]) => changed(before.get(key), owner, impact, now));
      await trx
        .insertInto('taste')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['userid', 'profileuserid', 'type', 'service', 'ref']).doUpdateSet(({ ref }) => ({
            item: ref('excluded.item'),
            opinion: ref('excluded.opinion'),
            plays: ref('excluded.plays'),
            skips: ref('excluded.skips'),
            completions: ref('excluded.completions'),
            warmth: ref('excluded.warmth'),
            cold: ref('excluded.cold'),
            played: ref('excluded.played'),
            updated: ref('excluded.updated'),
          })),
        )
        .execute();
    });
  }

  /** Entries of a type that are not disliked, by what speaks for them, by plays, or the last heard first. */
  async top(
    owner: Owner,
    type: string,
    options: { readonly by: Order; readonly limit: number; readonly now: number },
  ): Promise<readonly Entry[]> {
    const entries = this.#of(owner).selectAll().where('type', '=', type).where('opinion', '>=', 0);
    const fitting =
      options.by === 'plays' ? entries.where('plays', '>', 0) : entries.where(options.by, 'is not', null);
    const rows = await fitting.orderBy(options.by, 'desc').limit(options.limit).execute();
    return rows.map((row) => asEntry(row, options.now));
  }

  /** What artists are worth to somebody, by `service:ref`, the best first. */
  async artistScores(
    owner: Owner,
    limit: number,
    now: number,
  ): Promise<readonly { readonly key: string; readonly score: number }[]> {
    const rows = await this.#of(owner)
      .select(['service', 'ref', 'warmth', 'cold'])
      .where('type', '=', 'artist')
      .where('opinion', '>=', 0)
      .where('warmth', 'is not', null)
      .orderBy('warmth', 'desc')
      .limit(limit)
      .execute();
    return rows
      .map(({ service, ref, warmth, cold }) => ({
        key: `${service}:${ref}`,
        score: worth(warmth, now) - worth(cold, now),
      }))
      .filter(({ score }) => score > 0);
  }

  /** What is disliked, by type, service and reference. */
  async disliked(owner: Owner): Promise<readonly { type: string; service: string; ref: string }[]> {
    return this.#of(owner).select(['type', 'service', 'ref']).where('opinion', '=', -1).execute();
  }

  /** Which of these are in the taste already, heard or judged, as keys of {@link keyOf}. */
  async known(owner: Owner, items: readonly ContentItem[]): Promise<ReadonlySet<string>> {
    const known = new Set<string>();
    for (let start = 0; start < items.length; start += KEYS_AT_ONCE) {
      const refs = items.slice(start, start + KEYS_AT_ONCE).map(({ ref }) => ref);
      const rows = await this.#of(owner)
        .select(['type', 'service', 'ref'])
        .where('ref', 'in', refs)
        .execute();
      for (const row of rows) known.add(keyOf(row));
    }
    return known;
  }

  /** What somebody thinks of items, by {@link keyOf}; what they do not know is not there. */
  async entries(owner: Owner, items: readonly ItemKey[], now: number): Promise<ReadonlyMap<string, Entry>> {
    const refs = [...new Set(items.map(({ ref }) => ref))].slice(0, KEYS_AT_ONCE);
    const rows = await this.#of(owner).selectAll().where('ref', 'in', refs).execute();
    return new Map(rows.map((row) => [keyOf(row), asEntry(row, now)]));
  }

  async counts(owner: Owner): Promise<readonly TypeCount[]> {
    const rows = await this.#of(owner)
      .select(({ fn, eb }) => [
        'type',
        fn.sum<number>(eb.case().when('opinion', '=', 1).then(1).else(0).end()).as('liked'),
        fn.sum<number>(eb.case().when('opinion', '=', -1).then(1).else(0).end()).as('disliked'),
        fn.sum<number>(eb.case().when('plays', '>', 0).then(1).else(0).end()).as('played'),
        fn.max('updated').as('updated'),
      ])
      .groupBy('type')
      .orderBy('type')
      .execute();
    return rows.map((row) => ({ ...row, updated: row.updated ?? 0 }));
  }

  /** Everybody with a taste, some at a time in the order of their ids. */
  async owners(after: Owner | undefined, limit: number): Promise<readonly Required<Owner>[]> {
    let query = this.#db.selectFrom('taste').select(['userid', 'profileuserid']).distinct();
    if (after) {
      const { userid, profileuserid = '' } = after;
      query = query.where(({ or, and, eb }) =>
        or([
          eb('userid', '>', userid),
          and([eb('userid', '=', userid), eb('profileuserid', '>', profileuserid)]),
        ]),
      );
    }
    return query.orderBy('userid').orderBy('profileuserid').limit(limit).execute();
  }

  /** Removes the taste of a user with all sub-profiles, or of one sub-profile. */
  async forget({ userid, profileuserid }: Owner): Promise<void> {
    let removal = this.#db.deleteFrom('taste').where('userid', '=', userid);
    if (profileuserid !== undefined) removal = removal.where('profileuserid', '=', profileuserid);
    await removal.execute();
  }

  #of({ userid, profileuserid = '' }: Owner) {
    return this.#db
      .selectFrom('taste')
      .where('userid', '=', userid)
      .where('profileuserid', '=', profileuserid);
  }
}

/** Names an entry among those of one owner. */
export function keyOf({ type, service, ref }: ItemKey): string {
  return `${type} ${service} ${ref}`;
}

interface ItemKey {
  readonly type: string;
  readonly service: string;
  readonly ref: string;
}

async function existing(
  trx: Transaction<Tables>,
  { userid, profileuserid = '' }: Owner,
  impacts: readonly Impact[],
): Promise<ReadonlyMap<string, Row>> {
  const rows = await trx
    .selectFrom('taste')
    .selectAll()
    .where(({ or, and, eb }) =>
      or(
        // Each branch names the whole key, or the planner would read everything that the owner has.
        impacts.map(({ item }) =>
          and([
            eb('userid', '=', userid),
            eb('profileuserid', '=', profileuserid),
            eb('type', '=', item.type),
            eb('service', '=', item.service),
            eb('ref', '=', item.ref),
          ]),
        ),
      ),
    )
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function changed(
  before: Row | undefined,
  { userid, profileuserid = '' }: Owner,
  impact: Impact,
  now: number,
): Row {
  const { item, warmth = 0, cold = 0, opinion = before?.opinion ?? 0 } = impact;
  const repeated = impact.opinion !== undefined && impact.opinion === before?.opinion;
  const plays = (impact.plays ?? 0) + (before?.plays ?? 0);
  return {
    userid,
    profileuserid,
    type: item.type,
    service: item.service,
    ref: item.ref,
    item: JSON.stringify(merged(before && (JSON.parse(before.item) as ContentItem), item)),
    opinion,
    plays,
    skips: (before?.skips ?? 0) + (impact.skips ?? 0),
    completions: (before?.completions ?? 0) + (impact.completions ?? 0),
    warmth: warmth > 0 && !repeated ? warmed(before?.warmth ?? null, warmth, now) : (before?.warmth ?? null),
    cold: cold > 0 && !repeated ? warmed(before?.cold ?? null, cold, now) : (before?.cold ?? null),
    played: impact.plays ? now : (before?.played ?? null),
    updated: now,
  };
}

const MOST_GENRES = 8;

/** What was known of an artist or album from elsewhere is kept: one song does not tell everything. */
function merged(before: ContentItem | undefined, now: ContentItem): ContentItem {
  if (!before) return now;
  const genres = [...new Set([...now.genres, ...before.genres])].slice(0, MOST_GENRES);
  const images = Object.keys(now.images).length > 0 ? now.images : before.images;
  return { ...before, ...now, genres, images };
}

function asEntry(row: Row, now: number): Entry {
  return {
    item: JSON.parse(row.item),
    opinion: row.opinion,
    plays: row.plays,
    score: worth(row.warmth, now) - worth(row.cold, now),
    played: row.played ?? undefined,
  };
}
