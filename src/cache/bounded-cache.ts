/** Remembers at most so many values; the one that was put first goes first. */
export class BoundedCache<K, V> {
  readonly #entries = new Map<K, V>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: K): V | undefined {
    return this.#entries.get(key);
  }

  put(key: K, value: V): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.#limit) {
      const oldest = this.#entries.keys().next();
      if (!oldest.done) this.#entries.delete(oldest.value);
    }
    this.#entries.set(key, value);
  }

  delete(key: K): void {
    this.#entries.delete(key);
  }

  /** Forgets every value that fits; looks at all of them. */
  deleteWhere(fits: (value: V) => boolean): void {
    for (const [key, value] of this.#entries) if (fits(value)) this.#entries.delete(key);
  }
}
