import { AppError, invalid } from '../errors.js';
import type { AdminCaller } from '../ports/caller.js';
import type { Clock } from '../ports/clock.js';
import type { Action, Respond } from '../ports/interpreter.js';
import type { LiveDevices } from '../ports/live-devices.js';
import { sendCommand } from './commands.js';
import { type DeviceDetails, mergeDetails, text } from './details.js';
import type { DeviceLogs, Transfer } from './device-logs.js';
import type { DevicesStore } from './devices-store.js';
import { Firmware } from './firmware.js';
import type { FirmwareRecord } from './firmware-choice.js';
import { type ListedDevice, noDevice, type OnDevice, ShownDevices } from './shown-devices.js';
import { type UpdateQuery, Updates } from './updates.js';

export type { DeviceDetails } from './details.js';
export { type LogFile, MOST_LOG_BYTES } from './device-logs.js';
export type { FirmwareKey, FirmwareRecord } from './firmware-choice.js';
export type { ListedDevice, OnDevice } from './shown-devices.js';

/** What the devices room is built from. */
export interface DevicesParts {
  readonly store: DevicesStore;
  readonly logs: DeviceLogs;
  readonly clock: Clock;
  readonly live: LiveDevices;
  /** Makes the ref of a command. */
  readonly newRef: () => string;
  /** Whether a user may be offered test firmware (the ability `testfirmware`). */
  readonly mayTest: (userid: string) => Promise<boolean>;
}

/** Which devices there are, whose they are, and what they run. */
export class Devices {
  readonly firmware: Firmware;
  readonly logs: DeviceLogs;
  readonly #parts: DevicesParts;
  readonly #store: DevicesStore;
  readonly #updates: Updates;
  readonly #shown: ShownDevices;

  constructor(parts: DevicesParts) {
    this.#parts = parts;
    this.#store = parts.store;
    this.#shown = new ShownDevices(parts);
    this.firmware = new Firmware(parts);
    this.#updates = new Updates({ ...parts, firmware: this.firmware });
    this.logs = parts.logs;
  }

