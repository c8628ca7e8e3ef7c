import { BoundedCache } from '../cache/bounded-cache.js';
import { invalid } from '../errors.js';
import { text } from './details.js';
import type { DevicesStore } from './devices-store.js';
import type { Firmware } from './firmware.js';
import type { FirmwareRecord } from './firmware-choice.js';
import { toldByAnybody } from './told.js';

/** What a device says it is when it asks for an update; what is missing is read from its details. */
export interface UpdateQuery {
  readonly devicetype?: string | undefined;
  readonly region?: string | undefined;
  readonly serial?: string | undefined;
  readonly version?: string | undefined;
}

interface Known extends UpdateQuery {
  readonly owner: string | undefined;
}

/** Finds the updates of devices; what a device is, is remembered, so that a fleet that asks at once is cheap. */
export class Updates {
  readonly #store: DevicesStore;
  readonly #firmware: Firmware;
  readonly #mayTest: (userid: string) => Promise<boolean>;
  #known = new BoundedCache<string, Known>(50_000);
  #changes = 0;

  constructor(parts: {
    readonly store: DevicesStore;
    readonly firmware: Firmware;
    readonly mayTest: (userid: string) => Promise<boolean>;
  }) {
    this.#store = parts.store;
    this.#firmware = parts.firmware;
    this.#mayTest = parts.mayTest;
  }

  /** Rejects with `not_found` when there is no update, `invalid_request` for what is neither given nor known. */
  async for(deviceid: string, query: UpdateQuery): Promise<FirmwareRecord> {
    const known = this.#known.get(deviceid) ?? (await this.#read(deviceid));
    const { owner } = known;
    const devicetype = query.devicetype ?? known.devicetype;
    const region = query.region ?? known.region;
    if (devicetype === undefined) throw invalid('devicetype', 'is neither given nor known of this device');
    if (region === undefined) throw invalid('region', 'is neither given nor known of this device');
    const serial = query.serial ?? known.serial;
    const version = query.version ?? known.version;
    return this.#firmware.updateFor(
      { devicetype, region, serial, version },
      async () => owner !== undefined && (await this.#mayTest(owner)),
    );
  }

  /** What was remembered of a device, or of all, or is being read now, may be wrong. */
  changed(deviceid?: string): void {
    this.#changes += 1;
    if (deviceid === undefined) this.#known = new BoundedCache(50_000);
    else this.#known.delete(deviceid);
  }

  async #read(deviceid: string): Promise<Known> {
    const changes = this.#changes;
    const owner = (await this.#store.device(deviceid))?.owner;
    const details = await toldByAnybody(this.#store, deviceid);
    const known = {
      devicetype: text(details, 'devicetype'),
      region: text(details, 'region') ?? text(details, 'countrycode'),
      serial: text(details, 'serial'),
      version: text(details, 'versioninfo', 'firmware'),
      owner,
    };
    if (changes === this.#changes) this.#known.put(deviceid, known);
    return known;
  }
}
