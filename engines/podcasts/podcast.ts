/** A podcast as its feed told it. */
export interface Podcast {
  /** A hash of the feed's address. */
  readonly ref: string;
  readonly title: string;
  /** Who makes it. Empty: unknown. */
  readonly author: string;
  /** Plain text. */
  readonly description: string;
  readonly image?: string;
  readonly genres: readonly string[];
  /** The newest first. */
  readonly episodes: readonly Episode[];
}

/** An episode of a podcast. */
export interface Episode {
  /** A hash of the feed's address and what the feed knows the episode by. */
  readonly ref: string;
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  /** Where its sound is. */
  readonly url: string;
  readonly image?: string;
  /** mp3, aac … Empty: unknown. */
  readonly codec: string;
  /** Seconds. 0: unknown. */
  readonly duration: number;
  /** Milliseconds since 1970; absent where the feed tells no date that can be true. */
  readonly released?: number;
}
