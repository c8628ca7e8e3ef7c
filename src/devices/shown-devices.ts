import { AppError } from '../errors.js';
import type { AdminCaller, DeviceCaller, SpeechCaller, UserCaller } from '../ports/caller.js';
import type { LiveDevices } from '../ports/live-devices.js';
import { type DeviceDetails, mergeDetails, text } from './details.js';
import { DeviceViews } from './device-views.js';
import type { DevicesStore, StoredDevice } from './devices-store.js';
import { toldByAnybody } from './told.js';

/** Whoever holds a token that is bound to a device. */
export type OnDevice = DeviceCaller | UserCaller | SpeechCaller;

/** A device in a list: its details, and whether it is there. */
export interface ListedDevice extends DeviceDetails {
  readonly owned: boolean;
  readonly connected: boolean;
  /** ISO 8601; absent: never seen. */
  readonly lastseen?: string;
}

/** Shows devices to those whom they concern. */
export class ShownDevices {
  readonly #store: DevicesStore;
  readonly #live: LiveDevices;
  readonly #views = new DeviceViews();

  constructor(parts: { readonly store: DevicesStore; readonly live: LiveDevices }) {
    this.#store = parts.store;
    this.#live = parts.live;
  }

  /**
   * Details of a device, for the device itself, its owner, a user who registered it, or support
   * staff; at once if they were read before. What the apps of other users told of it is nobody else's. Rejects with `not_found`.
   */
  details(caller: OnDevice | AdminCaller, deviceid: string): DeviceDetails | Promise<DeviceDetails> {
    if (caller.kind === 'admin') return this.#detailsForSupport(deviceid);
    const viewer = viewerOf(caller, deviceid);
    return (
      this.#views.get(deviceid, viewer) ??
      this.#views.read(deviceid, viewer, () => this.#detailsShown(caller, deviceid))
    );
  }

  /** Details of the device with a serial number, under the same rules. */
  async bySerial(caller: OnDevice | AdminCaller, serial: string): Promise<DeviceDetails> {
    for (const deviceid of await this.#store.withSerial(serial)) {
      try {
        const details = await this.details(caller, deviceid);
        if (text(details, 'serial') === serial || caller.kind === 'admin') return details;
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      }
    }
    throw noDevice();
  }

  /** Whether a user owns or registered a device; at once if the user was shown it before. */
  isAssociated(userid: string, deviceid: string): boolean | Promise<boolean> {
    return this.#views.get(deviceid, userid) !== undefined || this.#readAssociated(userid, deviceid);
  }

  /** GET /v1/user/devices: what a user owns or registered. */
  async ofUser(userid: string): Promise<readonly ListedDevice[]> {
    const registered = await this.#store.registrationsOf(userid);
    const owned = await this.#store.ownedBy(userid);
    const ids = new Set([...registered, ...owned].map((each) => each.deviceid));
    return Promise.all([...ids].map((deviceid) => this.#listed(userid, deviceid)));
  }

  /** GET /v1/user/devices/owner. */
  async ownedBy(userid: string): Promise<readonly ListedDevice[]> {
    const owned = await this.#store.ownedBy(userid);
    return Promise.all(owned.map(({ deviceid }) => this.#listed(userid, deviceid)));
  }

  async #readAssociated(userid: string, deviceid: string): Promise<boolean> {
    if (await this.#store.registration(userid, deviceid)) return true;
    return (await this.#store.device(deviceid))?.owner === userid;
  }

  async #detailsShown(caller: OnDevice, deviceid: string): Promise<DeviceDetails> {
    if (caller.kind !== 'device' && (await this.#readAssociated(caller.userid, deviceid)))
      return this.detailsFor(caller.userid, deviceid);
    return this.#detailsForItself(caller, deviceid);
  }

  /** What a user is shown of a device: what their app told of it, over what it told itself. */
  async detailsFor(userid: string, deviceid: string): Promise<DeviceDetails> {
    const device = await this.#store.device(deviceid);
    const registered = await this.#store.registration(userid, deviceid);
    return { ...mergeDetails(device?.details ?? {}, registered?.details ?? {}), deviceid };
  }

  async #detailsForItself(caller: OnDevice, deviceid: string): Promise<DeviceDetails> {
    if (caller.deviceid !== deviceid) throw noDevice();
    const device = await this.#store.device(deviceid);
    if (!device) throw noDevice();
    return { ...device.details, deviceid };
  }

  async #detailsForSupport(deviceid: string): Promise<DeviceDetails> {
    const device = await this.#store.device(deviceid);
    const registered = await this.#store.registrationsOfDevice(deviceid);
    if (!device && registered.length === 0) throw noDevice();
    return {
      ...(await toldByAnybody(this.#store, deviceid)),
      deviceid,
      ...(device?.owner && { owner: device.owner }),
      ...this.#presence(deviceid, device),
    };
  }

  async #listed(userid: string, deviceid: string): Promise<ListedDevice> {
    const device = await this.#store.device(deviceid);
    const details = await this.detailsFor(userid, deviceid);
    return { ...details, owned: device?.owner === userid, ...this.#presence(deviceid, device) };
  }

  #presence(deviceid: string, device: StoredDevice | undefined): { connected: boolean; lastseen?: string } {
    const live = this.#live;
    const seen = live.lastSeen(deviceid) ?? device?.lastseen;
    return {
      connected: live.isConnected(deviceid),
      ...(seen !== undefined && { lastseen: new Date(seen).toISOString() }),
    };
  }

  /** What was shown of a device, or of all, may be wrong. */
  changed(deviceid?: string): void {
    this.#views.changed(deviceid);
  }
}

/** As whom a caller sees a device: what a token of the device itself shows, its user may not see with another. */
function viewerOf(caller: OnDevice, deviceid: string): string {
  const itself = caller.deviceid === deviceid ? ' on it' : '';
  return caller.kind === 'device' ? itself : `${caller.userid}${itself}`;
}

/** A device that there is not, or not for the caller. */
export function noDevice(): AppError {
  return new AppError('not_found', 'There is no such device.');
}
