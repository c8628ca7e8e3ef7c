import { AppError } from '../errors.js';
import { ContentService as Service } from '../gen/parlando/content/v1/content_pb.js';
import type { Cancel } from '../ports/clock.js';
import type {
  BrowseRequest,
  CatalogueName,
  ContentEngine,
  ContentItem,
  ContentSearch,
  ContentService,
  Drilldown,
  Hit,
  Hits,
  ItemRef,
  Items,
  SongsRequest,
  Stream,
  StreamsRequest,
} from '../ports/content-engine.js';
import type { EngineConnection } from './grpc-client.js';
import { hitsFrom, itemFrom, pageTo, serviceFrom, streamFrom, totalFrom } from './grpc-content-messages.js';

/** Deadlines in milliseconds. */
const DEADLINES = { describe: 2_000, read: 3_000, streams: 5_000, names: 60_000 };

/** What the engine needs. */
export interface GrpcContentEngineDependencies {
  readonly connection: EngineConnection;
  /** The address under which speakers reach the server, for the engine's stream URLs. */
  readonly publicUrl: string;
}

/** A content engine that speaks `proto/parlando/content/v1`. */
export class GrpcContentEngine implements ContentEngine {
  readonly #connection: EngineConnection;
  readonly #publicUrl: string;

  constructor({ connection, publicUrl }: GrpcContentEngineDependencies) {
    this.#connection = connection;
    this.#publicUrl = publicUrl;
  }

  onConnected(listener: () => void): Cancel {
    return this.#connection.onConnected(listener);
  }

  async describe(): Promise<readonly ContentService[]> {
    const { services } = await this.#connection.unary(Service.method.describe, {}, DEADLINES.describe);
    return services.map(serviceFrom);
  }

  async search({ service, type, query, page }: ContentSearch): Promise<Hits> {
    const request = { service, type, query, page: pageTo(page) };
    const found = await this.#connection.unary(Service.method.search, request, DEADLINES.read);
    return { hits: hitsFrom(service, found.hits), ...totalFrom(found) };
  }

  async item({ service, type, ref }: ItemRef): Promise<ContentItem> {
    const request = { service, type, ref };
    const { item } = await this.#connection.unary(Service.method.getItem, request, DEADLINES.read);
    if (!item) throw new AppError('not_found', 'The service does not have this.');
    return itemFrom(service, item);
  }

  async items({ service, type, ref, itemtype, page }: Drilldown): Promise<Items> {
    const request = { service, parentType: type, ref, itemType: itemtype, page: pageTo(page) };
    const found = await this.#connection.unary(Service.method.listItems, request, DEADLINES.read);
    return { items: found.items.map((item) => itemFrom(service, item)), ...totalFrom(found) };
  }

  async browse({ service, parent, page }: BrowseRequest): Promise<Items> {
    const request = { service, parent: parent ?? '', page: pageTo(page) };
    const found = await this.#connection.unary(Service.method.browse, request, DEADLINES.read);
    return { items: found.items.map((item) => itemFrom(service, item)), ...totalFrom(found) };
  }

  async songs({ service, artists, genres, fromyear, toyear, page }: SongsRequest): Promise<Items> {
    const request = {
      service,
      artists: [...(artists ?? [])],
      genres: [...(genres ?? [])],
      fromYear: fromyear ?? 0,
      toYear: toyear ?? 0,
      page: pageTo(page),
    };
    const found = await this.#connection.unary(Service.method.listSongs, request, DEADLINES.read);
    return { items: found.items.map((item) => itemFrom(service, item)), ...totalFrom(found) };
  }

  async similarArtists(service: string, ref: string, limit: number): Promise<readonly Hit[]> {
    const request = { service, ref, limit };
    const found = await this.#connection.unary(Service.method.listSimilarArtists, request, DEADLINES.read);
    return hitsFrom(service, found.hits);
  }

  async streams({ service, refs }: StreamsRequest): Promise<readonly Stream[]> {
    const request = { service, refs: [...refs], baseUrl: this.#publicUrl };
    const { streams } = await this.#connection.unary(
      Service.method.resolveStreams,
      request,
      DEADLINES.streams,
    );
    return streams.map(streamFrom);
  }

  async *names(service: string): AsyncGenerator<readonly CatalogueName[], void, undefined> {
    const pieces = this.#connection.serverStream(Service.method.listNames, { service }, DEADLINES.names);
    for await (const { names } of pieces) {
      yield names.map(({ type, ref, name, artist, popularity }) => ({
        type,
        ref,
        name,
        ...(artist === '' ? {} : { artist }),
        popularity,
      }));
    }
  }

  close(): void {
    this.#connection.close();
  }
}
