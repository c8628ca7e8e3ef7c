import type { Database } from '../db/database.js';
import { text } from './details.js';
import type { FirmwareKey, FirmwareRecord } from './firmware-choice.js';

type Fields = Record<string, unknown>;

/** A device as it is stored. */
export interface StoredDevice {
  readonly deviceid: string;
  /** What the device itself told. */
  readonly details: Fields;
  readonly owner: string | undefined;
  readonly lastseen: number | undefined;
}

/** A device that a user's app registered. */
export interface RegisteredDevice {
  readonly userid: string;
  readonly deviceid: string;
  /** What the app told. */
  readonly details: Fields;
}

/** The SQL of the devices room. */
export class DevicesStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async device(deviceid: string): Promise<StoredDevice | undefined> {
    const row = await this.#db
      .selectFrom('device')
      .selectAll()
      .where('deviceid', '=', deviceid)
      .executeTakeFirst();
    return row && asDevice(row);
  }

  async registration(userid: string, deviceid: string): Promise<RegisteredDevice | undefined> {
    const row = await this.#registrations()
      .where('userid', '=', userid)
      .where('deviceid', '=', deviceid)
      .executeTakeFirst();
    return row && asRegistration(row);
  }

  /** Everything that users registered, the oldest first. */
  async registrationsOf(userid: string): Promise<readonly RegisteredDevice[]> {
    return (await this.#registrations().where('userid', '=', userid).execute()).map(asRegistration);
  }

  async registrationsOfDevice(deviceid: string): Promise<readonly RegisteredDevice[]> {
    return (await this.#registrations().where('deviceid', '=', deviceid).execute()).map(asRegistration);
  }

  async ownedBy(userid: string): Promise<readonly StoredDevice[]> {
    const rows = await this.#db
      .selectFrom('device')
      .selectAll()
      .where('owner', '=', userid)
      .orderBy('ownedsince')
      .orderBy('deviceid')
      .execute();
    return rows.map(asDevice);
  }

  /** The devices of which the device itself or an app told this serial number. */
  async withSerial(serial: string): Promise<readonly string[]> {
    const own = this.#db.selectFrom('device').select('deviceid').where('serial', '=', serial);
    const registered = this.#db.selectFrom('user_device').select('deviceid').where('serial', '=', serial);
    return (await own.union(registered).execute()).map((row) => row.deviceid);
  }

  /** Changes what a device told of itself; `change` is given the old details and must not wait. */
  report(deviceid: string, now: number, change: (old: Fields) => Fields): Promise<Fields> {
    return this.#db.transaction().execute(async (trx) => {
      const old = await trx
        .selectFrom('device')
        .select('details')
        .where('deviceid', '=', deviceid)
        .executeTakeFirst();
      const { details, values } = told(old, change, now);
      await trx
        .insertInto('device')
        .values({ deviceid, ...values, owner: null, ownedsince: null, lastseen: null, created: now })
        .onConflict((conflict) => conflict.column('deviceid').doUpdateSet(values))
        .execute();
      return details;
    });
  }

  /** Changes what a user's app told of a device; `change` is given the old details and must not wait. */
  register(
    key: { userid: string; deviceid: string },
    now: number,
    change: (old: Fields) => Fields,
  ): Promise<Fields> {
    return this.#db.transaction().execute(async (trx) => {
      const old = await trx
        .selectFrom('user_device')
        .select('details')
        .where('userid', '=', key.userid)
        .where('deviceid', '=', key.deviceid)
        .executeTakeFirst();
      const { details, values } = told(old, change, now);
      await trx
        .insertInto('user_device')
        .values({ ...key, ...values, created: now })
        .onConflict((conflict) => conflict.columns(['userid', 'deviceid']).doUpdateSet(values))
        .execute();
      return details;
    });
  }

  /** False: the device has an owner already. */
  async claim(userid: string, deviceid: string, now: number): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('device')
      .values({
        deviceid,
        details: '{}',
        serial: null,
        owner: userid,
        ownedsince: now,
        lastseen: null,
        created: now,
        updated: now,
      })
      .onConflict((conflict) =>
        conflict
          .column('deviceid')
          .doUpdateSet({ owner: userid, ownedsince: now })
          .where('device.owner', 'is', null),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** False: the user does not own the device. */
  async release(userid: string, deviceid: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('device')
      .set({ owner: null, ownedsince: null })
      .where('deviceid', '=', deviceid)
      .where('owner', '=', userid)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Notes when devices were there, in milliseconds since 1970-01-01 UTC. */
  async seen(devices: ReadonlyMap<string, number>): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      for (const some of inRuns([...devices], 500)) {
        await trx
          .insertInto('device')
          .values(
            some.map(([deviceid, at]) => ({ ...UNKNOWN, deviceid, created: at, updated: at, lastseen: at })),
          )
          .onConflict((conflict) =>
            conflict.column('deviceid').doUpdateSet((q) => ({ lastseen: q.ref('excluded.lastseen') })),
          )
          .execute();
      }
    });
  }

  /** Removes every trace of a user. */
  forget(userid: string): Promise<void> {
    return this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('user_device').where('userid', '=', userid).execute();
      await trx
        .updateTable('device')
        .set({ owner: null, ownedsince: null })
        .where('owner', '=', userid)
        .execute();
    });
  }

  async firmware(): Promise<readonly FirmwareRecord[]> {
    const rows = await this.#db.selectFrom('firmware').select('record').orderBy('created', 'desc').execute();
    return rows.map((row) => JSON.parse(row.record));
  }

  async saveFirmware(record: FirmwareRecord, now: number): Promise<void> {
    const { devicetype, region, version } = record;
    const values = { record: JSON.stringify(record), created: now };
    await this.#db
      .insertInto('firmware')
      .values({ devicetype, region, version, ...values })
      .onConflict((conflict) => conflict.columns(['devicetype', 'region', 'version']).doUpdateSet(values))
      .execute();
  }

  /** False: there was none. */
  async removeFirmware({ devicetype, region, version }: FirmwareKey): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('firmware')
      .where('devicetype', '=', devicetype)
      .where('region', '=', region)
      .where('version', '=', version)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  #registrations() {
    return this.#db.selectFrom('user_device').select(['userid', 'deviceid', 'details']).orderBy('created');
  }
}

/** A device of which nothing is known but that it is there. */
const UNKNOWN = { details: '{}', serial: null, owner: null, ownedsince: null } as const;

function inRuns<T>(all: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / length) }, (_, i) =>
    all.slice(i * length, (i + 1) * length),
  );
}

function asDevice(row: { deviceid: string; details: string; owner: string | null; lastseen: number | null }) {
  return {
    deviceid: row.deviceid,
    details: JSON.parse(row.details) as Fields,
    owner: row.owner ?? undefined,
    lastseen: row.lastseen ?? undefined,
  };
}

function asRegistration(row: { userid: string; deviceid: string; details: string }): RegisteredDevice {
  return { ...row, details: JSON.parse(row.details) };
}

/** Details after a change, and the columns that hold them. */
function told(
  old: { readonly details: string } | undefined,
  change: (old: Fields) => Fields,
  now: number,
): {
  readonly details: Fields;
  readonly values: { readonly details: string; readonly serial: string | null; readonly updated: number };
} {
  const details = change(old ? JSON.parse(old.details) : {});
  const serial = text(details, 'serial') ?? null;
  return { details, values: { details: JSON.stringify(details), serial, updated: now } };
}
