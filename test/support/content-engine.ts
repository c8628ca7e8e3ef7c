import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import { type ServedEngine, StatusError, serveEngine } from '../../engines/grpc-service.js';
import {
  BrowseResponseSchema,
  type CatalogueNameSchema,
  ContentService,
  DescribeResponseSchema,
  GetItemResponseSchema,
  type ItemSchema,
  ListItemsResponseSchema,
  ListNamesResponseSchema,
  ListSimilarArtistsResponseSchema,
  ListSongsResponseSchema,
  ResolveStreamsResponseSchema,
  SearchResponseSchema,
  type ServiceSchema,
} from '../../src/gen/parlando/content/v1/content_pb.js';

/** What the engine holds; it may be changed while it runs. */
export interface ContentData {
  services: MessageInitShape<typeof ServiceSchema>[];
  items: MessageInitShape<typeof ItemSchema>[];
  names?: MessageInitShape<typeof CatalogueNameSchema>[];
  /** Called before every method with its name and request: throw, or never resolve. */
  before?: (method: string, request: object) => Promise<void> | void;
}

/** A content engine in the simplest way possible: it finds names that contain the query. */
export function serveContentEngine(data: ContentData, listen = '127.0.0.1:0'): Promise<ServedEngine> {
  return serveEngine({
    service: ContentService,
    listen,
    handlers: {
      async describe(request) {
        await data.before?.('describe', request);
        return create(DescribeResponseSchema, { version: '1', services: data.services });
      },
      async search(request) {
        await data.before?.('search', request);
        const found = ofType(data, request.type).filter(({ name = '' }) =>
          name.toLowerCase().includes(request.query.toLowerCase()),
        );
        const hits = paged(found, request.page).map((item) => ({
          item,
          score: item.name?.length === request.query.length ? 1 : 0.5,
        }));
        return create(SearchResponseSchema, { hits, total: found.length });
      },
      async getItem(request) {
        await data.before?.('getItem', request);
        const item = ofType(data, request.type).find(({ ref }) => ref === request.ref);
        if (!item) throw new StatusError(status.NOT_FOUND, 'no such item');
        return create(GetItemResponseSchema, { item });
      },
      async listItems(request) {
        await data.before?.('listItems', request);
        const found = ofType(data, request.itemType.replace(/s$/, '')).filter(
          ({ album, artists }) =>
            album?.ref === request.ref || artists?.some(({ ref }) => ref === request.ref),
        );
        return create(ListItemsResponseSchema, {
          items: paged(found, request.page),
          total: found.length,
        });
      },
      async browse(request) {
        await data.before?.('browse', request);
        const found = data.items.filter(({ genres = [] }) =>
          request.parent === '' ? true : genres.includes(request.parent),
        );
        return create(BrowseResponseSchema, { items: paged(found, request.page) });
      },
      async listSongs(request) {
        await data.before?.('listSongs', request);
        const found = ofType(data, 'song').filter(
          ({ artists = [], genres = [] }) =>
            (request.artists.length === 0 || artists.some(({ ref = '' }) => request.artists.includes(ref))) &&
            (request.genres.length === 0 || genres.some((genre) => request.genres.includes(genre))),
        );
        return create(ListSongsResponseSchema, { items: paged(found, request.page), total: found.length });
      },
      async listSimilarArtists(request) {
        await data.before?.('listSimilarArtists', request);
        const others = ofType(data, 'artist').filter(({ ref }) => ref !== request.ref);
        const hits = others.slice(0, request.limit).map((item) => ({ item, score: 0.5 }));
        return create(ListSimilarArtistsResponseSchema, { hits });
      },
      async resolveStreams(request) {
        await data.before?.('resolveStreams', request);
        const known = request.refs.filter((ref) => data.items.some((item) => item.ref === ref));
        const streams = known.map((ref) => ({
          ref,
          url: `${request.baseUrl}/${ref}.mp3`,
          playbackCodec: 'mp3',
        }));
        return create(ResolveStreamsResponseSchema, { streams });
      },
      async *listNames(request) {
        await data.before?.('listNames', request);
        const names = data.names ?? data.items;
        for (let at = 0; at < names.length; at += 2) {
          yield create(ListNamesResponseSchema, {
            names: names.slice(at, at + 2).map(({ type, ref, name, popularity }) => ({
              type,
              ref,
              name,
              popularity,
            })),
          });
        }
      },
    },
  });
}

function ofType(data: ContentData, type: string): ContentData['items'] {
  return data.items.filter((item) => item.type === type);
}

function paged<T>(
  items: readonly T[],
  page: { readonly startIndex: number; readonly itemsPerPage: number } | undefined,
): T[] {
  const start = page?.startIndex ?? 0;
  return items.slice(start, start + (page?.itemsPerPage ?? 20));
}
