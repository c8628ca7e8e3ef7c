import type { Cancel } from './clock.js';
import type { ContentAccounts } from './content-accounts.js';
import type { ContentInformation } from './content-information.js';
import type { ContentItem, ItemRef, Items, OnBehalf, Page } from './content-item.js';
import type { ContentPlaylists } from './content-playlists.js';

export type { Access, ContentItem, ItemRef, Items, NamedRef, OnBehalf, Page } from './content-item.js';

/**
 * A content engine: finds, describes and streams content (`proto/parlando/content/v1`).
 * Methods reject with an {@link AppError}: `not_found`, `service_signin_needed`,
 * `access_revoked`, `out_of_range`, `invalid_request`, `service_message` with the body of
 * specification section 7, or `service_failed` when the engine is down, misses its deadline or
 * fails in any other way.
 */
export interface ContentEngine {
  /** Users' accounts on its services; absent: none has any. */
  readonly accounts?: ContentAccounts;
  /** Users' playlists on its services; absent: none keeps any. */
  readonly playlists?: ContentPlaylists;
  /** What its services know and recommend; absent: nothing. */
  readonly information?: ContentInformation;
  /** Calls back whenever the engine can be reached anew, at once if it can be now: it may describe itself otherwise than before. */
  onConnected(listener: () => void): Cancel;
  /** Whether its health service says that it serves; absent: it has none. */
  healthy?(): Promise<boolean>;
  /** The services that the engine stands for. */
  describe(): Promise<readonly ContentService[]>;
  search(request: ContentSearch & OnBehalf): Promise<Hits>;
  item(of: ItemRef & OnBehalf): Promise<ContentItem>;
  items(of: Drilldown & OnBehalf): Promise<Items>;
  browse(request: BrowseRequest & OnBehalf): Promise<Items>;
  /** Songs that fit seeds, in an order that does not change between calls. */
  songs(request: SongsRequest & OnBehalf): Promise<Items>;
  similarArtists(request: SimilarArtistsRequest & OnBehalf): Promise<readonly Hit[]>;
  /** Stream URLs; what could not be resolved is missing. */
  streams(request: StreamsRequest & OnBehalf): Promise<readonly Stream[]>;
  /** Tells of what a device played; absent: it does not want to hear. */
  played?(report: PlayedReport & OnBehalf): Promise<void>;
  /** Every name that people may say, in pieces, the most popular first; on somebody's behalf, those of their account. */
  names(service: string, behalf?: OnBehalf): AsyncIterable<readonly CatalogueName[]>;
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
  /** Lower-case country codes where it is offered; absent: everywhere. */
  readonly countries?: readonly string[];
  /** What a user's level of subscription adds to the capabilities. */
  readonly subscriptioncapabilities?: readonly SubscriptionCapability[];
  readonly upsell?: Upsell;
  /** What it tells of music beside the items: artist, album, performance, concert, chart; absent: nothing. */
  readonly information?: readonly string[];
  /** Its containers hold items of other services. */
  readonly mixed?: boolean;
  /** Changes when names of the catalogue did; empty: it is still being read; absent: they never change. */
  readonly revision?: string;
}

/** How a service's streams are played (specification, section 2.8). */
export interface Playback {
  readonly protocol: 'http' | 'sdk';
  /** Seconds for which a stream URL is valid; absent: for ever. */
  readonly timelimited?: number;
  /** The user must have linked an account. */
  readonly account?: 'signin';
  /** The only platforms that may play. */
  readonly platform?: readonly string[];
  /** What a client must be able to do. */
  readonly requires?: string;
  readonly sendanalytics?: boolean;
  /** Seconds after the last event. */
  readonly sendcontinuationevent?: number;
  readonly sendmediaevents?: boolean;
  /** Levels, one of which the user's subscription must have. */
  readonly subscription?: readonly string[];
}

/** A capability that levels of subscription bring. */
export interface SubscriptionCapability {
  readonly capability: string;
  readonly subscription: readonly string[];
}

/** An offer to users who have no account. */
export interface Upsell {
  readonly type: string;
  readonly imageuri?: string;
  readonly uri?: string;
  readonly text?: string;
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

/** Asks for artists that resemble one. */
export interface SimilarArtistsRequest {
  readonly service: string;
  readonly ref: string;
  /** How many at most. */
  readonly limit: number;
}

/** What a device did with an item. */
export interface PlayedReport extends ItemRef {
  readonly event: 'stop' | 'continue' | 'mediabegin' | 'mediaerror';
  /** Seconds into the item. */
  readonly offset: number;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly time: number;
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
