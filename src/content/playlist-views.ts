import type { Page } from '../ports/content-engine.js';
import type { ItemView } from './item-view.js';
import type { ItemPage } from './search.js';

/** A user's playlist on a service (specification, section 2.10). */
export interface PlaylistView {
  readonly service: string;
  readonly ref: string;
  readonly type: 'playlist';
  readonly name: string;
  readonly description?: string;
  /** URLs by WxH, or `default`. */
  readonly images?: Readonly<Record<string, string>>;
  /** How many items it has. */
  readonly total?: number;
  /** ISO 8601; of the platform's own. */
  readonly created?: string;
  readonly updated?: string;
}

/** A playlist with all that is in it; where the service does not list playlists, without. */
export interface WholePlaylist extends PlaylistView {
  readonly items?: readonly ItemView[];
}

/** A page of playlists. */
export interface PlaylistPage extends Page {
  readonly playlists: readonly PlaylistView[];
  readonly total?: number;
}

/** An item to add: curated playlists need the service too, as they hold items of any. */
export interface GivenItem {
  readonly ref: string;
  readonly service?: string;
  /** A song if absent. */
  readonly type?: string;
}

/** What a playlist is to be. */
export interface GivenPlaylist {
  readonly name: string;
  readonly description?: string;
  readonly items?: readonly GivenItem[];
  /** Replaces the user's playlist of this name, if there is one. */
  readonly overwrite?: boolean;
}

/** Whose playlist on which service. */
export interface PlaylistKey {
  readonly userid: string;
  readonly service: string;
  readonly ref: string;
}

/** What can be done with playlists of users. */
export interface PlaylistKeeper {
  list(userid: string, service: string, page: Page): Promise<PlaylistPage>;
  create(userid: string, service: string, given: GivenPlaylist): Promise<WholePlaylist>;
  get(key: PlaylistKey): Promise<WholePlaylist>;
  items(key: PlaylistKey, page: Page): Promise<ItemPage>;
  /** Adds items at the end. */
  append(key: PlaylistKey, given: readonly GivenItem[]): Promise<WholePlaylist>;
  /** Changes what is given; items replace all there are. */
  change(key: PlaylistKey, given: Partial<GivenPlaylist>): Promise<WholePlaylist>;
  remove(key: PlaylistKey): Promise<void>;
  removeItems(key: PlaylistKey, unwanted: Unwanted): Promise<void>;
}

/** Which items to take out: by place or by reference. */
export interface Unwanted {
  readonly indexes?: readonly number[];
  readonly ref?: string;
}
