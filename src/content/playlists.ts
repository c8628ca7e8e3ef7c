import type { Page } from '../ports/content-engine.js';
import type { Asker } from './behalf.js';
import { CURATED } from './curated.js';
import type { CuratedPlaylists } from './curated-playlists.js';
import type {
  GivenItem,
  GivenPlaylist,
  PlaylistKeeper,
  PlaylistKey,
  PlaylistPage,
  Unwanted,
  WholePlaylist,
} from './playlist-views.js';
import type { ItemPage } from './search.js';
import type { ServicePlaylists } from './service-playlists.js';

/** Who keeps playlists, and how to act for a user. */
export interface PlaylistsParts {
  readonly curated: CuratedPlaylists;
  readonly linked: ServicePlaylists;
  readonly onBehalfOf: <T>(asker: Asker, work: () => Promise<T>) => Promise<T>;
}

/** Users' playlists, wherever they are kept: by the platform itself (`curated`) or on a linked service. */
export class Playlists implements PlaylistKeeper {
  readonly #parts: PlaylistsParts;

  constructor(parts: PlaylistsParts) {
    this.#parts = parts;
  }

  list(userid: string, service: string, page: Page): Promise<PlaylistPage> {
    return this.#at({ userid, service }, (keeper) => keeper.list(userid, service, page));
  }

  create(userid: string, service: string, given: GivenPlaylist): Promise<WholePlaylist> {
    return this.#at({ userid, service }, (keeper) => keeper.create(userid, service, given));
  }

  get(key: PlaylistKey): Promise<WholePlaylist> {
    return this.#at(key, (keeper) => keeper.get(key));
  }

  items(key: PlaylistKey, page: Page): Promise<ItemPage> {
    return this.#at(key, (keeper) => keeper.items(key, page));
  }

  append(key: PlaylistKey, given: readonly GivenItem[]): Promise<WholePlaylist> {
    return this.#at(key, (keeper) => keeper.append(key, given));
  }

  change(key: PlaylistKey, given: Partial<GivenPlaylist>): Promise<WholePlaylist> {
    return this.#at(key, (keeper) => keeper.change(key, given));
  }

  remove(key: PlaylistKey): Promise<void> {
    return this.#at(key, (keeper) => keeper.remove(key));
  }

  removeItems(key: PlaylistKey, unwanted: Unwanted): Promise<void> {
    return this.#at(key, (keeper) => keeper.removeItems(key, unwanted));
  }

  /** Removes everything of a user that is stored here. */
  forget(userid: string): Promise<void> {
    return this.#parts.curated.forget(userid);
  }

  async #at<T>(
    { userid, service }: { readonly userid: string; readonly service: string },
    work: (keeper: PlaylistKeeper) => Promise<T>,
  ): Promise<T> {
    const { curated, linked, onBehalfOf } = this.#parts;
    if (service === CURATED) return work(curated);
    return onBehalfOf({ userid }, () => work(linked));
  }
}
