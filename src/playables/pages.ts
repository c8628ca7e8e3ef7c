import { AppError } from '../errors.js';
import type { ContentItem } from '../ports/content-engine.js';
import { keptBy, type Standing, standingOf } from './anchor.js';
import { gone, serviceOf } from './described.js';
import { container, type List, single } from './lists.js';
import type { PlayableContent } from './playable-content.js';
import type { Generator, PlayablesStore, Progress, StoredPlayable } from './playables-store.js';
import {
  type Anchor,
  currentOf,
  type Extent,
  follow,
  type PageRequest,
  type Playing,
  shuffleFrom,
  turnPage,
  unshuffleAt,
} from './playing.js';
import type { Radio } from './radio.js';
import type { Rosters } from './rosters.js';
import type { ShuffledLists } from './shuffled-lists.js';

/** A page of a playable, and how far the playable has come with it. */
export interface ReadPage {
  readonly startindex: number;
  readonly items: readonly IndexedItem[];
  readonly progress: Progress;
}

/** Songs of a dynamic playlist, and how far it has come if it had to make some. */
export interface Latest {
  readonly playable: StoredPlayable;
  readonly songs: readonly ContentItem[];
  readonly progress?: Progress;
}

/** An item and its place in the playing order. */
export interface IndexedItem {
  readonly index: number;
  readonly item: ContentItem;
}

/** Reads pages of playables: of lists as they are, of shuffled lists, and of dynamic playlists. */
export class Pages {
  readonly #content: PlayableContent;
  readonly #lists: ShuffledLists;
  readonly #radio: Radio;
  readonly #rosters: Rosters;
  readonly #store: PlayablesStore;

  constructor(parts: {
    readonly content: PlayableContent;
    readonly lists: ShuffledLists;
    readonly radio: Radio;
    readonly rosters: Rosters;
    readonly store: PlayablesStore;
  }) {
    this.#content = parts.content;
    this.#lists = parts.lists;
    this.#radio = parts.radio;
    this.#rosters = parts.rosters;
    this.#store = parts.store;
  }

  /** Rejects with `out_of_range`, `content_gone` and whatever the service does. */
  read(playable: StoredPlayable, request: PageRequest): Promise<ReadPage> {
    if (playable.generator) return this.#readDynamic(playable, request);
    return this.#readList(playable, request);
  }

