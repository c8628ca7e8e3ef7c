import type { Database } from '../db/database.js';

/** A record as it is stored. */
export interface StoredRecord {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly began: number;
  readonly userid: string | null;
  readonly deviceid: string | null;
  /** JSON. */
  readonly record: string;
}

/** The SQL of the interactions. */
export class InteractionsStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds records, and removes the oldest beyond `most`. */
  async add(records: readonly StoredRecord[], most: number): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.insertInto('interaction').values(records).execute();
      const surplus = await trx
        .selectFrom('interaction')
        .select('number')
        .orderBy('number', 'desc')
        .offset(most)
        .limit(1)
        .executeTakeFirst();
      if (surplus) await trx.deleteFrom('interaction').where('number', '<=', surplus.number).execute();
    });
  }

  /** The newest first; of one device, if it is named. */
  async newest(
    page: { readonly startindex: number; readonly itemsperpage: number },
    deviceid: string | undefined,
  ): Promise<readonly string[]> {
    const all = this.#db.selectFrom('interaction').select('record').orderBy('number', 'desc');
    const rows = await (deviceid === undefined ? all : all.where('deviceid', '=', deviceid))
      .offset(page.startindex)
      .limit(page.itemsperpage)
      .execute();
    return rows.map((row) => row.record);
  }

  async forget(userid: string): Promise<void> {
    await this.#db.deleteFrom('interaction').where('userid', '=', userid).execute();
  }
}
