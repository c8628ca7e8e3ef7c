import { AppError } from '../errors.js';
import type { ContentItem } from '../ports/content-engine.js';
import { gone, serviceOf } from './described.js';
import { container, type List, single } from './lists.js';
import type { PlayableContent } from './playable-content.js';
import type { PlayablesStore, Progress, StoredPlayable } from './playables-store.js';
import {
  currentOf,
  type Extent,
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

  constructor(dependencies: {
    readonly content: PlayableContent;
    readonly lists: ShuffledLists;
    readonly radio: Radio;
    readonly rosters: Rosters;
    readonly store: PlayablesStore;
  }) {
    this.#content = dependencies.content;
    this.#lists = dependencies.lists;
    this.#radio = dependencies.radio;
    this.#rosters = dependencies.rosters;
    this.#store = dependencies.store;
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

  /** The item that a device plays; undefined: the playlist never gave it out. */
  async itemOf(playable: StoredPlayable, index: number, ref: string): Promise<ContentItem | undefined> {
    const { id, generator, itemtype, parameters } = playable;
    if (generator) return (await this.#store.made(id, index, 1)).find((item) => item.ref === ref);
    const type = itemtype?.replace(/s$/, '') ?? parameters.type;
    return this.#content.item({ service: parameters.service ?? '', type, ref });
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
    const service = serviceOf(this.#content, playable.parameters).id;
    const { roster, refuses } = await this.#rosters.cast(
      playable,
      playable.parameters,
      service,
      generator.roster,
    );
    const { songs, state } = await this.#radio.next(roster, generator.mix, { count: missing, refuses });
    if (songs.length < missing) throw new AppError('nothing_to_play', 'Nothing fits the playlist any more.');
    const progress = {
      length: length + songs.length,
      playing: turned.playing,
      generator: { roster, mix: state },
      made: songs,
    };
    return { startindex, items: numbered(indexes, [...known, ...songs]), progress };
  }

  /** A list may have changed its length since it was last read: then the page is turned once more. */
  async #readList(playable: StoredPlayable, request: PageRequest): Promise<ReadPage> {
    const { startindex, indexes, playing } = turnPage(playable.playing, extentOf(playable), request);
    const { items, total = playable.length } = await this.#itemsAt(playable, indexes).catch(gone);
    if (total !== playable.length && total !== 0) {
      const now = { ...playable, length: total };
      const again = turnPage(now.playing, extentOf(now), request);
      const { items: found } = await this.#itemsAt(now, again.indexes);
      const progress = { length: total, playing: again.playing, generator: undefined };
      return { startindex: again.startindex, items: found, progress };
    }
    return { startindex, items, progress: { length: total, playing, generator: undefined } };
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
