import { AppError } from '../errors.js';
import { ContentService as Service } from '../gen/parlando/content/v1/content_pb.js';
import { PlaybackService } from '../gen/parlando/content/v1/playback_pb.js';
import type { Cancel } from '../ports/clock.js';
import type { ContentAccounts } from '../ports/content-accounts.js';
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
  OnBehalf,
  PlayedReport,
  SimilarArtistsRequest,
  SongsRequest,
  Stream,
  StreamsRequest,
} from '../ports/content-engine.js';
import type { ContentInformation } from '../ports/content-information.js';
import type { ContentPlaylists } from '../ports/content-playlists.js';
import type { EngineConnection } from './grpc-client.js';
import { GrpcContentAccounts } from './grpc-content-accounts.js';
import { GrpcContentInformation } from './grpc-content-information.js';
import {
  accessTo,
  hitsFrom,
  itemFrom,
  pageTo,
  serviceFrom,
  streamFrom,
  totalFrom,
} from './grpc-content-messages.js';
import { GrpcContentPlaylists } from './grpc-content-playlists.js';

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
  readonly accounts: ContentAccounts;
  readonly playlists: ContentPlaylists;
  readonly information: ContentInformation;
  readonly #connection: EngineConnection;
  readonly #publicUrl: string;

  constructor({ connection, publicUrl }: GrpcContentEngineDependencies) {
    this.#connection = connection;
    this.#publicUrl = publicUrl;
    this.accounts = new GrpcContentAccounts(connection);
    this.playlists = new GrpcContentPlaylists(connection);
    this.information = new GrpcContentInformation(connection);
  }

  onConnected(listener: () => void): Cancel {
    return this.#connection.onConnected(listener);
  }

  healthy(): Promise<boolean> {
    return this.#connection.healthy(DEADLINES.describe);
  }

  async describe(): Promise<readonly ContentService[]> {
    const { services } = await this.#connection.unary(Service.method.describe, {}, DEADLINES.describe);
    return services.map(serviceFrom);
  }

  async search({ service, type, query, page, ...behalf }: ContentSearch & OnBehalf): Promise<Hits> {
    const request = { service, type, query, page: pageTo(page), ...accessTo(behalf) };
    const found = await this.#connection.unary(Service.method.search, request, DEADLINES.read);
    return { hits: hitsFrom(service, found.hits), ...totalFrom(found) };
  }

  async item({ service, type, ref, ...behalf }: ItemRef & OnBehalf): Promise<ContentItem> {
    const request = { service, type, ref, ...accessTo(behalf) };
    const { item } = await this.#connection.unary(Service.method.getItem, request, DEADLINES.read);
    if (!item) throw new AppError('not_found', 'The service does not have this.');
    return itemFrom(service, item);
  }

  async items({ service, type, ref, itemtype, page, ...behalf }: Drilldown & OnBehalf): Promise<Items> {
    const request = {
      service,
      parentType: type,
      ref,
      itemType: itemtype,
      page: pageTo(page),
      ...accessTo(behalf),
    };
    const found = await this.#connection.unary(Service.method.listItems, request, DEADLINES.read);
    return { items: found.items.map((item) => itemFrom(service, item)), ...totalFrom(found) };
  }

  async browse({ service, parent, page, ...behalf }: BrowseRequest & OnBehalf): Promise<Items> {
    const request = { service, parent: parent ?? '', page: pageTo(page), ...accessTo(behalf) };
    const found = await this.#connection.unary(Service.method.browse, request, DEADLINES.read);
    return { items: found.items.map((item) => itemFrom(service, item)), ...totalFrom(found) };
  }

  async songs({
    service,
    artists,
    genres,
    fromyear,
    toyear,
    page,
    ...behalf
  }: SongsRequest & OnBehalf): Promise<Items> {
    const request = {
      service,
      artists: [...(artists ?? [])],
      genres: [...(genres ?? [])],
      fromYear: fromyear ?? 0,
      toYear: toyear ?? 0,
      page: pageTo(page),
      ...accessTo(behalf),
    };
    const found = await this.#connection.unary(Service.method.listSongs, request, DEADLINES.read);
    return { items: found.items.map((item) => itemFrom(service, item)), ...totalFrom(found) };
  }

  async similarArtists({
    service,
    ref,
    limit,
    ...behalf
  }: SimilarArtistsRequest & OnBehalf): Promise<readonly Hit[]> {
    const request = { service, ref, limit, ...accessTo(behalf) };
    const found = await this.#connection.unary(Service.method.listSimilarArtists, request, DEADLINES.read);
    return hitsFrom(service, found.hits);
  }

  async streams({ service, refs, ...behalf }: StreamsRequest & OnBehalf): Promise<readonly Stream[]> {
    const request = { service, refs: [...refs], baseUrl: this.#publicUrl, ...accessTo(behalf) };
    const { streams } = await this.#connection.unary(
      Service.method.resolveStreams,
      request,
      DEADLINES.streams,
    );
    return streams.map(streamFrom);
  }

  async played({
    service,
    event,
    type,
    ref,
    offset,
    time,
    ...behalf
  }: PlayedReport & OnBehalf): Promise<void> {
    const request = {
      service,
      event,
      type,
      ref,
      offset: Math.floor(offset),
      time: BigInt(time),
      ...accessTo(behalf),
    };
    await this.#connection.unary(PlaybackService.method.reportEvent, request, DEADLINES.read);
  }

  async *names(
    service: string,
    behalf: OnBehalf = {},
  ): AsyncGenerator<readonly CatalogueName[], void, undefined> {
    const request = { service, ...accessTo(behalf) };
    const pieces = this.#connection.serverStream(Service.method.listNames, request, DEADLINES.names);
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
