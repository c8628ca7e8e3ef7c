import type { Clock } from '../ports/clock.js';
import type { ContentItem, Items } from '../ports/content-engine.js';
import { LARGEST_READ, type List, lengthOf } from './lists.js';
import { Memory } from './memory.js';
import { type Deal, type Shuffle, type Window, windowAt, windowOf } from './shuffle.js';
import { spread } from './spread.js';

/** How long a window and a length are held, in milliseconds, and how many items and lengths. */
const HELD_FOR = 10 * 60_000;
const MOST_ITEMS = 50_000;
const MOST_LENGTHS = 10_000;

interface Filled extends Window {
  /** The list's indexes in shuffled order, and the items at them. */
  readonly indexes: readonly number[];
  readonly items: readonly ContentItem[];
}

/** Reads lists in shuffled order. What it holds can be found again, so nothing is lost with it. */
export class ShuffledLists {
  readonly #deal: Deal;
  readonly #windows: Memory<Filled>;
  readonly #openings: Memory<Items>;
  readonly #lengths: Memory<number>;

  constructor({ clock, deal }: { readonly clock: Clock; readonly deal: Deal }) {
    this.#deal = deal;
    this.#windows = new Memory({ clock, milliseconds: HELD_FOR, largest: MOST_ITEMS });
    this.#openings = new Memory({ clock, milliseconds: HELD_FOR, largest: MOST_ITEMS });
    this.#lengths = new Memory({ clock, milliseconds: HELD_FOR, largest: MOST_LENGTHS });
  }

  /** How many items the list has. The same read brings the items of a short list. */
  lengthOf(list: List): Promise<number> {
    return this.#lengths.get(list.key, 1, async () => {
      const { total } = await this.#opening(list);
      return total ?? lengthOf(list);
    });
  }

  /** Looks at a list anew: it is known to have changed. */
  forget(list: List): void {
    this.#openings.drop(list.key);
    this.#lengths.drop(list.key);
  }

  /** The items at places `start` … `start + count - 1` of the shuffled order, fewer at its end. */
  async read(list: List, shuffle: Shuffle, start: number, count: number): Promise<ContentItem[]> {
    const items: ContentItem[] = [];
    const end = Math.min(start + count, shuffle.total);
    for (let place = start; place < end; ) {
      const window = await this.#filled(list, shuffle, windowAt(place, shuffle, this.#deal));
      items.push(...window.items.slice(place - window.start, end - window.start));
      place = window.start + window.count;
    }
    return items;
  }

  /** Where an item of the list stands in the shuffled order. */
  async placeOf(list: List, shuffle: Shuffle, index: number): Promise<number> {
    const window = await this.#filled(list, shuffle, windowOf(index, shuffle, this.#deal));
    return window.start + Math.max(0, window.indexes.indexOf(index));
  }

  /** Which item of the list stands at a place of the shuffled order. */
  async indexAt(list: List, shuffle: Shuffle, place: number): Promise<number> {
    const window = await this.#filled(list, shuffle, windowAt(place, shuffle, this.#deal));
    return window.indexes[place - window.start] ?? 0;
  }

  #filled(list: List, shuffle: Shuffle, window: Window): Promise<Filled> {
    const key = `${list.key} ${shuffle.seed} ${shuffle.total} ${window.number}`;
    return this.#windows.get(key, window.count, () => this.#fill(list, shuffle, window));
  }

  async #fill(list: List, shuffle: Shuffle, window: Window): Promise<Filled> {
    const short = shuffle.total <= LARGEST_READ;
    return fill(short ? { ...list, read: () => this.#opening(list) } : list, shuffle, window);
  }

  #opening(list: List): Promise<Items> {
    return this.#openings.get(list.key, LARGEST_READ, () => list.read(0, LARGEST_READ));
  }
}

async function fill(list: List, shuffle: Shuffle, window: Window): Promise<Filled> {
  const pieces = await Promise.all(
    window.runs.map(async ({ start, count }) =>
      (await list.read(start, count)).items.map((item, step) => ({ item, index: start + step })),
    ),
  );
  const all = pieces.flat();
  const order = spread(
    all.map(({ item }) => ({ ref: item.ref, artist: artistOf(item) })),
    shuffle.seed + window.number,
  );
  const sorted = order.flatMap((at) => all[at] ?? []);
  return { ...window, indexes: sorted.map(({ index }) => index), items: sorted.map(({ item }) => item) };
}

/** The artist by whom songs are kept apart. */
function artistOf(item: ContentItem): string {
  return item.artists[0]?.ref ?? item.artistdisplayname ?? item.ref;
}
