import { AppError, invalid } from '../errors.js';
import type {
  BrowseRequest,
  CatalogueName,
  ContentItem,
  ContentSearch,
  ContentService,
  Drilldown,
  Hit,
  Hits,
  ItemRef,
  Items,
  Page,
  SongsRequest,
  Stream,
  StreamsRequest,
} from '../ports/content-engine.js';
import type { SpeakableName } from '../ports/speech-engine.js';
import { speakable } from './catalogue-names.js';
import { CuratedEngine } from './curated.js';
import { Information } from './information.js';
import { type ItemView, viewOf } from './item-view.js';
import { drawnLogo, isLogo, isPng } from './logo.js';
import { Playlists } from './playlists.js';
import type { PlaylistsStore } from './playlists-store.js';
import {
  type Buckets,
  type ItemPage,
  type Place,
  searchBuckets,
  searchFailure,
  searchMerged,
} from './search.js';
import { ServiceDesk, unsupported } from './service-desk.js';
import { type ServiceView, serviceViewOf } from './service-view.js';
import { Services, type ServicesParts } from './services.js';

export type { AlbumInfo, ArtistInfo, ChartPlace, Concert, PerformanceInfo } from './information.js';
export type { ArtistView, ItemView } from './item-view.js';
export { viewOf } from './item-view.js';
export type { Bucket, Buckets, ItemPage, ServiceError } from './search.js';

/** A search across services; absent types and services: all of them. */
export interface SearchEverywhere {
  readonly query: string;
  readonly types?: readonly string[];
  readonly services?: readonly string[];
  readonly page: Page;
}

/** What the content room is built from. */
export interface ContentParts extends ServicesParts {
  readonly store: PlaylistsStore;
}

/**
 * The content of all services, each behind its own id. The methods reject as {@link ContentEngine}
 * says, and with `not_found` for a service that there is not and for what a service cannot do.
 * A sick service fails by itself: the others answer as ever.
 */
export class Content {
  readonly playlists: Playlists;
  /** What services tell of music, and recommend. */
  readonly information: Information;
  readonly #services: Services;
  readonly #desk: ServiceDesk;

  constructor(parts: ContentParts) {
    const { store, clock, engines } = parts;
    this.#services = new Services({ ...parts, engines: [...engines, new CuratedEngine(store)] });
    this.#desk = new ServiceDesk(this.#services);
    this.information = new Information(this.#desk);
    this.playlists = new Playlists({ store, clock, item: (of) => this.item(of) });
  }

  /** Asks the engines what they are and what names they know. Throws {@link ServiceRefused}. */
  start(): Promise<void> {
    return this.#services.start();
  }

  close(): void {
    this.#services.close();
  }

  /** The services there are, in the order of their engines. */
  services(): readonly ContentService[] {
    return this.#services.all().map(({ service }) => service);
  }

  /** The services as apps see them. */
  serviceViews(): readonly ServiceView[] {
    return this.services().map(serviceViewOf);
  }

  /** Whether there are services, and the names of each have been read. */
  get ready(): boolean {
    const known = this.#services.all();
    return known.length > 0 && known.every(({ read, service }) => service.mixed || read !== undefined);
  }

  /** Changes whenever the names of a catalogue did. */
  revision(): number {
    return this.#services.revision;
  }

  /** Names for the recogniser, the most popular of each kind first. */
  async speakableNames(services: readonly string[], limit: number): Promise<readonly SpeakableName[]> {
    const known = this.#services.all().filter(({ service }) => services.includes(service.id));
    return speakable(
      known.flatMap(({ names }) => names ?? []),
      limit,
    );
  }

  /** GET /v1/{service}/logo.png and playerlogo.png: the service's own, or one that is drawn. */
  logo(service: string, kind: 'logo' | 'playerlogo'): Uint8Array {
    const { logo, playerlogo } = this.#desk.known(service).service;
    if (kind === 'playerlogo' && playerlogo && isPng(playerlogo)) return playerlogo;
    return logo && isLogo(logo) ? logo : drawnLogo(service);
  }

  /** Every name of a service's catalogue. */
  names(service: string): AsyncIterable<readonly CatalogueName[]> {
    return this.#desk.known(service).engine.names(service);
  }

  async search(request: ContentSearch): Promise<Hits> {
    const known = this.#desk.capable(request.service, 'search');
    if (!known.service.searchtypes.includes(request.type))
      throw unsupported(known, `search for ${request.type}`);
    return this.#desk.call(known, (behalf) => known.engine.search({ ...request, ...behalf }));
  }

  async item(of: ItemRef): Promise<ContentItem> {
    const known = this.#desk.known(of.service);
    return this.#desk.call(known, (behalf) => known.engine.item({ ...of, ...behalf }));
  }

  async items(of: Drilldown): Promise<Items> {
    const known = this.#desk.capable(of.service, 'listitems', 'listtracks');
    const itemtype = known.service.drilldowntypes.find((type) => singular(type) === singular(of.itemtype));
    if (itemtype === undefined) throw unsupported(known, `list ${of.itemtype}`);
    return this.#desk.call(known, (behalf) => known.engine.items({ ...of, itemtype, ...behalf }));
  }

  async browse(request: BrowseRequest): Promise<Items> {
    const known = this.#desk.capable(request.service, 'browse');
    return this.#desk.call(known, (behalf) => known.engine.browse({ ...request, ...behalf }));
  }

  async songs(request: SongsRequest): Promise<Items> {
    const known = this.#desk.capable(request.service, 'dynamicplaylist');
    return this.#desk.call(known, (behalf) => known.engine.songs({ ...request, ...behalf }));
  }

  async similarArtists(service: string, ref: string, limit: number): Promise<readonly Hit[]> {
    const known = this.#desk.capable(service, 'dynamicplaylist');
    return this.#desk.call(known, (behalf) =>
      known.engine.similarArtists({ service, ref, limit, ...behalf }),
    );
  }

