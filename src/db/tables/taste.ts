/** The table of the taste room. Times are milliseconds since 1970-01-01 UTC. */
export interface TasteTables {
  readonly taste: TasteTable;
}

/** What somebody thinks of an item, and how much they hear it (src/taste). */
interface TasteTable {
  readonly userid: string;
  /** '' for the main account. */
  readonly profileuserid: string;
  readonly type: string;
  /** '' of a genre, which all services share. */
  readonly service: string;
  readonly ref: string;
  /** JSON: the item as it was then. */
  readonly item: string;
  /** 1 liked, -1 disliked, 0 neither. */
  readonly opinion: number;
  readonly plays: number;
  readonly skips: number;
  readonly completions: number;
  /** Logarithms to the base 2 of what speaks for and against it, as of 1970; null: nothing does. */
  readonly warmth: number | null;
  readonly cold: number | null;
  readonly played: number | null;
  readonly updated: number;
}
