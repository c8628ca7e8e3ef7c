import type { Items, OnBehalf, Page } from './content-item.js';

/**
 * What content services know of music beside the items, and what they recommend
 * (`proto/parlando/content/v1/information.proto`). Methods reject as those of a content engine do.
 */
export interface ContentInformation {
  artist(about: Subject): Promise<ArtistInfo>;
  album(about: Subject): Promise<AlbumInfo>;
  performance(about: Subject): Promise<PerformanceInfo>;
  /** Concerts to come, the soonest first; no country: anywhere. */
  concerts(of: Place): Promise<readonly Concert[]>;
  /** Where an item stands in charts, the best place first; no country: the world. */
  chart(of: Place & { readonly type: string }): Promise<readonly ChartPlace[]>;
  /** Items of a type that fit what somebody likes, the best first. */
  recommend(request: RecommendRequest & OnBehalf): Promise<Items>;
}

/** What to tell about, and in which language. */
export interface Subject extends OnBehalf {
  readonly service: string;
  readonly ref: string;
  /** A BCP 47 tag. */
  readonly language: string;
}

/** What to tell about, and for which country. */
export interface Place extends OnBehalf {
  readonly service: string;
  readonly ref: string;
  /** Lower-case. */
  readonly country?: string;
}

/** About an artist; dates are ISO 8601: a year, a month or a day. */
export interface ArtistInfo {
  readonly name: string;
  readonly biography?: string;
  /** Born or formed. */
  readonly begin?: string;
  /** Died or split up. */
  readonly end?: string;
  /** Lower-case. */
  readonly country?: string;
  readonly genres: readonly string[];
  readonly members: readonly string[];
}

/** About an album. */
export interface AlbumInfo {
  readonly name: string;
  readonly artistdisplayname?: string;
  readonly description?: string;
  /** ISO 8601. */
  readonly released?: string;
  readonly label?: string;
  readonly genres: readonly string[];
  /** How many. */
  readonly songs?: number;
}

/** Who performs a song, where and when. */
export interface PerformanceInfo {
  readonly performers: readonly { readonly name: string; readonly role?: string }[];
  readonly composers: readonly string[];
  readonly conductor?: string;
  /** ISO 8601. */
  readonly recorded?: string;
  readonly place?: string;
}

/** A concert. */
export interface Concert {
  /** ISO 8601. */
  readonly date: string;
  readonly venue: string;
  readonly city: string;
  /** Lower-case. */
  readonly country?: string;
}

/** A place in a chart; 1 is the top. */
export interface ChartPlace {
  readonly chart: string;
  readonly place: number;
  /** In the chart. */
  readonly weeks?: number;
  /** The best place it had. */
  readonly peak?: number;
}

/** Asks for recommendations. */
export interface RecommendRequest {
  readonly service: string;
  readonly type: string;
  /** References, the most liked first. */
  readonly liked: readonly string[];
  readonly page: Page;
}
