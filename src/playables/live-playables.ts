import { BoundedCache } from '../cache/bounded-cache.js';
import { extentOf } from './pages.js';
import { Places } from './places.js';
import type { Owner, PlayablesStore, Progress, StoredPlayable } from './playables-store.js';
import type { Playing } from './playing.js';

/** Playables that are remembered. */
const MOST = 1_000;

/** A playable in memory. */
export class LivePlayable {
  /** Devices that are known to be named for it. */
  readonly devices = new Set<string>();
  /** How many owners were forgotten before it was read. */
  readonly forgets: number;
  #playable: StoredPlayable;
  #order: object = {};

  constructor(playable: StoredPlayable, forgets: number) {
    this.#playable = playable;
    this.forgets = forgets;
  }

  get playable(): StoredPlayable {
    return this.#playable;
  }

  /** Another object whenever the same page could hold other items. */
  get order(): object {
    return this.#order;
  }

  become(playable: StoredPlayable): void {
    if (!sameOrder(this.#playable, playable)) this.#order = {};
    this.#playable = playable;
  }
}

/** The playables that are listened to, in memory; what changes of them is on the disk before anybody is told. */
export class LivePlayables {
  readonly #store: PlayablesStore;
  readonly #places: Places;
  readonly #live = new BoundedCache<string, LivePlayable>(MOST);
  readonly #reading = new Map<string, Promise<LivePlayable | undefined>>();
  #forgets = 0;

  constructor(store: PlayablesStore) {
    this.#store = store;
    this.#places = new Places({ store, onLost: (ids) => this.#lose(ids) });
  }

  /** The playable, if it is remembered. */
  get(id: string): LivePlayable | undefined {
    return this.#live.get(id);
  }

  async read(id: string): Promise<LivePlayable | undefined> {
    const known = this.#live.get(id);
    if (known) return known;
    const under = this.#reading.get(id);
    if (under) return under;
    const reading = this.#read(id).finally(() => this.#reading.delete(id));
    this.#reading.set(id, reading);
    return reading;
  }

  /**
   * Moves a playable on; resolves when that is on the disk, undefined: nothing changes. Must not run twice at once
   * for one playable; who only changes its place need not wait before the next does.
   */
  move(live: LivePlayable, progress: Progress, now: number): Promise<void> | undefined {
    const before = live.playable;
    const { made = [], ...changes } = progress;
    const after = { ...before, ...changes };
    const same = sameOrder(before, after);
    if (made.length > 0 || changes.generator !== before.generator) return this.#grow(live, progress, now);
    if (same && samePlace(before.playing, after.playing)) return undefined;
    return this.#places.keep(this.#become(live, same ? after : { ...after, updated: now }));
  }

  /** Resolves when all places that changed are on the disk. */
  settled(): Promise<void> {
    return this.#places.settled();
  }

  /** A device was named for a playable. */
  async associate(id: string, deviceid: string): Promise<void> {
    await this.#store.associate(id, deviceid);
    this.#live.get(id)?.devices.add(deviceid);
  }

  /** Removes everything of a user, or of one sub-profile. */
  async forget(owner: Owner): Promise<void> {
    await this.#store.forget(owner);
    this.#forgets += 1;
    const { userid, profileuserid } = owner;
    this.#live.deleteWhere(
      ({ playable }) =>
        playable.userid === userid && (profileuserid ?? playable.profileuserid) === playable.profileuserid,
    );
  }

  async #read(id: string): Promise<LivePlayable | undefined> {
    await this.#places.settled(id);
    const forgets = this.#forgets;
    const playable = await this.#store.byId(id);
    const known = this.#live.get(id);
    if (known || !playable) return known;
    const live = new LivePlayable(playable, forgets);
    if (forgets === this.#forgets) this.#live.put(id, live);
    return live;
  }

  /** What a dynamic playlist made is on the disk before it is read again. */
  async #grow(live: LivePlayable, progress: Progress, now: number): Promise<void> {
    const before = live.playable;
    await this.#places.settled(before.id);
    await this.#store.progress(before, progress, now);
    const { made: _, ...changes } = progress;
    this.#become(live, { ...before, ...changes, updated: now });
  }

  #become(live: LivePlayable, playable: StoredPlayable): StoredPlayable {
    live.become(playable);
    const { id } = playable;
    // It may have been pushed out meanwhile, and read again as it was; but who was forgotten stays so.
    if (live.forgets === this.#forgets) this.#live.put(id, live);
    else if (this.#live.get(id) !== live) this.#live.delete(id);
    return playable;
  }

  #lose(ids: Iterable<string>): void {
    for (const id of ids) this.#live.delete(id);
  }
}

/** Whether pages hold the same items: those that a dynamic playlist made stay where they are. */
function sameOrder(before: StoredPlayable, after: StoredPlayable): boolean {
  const { loop, shuffling, rotation } = before.playing;
  return (
    loop === after.playing.loop &&
    shuffling === after.playing.shuffling &&
    rotation === after.playing.rotation &&
    (before.length === after.length || extentOf(after).endless)
  );
}

function samePlace(before: Playing, after: Playing): boolean {
  return (
    before.next === after.next &&
    before.last === after.last &&
    before.begun === after.begun &&
    before.anchor?.ref === after.anchor?.ref
  );
}
