import { randomBytes } from 'node:crypto';
import { AppError, invalid } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { ContentItem, ItemRef, Page } from '../ports/content-engine.js';
import { CURATED } from './curated.js';
import { viewOf } from './item-view.js';
import type {
  GivenItem,
  GivenPlaylist,
  PlaylistKeeper,
  PlaylistKey,
  PlaylistView,
  Unwanted,
  WholePlaylist,
} from './playlist-views.js';
import type { PlaylistsStore, StoredPlaylist } from './playlists-store.js';

/** What playlists are kept with. */
export interface CuratedPlaylistsParts {
  readonly store: PlaylistsStore;
  readonly clock: Clock;
  /** Looks up an item of any service. */
  readonly item: (of: ItemRef) => Promise<ContentItem>;
}

const MOST_PLAYLISTS = 500;
const MOST_ITEMS = 2_000;
/** Items that are looked up at the same time. */
const AT_ONCE = 32;

/** The platform's own playlists of users: they hold items of any service. `not_found` for what is not the user's. */
export class CuratedPlaylists implements PlaylistKeeper {
  readonly #parts: CuratedPlaylistsParts;
  readonly #store: PlaylistsStore;

  constructor(parts: CuratedPlaylistsParts) {
    this.#parts = parts;
    this.#store = parts.store;
  }

  async list(userid: string, _service: string, page: Page) {
    const [rows, total] = await Promise.all([this.#store.ofUser(userid, page), this.#store.countOf(userid)]);
    return { playlists: rows.map(playlistView), ...page, total };
  }

  /** Rejects with `invalid_request` when an item is not known, and `conflict` beyond 500 playlists. */
  async create(userid: string, service: string, given: GivenPlaylist): Promise<WholePlaylist> {
    const items = await this.#resolved(given.items ?? []);
    const { name, description } = given;
    const known = given.overwrite ? await this.#store.byName(userid, name) : undefined;
    if (known) {
      await this.#store.change(
        known.ref,
        { items, ...(description !== undefined && { description }) },
        this.#now(),
      );
      return this.get({ userid, service, ref: known.ref });
    }
    if ((await this.#store.countOf(userid)) >= MOST_PLAYLISTS)
      throw new AppError('conflict', `A user may have ${MOST_PLAYLISTS} playlists.`);
    const ref = randomBytes(16).toString('base64url');
    const [created, updated] = [this.#now(), this.#now()];
    await this.#store.add({ ref, userid, name, description: description ?? null, created, updated }, items);
    return this.get({ userid, service, ref });
  }

  async get(key: PlaylistKey): Promise<WholePlaylist> {
    const playlist = await this.#existing(key);
    const items = await this.#store.items(key.ref, { startindex: 0, itemsperpage: MOST_ITEMS });
    return { ...playlistView(playlist), items: items.map(viewOf) };
  }

  async items(key: PlaylistKey, page: Page) {
    const { length } = await this.#existing(key);
    const items = await this.#store.items(key.ref, page);
    return { items: items.map(viewOf), ...page, total: length };
  }

  /** Adds items at the end. */
  async append(key: PlaylistKey, given: readonly GivenItem[]): Promise<WholePlaylist> {
    await this.#existing(key);
    const items = await this.#resolved(given);
    if (!(await this.#store.append(key.ref, items, MOST_ITEMS, this.#now()))) throw tooLong();
    return this.get(key);
  }

  /** Changes what is given; items replace all there are. */
  async change(key: PlaylistKey, given: Partial<GivenPlaylist>): Promise<WholePlaylist> {
    await this.#existing(key);
    const { name, description } = given;
    const items = given.items && (await this.#resolved(given.items));
    const changes = {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(items && { items }),
    };
    await this.#store.change(key.ref, changes, this.#now());
    return this.get(key);
  }

  async remove(key: PlaylistKey): Promise<void> {
    await this.#existing(key);
    await this.#store.remove(key.ref);
  }

  /** Rejects with `not_found` when there is no such item, and then removes none. */
  async removeItems(key: PlaylistKey, { indexes = [], ref }: Unwanted): Promise<void> {
    const { length } = await this.#existing(key);
    if (indexes.length === 0 && ref === undefined) throw invalid('index', 'or ref is required');
    if (indexes.some((index) => index >= length)) throw new AppError('not_found', 'There is no such item.');
    const unwanted = new Set(indexes);
    const keep = (item: ContentItem, position: number) => !unwanted.has(position) && item.ref !== ref;
    const removed = await this.#store.keep(key.ref, keep, this.#now());
    if (removed === 0) throw new AppError('not_found', 'There is no such item.');
  }

  /** Removes everything of a user. */
  forget(userid: string): Promise<void> {
    return this.#store.forget(userid);
  }

  async #existing({ userid, ref }: PlaylistKey): Promise<StoredPlaylist> {
    const playlist = await this.#store.byRef(ref);
    if (!playlist || playlist.userid !== userid)
      throw new AppError('not_found', 'There is no such playlist.');
    return playlist;
  }

  async #resolved(given: readonly GivenItem[]): Promise<ContentItem[]> {
    if (given.length > MOST_ITEMS) throw tooLong();
    const items: ContentItem[] = [];
    for (let start = 0; start < given.length; start += AT_ONCE) {
      const some = given.slice(start, start + AT_ONCE);
      items.push(...(await Promise.all(some.map((each, place) => this.#item(each, start + place)))));
    }
    return items;
  }

  async #item({ service, type = 'song', ref }: GivenItem, place: number): Promise<ContentItem> {
    if (service === undefined) throw invalid(`items.${place}.service`, 'is required');
    if (service === CURATED) throw invalid(`items.${place}.service`, 'must be the service of an item');
    try {
      return await this.#parts.item({ service, type, ref });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
      throw invalid(`items.${place}.ref`, error.message);
    }
  }

  #now(): number {
    return this.#parts.clock.now();
  }
}

function playlistView(playlist: StoredPlaylist): PlaylistView {
  const { ref, name, description, length, created, updated } = playlist;
  return {
    service: CURATED,
    ref,
    type: 'playlist',
    name,
    ...(description !== null && { description }),
    total: length,
    created: new Date(created).toISOString(),
    updated: new Date(updated).toISOString(),
  };
}

function tooLong(): AppError {
  return invalid('items', `a playlist holds ${MOST_ITEMS} items at most`);
}