  /** The playing after shuffle was turned on or off: the track that plays goes on, what follows it changes. */
  async reordered(playable: StoredPlayable, shuffling: boolean): Promise<Playing> {
    const { playing } = playable;
    if (playing.shuffling === shuffling) return playing;
    if (playable.generator) return { ...playing, shuffling };
    const list = this.#listOf(playable);
    const shuffle = { total: playable.length, seed: playable.seed };
    const current = currentOf(playing);
    const known = current >= 0 && current < playable.length;
    if (shuffling) {
      return shuffleFrom(playing, known ? await this.#lists.placeOf(list, shuffle, current) : undefined);
    }
    const place = (current + playing.rotation) % playable.length;
    return unshuffleAt(playing, known ? await this.#lists.indexAt(list, shuffle, place) : undefined);
  }

  /** The playable as its list is now: with its place where the item stands that it is kept by, and its length. */
  async caughtUp(playable: StoredPlayable): Promise<StoredPlayable> {
    const { anchor } = playable.playing;
    const standing = anchor && (await this.standing(playable, anchor));
    if (!anchor || !standing) return playable;
    const { index, total = playable.length } = standing;
    return { ...playable, length: total, playing: follow(playable.playing, { ...anchor, index }) };
  }

  /** Where an item stands now in a list that is not shuffled. */
  standing(playable: StoredPlayable, anchor: Anchor): Promise<Standing | undefined> {
    return standingOf(this.#listOf(playable), anchor);
  }

  /** The item at a place of the playing order. */
  async itemAt(playable: StoredPlayable, index: number): Promise<ContentItem | undefined> {
    if (playable.generator) return (await this.#store.made(playable.id, index, 1))[0];
    return (await this.#itemsAt(playable, [index])).items[0]?.item;
  }

  /** An item of a list by its reference. */
  itemCalled(playable: StoredPlayable, ref: string): Promise<ContentItem> {
    const { service = '' } = playable.parameters;
    return this.#content.item({ service, type: itemTypeOf(playable), ref });
  }

  /** The last songs that a dynamic playlist made; where those are fewer, it makes more, and its place stays. */
  async latest(playable: StoredPlayable, count: number): Promise<Latest> {
    const { id, length, generator, playing } = playable;
    if (!generator) throw new AppError('not_found', 'This is no dynamic playlist.');
    const known = await this.#store.made(id, Math.max(0, length - count), count);
    if (known.length >= count) return { playable, songs: known };
    const { made, generator: after } = await this.#generated(playable, generator, count - known.length);
    const progress = { length: length + made.length, playing, generator: after, made };
    return { playable, songs: [...known, ...made], progress };
  }

  async #readDynamic(playable: StoredPlayable, request: PageRequest): Promise<ReadPage> {
    const { id, length, playing, generator } = playable;
    const turned = turnPage(playing, extentOf(playable), request);
    const { startindex, indexes } = turned;
    const known = await this.#store.made(id, startindex, Math.min(indexes.length, length - startindex));
    const missing = startindex + indexes.length - length;
    if (missing <= 0 || !generator) {
      const progress = { length, playing: turned.playing, generator };
      return { startindex, items: numbered(indexes, known), progress };
    }
    const { made, generator: after } = await this.#generated(playable, generator, missing);
    if (made.length < missing) throw new AppError('nothing_to_play', 'Nothing fits the playlist any more.');
    const progress = {
      length: length + made.length,
      playing: turned.playing,
      generator: after,
      made,
    };
    return { startindex, items: numbered(indexes, [...known, ...made]), progress };
  }

  async #generated(
    playable: StoredPlayable,
    { roster: before, mix }: Generator,
    count: number,
  ): Promise<{ readonly made: readonly ContentItem[]; readonly generator: Generator }> {
    const { parameters } = playable;
    const service = serviceOf(this.#content, parameters).id;
    const { roster, refuses } = await this.#rosters.cast(playable, parameters, service, before);
    const { songs, state } = await this.#radio.next(roster, mix, { count, refuses });
    return { made: songs, generator: { roster, mix: state } };
  }

  /** A list may have changed its length since it was last read: then the page is turned once more. */
  async #readList(before: StoredPlayable, request: PageRequest): Promise<ReadPage> {
    const playable = await this.caughtUp(before).catch(gone);
    const { startindex, indexes, playing } = turnPage(playable.playing, extentOf(playable), request);
    const { items, total = playable.length } = await this.#itemsAt(playable, indexes).catch(gone);
    if (total !== playable.length && total !== 0) {
      const now = { ...playable, length: total };
      this.#lists.forget(this.#listOf(playable));
      const again = turnPage(now.playing, extentOf(now), request);
      const { items: found } = await this.#itemsAt(now, again.indexes);
      return read(now, { ...again, items: found });
    }
    return read({ ...playable, length: total }, { startindex, items, playing });
  }

  async #itemsAt(
    playable: StoredPlayable,
    indexes: readonly number[],
  ): Promise<{ readonly items: readonly IndexedItem[]; readonly total?: number }> {
    const { playing, length, seed } = playable;
    const list = this.#listOf(playable);
    if (!playing.shuffling) return inOrder(list, indexes);
    const places = indexes.map((index) => (index + playing.rotation) % length);
    const runs = await Promise.all(
      runsOf(places).map(({ start, count }) => this.#lists.read(list, { total: length, seed }, start, count)),
    );
    return { items: numbered(indexes, runs.flat()), total: await this.#lists.lengthOf(list) };
  }

  #listOf({ parameters, itemtype }: StoredPlayable): List {
    const { service = '', type, ref = '' } = parameters;
    const of = { service, type, ref };
    return itemtype === undefined ? single(this.#content, of) : container(this.#content, of, itemtype);
  }
}

/** A page of a list; its last item keeps the place. */
function read(
  playable: StoredPlayable,
  { startindex, items, playing }: Omit<ReadPage, 'progress'> & Pick<Progress, 'playing'>,
): ReadPage {
  const last = items.at(-1);
  const kept = last ? keptBy(playable, playing, { index: last.index, ref: last.item.ref }) : playing;
  return {
    startindex,
    items,
    progress: { length: playable.length, playing: kept, generator: undefined },
  };
}

/** Of what type the items of a list are. */
export function itemTypeOf({ parameters, itemtype }: StoredPlayable): string {
  return itemtype?.replace(/s$/, '') ?? parameters.type;
}

/** How much of a playable there is. */
export function extentOf({ length, generator }: StoredPlayable): Extent {
  return { length, endless: generator !== undefined };
}

async function inOrder(list: List, indexes: readonly number[]) {
  const runs = await Promise.all(runsOf(indexes).map(({ start, count }) => list.read(start, count)));
  const total = runs.find((run) => run.total !== undefined)?.total;
  const items = numbered(
    indexes,
    runs.flatMap((run) => run.items),
  );
  return { items, ...(total !== undefined && { total }) };
}

function numbered(indexes: readonly number[], items: readonly ContentItem[]): IndexedItem[] {
  return indexes.flatMap((index, at) => {
    const item = items[at];
    return item ? [{ index, item }] : [];
  });
}

/** Neighbouring numbers taken together. */
function runsOf(numbers: readonly number[]): { start: number; count: number }[] {
  const runs: { start: number; count: number }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run.start + run.count === number) run.count += 1;
    else runs.push({ start: number, count: 1 });
  }
  return runs;
}
