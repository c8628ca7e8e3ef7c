import type { Clock } from '../ports/clock.js';

interface Held<T> {
  readonly value: Promise<T>;
  readonly until: number;
  readonly size: number;
}

/** Remembers what costs calls to find out, for a while and up to a size; what was used last stays longest. */
export class Memory<T> {
  readonly #clock: Clock;
  readonly #milliseconds: number;
  readonly #largest: number;
  readonly #held = new Map<string, Held<T>>();
  #size = 0;

  constructor(options: { readonly clock: Clock; readonly milliseconds: number; readonly largest: number }) {
    this.#clock = options.clock;
    this.#milliseconds = options.milliseconds;
    this.#largest = options.largest;
  }

  /** What is held under the key, or else what `find` finds; a failure is not remembered. */
  get(key: string, size: number, find: () => Promise<T>): Promise<T> {
    const held = this.#held.get(key);
    if (held && held.until > this.#clock.monotonic()) {
      this.#held.delete(key);
      this.#held.set(key, held);
      return held.value;
    }
    this.drop(key);
    const value = find();
    const found = { value, until: this.#clock.monotonic() + this.#milliseconds, size };
    this.#hold(key, found);
    value.catch(() => {
      if (this.#held.get(key) === found) this.drop(key);
    });
    return value;
  }

  /** Finds it anew next time. */
  drop(key: string): void {
    this.#size -= this.#held.get(key)?.size ?? 0;
    this.#held.delete(key);
  }

  #hold(key: string, held: Held<T>): void {
    this.#held.set(key, held);
    this.#size += held.size;
    for (const oldest of this.#held.keys()) {
      if (this.#size <= this.#largest || oldest === key) break;
      this.drop(oldest);
    }
  }
}
