/** Names an item of a service. */
export interface ItemRef {
  readonly service: string;
  readonly type: string;
  readonly ref: string;
}

/** A reference to something with a name. */
export interface NamedRef {
  readonly ref: string;
  readonly name: string;
}

/** Something that can be played or looked into. */
export interface ContentItem extends ItemRef {
  readonly name: string;
  readonly artistdisplayname?: string;
  readonly artists: readonly NamedRef[];
  readonly album?: NamedRef;
  /** URLs by WxH, or `default`. */
  readonly images: Readonly<Record<string, string>>;
  /** Seconds. */
  readonly duration?: number;
  readonly playbackcodec?: string;
  /** Bits per second. */
  readonly bitrate?: number;
  readonly year?: number;
  readonly genres: readonly string[];
  /** 0 to 1. */
  readonly popularity: number;
  readonly contains?: readonly string[];
  /** The MusicBrainz id of the recording, release or artist. */
  readonly musicbrainzid?: string;
  /** The International Standard Recording Code of a song. */
  readonly isrc?: string;
  readonly description?: string;
  /** When an episode or album came out, ISO 8601. */
  readonly released?: string;
  /** Seconds into the stream at which a chapter begins. */
  readonly offset?: number;
  /** Where an artist comes from or a station sends, lower-case. */
  readonly country?: string;
  /** What a category holds: new, chart, featured, … (specification, section 2.9). */
  readonly childtheme?: string;
  /** The type of what a category holds. */
  readonly childtype?: string;
  /** Some of what a category holds, where the service nests it. */
  readonly items?: readonly ContentItem[];
  /** What a station plays now, where `item` can tell. */
  readonly currentshow?: { readonly name: string };
}

/** A position in a list. */
export interface Page {
  readonly startindex: number;
  readonly itemsperpage: number;
}

/** Items of a container or category. */
export interface Items {
  readonly items: readonly ContentItem[];
  readonly total?: number;
}

/** For whom a call is made; absent: for nobody in particular, or somebody who has not linked the service. */
export interface OnBehalf {
  readonly access?: Access;
}

/** A user's way into their account on a service. */
export interface Access {
  /** The user's id on the service. */
  readonly userid: string;
  /** A token that is valid now. */
  readonly accesstoken: string;
  /** The level, if the service has levels. */
  readonly subscription?: string;
  /** Lower-case. */
  readonly country?: string;
}
