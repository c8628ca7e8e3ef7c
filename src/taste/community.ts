/** What one listener hears: an item's key and what it is worth to them, the best first. */
export type History = readonly { readonly key: string; readonly score: number }[];

/** Items of a listener, and listeners of an item, that are looked at: beyond that, more would tell little more. */
const MOST_ITEMS = 100;
const MOST_LISTENERS = 300;

/**
 * Listeners in common by which likeness counts half: with few of them, much is chance.
 */
const SHRINKAGE = 4;

/**
 * What goes together, as the listeners of this server hear it: item-to-item co-occurrence by cosine
 * (Sarwar, Karypis, Konstan and Riedl, 2001), shrunk where there are few listeners in common
 * (Bell and Koren, 2007).
 */
export class Community {
  readonly #numbers = new Map<string, number>();
  readonly #keys: string[] = [];
  /** By the number of an item: who hears it. By the number of a listener: what they hear. */
  readonly #listeners: number[][] = [];
  readonly #histories: Int32Array[] = [];

  /** Takes what one more listener hears. */
  add(history: History): void {
    const items = history.slice(0, MOST_ITEMS).map(({ key }) => this.#number(key));
    const listener = this.#histories.push(Int32Array.from(items)) - 1;
    for (const item of items) this.#listeners[item]?.push(listener);
  }

  /** Listeners taken so far. */
  get size(): number {
    return this.#histories.length;
  }

  /** What goes with what somebody hears, the best first; what they hear already is left out. */
  recommended(history: History, limit: number): History {
    const scores = new Float64Array(this.#keys.length);
    const common = new Uint32Array(this.#keys.length);
    for (const { key, score } of history.slice(0, MOST_ITEMS)) {
      const item = this.#numbers.get(key);
      if (item !== undefined) this.#addLike(item, Math.sqrt(Math.max(0, score)), { scores, common });
    }
    for (const { key } of history) {
      const known = this.#numbers.get(key);
      if (known !== undefined) scores[known] = 0;
    }
    return this.#best(scores, limit);
  }

  /** What most listeners hear. */
  popular(limit: number): History {
    return this.#best(
      Float64Array.from(this.#listeners, ({ length }) => length),
      limit,
    );
  }

  /** Adds to the scores how much every item is like one; `common` is scratch space, all zeros before and after. */
  #addLike(
    item: number,
    weight: number,
    { scores, common }: { readonly scores: Float64Array; readonly common: Uint32Array },
  ): void {
    const listeners = this.#listeners[item] ?? [];
    const looked = sample(listeners);
    const scale = listeners.length / Math.max(1, looked.length);
    const met: number[] = [];
    for (const listener of looked) {
      for (const other of this.#histories[listener] ?? []) {
        if (common[other] === 0) met.push(other);
        common[other] = (common[other] ?? 0) + 1;
      }
    }
    for (const other of met) {
      const count = common[other] ?? 0;
      common[other] = 0;
      const cosine = (count * scale) / Math.sqrt(listeners.length * (this.#listeners[other]?.length ?? 1));
      scores[other] = (scores[other] ?? 0) + weight * cosine * (count / (count + SHRINKAGE));
    }
  }

  #best(scores: Float64Array, limit: number): History {
    return Array.from(scores.keys())
      .filter((item) => (scores[item] ?? 0) > 0)
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
      .slice(0, limit)
      .map((item) => ({ key: this.#keys[item] ?? '', score: scores[item] ?? 0 }));
  }

  #number(key: string): number {
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const number = this.#keys.push(key) - 1;
    this.#numbers.set(key, number);
    this.#listeners.push([]);
    return number;
  }
}

/** Evenly from all of them. */
function sample(listeners: readonly number[]): readonly number[] {
  if (listeners.length <= MOST_LISTENERS) return listeners;
  const step = listeners.length / MOST_LISTENERS;
  return Array.from({ length: MOST_LISTENERS }, (_, at) => listeners[Math.floor(at * step)] ?? 0);
}
