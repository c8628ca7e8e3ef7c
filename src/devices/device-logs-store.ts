import type { Database } from '../db/database.js';

/** What a device uploads (specification, section 2.12). */
export const LOG_TYPES = ['crashdump', 'log'] as const;
export type LogType = (typeof LOG_TYPES)[number];

/** A log file as it is stored. */
export interface StoredLog {
  readonly name: string;
  readonly deviceid: string;
  readonly logtype: LogType;
  readonly contenttype: string;
  /** Bytes. */
  readonly size: number;
  /** What a zip file holds; undefined for other types. */
  readonly entries: readonly ZipEntry[] | undefined;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly created: number;
}

/** A file inside a zip file. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes when unpacked, as the zip file claims. */
  readonly size: number;
}

/** The SQL of the log files. */
export class DeviceLogsStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Adds a log and forgets the oldest of its device and type beyond `most`; the names of those. */
  add({ entries, ...log }: StoredLog, most: number): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (trx) => {
      await trx
        .insertInto('device_log')
        .values({ ...log, entries: entries ? JSON.stringify(entries) : null })
        .execute();
      const surplus = await trx
        .selectFrom('device_log')
        .select('name')
        .where('deviceid', '=', log.deviceid)
        .where('logtype', '=', log.logtype)
        .orderBy('created', 'desc')
        .orderBy('name', 'desc')
        .offset(most)
        .limit(1000)
        .execute();
      const names = surplus.map((row) => row.name);
      if (names.length > 0) await trx.deleteFrom('device_log').where('name', 'in', names).execute();
      return names;
    });
  }

  async counts(deviceid: string): Promise<Readonly<Record<LogType, number>>> {
    const rows = await this.#db
      .selectFrom('device_log')
      .select((q) => ['logtype', q.fn.countAll<number>().as('count')])
      .where('deviceid', '=', deviceid)
      .groupBy('logtype')
      .execute();
    const count = (type: LogType) => rows.find((row) => row.logtype === type)?.count ?? 0;
    return { crashdump: count('crashdump'), log: count('log') };
  }

  /** The newest first. */
  async list(
    of: { readonly deviceid: string; readonly logtype: LogType },
    page: { readonly startindex: number; readonly itemsperpage: number },
  ): Promise<readonly StoredLog[]> {
    const rows = await this.#db
      .selectFrom('device_log')
      .selectAll()
      .where('deviceid', '=', of.deviceid)
      .where('logtype', '=', of.logtype)
      .orderBy('created', 'desc')
      .orderBy('name', 'desc')
      .offset(page.startindex)
      .limit(page.itemsperpage)
      .execute();
    return rows.map(asLog);
  }

  async one(of: { readonly deviceid: string; readonly logtype: LogType; readonly name: string }) {
    const row = await this.#db
      .selectFrom('device_log')
      .selectAll()
      .where('name', '=', of.name)
      .where('deviceid', '=', of.deviceid)
      .where('logtype', '=', of.logtype)
      .executeTakeFirst();
    return row && asLog(row);
  }
}

function asLog(row: {
  name: string;
  deviceid: string;
  logtype: string;
  contenttype: string;
  size: number;
  entries: string | null;
  created: number;
}): StoredLog {
  return {
    ...row,
    logtype: row.logtype === 'crashdump' ? 'crashdump' : 'log',
    entries: row.entries === null ? undefined : JSON.parse(row.entries),
  };
}
