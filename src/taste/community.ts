/** What one listener hears: an item's key and what it is worth to them. */
export type History = readonly { readonly key: string; readonly score: number }[];

/** Listeners and items looked at to find what goes with one item: beyond that, more would tell little more. */
const MOST_LISTENERS = 400;
const MOST_ITEMS = 100;

/**
 * Listeners in common, by which what goes together weighs half of what endless listeners would make it: with
 * few listeners, much is chance.
 */
const SHRINKAGE = 4;

/**
 * What goes together, as the listeners of this server hear it: item-to-item co-occurrence by cosine
 * (Sarwar, Karypis, Konstan and Riedl, 2001), shrunk where there are few listeners in common
 * (Bell and Koren, 2007).
 */
export class Community {
  readonly #listeners = new Map<string, number[]>();
  readonly #histories: History[] = [];

  /** Takes what one more listener hears, the best first. */
  add(history: History): void {
    const listener = this.#histories.push(history.slice(0, MOST_ITEMS)) - 1;
    for (const { key } of this.#histories[listener] ?? []) {
      const listeners = this.#listeners.get(key);
      if (listeners) listeners.push(listener);
      else this.#listeners.set(key, [listener]);
    }
  }

  /** Listeners taken so far. */
  get size(): number {
    return this.#histories.length;
  }

  /** How many listeners hear an item. */
  listenersOf(key: string): number {
    return this.#listeners.get(key)?.length ?? 0;
  }

  /** What goes with what somebody hears, the best first; what they hear already is left out. */
  recommended(history: History, limit: number): History {
    const scores = new Map<string, number>();
    const known = new Set(history.map(({ key }) => key));
    for (const { key, score } of history.slice(0, MOST_ITEMS)) {
      for (const [other, likeness] of this.#together(key)) {
        if (!known.has(other))
          scores.set(other, (scores.get(other) ?? 0) + likeness * Math.sqrt(Math.max(0, score)));
      }
    }
    return best(scores, limit);
  }

  /** What most listeners hear. */
  popular(limit: number): History {
    return best(new Map([...this.#listeners].map(([key, listeners]) => [key, listeners.length])), limit);
  }

  #together(key: string): Map<string, number> {
    const listeners = this.#listeners.get(key) ?? [];
    const common = new Map<string, number>();
    for (const listener of sample(listeners)) {
      for (const { key: other } of this.#histories[listener] ?? [])
        common.set(other, (common.get(other) ?? 0) + 1);
    }
    common.delete(key);
    const scale = listeners.length / Math.min(listeners.length || 1, MOST_LISTENERS);
    for (const [other, count] of common) {
      const all = count * scale;
      const cosine = all / Math.sqrt(listeners.length * this.listenersOf(other));
      common.set(other, cosine * (count / (count + SHRINKAGE)));
    }
    return common;
  }
}

/** Evenly from all of them. */
function sample(listeners: readonly number[]): readonly number[] {
  if (listeners.length <= MOST_LISTENERS) return listeners;
  const step = listeners.length / MOST_LISTENERS;
  return Array.from({ length: MOST_LISTENERS }, (_, at) => listeners[Math.floor(at * step)] ?? 0);
}

function best(scores: ReadonlyMap<string, number>, limit: number): History {
  return [...scores]
    .map(([key, score]) => ({ key, score }))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
}