  async streams(request: StreamsRequest): Promise<readonly Stream[]> {
    const known = this.#desk.known(request.service);
    return this.#desk.call(known, (behalf) => known.engine.streams({ ...request, ...behalf }));
  }

  /** GET /v1/content: buckets of what every service found, and which services failed. */
  async searchEverywhere({ query, types, services, page }: SearchEverywhere): Promise<Buckets> {
    const places = this.#places(services).filter(({ type }) => types?.includes(type) ?? true);
    return searchBuckets(query, places, this.#searchFor(query), page);
  }

  /** GET /v1/content/{type}: one list of what the services found. */
  async searchType(type: string, query: string, page: Page): Promise<ItemPage> {
    const places = this.#places(undefined).filter((place) => place.type === type);
    if (places.length === 0) throw new AppError('not_found', `No service searches for ${type}.`);
    return searchMerged(places, this.#searchFor(query), page);
  }

  /** GET /v1/content/{type}/{service}: one list of what a service found. */
  async searchService(request: ContentSearch): Promise<ItemPage> {
    const { hits, total } = await this.search(request).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'service_failed'
        ? searchFailure(error.message, error)
        : error;
    });
    return pageOf(
      { items: hits.map(({ item }) => item), ...(total !== undefined && { total }) },
      request.page,
    );
  }

  /** GET /v1/content/{type}/{service}/{ref}. */
  async details(of: ItemRef): Promise<ItemView> {
    return viewOf(await this.item(of));
  }

  /** GET /v1/content/{parenttype}/{service}/{ref}/{itemtype}. */
  async drilldown(of: Drilldown): Promise<ItemPage> {
    return pageOf(await this.items(of), of.page);
  }

  /** GET /v1/browse/{service}. */
  async browsePage(request: BrowseRequest): Promise<ItemPage> {
    return pageOf(await this.browse(request), request.page);
  }

  #searchFor(query: string) {
    return ({ service, type }: Place, page: Page) => this.search({ service, type, query, page });
  }

  /** What can be searched; of the given services, if any are. */
  #places(services: readonly string[] | undefined): readonly Place[] {
    const unknown = services?.find((id) => !this.#services.find(id));
    if (unknown !== undefined) throw invalid('services', `there is no service ${unknown}`);
    return this.services()
      .filter(({ id, capabilities }) => (services?.includes(id) ?? true) && capabilities.includes('search'))
      .flatMap(({ id, searchtypes }) => searchtypes.map((type) => ({ service: id, type })));
  }
}

function pageOf({ items, total }: Items, { startindex, itemsperpage }: Page): ItemPage {
  return { items: items.map(viewOf), startindex, itemsperpage, ...(total !== undefined && { total }) };
}

/** Item types are told in both numbers: `songs`, `song`. */
function singular(type: string): string {
  return type.replace(/s$/, '');
}
