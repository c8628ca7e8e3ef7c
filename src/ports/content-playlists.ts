import type { Items, OnBehalf, Page } from './content-item.js';

/**
 * The playlists that users keep on content services (`proto/parlando/content/v1/user_playlists.proto`). Methods
 * reject as those of a content engine do; `invalid_request` where the service forbids duplicates.
 */
export interface ContentPlaylists {
  list(of: { readonly service: string; readonly page: Page } & OnBehalf): Promise<UserPlaylists>;
  get(of: PlaylistRef): Promise<UserPlaylist>;
  items(of: PlaylistRef & { readonly page: Page }): Promise<Items>;
  create(playlist: NewPlaylist & OnBehalf): Promise<UserPlaylist>;
  /** What is absent stays; items replace all there are. */
  update(of: PlaylistRef & Partial<PlaylistContents>): Promise<UserPlaylist>;
  remove(of: PlaylistRef): Promise<void>;
  /** Appends items. */
  add(of: PlaylistRef & { readonly items: readonly string[] }): Promise<void>;
  /** Takes items out by position; each reference takes out all items that have it. */
  removeItems(
    of: PlaylistRef & { readonly indexes: readonly number[]; readonly refs: readonly string[] },
  ): Promise<void>;
}

/** Names a playlist, and whose it is. */
export interface PlaylistRef extends OnBehalf {
  readonly service: string;
  readonly ref: string;
}

/** What a playlist is made of: items by their references. */
export interface PlaylistContents {
  readonly name: string;
  readonly description?: string;
  readonly items: readonly string[];
}

/** A playlist to make. */
export interface NewPlaylist extends PlaylistContents {
  readonly service: string;
}

/** A playlist of a user. */
export interface UserPlaylist {
  readonly ref: string;
  readonly name: string;
  readonly description?: string;
  /** How many items it has. */
  readonly total?: number;
  /** URLs by WxH, or `default`. */
  readonly images: Readonly<Record<string, string>>;
}

/** A page of playlists. */
export interface UserPlaylists {
  readonly playlists: readonly UserPlaylist[];
  readonly total?: number;
}
