import type { Database } from '../db/database.js';

/** A record as it is stored. */
export interface StoredRecord {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly began: number;
  readonly userid: string | null;
  readonly deviceid: string | null;
  /** JSON. */
  readonly record: string;
  /** Signed 16-bit little-endian mono at 16 kHz. */
  readonly audio: Uint8Array | null;
}

/** How many records are kept, and how many of them with audio. */
export interface Limits {
  readonly records: number;
  readonly withAudio: number;
}

/** The SQL of the interactions. */
export class InteractionsStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds records, and removes the oldest records and the oldest audio beyond the limits. */
  async add(records: readonly StoredRecord[], limits: Limits): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      await trx.insertInto('interaction').values(records).execute();
      const numbers = trx.selectFrom('interaction').select('number').orderBy('number', 'desc').limit(1);
      const surplus = await numbers.offset(limits.records).executeTakeFirst();
      if (surplus) await trx.deleteFrom('interaction').where('number', '<=', surplus.number).execute();
      const loud = records.some(({ audio }) => audio !== null)
        ? numbers.where('audio', 'is not', null)
        : undefined;
      const old = await loud?.offset(limits.withAudio).executeTakeFirst();
      if (old)
        await trx.updateTable('interaction').set({ audio: null }).where('number', '<=', old.number).execute();
    });
  }

  /** The newest first; of one device, if it is named. */
  async newest(
    page: { readonly startindex: number; readonly itemsperpage: number },
    deviceid: string | undefined,
  ): Promise<readonly { readonly number: number; readonly record: string; readonly loud: boolean }[]> {
    const all = this.#db
      .selectFrom('interaction')
      .select((row) => ['number', 'record', row('audio', 'is not', null).as('loud')])
      .orderBy('number', 'desc');
    const rows = await (deviceid === undefined ? all : all.where('deviceid', '=', deviceid))
      .offset(page.startindex)
      .limit(page.itemsperpage)
      .execute();
    return rows.map(({ number, record, loud }) => ({ number, record, loud: Boolean(loud) }));
  }

  /** What was said in an interaction; undefined: it is not kept. */
  async audio(number: number): Promise<Uint8Array | undefined> {
    const row = await this.#db
      .selectFrom('interaction')
      .select('audio')
      .where('number', '=', number)
      .executeTakeFirst();
    return row?.audio ?? undefined;
  }

  async forget(userid: string): Promise<void> {
    await this.#db.deleteFrom('interaction').where('userid', '=', userid).execute();
  }
}
