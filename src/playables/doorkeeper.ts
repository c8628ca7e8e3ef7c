import type { Asker } from '../content/content.js';
import { AppError } from '../errors.js';
import type { DeviceCaller, SpeechCaller, UserCaller } from '../ports/caller.js';
import type { LivePlayable, LivePlayables } from './live-playables.js';
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
  readonly #store: Pick<PlayablesStore, 'isAssociated'>;
  readonly #live: LivePlayables;
  readonly #devices: DeviceRegister;

  constructor(parts: {
    readonly store: Pick<PlayablesStore, 'isAssociated'>;
    readonly live: LivePlayables;
    readonly devices: DeviceRegister;
  }) {
    this.#store = parts.store;
    this.#live = parts.live;
    this.#devices = parts.devices;
  }

  /** The playable, if it is remembered that it was made for the caller's device; undefined: {@link admit} finds out. */
  recognise(caller: OnDevice, id: string): LivePlayable | undefined {
    const live = this.#live.get(id);
    if (!live || (caller.kind !== 'device' && caller.userid !== live.playable.userid)) return undefined;
    return live.devices.has(caller.deviceid) ? live : undefined;
  }

  /** Lets in its user on an associated device, and such a device by itself (open details, 'Who may resolve a playable'). */
  async admit(caller: OnDevice, id: string): Promise<void> {
    if (this.recognise(caller, id)) return;
    const live = await this.existing(id);
    const { userid } = live.playable;
    if (caller.kind !== 'device' && caller.userid !== userid) throw noPlayable();
    if (await this.#store.isAssociated(id, caller.deviceid)) live.devices.add(caller.deviceid);
    else if (!(await this.#devices.isAssociated(userid, caller.deviceid))) throw noPlayable();
  }

  /** The playable, for its user. */
  async owned(caller: Listener, id: string): Promise<LivePlayable> {
    const live = await this.existing(id);
    if (live.playable.userid !== caller.userid) throw noPlayable();
    return live;
  }

  /** The playable, for what has been let in before. */
  async existing(id: string): Promise<LivePlayable> {
    const live = await this.#live.read(id);
    if (!live) throw noPlayable();
    return live;
  }
}

/** The same for what there is not and for what is not the caller's. */
export function noPlayable(): AppError {
  return new AppError('not_found', 'There is no such playable.');
}

/** For whom a device plays. */
export function askerOf({ userid }: StoredPlayable, { deviceid }: OnDevice): Asker {
  return { userid, deviceid };
}
