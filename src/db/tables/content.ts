/** The tables of the content room. Times are milliseconds since 1970-01-01 UTC. */
export interface ContentTables {
  readonly playlist: PlaylistTable;
  readonly playlist_item: PlaylistItemTable;
}

/** A playlist that the platform itself stores. */
interface PlaylistTable {
  readonly ref: string;
  readonly userid: string;
  readonly name: string;
  readonly description: string | null;
  readonly created: number;
  readonly updated: number;
}

interface PlaylistItemTable {
  readonly playlist: string;
  /** From 0, without gaps. */
  readonly position: number;
  /** JSON: the item as it was when it was added. */
  readonly item: string;
}
