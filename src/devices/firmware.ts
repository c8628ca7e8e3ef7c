import { AppError, invalid } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { DevicesStore } from './devices-store.js';
import {
  chooseFirmware,
  type FirmwareKey,
  type FirmwareRecord,
  type Release,
  releaseOf,
  type UpdateRequest,
} from './firmware-choice.js';
import { serialPattern } from './serial-pattern.js';

/** Firmware releases, held in memory so that a whole fleet may ask at once. */
export class Firmware {
  readonly #store: DevicesStore;
  readonly #clock: Clock;
  #releases: Map<string, Release[]> | undefined;

  constructor({ store, clock }: { readonly store: DevicesStore; readonly clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  /** All records, the newest upload first. */
  all(): Promise<readonly FirmwareRecord[]> {
    return this.#store.firmware();
  }

  /** Adds a record or replaces the one of the same device type, region and version. */
  async publish(record: FirmwareRecord): Promise<FirmwareRecord> {
    if (!URL.canParse(record.downloadurl)) throw invalid('downloadurl', 'must be a URL');
    if (record['serial-regex'] !== undefined) serialPattern(record['serial-regex']);
    await this.#store.saveFirmware(record, this.#clock.now());
    this.#releases = undefined;
    return record;
  }

  /** Rejects with `not_found` when there is no such record. */
  async remove(key: FirmwareKey): Promise<void> {
    const removed = await this.#store.removeFirmware(key);
    this.#releases = undefined;
    if (!removed) throw new AppError('not_found', 'There is no such firmware record.');
  }

  /**
   * The update for a device; rejects with `not_found` when it needs none. Whether test firmware may
   * be offered is asked only where there is some.
   */
  async updateFor(
    device: Omit<UpdateRequest, 'test'>,
    mayTest: () => Promise<boolean>,
  ): Promise<FirmwareRecord> {
    this.#releases ??= byDeviceType(await this.#store.firmware());
    const releases = this.#releases.get(device.devicetype) ?? [];
    const test = releases.some(({ record }) => record.test === true) && (await mayTest());
    const record = chooseFirmware(releases, { ...device, test });
    if (!record) throw new AppError('not_found', 'There is no update for this device.');
    return record;
  }
}

function byDeviceType(records: readonly FirmwareRecord[]): Map<string, Release[]> {
  const releases = new Map<string, Release[]>();
  for (const record of records) {
    const release = releaseOf(record);
    const known = releases.get(record.devicetype);
    if (known) known.push(release);
    else releases.set(record.devicetype, [release]);
  }
  return releases;
}
