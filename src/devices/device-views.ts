import { BoundedCache } from '../cache/bounded-cache.js';
import type { DeviceDetails } from './details.js';

/** Devices that are remembered, and bytes of the longest details that are, as JSON. */
const MOST_DEVICES = 5_000;
const LONGEST = 8_192;

/**
 * What viewers were shown of devices: the same object again until the device changes. A viewer is a user,
 * on the device or elsewhere, or the device itself. Whoever is remembered here may see the device.
 */
export class DeviceViews {
  #shown = new BoundedCache<string, Map<string, DeviceDetails>>(MOST_DEVICES);
  /** What was read before a change must not be remembered after it. */
  #changes = 0;

  get(deviceid: string, viewer: string): DeviceDetails | undefined {
    return this.#shown.get(deviceid)?.get(viewer);
  }

  /** Finds the details and remembers them. */
  async read(deviceid: string, viewer: string, find: () => Promise<DeviceDetails>): Promise<DeviceDetails> {
    const changes = this.#changes;
    const details = await find();
    if (changes === this.#changes && Buffer.byteLength(JSON.stringify(details)) <= LONGEST) {
      const viewers = this.#shown.get(deviceid) ?? new Map<string, DeviceDetails>();
      this.#shown.put(deviceid, viewers.set(viewer, details));
    }
    return details;
  }

  /** What was shown of a device, or of all, may be wrong. */
  changed(deviceid?: string): void {
    this.#changes += 1;
    if (deviceid === undefined) this.#shown = new BoundedCache(MOST_DEVICES);
    else this.#shown.delete(deviceid);
  }
}
