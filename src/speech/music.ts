import type { SpeechCaller } from '../ports/caller.js';
import type {
  BrowseRequest,
  ContentItem,
  ContentSearch,
  ContentService,
  Drilldown,
  Hits,
  ItemRef,
  Items,
  Page,
} from '../ports/content-engine.js';
import type { ContentInformation } from '../ports/content-information.js';
import type { SpeakableName } from '../ports/speech-engine.js';
import type { Found } from '../ports/understander.js';

/** What the speech room needs of the content room. */
export interface Catalogue {
  /** Does some work with a user's accounts on services, as their country and subscription allow. */
  onBehalfOf<T>(
    asker: { readonly userid: string; readonly deviceid: string },
    work: () => Promise<T>,
  ): Promise<T>;
  services(): readonly ContentService[];
  item(of: ItemRef): Promise<ContentItem>;
  items(of: Drilldown): Promise<Items>;
  search(request: ContentSearch): Promise<Hits>;
  browse(request: BrowseRequest): Promise<Items>;
  /** What services tell of music beside the items. */
  readonly information: Omit<ContentInformation, 'recommend'>;
  /** Names for the recogniser, the most likely first. */
  speakableNames(services: readonly string[], limit: number): Promise<readonly SpeakableName[]>;
  /** Names of what is in the accounts of whom is acted for, where nobody else is told them. */
  accountNames(limit: number): Promise<readonly SpeakableName[]>;
  /** What words name best in those accounts, or undefined. */
  accountItem(words: string): Promise<Omit<Found, 'entity'> | undefined>;
  /** Changes whenever the names did. */
  revision(): number;
}

/** What the speech room needs of the playables room. */
export interface PlayableMaker {
  create(caller: SpeechCaller, request: PlayableWish): Promise<MadePlayable>;
  /** What a playable plays. Rejects with `not_found`. */
  parametersOf(
    caller: SpeechCaller,
    id: string,
  ): Promise<{ readonly type: string; readonly service?: string; readonly ref?: string }>;
  shuffle(caller: SpeechCaller, id: string, on: boolean): Promise<unknown>;
  loop(caller: SpeechCaller, id: string, mode: 'all' | 'one' | undefined): Promise<unknown>;
}

/** What is to be played (specification, section 2.7). */
export interface PlayableWish {
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly deviceid?: string;
  readonly shuffle?: boolean;
}

/** A playable that was made. */
export interface MadePlayable {
  readonly id: string;
  readonly name: string;
  readonly images: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** What the speech room needs of the taste room. */
export interface Opinions {
  add(
    owner: SpeechCaller,
    targets: readonly (ItemRef & { readonly id?: string })[],
    like: boolean,
  ): Promise<{ readonly added: number }>;
}

/** What the speech room needs to know of what people like. */
export interface Tastes {
  /** The artists of a service that somebody hears, the best first. */
  artists(
    owner: SpeechCaller,
    service: string,
    limit: number,
  ): Promise<readonly { readonly item: { readonly name: string } }[]>;
  /** How much somebody prefers each of a few items, −1 (disliked) to 1, by what they like, hear, and heard lately. */
  preferences(owner: SpeechCaller, items: readonly ItemRef[]): Promise<readonly number[]>;
}

/** What the speech room needs of the devices room. */
export interface OwnDevices {
  /** What a user's devices told of themselves. */
  ofUser(userid: string): Promise<readonly object[]>;
}

/** A playlist of a person. */
export interface OwnPlaylist {
  readonly ref: string;
  readonly name: string;
}

/** What the speech room needs of people's playlists. */
export interface Playlists {
  list(userid: string, service: string, page: Page): Promise<{ readonly playlists: readonly OwnPlaylist[] }>;
  create(
    userid: string,
    service: string,
    given: { readonly name: string; readonly items: readonly ItemRef[] },
  ): Promise<unknown>;
  append(key: PlaylistKey, items: readonly ItemRef[]): Promise<unknown>;
  /** Rejects with `not_found` when there is no such item. */
  removeItems(key: PlaylistKey, which: { readonly ref: string }): Promise<void>;
}

/** Whose playlist on which service. */
export interface PlaylistKey {
  readonly userid: string;
  readonly service: string;
  readonly ref: string;
}