  /**
   * PUT /v1/devices/{deviceid}: the device tells of itself. Rejects with `forbidden` for another device, and for
   * one that is owned by another user than the token's.
   */
  async report(
    caller: OnDevice,
    deviceid: string,
    given: Readonly<Record<string, unknown>>,
  ): Promise<DeviceDetails> {
    if (caller.deviceid !== deviceid) throw new AppError('forbidden', 'The token belongs to another device.');
    if (!(await this.#isBelieved(caller, deviceid)))
      throw new AppError('forbidden', 'The device is owned by another user.');
    checkId(given, deviceid);
    const details = await this.#store.report(deviceid, this.#now(), (old) => mergeDetails(old, given));
    this.#changed(deviceid);
    return { ...details, deviceid };
  }

  /** PUT /v1/user/devices/{deviceid}: a user's app tells of a device, which is the user's from then on. */
  async register(
    userid: string,
    deviceid: string,
    given: Readonly<Record<string, unknown>>,
  ): Promise<DeviceDetails> {
    checkId(given, deviceid);
    await this.#store.register({ userid, deviceid }, this.#now(), (old) => mergeDetails(old, given));
    this.#changed(deviceid);
    return this.#shown.detailsFor(userid, deviceid);
  }

  /** Details of a device; rejects as {@link ShownDevices.details}. */
  details(caller: OnDevice | AdminCaller, deviceid: string): DeviceDetails | Promise<DeviceDetails> {
    return this.#shown.details(caller, deviceid);
  }

  /** Details of the device with a serial number, under the same rules. */
  bySerial(caller: OnDevice | AdminCaller, serial: string): Promise<DeviceDetails> {
    return this.#shown.bySerial(caller, serial);
  }

  /** Whether a user owns or registered a device; at once if the user was shown it before. */
  isAssociated(userid: string, deviceid: string): boolean | Promise<boolean> {
    return this.#shown.isAssociated(userid, deviceid);
  }

  /** GET /v1/user/devices: what a user owns or registered. */
  ofUser(userid: string): Promise<readonly ListedDevice[]> {
    return this.#shown.ofUser(userid);
  }

  /** GET /v1/user/devices/owner. */
  ownedBy(userid: string): Promise<readonly ListedDevice[]> {
    return this.#shown.ownedBy(userid);
  }

  /** The country that a device tells of itself; undefined: none. */
  async countryOf(deviceid: string): Promise<string | undefined> {
    const country = text((await this.#store.device(deviceid))?.details ?? {}, 'countrycode');
    return country !== undefined && /^[a-z]{2}$/.test(country) ? country : undefined;
  }

  /** What a device runs on, as it told or as an app of the user did; undefined: unknown. */
  async platformOf(userid: string, deviceid: string): Promise<string | undefined> {
    const told = text((await this.#store.device(deviceid))?.details ?? {}, 'platform');
    return told ?? text((await this.#store.registration(userid, deviceid))?.details ?? {}, 'platform');
  }

  /** Rejects with `conflict` when the device has an owner, whoever that is (specification, section 3). */
  async claim(userid: string, deviceid: string): Promise<void> {
    const claimed = await this.#store.claim(userid, deviceid, this.#now());
    this.#changed(deviceid);
    if (!claimed) throw new AppError('conflict', 'The device has an owner already.');
  }

  /** Gives up ownership; also done by support staff for a user. Rejects with `not_found` when it is not the user's. */
  async release(userid: string, deviceid: string): Promise<void> {
    const released = await this.#store.release(userid, deviceid);
    this.#changed(deviceid);
    if (!released) throw noDevice();
  }

  /**
   * Sends actions to a speaker's socket; the number of sockets that took them. Rejects with `conflict` when the
   * speaker is not connected or did not declare one of them.
   */
  async command(
    userid: string,
    deviceid: string,
    command: { readonly actions: readonly Action[]; readonly respond?: Respond },
  ): Promise<number> {
    if (!(await this.isAssociated(userid, deviceid))) throw noDevice();
    return sendCommand(this.#parts.live, deviceid, { ref: this.#parts.newRef(), ...command });
  }

  /** GET /v1/devices/firmware. Rejects with `not_found` when there is no update, `invalid_request` for what is unknown. */
  updateFor(caller: OnDevice, query: UpdateQuery): Promise<FirmwareRecord> {
    return this.#updates.for(caller.deviceid, query);
  }

  /**
   * POST /v1/devices/{deviceid}/logs/{logtype}: from the device itself, or from the app of its owner, or of who
   * registered one that nobody owns. Rejects with `not_found` for anybody else.
   */
  async addLog(caller: OnDevice, log: { deviceid: string; logtype: string }, transfer: Transfer) {
    const { deviceid, logtype } = log;
    const near =
      caller.deviceid === deviceid ||
      (caller.kind === 'user' && (await this.isAssociated(caller.userid, deviceid)));
    if (!near || !(await this.#isBelieved(caller, deviceid))) throw noDevice();
    return this.logs.add(deviceid, logtype, transfer);
  }

  /** Removes every trace of a user. */
  async forget(userid: string): Promise<void> {
    await this.#store.forget(userid);
    this.#changed();
  }

  /**
   * Whether what a caller tells of a device counts. Users choose the deviceid of their tokens themselves, so once
   * a device has an owner only theirs count, and those that the device got from its maker's client.
   */
  async #isBelieved(caller: OnDevice, deviceid: string): Promise<boolean> {
    if (caller.kind === 'device') return true;
    const owner = (await this.#store.device(deviceid))?.owner;
    return owner === undefined || owner === caller.userid;
  }

  /** A device, or all, are no longer what they were. */
  #changed(deviceid?: string): void {
    this.#updates.changed(deviceid);
    this.#shown.changed(deviceid);
  }

  #now(): number {
    return this.#parts.clock.now();
  }
}

function checkId(given: Readonly<Record<string, unknown>>, deviceid: string): void {
  if (given.deviceid !== undefined && given.deviceid !== deviceid) {
    throw invalid('deviceid', 'is not the one of the path');
  }
}
