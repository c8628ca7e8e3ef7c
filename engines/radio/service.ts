import { create } from '@bufbuild/protobuf';
import {
  BrowseResponseSchema,
  type ContentService,
  DescribeResponseSchema,
  GetItemResponseSchema,
  ListNamesResponseSchema,
  ResolveStreamsResponseSchema,
  SearchResponseSchema,
} from '../../src/gen/parlando/content/v1/content_pb.js';
import { packageVersion } from '../../src/version.js';
import type { Handlers } from '../grpc-service.js';
import { paged } from '../paging.js';
import { checkService, missing, unsupported } from '../refusals.js';
import type { Catalogue, Category } from './catalogue.js';
import type { CurrentShows } from './current-show.js';
import { namesOf, type Station } from './station.js';
import type { Streams } from './streams.js';

const SERVICE = 'radio';
const VERSION = packageVersion();
const TYPE = 'internetradio';
const MOST_STREAMS = 100;
const MOST_HITS = 96;
const NAMES_AT_ONCE = 1000;

/** What the service answers from. */
export interface RadioParts {
  readonly name: string;
  readonly catalogue: () => Catalogue;
  /** Whether the lists have been read, or at least tried. */
  readonly isRead: () => boolean;
  readonly streams: Streams;
  readonly shows: CurrentShows;
}

/** Answers the calls of the contract from the stations. */
export function radioService({
  name,
  catalogue,
  isRead,
  streams,
  shows,
}: RadioParts): Handlers<typeof ContentService> {
  return {
    async describe() {
      const revision = isRead() ? catalogue().revision : '';
      const capabilities = ['browse', 'radiobrowse', 'search', 'radioshow'];
      return create(DescribeResponseSchema, {
        version: VERSION,
        services: [
          { id: SERVICE, name, capabilities, searchTypes: [TYPE], playback: { protocol: 'http' }, revision },
        ],
      });
    },

    async search({ service, type, query, page }) {
      const now = catalogueOf(service);
      if (type !== TYPE) throw unsupported(`searching for '${type}'`);
      const hits = now.find(query, MOST_HITS);
      const found = paged(hits, page).map(({ station, score }) => ({
        item: stationItem(now, station),
        score,
      }));
      return create(SearchResponseSchema, {
        hits: found,
        ...(hits.length < MOST_HITS && { total: hits.length }),
      });
    },

    async getItem({ service, type, ref }) {
      const now = catalogueOf(service);
      const category = type === 'category' ? now.category(ref) : undefined;
      if (category) return create(GetItemResponseSchema, { item: categoryItem(category) });
      const station = type === TYPE ? now.station(ref) : undefined;
      if (!station) throw missing(type, ref);
      const show = await shows.of(await streams.of(station));
      const item = {
        ...stationItem(now, station),
        ...(show !== undefined && { currentShow: { name: show } }),
      };
      return create(GetItemResponseSchema, { item });
    },

    async browse({ service, parent, page }) {
      const now = catalogueOf(service);
      const category = now.category(parent);
      if (!category) throw missing('category', parent);
      const items = [...category.categories, ...category.stations];
      return create(BrowseResponseSchema, {
        items: paged(items, page).map((each) =>
          'url' in each ? stationItem(now, each) : categoryItem(each),
        ),
        total: items.length,
      });
    },

    async resolveStreams({ service, refs }) {
      const now = catalogueOf(service);
      const stations = refs.slice(0, MOST_STREAMS).flatMap((ref) => now.station(ref) ?? []);
      const resolved = stations.map(async (station) => ({
        ref: station.ref,
        url: await streams.of(station),
        playbackCodec: station.codec ?? '',
      }));
      return create(ResolveStreamsResponseSchema, { streams: await Promise.all(resolved) });
    },

    async *listNames({ service }) {
      const now = catalogueOf(service);
      for (let at = 0; at < now.stations.length; at += NAMES_AT_ONCE) {
        const names = now.stations.slice(at, at + NAMES_AT_ONCE).flatMap((station) => {
          const popularity = now.popularity(station);
          return namesOf(station).map((name) => ({ type: TYPE, ref: station.ref, name, popularity }));
        });
        yield create(ListNamesResponseSchema, { names });
      }
    },

    async listItems() {
      throw unsupported('listing items');
    },
    async listSongs() {
      throw unsupported('listing songs');
    },
    async listSimilarArtists() {
      throw unsupported('listing artists');
    },
  };

  function catalogueOf(service: string): Catalogue {
    checkService(service, SERVICE);
    return catalogue();
  }
}

function stationItem(catalogue: Catalogue, station: Station) {
  const images: Record<string, string> = station.image === undefined ? {} : { default: station.image };
  return {
    type: TYPE,
    ref: station.ref,
    name: station.name,
    images,
    playbackCodec: station.codec ?? '',
    bitrate: station.bitrate ?? 0,
    genres: [...station.genres],
    popularity: catalogue.popularity(station),
    country: station.country ?? '',
  };
}

function categoryItem({ ref, name, categories }: Category) {
  const childType = categories.length > 0 ? 'category' : TYPE;
  const theme = ref.split('/')[0] === 'genre' ? 'genre' : ref.split('/')[0] === 'country' ? 'location' : '';
  return { type: 'category', ref, name, contains: [childType], childType, childTheme: theme };
}
