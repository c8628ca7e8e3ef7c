/**
 * The smallest whole content engine: three songs that are written below. Copy it to begin one of
 * your own; docs/engines.md says what each call must do.
 *
 *     npx node dist/engines/template/main.js --listen 127.0.0.1:9200
 */
import { create } from '@bufbuild/protobuf';
import {
  BrowseResponseSchema,
  ContentService,
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
import { COMMON_OPTIONS, parsedOptions, readCommonOptions, runEngine } from '../command-line.js';
import { type Handlers, serveEngine } from '../grpc-service.js';
import { paged } from '../paging.js';
import { checkService, missing, unsupported } from '../refusals.js';

const SERVICE = 'template';

const ARTIST = {
  type: 'artist',
  ref: 'a1',
  name: 'Nobody in Particular',
  popularity: 1,
  contains: ['songs'],
};
const GENRE = { type: 'genre', ref: 'quiet', name: 'Quiet', popularity: 0.5 };
const SONGS = ['First Light', 'Second Thoughts', 'Third Time'].map((name, place) => ({
  type: 'song',
  ref: `s${place + 1}`,
  name,
  artistDisplayName: ARTIST.name,
  artists: [{ ref: ARTIST.ref, name: ARTIST.name }],
  genres: [GENRE.ref],
  duration: 180,
  playbackCodec: 'mp3',
  popularity: 1 - place / 4,
}));
const EVERYTHING = [ARTIST, GENRE, ...SONGS];

const index = new NameIndex();
for (const [id, { type, name, popularity }] of EVERYTHING.entries())
  index.add({ id, type, name, popularity });

const handlers: Handlers<typeof ContentService> = {
  async describe() {
    const service = {
      id: SERVICE,
      name: 'Template',
      capabilities: ['search', 'browse', 'listitems', 'dynamicplaylist', 'shuffle', 'loop'],
      searchTypes: ['song', 'artist'],
      drilldownTypes: ['songs'],
      playback: { protocol: 'http' },
      revision: '1',
    };
    return create(DescribeResponseSchema, { version: '1', services: [service] });
  },

  async search({ service, type, query, page }) {
    checkService(service, SERVICE);
    const matches = index.search(query, { types: [type], limit: 100 });
    const hits = matches.flatMap(({ id, score }) => {
      const item = EVERYTHING[id];
      return item ? [{ item, score }] : [];
    });
    return create(SearchResponseSchema, { hits: [...paged(hits, page)], total: hits.length });
  },

  async getItem({ service, type, ref }) {
    checkService(service, SERVICE);
    return create(GetItemResponseSchema, { item: existing(type, ref) });
  },

  async listItems({ service, parentType, ref, itemType, page }) {
    checkService(service, SERVICE);
    existing(parentType, ref);
    if (parentType !== 'artist' || itemType !== 'songs')
      throw unsupported(`listing '${itemType}' of a ${parentType}`);
    return create(ListItemsResponseSchema, { items: [...paged(SONGS, page)], total: SONGS.length });
  },

  async browse({ service, parent, page }) {
    checkService(service, SERVICE);
    if (parent !== '') throw missing('category', parent);
    return create(BrowseResponseSchema, { items: [...paged(SONGS, page)], total: SONGS.length });
  },

  async listSongs({ service, artists, genres, page }) {
    checkService(service, SERVICE);
    const fits = (wanted: readonly string[], own: string) => wanted.length === 0 || wanted.includes(own);
    const songs = fits(artists, ARTIST.ref) && fits(genres, GENRE.ref) ? SONGS : [];
    return create(ListSongsResponseSchema, { items: [...paged(songs, page)], total: songs.length });
  },

  async listSimilarArtists({ service }) {
    checkService(service, SERVICE);
    return create(ListSimilarArtistsResponseSchema, { hits: [] });
  },

  async resolveStreams({ service, refs }) {
    checkService(service, SERVICE);
    const known = refs.filter((ref) => SONGS.some((song) => song.ref === ref));
    const streams = known.map((ref) => ({
      ref,
      url: `https://media.example/${ref}.mp3`,
      playbackCodec: 'mp3',
    }));
    return create(ResolveStreamsResponseSchema, { streams });
  },

  async *listNames({ service }) {
    checkService(service, SERVICE);
    const names = EVERYTHING.map(({ type, ref, name, popularity }) => ({ type, ref, name, popularity }));
    yield create(ListNamesResponseSchema, { names: names.sort((a, b) => b.popularity - a.popularity) });
  },
};

function existing(type: string, ref: string) {
  const item = EVERYTHING.find((each) => each.type === type && each.ref === ref);
  if (!item) throw missing(type, ref);
  return item;
}

const HELP = `Usage: node dist/engines/template/main.js [--listen HOST:PORT] [--supervised]
  --listen HOST:PORT  where the gRPC service listens (127.0.0.1:0: any free port)
  --supervised        end when stdin ends
`;

await runEngine({
  name: 'template',
  help: HELP,
  options(args) {
    const { help, ...common } = parsedOptions(args, COMMON_OPTIONS);
    return help ? undefined : readCommonOptions(common);
  },
  start: ({ listen }) => serveEngine({ service: ContentService, handlers, listen }),
});
