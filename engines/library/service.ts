import { setImmediate as breathe } from 'node:timers/promises';
import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import {
  BrowseResponseSchema,
  type ContentService,
  DescribeResponseSchema,
  GetItemResponseSchema,
  type Item,
  ListItemsResponseSchema,
  ListNamesResponseSchema,
  ListSimilarArtistsResponseSchema,
  ListSongsResponseSchema,
  type Page,
  ResolveStreamsResponseSchema,
  SearchResponseSchema,
} from '../../src/gen/parlando/content/v1/content_pb.js';
import { packageVersion } from '../../src/version.js';
import { type Handlers, StatusError } from '../grpc-service.js';
import { checkService, unsupported } from '../refusals.js';
import type { About } from './about.js';
import type { Catalogue, Song } from './catalogue/catalogue.js';
import { type Category, categoryOf, contentsOf } from './catalogue/containers.js';
import { ENTRY_TYPES, type Entry, entriesOf, entryOf } from './catalogue/entry.js';
import { MOST_HITS } from './catalogue/search.js';
import { similarArtists, songsFor } from './catalogue/selections.js';
import { CHAPTER, chapterOf, chaptersOf, fileRef } from './chapters.js';
import type { Addresses } from './http/addresses.js';
import type { Contents } from './library.js';
import { Messages } from './messages.js';

/** The id of the service. */
export const SERVICE = 'library';
const VERSION = packageVersion();
const PAGE = 50;
const LARGEST_PAGE = 1_000;
const NAMES_A_MESSAGE = 1_000;
const SIMILAR = 20;

/** What the service needs. */
export interface ServiceDeps {
  /** What people call it. */
  readonly name: string;
  readonly contents: () => Contents | undefined;
  readonly addresses: Addresses;
  readonly about: About;
}

