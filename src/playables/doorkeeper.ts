import { AppError } from '../errors.js';
import type { DeviceCaller, SpeechCaller, UserCaller } from '../ports/caller.js';
import type { PlayablesStore, StoredPlayable } from './playables-store.js';

/** Whoever may make and change playables. */
export type Listener = UserCaller | SpeechCaller;
/** Whoever may resolve them. */
export type OnDevice = DeviceCaller | Listener;

/** What playables need to know of devices. */
export interface DeviceRegister {
  /** Whether a user owns or registered a device. */
  isAssociated(userid: string, deviceid: string): boolean | Promise<boolean>;
}

/** Lets to a playable whom it concerns; whoever else asks learns nothing, not even that it is there. */
export class Doorkeeper {
  readonly #store: PlayablesStore;
  readonly #devices: DeviceRegister;

  constructor(parts: { readonly store: PlayablesStore; readonly devices: DeviceRegister }) {
    this.#store = parts.store;
    this.#devices = parts.devices;
  }

  /** Lets in its user on an associated device, and such a device by itself (open details, 'Who may resolve a playable'). */
  async admit(caller: OnDevice, id: string): Promise<void> {
    const userid = await this.#store.userOf(id);
    if (userid === undefined || (caller.kind !== 'device' && caller.userid !== userid)) throw noPlayable();
    if (await this.#store.isAssociated(id, caller.deviceid)) return;
    if (await this.#devices.isAssociated(userid, caller.deviceid)) return;
    throw noPlayable();
  }

  /** The playable, for its user. */
  async owned(caller: Listener, id: string): Promise<StoredPlayable> {
    const playable = await this.existing(id);
    if (playable.userid !== caller.userid) throw noPlayable();
    return playable;
  }

  /** The playable, for what has been let in before. */
  async existing(id: string): Promise<StoredPlayable> {
    const playable = await this.#store.byId(id);
    if (!playable) throw noPlayable();
    return playable;
  }
}

/** The same for what there is not and for what is not the caller's. */
export function noPlayable(): AppError {
  return new AppError('not_found', 'There is no such playable.');
}
