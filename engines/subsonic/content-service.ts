import { create } from '@bufbuild/protobuf';
import {
  type Access,
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
import { packageVersion } from '../../src/version.js';
import type { Handlers } from '../grpc-service.js';
import { paged } from '../paging.js';
import { checkService, missing, unsupported } from '../refusals.js';
import { browsed, categoryOf, held } from './browsing.js';
import { credentialsIn } from './credentials.js';
import { found, SEARCH_TYPES } from './finding.js';
import {
  albumItem,
  artistItem,
  codecOf,
  genreItem,
  type ItemFields,
  playlistItem,
  songItem,
} from './items.js';
import { inLanes } from './lanes.js';
import type { Images, MediaAddresses } from './media-routes.js';
import type { Music, UserMusic } from './music.js';
import { namesOf } from './names.js';
import { similarTo, songsFor } from './seeds.js';
import { SubsonicError } from './subsonic-client.js';

/** The service's id. */
export const SERVICE = 'subsonic';
const VERSION = packageVersion();

const CAPABILITIES = [
  'sdksignin',
  'signinbrowse',
  'search',
  'browse',
  'listitems',
  'dynamicplaylist',
  'shuffle',
  'loop',
  'saveplaylist',
  'userplaylists',
  'userplaylistscreate',
  'userplaylistsupdate',
  'userplaylistsdelete',
  'userplaylistsitemsadd',
  'userplaylistsitemsdelete',
];
const MOST_STREAMS = 100;
const SIMILAR = 20;

/** What the services answer from. */
export interface SubsonicParts {
  readonly name: string;
  readonly music: Music;
  readonly addresses: MediaAddresses;
}

/** A request on somebody's behalf. */
interface OnBehalf {
  readonly service: string;
  readonly access?: Access | undefined;
}

/** The music that the one on whose behalf a call is made may see. Throws NOT_FOUND and UNAUTHENTICATED. */
export function seenBy({ music, addresses }: SubsonicParts, { service, access }: OnBehalf) {
  checkService(service, SERVICE);
  const credentials = credentialsIn(access);
  return { credentials, music: music.of(credentials), images: addresses.images(credentials) };
}

/** Answers the calls of the contract from what the server shows to each of its users. */
export function contentService(parts: SubsonicParts): Handlers<typeof ContentService> {
  const { addresses } = parts;
  return {
    async describe() {
      const described = {
        id: SERVICE,
        name: parts.name,
        capabilities: CAPABILITIES,
        searchTypes: SEARCH_TYPES,
        drilldownTypes: ['albums', 'songs'],
        information: ['artist', 'album'],
        playback: {
          protocol: 'http',
          account: 'signin',
          timeLimited: addresses.timeLimited,
          sendAnalytics: true,
          sendMediaEvents: true,
        },
      };
      return create(DescribeResponseSchema, { version: VERSION, services: [described] });
    },

    async search(request) {
      const { music, images } = seenBy(parts, request);
      if (!SEARCH_TYPES.includes(request.type)) throw unsupported(`searching for '${request.type}'`);
      const hits = await found(music, images, request);
      return create(SearchResponseSchema, { hits: [...paged(hits, request.page)], total: hits.length });
    },

    async getItem(request) {
      const { music, images } = seenBy(parts, request);
      const item = await itemOf(music, images, request);
      if (!item) throw missing(request.type, request.ref);
      return create(GetItemResponseSchema, { item });
    },

    async listItems(request) {
      const listed = await held(seenBy(parts, request), request, request.page);
      if (!listed) throw unsupported(`listing '${request.itemType}' of '${request.parentType}'`);
      return create(ListItemsResponseSchema, { ...listed, items: [...listed.items] });
    },

    async browse(request) {
      const listed = await browsed(seenBy(parts, request), request.parent, request.page);
      if (!listed) throw missing('category', request.parent);
      return create(BrowseResponseSchema, { ...listed, items: [...listed.items] });
    },

    async listSongs(request) {
      const { music, images } = seenBy(parts, request);
      const songs = await songsFor(music, request);
      const items = paged(songs, request.page).map((song) => songItem(song, images));
      return create(ListSongsResponseSchema, { items, total: songs.length });
    },

    async listSimilarArtists(request) {
      const { music, images } = seenBy(parts, request);
      const similar = await similarTo(music, request.ref, request.limit || SIMILAR);
      const hits = await inLanes(similar, async ({ ref, score }) => {
        const artist = await music.artist(ref).catch(() => undefined);
        return artist ? [{ item: artistItem(artist, images), score }] : [];
      });
      return create(ListSimilarArtistsResponseSchema, { hits: hits.flat() });
    },

    async resolveStreams(request) {
      const { music, credentials } = seenBy(parts, request);
      const { timeLimited } = addresses;
      const streams = await inLanes(request.refs.slice(0, MOST_STREAMS), async (ref) => {
        const song = await music.song(ref).catch(absent);
        const url = addresses.stream(credentials, ref, request.baseUrl);
        return song ? [{ ref, url, playbackCodec: codecOf(song), timeLimited }] : [];
      });
      return create(ResolveStreamsResponseSchema, { streams: streams.flat() });
    },

    /** What there is depends on who asks: nobody in particular is told any names. */
    async *listNames(request) {
      checkService(request.service, SERVICE);
      const names = request.access ? await namesOf(seenBy(parts, request).music) : [];
      yield create(ListNamesResponseSchema, { names });
    },
  };
}

async function itemOf(
  music: UserMusic,
  images: Images,
  { type, ref }: { readonly type: string; readonly ref: string },
): Promise<ItemFields | undefined> {
  switch (type) {
    case 'song':
      return when(await music.song(ref), (song) => songItem(song, images));
    case 'album':
      return when(await music.album(ref), (album) => albumItem(album, images));
    case 'artist':
      return when(await music.artist(ref), (artist) => artistItem(artist, images));
    case 'playlist':
      return when(await music.playlist(ref), (playlist) => playlistItem(playlist, images));
    case 'genre':
      return when(
        (await music.genres()).find(({ value }) => value === ref),
        genreItem,
      );
    case 'category':
      return categoryOf(ref);
    default:
      return undefined;
  }
}

function when<T>(entry: T | undefined, make: (entry: T) => ItemFields): ItemFields | undefined {
  return entry && make(entry);
}

/** What is not there, or is not a reference of this server at all, is missing; other failures are failures. */
function absent(error: unknown): undefined {
  if (error instanceof SubsonicError && [10, 70].includes(error.subsonic)) return undefined;
  throw error;
}
