import type { Cancel, Clock } from '../ports/clock.js';
import type { DevicesStore } from './devices-store.js';

/** Milliseconds within which what was seen is written together. */
const PATIENCE = 2000;

/** Remembers when devices were there. A thousand that reconnect at once are one write. */
export class Presence {
  readonly #store: DevicesStore;
  readonly #clock: Clock;
  readonly #report: (error: unknown) => void;
  #seen = new Map<string, number>();
  #timer: Cancel | undefined;

  constructor(parts: {
    readonly store: DevicesStore;
    readonly clock: Clock;
    /** Hears of writes that failed. */
    readonly report: (error: unknown) => void;
  }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#report = parts.report;
  }

  /** The device is there, or was until now. */
  seen(deviceid: string): void {
    this.#seen.set(deviceid, this.#clock.now());
    this.#timer ??= this.#clock.after(PATIENCE, () => void this.flush());
  }

  /** Writes what was not written yet. */
  async flush(): Promise<void> {
    this.#timer?.();
    this.#timer = undefined;
    const seen = this.#seen;
    this.#seen = new Map();
    if (seen.size > 0) await this.#store.seen(seen).catch(this.#report);
  }
}
