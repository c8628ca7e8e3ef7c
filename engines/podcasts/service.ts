import { create, type MessageInitShape } from '@bufbuild/protobuf';
import {
  BrowseResponseSchema,
  type ContentService,
  DescribeResponseSchema,
  GetItemResponseSchema,
  type ItemSchema,
  ListItemsResponseSchema,
  ListNamesResponseSchema,
  ResolveStreamsResponseSchema,
  SearchResponseSchema,
} from '../../src/gen/parlando/content/v1/content_pb.js';
import { packageVersion } from '../../src/version.js';
import type { Handlers } from '../grpc-service.js';
import { paged } from '../paging.js';
import { mayBeSentTo } from '../public-web.js';
import { checkService, missing, unsupported } from '../refusals.js';
import { type Catalogue, type Entry, refOf, titleOf } from './catalogue.js';

const SERVICE = 'podcasts';
const VERSION = packageVersion();
const TYPES = ['podcast', 'podcastepisode'];
const EPISODES = 'podcastepisodes';
const MOST_HITS = 96;
const MOST_STREAMS = 100;
const NAMES_A_MESSAGE = 1_000;

const NEW = {
  type: 'category',
  ref: 'new',
  name: 'New',
  contains: [EPISODES],
  childTheme: 'new',
  childType: 'podcastepisode',
};

/** What the service answers from. */
interface PodcastsParts {
  readonly name: string;
  readonly feeds: { readonly catalogue: Catalogue; readonly isWhole: boolean };
  /** Whether speakers may be sent to hosts of the own network. */
  readonly allowPrivate: boolean;
}

/** Answers the calls of the contract from the feeds. */
export function podcastsService({
  name,
  feeds,
  allowPrivate,
}: PodcastsParts): Handlers<typeof ContentService> {
  return {
    async describe() {
      return create(DescribeResponseSchema, {
        version: VERSION,
        services: [
          {
            id: SERVICE,
            name,
            capabilities: ['browse', 'search', 'listitems'],
            searchTypes: TYPES,
            drilldownTypes: [EPISODES],
            playback: { protocol: 'http' },
            revision: feeds.isWhole ? feeds.catalogue.revision : '',
          },
        ],
      });
    },

    async search({ service, type, query, page }) {
      const now = catalogueOf(service);
      if (!TYPES.includes(type)) throw unsupported(`searching for '${type}'`);
      const hits = now.find(type, query, MOST_HITS);
      return create(SearchResponseSchema, {
        hits: paged(hits, page).map(({ entry, score }) => ({ item: itemOf(now, entry), score })),
        ...(hits.length < MOST_HITS && { total: hits.length }),
      });
    },

    async getItem({ service, type, ref }) {
      const now = catalogueOf(service);
      if (type === 'category' && ref === NEW.ref) return create(GetItemResponseSchema, { item: NEW });
      return create(GetItemResponseSchema, { item: itemOf(now, existing(now, type, ref)) });
    },

    async listItems({ service, parentType, ref, itemType, page }) {
      const now = catalogueOf(service);
      const { podcast } = existing(now, parentType, ref);
      if (parentType !== 'podcast' || itemType !== EPISODES)
        throw unsupported(`listing '${itemType}' of a ${parentType}`);
      return create(ListItemsResponseSchema, listed(now, now.episodes(podcast), page));
    },

    async browse({ service, parent, page }) {
      const now = catalogueOf(service);
      if (parent === NEW.ref) return create(BrowseResponseSchema, listed(now, now.newest, page));
      if (parent !== '') throw missing('category', parent);
      const categories = now.newest.length > 0 ? [NEW] : [];
      const all = [...categories, ...now.podcasts];
      const items = paged(all, page).map((each) => ('ref' in each ? each : itemOf(now, each)));
      return create(BrowseResponseSchema, { items, total: all.length });
    },

    async resolveStreams({ service, refs }) {
      const now = catalogueOf(service);
      const streams = refs.slice(0, MOST_STREAMS).flatMap((ref) => {
        const entry = now.entry('podcastepisode', ref);
        if (entry?.type !== 'podcastepisode') return [];
        const { url, codec } = entry.episode;
        return mayBeSentTo(url, allowPrivate) ? [{ ref, url, playbackCodec: codec }] : [];
      });
      return create(ResolveStreamsResponseSchema, { streams });
    },

    async *listNames({ service }) {
      const now = catalogueOf(service);
      for (let at = 0; at < now.entries.length; at += NAMES_A_MESSAGE) {
        const names = now.entries.slice(at, at + NAMES_A_MESSAGE).map((entry) => ({
          type: entry.type,
          ref: refOf(entry),
          name: titleOf(entry),
          popularity: now.popularity(entry),
        }));
        yield create(ListNamesResponseSchema, { names });
      }
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
    return feeds.catalogue;
  }
}

type Fields = MessageInitShape<typeof ItemSchema>;

function listed(now: Catalogue, entries: readonly Entry[], page: Parameters<typeof paged>[1]) {
  return { items: paged(entries, page).map((entry) => itemOf(now, entry)), total: entries.length };
}

function itemOf(now: Catalogue, entry: Entry): Fields {
  const { podcast } = entry;
  return {
    type: entry.type,
    ref: refOf(entry),
    name: titleOf(entry),
    genres: [...podcast.genres],
    popularity: now.popularity(entry),
    ...(entry.type === 'podcast' ? podcastFields(entry) : episodeFields(entry)),
  };
}

function podcastFields({ podcast }: Extract<Entry, { type: 'podcast' }>): Fields {
  return {
    artistDisplayName: podcast.author,
    description: podcast.description,
    images: images(podcast.image),
    contains: [EPISODES],
    released: dateOf(podcast.episodes[0]?.released),
  };
}

function episodeFields({ podcast, episode }: Extract<Entry, { type: 'podcastepisode' }>): Fields {
  const { released } = episode;
  return {
    artistDisplayName: podcast.title,
    artists: [{ ref: podcast.ref, name: podcast.title }],
    album: { ref: podcast.ref, name: podcast.title },
    description: episode.description,
    images: images(episode.image ?? podcast.image),
    duration: episode.duration,
    playbackCodec: episode.codec,
    released: dateOf(released),
    year: released === undefined ? 0 : new Date(released).getUTCFullYear(),
  };
}

function images(image: string | undefined): Record<string, string> {
  return image === undefined ? {} : { default: image };
}

function dateOf(released: number | undefined): string {
  return released === undefined ? '' : new Date(released).toISOString();
}

function existing(now: Catalogue, type: string, ref: string): Entry {
  const entry = now.entry(type, ref);
  if (!entry) throw missing(type, ref);
  return entry;
}