/** Answers the calls of the contract from what is in the library. */
export function libraryService({
  name,
  contents,
  addresses,
  about,
}: ServiceDeps): Handlers<typeof ContentService> {
  const messages = new WeakMap<Contents, Messages>();

  /** What there is now, for one call from its beginning to its end. */
  function now(service: string): Contents & { messages: Messages } {
    checkService(service, SERVICE);
    const current = contents();
    if (!current) throw new StatusError(status.UNAVAILABLE, 'the library is being read for the first time');
    const known = messages.get(current) ?? new Messages({ catalogue: current.catalogue, addresses, about });
    messages.set(current, known);
    return { ...current, messages: known };
  }

  return {
    async describe() {
      return create(DescribeResponseSchema, {
        version: VERSION,
        services: [
          {
            id: SERVICE,
            name,
            capabilities: ['browse', 'search', 'listitems', 'dynamicplaylist', 'shuffle', 'loop'],
            searchTypes: [...ENTRY_TYPES],
            drilldownTypes: [
              'albums',
              'songs',
              'artists',
              ...(contents()?.catalogue.hasChapters ? [`${CHAPTER}s`] : []),
            ],
            recommendTypes: ['artist', 'album', 'song'],
            information: ['artist', 'album', 'performance'],
            revision: contents()?.revision ?? '',
            playback: { protocol: 'http', timeLimited: addresses.timeLimited },
          },
        ],
      });
    },

    async search({ service, type, query, page }) {
      const { search, messages } = now(service);
      if (!ENTRY_TYPES.some((each) => each === type)) throw unsupported(`searching for '${type}'`);
      const hits = search.find(type, query);
      const found = paged(hits, page);
      return create(SearchResponseSchema, {
        hits: found.map(({ entry, score }) => ({ item: messages.item(entry), score })),
        ...(hits.length < MOST_HITS && { total: hits.length }),
      });
    },

    async getItem({ service, type, ref }) {
      const { catalogue, messages } = now(service);
      if (type === CHAPTER) {
        const item = chapterOf(catalogue, ref, about, messages);
        if (!item) throw new StatusError(status.NOT_FOUND, 'there is no such chapter in the library');
        return create(GetItemResponseSchema, { item });
      }
      const category = type === 'category' ? categoryOf(ref) : undefined;
      const item = category
        ? messages.listed(category)
        : messages.item(existing(entryOf(catalogue, type, ref), type));
      return create(GetItemResponseSchema, { item });
    },

    async listItems({ service, parentType, ref, itemType, page }) {
      const { catalogue, messages } = now(service);
      const parent = existing(entryOf(catalogue, parentType, ref), parentType);
      if (parent.type === 'audiobook' && itemType === `${CHAPTER}s`) {
        const chapters = chaptersOf(parent.of.songs, about, messages);
        return create(ListItemsResponseSchema, { items: [...paged(chapters, page)], total: chapters.length });
      }
      const entries = contentsOf(parent, itemType);
      if (!entries) throw unsupported(`listing '${itemType}' of '${parentType}'`);
      return create(ListItemsResponseSchema, listed(entries, page, messages));
    },

    async browse({ service, parent, page }) {
      const { catalogue, messages } = now(service);
      const category = categoryOf(parent);
      if (!category) throw new StatusError(status.NOT_FOUND, 'there is no such category');
      return create(BrowseResponseSchema, listed(category.entries(catalogue), page, messages));
    },

    async listSongs({ service, page, ...seeds }) {
      const { catalogue, messages } = now(service);
      const songs = songsFor(catalogue, seeds);
      const items = paged(songs, page).map((of) => messages.item({ type: 'song', of }));
      return create(ListSongsResponseSchema, { items, total: songs.length });
    },

    async listSimilarArtists({ service, ref, limit }) {
      const { catalogue, messages } = now(service);
      const artist = catalogue.byRef.artist.get(ref);
      if (!artist) throw new StatusError(status.NOT_FOUND, 'there is no such artist');
      const similar = similarArtists(artist, Math.min(limit || SIMILAR, LARGEST_PAGE));
      return create(ListSimilarArtistsResponseSchema, {
        hits: similar.map(({ artist: of, score }) => ({
          item: messages.item({ type: 'artist', of }),
          score,
        })),
      });
    },

    async resolveStreams({ service, refs, baseUrl }) {
      const { catalogue } = now(service);
      const { timeLimited } = addresses;
      const streams = refs.slice(0, LARGEST_PAGE).flatMap((ref) => {
        const song = playedFor(catalogue, fileRef(ref));
        if (!song) return [];
        return [{ ref, url: addresses.stream(song.ref, baseUrl), playbackCodec: song.codec, timeLimited }];
      });
      return create(ResolveStreamsResponseSchema, { streams });
    },

    async *listNames({ service }) {
      // No names yet is no failure: the revision will tell when there are some.
      if (service === SERVICE && !contents()) return;
      const { catalogue, messages } = now(service);
      const names = [...entriesOf(catalogue)].map((entry) => ({
        entry,
        popularity: messages.popularity(entry),
      }));
      names.sort((a, b) => b.popularity - a.popularity);
      for (let start = 0; start < names.length; start += NAMES_A_MESSAGE) {
        // A hundred thousand names take a while: others get their turn.
        await breathe();
        const some = names.slice(start, start + NAMES_A_MESSAGE);
        yield create(ListNamesResponseSchema, {
          names: some.map(({ entry, popularity }) => {
            const { type, of } = entry;
            return { type, ref: of.ref, name: of.name, artist: artistOf(entry), popularity };
          }),
        });
      }
    },
  };
}

/** The song of a reference; an audiobook that is one file is played as that. */
function playedFor({ byRef }: Catalogue, ref: string): Song | undefined {
  const [only, ...others] = byRef.album.get(ref)?.songs ?? [];
  return byRef.song.get(ref) ?? (others.length === 0 ? only : undefined);
}

function artistOf({ type, of }: Entry): string {
  if (type === 'song') return of.artistname;
  return type === 'album' || type === 'audiobook' ? of.artist.name : '';
}

function existing(entry: Entry | undefined, type: string): Entry {
  if (!entry) throw new StatusError(status.NOT_FOUND, `there is no such ${type} in the library`);
  return entry;
}

function listed(
  of: readonly (Entry | Category)[],
  page: Page | undefined,
  messages: Messages,
): { items: Item[]; total: number } {
  return { items: paged(of, page).map((each) => messages.listed(each)), total: of.length };
}

/** A page of a list; past its end an empty one, which tells clients that there is no more. */
function paged<T>(list: readonly T[], page: Page | undefined): readonly T[] {
  const start = page?.startIndex ?? 0;
  return list.slice(start, start + Math.min(page?.itemsPerPage || PAGE, LARGEST_PAGE));
}
