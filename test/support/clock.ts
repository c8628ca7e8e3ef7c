import type { Clock } from '../../src/ports/clock.js';

/** A clock that stands still until it is turned. */
export class HandClock implements Clock {
  #now: number;
  #timers: { at: number; readonly callback: () => void }[] = [];

  constructor(now = Date.UTC(2026, 0, 1)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  monotonic(): number {
    return this.#now;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.#now + milliseconds, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer);
    };
  }

  /** Turns the clock on; what is due is called in the order of its time. */
  turn(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers = this.#timers.filter((each) => each !== next);
      this.#now = next.at;
      next.callback();
    }
    this.#now = end;
  }

  #next(end: number) {
    return this.#timers.filter((each) => each.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
