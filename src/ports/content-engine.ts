import type { Cancel } from './clock.js';

/**
 * A content engine: finds, describes and streams content (`proto/parlando/content/v1`).
 * Methods reject with an {@link AppError}: `not_found`, `service_signin_needed`,
 * `access_revoked`, `out_of_range`, `invalid_request`, or `service_failed` when the engine
 * is down, misses its deadline or fails in any other way.
 */
export interface ContentEngine {
  /** Calls back whenever the engine can be reached anew, at once if it can be now: it may describe itself otherwise than before. */
  onConnected(listener: () => void): Cancel;
  /** The services that the engine stands for. */
  describe(): Promise<readonly ContentService[]>;
  search(request: ContentSearch): Promise<Hits>;
  item(of: ItemRef): Promise<ContentItem>;
  items(of: Drilldown): Promise<Items>;
  browse(request: BrowseRequest): Promise<Items>;
  /** Songs that fit seeds, in an order that does not change between calls. */
  songs(request: SongsRequest): Promise<Items>;
  similarArtists(service: string, ref: string, limit: number): Promise<readonly Hit[]>;
  /** Stream URLs; what could not be resolved is missing. */
  streams(request: StreamsRequest): Promise<readonly Stream[]>;
  /** Every name that people may say, in pieces, the most popular first. */
  names(service: string): AsyncIterable<readonly CatalogueName[]>;
  close(): void;
}

/** A service's configuration (specification, section 2.8). */
export interface ContentService {
  readonly id: string;
  readonly name: string;
  readonly capabilities: readonly string[];
  readonly searchtypes: readonly string[];
  readonly drilldowntypes: readonly string[];
  readonly recommendtypes: readonly string[];
  readonly playback: Playback;
  /** PNG; the logo has 256x256 pixels. Absent: the server draws one. */
  readonly logo?: Uint8Array;
  /** PNG, for a display that shows what plays. Absent: the logo. */
  readonly playerlogo?: Uint8Array;
  /** Its containers hold items of other services. */
  readonly mixed?: boolean;
  /** Changes when names of the catalogue did; empty: it is still being read; absent: they never change. */
  readonly revision?: string;
}

/** How a service's streams are played. */
export interface Playback {
  readonly protocol: 'http' | 'sdk';
  /** Seconds for which a stream URL is valid; absent: for ever. */
  readonly timelimited?: number;
}

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
  /** What a station plays now, where `item` can tell. */
  readonly currentshow?: { readonly name: string };
}

/** A position in a list. */
export interface Page {
  readonly startindex: number;
  readonly itemsperpage: number;
}

/** A search for items of one type. */
export interface ContentSearch {
  readonly service: string;
  readonly type: string;
  readonly query: string;
  readonly page: Page;
}

/** An item and how well it fits, 0 to 1. */
export interface Hit {
  readonly item: ContentItem;
  readonly score: number;
}

/** Hits, the best first. */
export interface Hits {
  readonly hits: readonly Hit[];
  readonly total?: number;
}

/** Items of a container or category. */
export interface Items {
  readonly items: readonly ContentItem[];
  readonly total?: number;
}

/** Looks into a container: `type` and `ref` name it. */
export interface Drilldown extends ItemRef {
  readonly itemtype: string;
  readonly page: Page;
}

/** Looks into a category; no parent: the top. */
export interface BrowseRequest {
  readonly service: string;
  readonly parent?: string;
  readonly page: Page;
}

/** Seeds: any of the artists and any of the genres, where given; years inclusive. */
export interface SongsRequest {
  readonly service: string;
  readonly artists?: readonly string[];
  readonly genres?: readonly string[];
  readonly fromyear?: number;
  readonly toyear?: number;
  readonly page: Page;
}

/** Asks for stream URLs that speakers can reach. */
export interface StreamsRequest {
  readonly service: string;
  readonly refs: readonly string[];
}

/** A stream of an item. */
export interface Stream {
  readonly ref: string;
  readonly streamurl: string;
  readonly playbackcodec?: string;
  /** Seconds for which the URL is valid; absent: for ever. */
  readonly timelimited?: number;
}

/** A name that people may say. */
export interface CatalogueName {
  readonly type: string;
  readonly ref: string;
  readonly name: string;
  /** The artist of a song or album. */
  readonly artist?: string;
  /** 0 to 1. */
  readonly popularity: number;
}
