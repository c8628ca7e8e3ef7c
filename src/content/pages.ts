import { AppError, invalid } from '../errors.js';
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
import { behalf } from './behalf.js';
import { type ItemView, viewOf } from './item-view.js';
import {
  type Buckets,
  type ItemPage,
  type Place,
  searchBuckets,
  searchFailure,
  searchMerged,
} from './search.js';
import { needsAccountToBrowse } from './service-rules.js';

/** A search across services; absent types and services: all of them. */
export interface SearchEverywhere {
  readonly query: string;
  readonly types?: readonly string[];
  readonly services?: readonly string[];
  readonly page: Page;
}

/** What pages are made of, for whom is acted for. */
export interface PagedContent {
  services(): readonly ContentService[];
  search(request: ContentSearch): Promise<Hits>;
  item(of: ItemRef): Promise<ContentItem>;
  items(of: Drilldown): Promise<Items>;
  browse(request: BrowseRequest): Promise<Items>;
}

/** What apps are shown of the content of services; rejects as the content does. */
export class Pages {
  readonly #content: PagedContent;

  constructor(content: PagedContent) {
    this.#content = content;
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
    const { hits, total } = await this.#content.search(request).catch((error: unknown) => {
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
    return viewOf(await this.#content.item(of));
  }

  /** GET /v1/content/{parenttype}/{service}/{ref}/{itemtype}. */
  async drilldown(of: Drilldown): Promise<ItemPage> {
    return pageOf(await this.#content.items(of), of.page);
  }

  /** GET /v1/browse/{service}. */
  async browse(request: BrowseRequest): Promise<ItemPage> {
    return pageOf(await this.#content.browse(request), request.page);
  }

  #searchFor(query: string) {
    return ({ service, type }: Place, page: Page) => this.#content.search({ service, type, query, page });
  }

  /** What can be searched; of the given services, else of all that need no account, or have one. */
  #places(services: readonly string[] | undefined): readonly Place[] {
    const all = this.#content.services();
    const unknown = services?.find((id) => !all.some((each) => each.id === id));
    if (unknown !== undefined) throw invalid('services', `there is no service ${unknown}`);
    const wanted = (service: ContentService) =>
      services?.includes(service.id) ?? !needsAccountToBrowse(service, behalf());
    return all
      .filter((service) => wanted(service) && service.capabilities.includes('search'))
      .flatMap(({ id, searchtypes }) => searchtypes.map((type) => ({ service: id, type })));
  }
}

function pageOf({ items, total }: Items, { startindex, itemsperpage }: Page): ItemPage {
  return { items: items.map(viewOf), startindex, itemsperpage, ...(total !== undefined && { total }) };
}
