import type { Database } from '../db/database.js';
import { manyRows } from '../db/many-rows.js';
import type { PlayablesTables } from '../db/tables/playables.js';
import type { ContentItem } from '../ports/content-engine.js';
import type { MixState } from './mix.js';
import type { PlayableParameters } from './parameters.js';
import type { Playing } from './playing.js';
import type { Roster } from './roster.js';

/** Whose playables: a user's, or those of one of the user's sub-profiles. */
export interface Owner {
  readonly userid: string;
  readonly profileuserid?: string;
}

/** A playable as it is stored. */
export interface StoredPlayable {
  readonly id: string;
  readonly userid: string;
  /** '' for the main account. */
  readonly profileuserid: string;
  readonly parameterskey: string;
  readonly parameters: PlayableParameters;
  readonly name: string;
  readonly images: Readonly<Record<string, string>>;
  /** What its container is asked for, such as songs; undefined: it is one item. */
  readonly itemtype: string | undefined;
  /** Items in the list; of a dynamic playlist, items made so far. */
  readonly length: number;
  readonly seed: number;
  readonly playing: Playing;
  readonly generator: Generator | undefined;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly created: number;
  readonly updated: number;
}

/** What makes a dynamic playlist, and how far it has come. */
export interface Generator {
  readonly roster: Roster;
  readonly mix: MixState;
}

/** What changes as a playable is played. */
export interface Progress {
  readonly length: number;
  readonly playing: Playing;
  readonly generator: Generator | undefined;
  /** Items that a dynamic playlist made, from the position `length` had before. */
  readonly made?: readonly ContentItem[];
}

/** The SQL of the playables room. */
export class PlayablesStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async byId(id: string): Promise<StoredPlayable | undefined> {
    const row = await this.#playables().where('id', '=', id).executeTakeFirst();
    return row && stored(row);
  }

  async byKey({ userid, profileuserid = '' }: Owner, key: string): Promise<StoredPlayable | undefined> {
    const row = await this.#playables()
      .where('userid', '=', userid)
      .where('profileuserid', '=', profileuserid)
      .where('parameterskey', '=', key)
      .executeTakeFirst();
    return row && stored(row);
  }

  /** Adds a playable with what it has made; false: its owner has one with these parameters already. */
  async add(playable: StoredPlayable, made: readonly ContentItem[]): Promise<boolean> {
    const { parameters, images, playing, generator, itemtype = null, ...rest } = playable;
    const values = {
      ...rest,
      itemtype,
      parameters: JSON.stringify(parameters),
      images: JSON.stringify(images),
      playing: JSON.stringify(playing),
      generator: generator ? JSON.stringify(generator) : null,
    };
    return this.#db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('playable')
        .values(values)
        .onConflict((conflict) => conflict.columns(['userid', 'profileuserid', 'parameterskey']).doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) return false;
      if (made.length > 0)
        await trx
          .insertInto('playable_item')
          .values(rows(playable.id, 0, made))
          .execute();
      return true;
    });
  }

  /** Stores how far a playable has come since it was read as `before`. */
  async progress(before: StoredPlayable, progress: Progress, now: number): Promise<void> {
    const { length, playing, generator, made = [] } = progress;
    await this.#db.transaction().execute(async (trx) => {
      await trx
        .updateTable('playable')
        .set({
          length,
          playing: JSON.stringify(playing),
          ...(generator !== before.generator && { generator: JSON.stringify(generator) }),
          updated: now,
        })
        .where('id', '=', before.id)
        .execute();
      if (made.length > 0)
        await trx
          .insertInto('playable_item')
          .values(rows(before.id, before.length, made))
          .execute();
    });
  }

  /** Stores where playables are, all at once. */
  async keepPlaces(playables: readonly StoredPlayable[]): Promise<void> {
    const rows = playables.map(({ id, length, playing, updated }) => ({
      id,
      length,
      playing: JSON.stringify(playing),
      updated,
    }));
    await this.#db
      .updateTable('playable')
      .from(manyRows(rows, ['id', 'length', 'playing', 'updated'], 'place'))
      .set(({ ref }) => ({
        length: ref('place.length'),
        playing: ref('place.playing'),
        updated: ref('place.updated'),
      }))
      .whereRef('playable.id', '=', 'place.id')
      .execute();
  }

  /** What a dynamic playlist made at some positions. */
  async made(id: string, start: number, count: number): Promise<readonly ContentItem[]> {
    const found = await this.#db
      .selectFrom('playable_item')
      .select('item')
      .where('playableid', '=', id)
      .where('position', '>=', start)
      .where('position', '<', start + count)
      .orderBy('position')
      .execute();
    return found.map(({ item }) => JSON.parse(item) as ContentItem);
  }

  async associate(playableid: string, deviceid: string): Promise<void> {
    await this.#db
      .insertInto('playable_device')
      .values({ playableid, deviceid })
      .onConflict((conflict) => conflict.columns(['playableid', 'deviceid']).doNothing())
      .execute();
  }

  async isAssociated(playableid: string, deviceid: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('playable_device')
      .select('deviceid')
      .where('playableid', '=', playableid)
      .where('deviceid', '=', deviceid)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Where a listener stopped in items of a service, in seconds, by the items' references. */
  async resumePoints(
    { userid, profileuserid = '' }: Owner,
    service: string,
    refs: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    const found = await this.#db
      .selectFrom('resume_point')
      .select(['ref', 'seconds'])
      .where('userid', '=', userid)
      .where('profileuserid', '=', profileuserid)
      .where('service', '=', service)
      .where('ref', 'in', refs)
      .execute();
    return new Map(found.map(({ ref, seconds }) => [ref, seconds]));
  }

  async setResumePoint(
    { userid, profileuserid = '' }: Owner,
    point: { readonly service: string; readonly ref: string; readonly seconds: number },
    now: number,
  ): Promise<void> {
    const values = { seconds: point.seconds, updated: now };
    await this.#db
      .insertInto('resume_point')
      .values({ userid, profileuserid, service: point.service, ref: point.ref, ...values })
      .onConflict((conflict) =>
        conflict.columns(['userid', 'profileuserid', 'service', 'ref']).doUpdateSet(values),
      )
      .execute();
  }

  /** Removes everything of a user, or of one sub-profile. */
  async forget({ userid, profileuserid }: Owner): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      for (const table of ['playable', 'resume_point'] as const) {
        let removal = trx.deleteFrom(table).where('userid', '=', userid);
        if (profileuserid !== undefined) removal = removal.where('profileuserid', '=', profileuserid);
        await removal.execute();
      }
    });
  }

  #playables() {
    return this.#db.selectFrom('playable').selectAll();
  }
}

function rows(playableid: string, from: number, made: readonly ContentItem[]) {
  return made.map((item, step) => ({ playableid, position: from + step, item: JSON.stringify(item) }));
}

function stored(row: PlayablesTables['playable']): StoredPlayable {
  return {
    ...row,
    itemtype: row.itemtype ?? undefined,
    parameters: JSON.parse(row.parameters),
    images: JSON.parse(row.images),
    playing: JSON.parse(row.playing),
    generator: row.generator === null ? undefined : JSON.parse(row.generator),
  };
}
