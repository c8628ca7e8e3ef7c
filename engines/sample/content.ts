import { create } from '@bufbuild/protobuf';
import {
  BrowseResponseSchema,
  type ContentService,
  DescribeResponseSchema,
  GetItemResponseSchema,
  ListItemsResponseSchema,
  ListNamesResponseSchema,
  ListSimilarArtistsResponseSchema,
  ListSongsResponseSchema,
  ResolveStreamsResponseSchema,
  SearchResponseSchema,
} from '../../src/gen/parlando/content/v1/content_pb.js';
import { NameIndex } from '../../src/names/name-index.js';
import { packageVersion } from '../../src/version.js';
import type { Handlers } from '../grpc-service.js';
import { paged } from '../paging.js';
import { missing } from '../refusals.js';
import { categoryItems, EVERYTHING, existing, itemCalled, itemsIn, songsOf } from './catalogue.js';
import type { Porter } from './people.js';
import { SERVICES } from './services.js';

const MOST_HITS = 100;
const VERSION = packageVersion();

/** Answers the calls of the contract; `streamUrl` gives the address of a song's stream. */
export function contentService(parts: {
  readonly porter: Porter;
  readonly countries: readonly string[];
  readonly streamUrl: (ref: string) => string;
}): Handlers<typeof ContentService> {
  const { porter, countries, streamUrl } = parts;
  const index = new NameIndex();
  for (const [id, { type, name, popularity }] of EVERYTHING.entries())
    index.add({ id, type, name, popularity });

  return {
    async describe() {
      const services = SERVICES.map((service) => ({ ...service, countries: [...countries] }));
      return create(DescribeResponseSchema, { version: VERSION, services });
    },

    async search({ type, query, page, access }) {
      await porter.visitor(access);
      const matches = index.search(query, { types: [type], limit: MOST_HITS });
      const hits = matches.flatMap(({ id, score }) => {
        const item = EVERYTHING[id];
        return item ? [{ item, score }] : [];
      });
      return create(SearchResponseSchema, { hits: [...paged(hits, page)], total: hits.length });
    },

    async getItem({ type, ref, access }) {
      await porter.visitor(access);
      return create(GetItemResponseSchema, { item: existing(type, ref) });
    },

    async listItems({ parentType, ref, itemType, page, access }) {
      await porter.visitor(access);
      existing(parentType, ref);
      const items = itemsIn(parentType, ref, itemType);
      return create(ListItemsResponseSchema, { items: [...paged(items, page)], total: items.length });
    },

    async browse({ parent, page, access }) {
      await porter.visitor(access);
      const items = categoryItems(parent);
      if (!items) throw missing('category', parent);
      return create(BrowseResponseSchema, { items: [...paged(items, page)], total: items.length });
    },

    async listSongs({ page, access, ...wanted }) {
      await porter.visitor(access);
      const items = songsOf(wanted);
      return create(ListSongsResponseSchema, { items: [...paged(items, page)], total: items.length });
    },

    async listSimilarArtists({ ref, limit, access }) {
      await porter.visitor(access);
      const others = EVERYTHING.filter((each) => each.type === 'artist' && each.ref !== ref);
      const hits = others.slice(0, limit).map((item) => ({ item, score: 0.5 }));
      return create(ListSimilarArtistsResponseSchema, { hits });
    },

    async resolveStreams({ refs, access }) {
      await porter.listener(access);
      const streams = refs
        .filter((ref) => itemCalled('song', ref))
        .map((ref) => ({ ref, url: streamUrl(ref), playbackCodec: 'wav' }));
      return create(ResolveStreamsResponseSchema, { streams });
    },

    async *listNames() {
      await porter.pass();
      const names = [...EVERYTHING].sort((a, b) => b.popularity - a.popularity);
      yield create(ListNamesResponseSchema, {
        names: names.map(({ type, ref, name, popularity }) => ({ type, ref, name, popularity })),
      });
    },
  };
}
