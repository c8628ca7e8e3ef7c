import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import {
  GetAlbumInfoResponseSchema,
  GetArtistInfoResponseSchema,
  GetPerformanceInfoResponseSchema,
  type InformationService,
  RecommendResponseSchema,
} from '../../src/gen/parlando/content/v1/information_pb.js';
import { type Handlers, StatusError } from '../grpc-service.js';
import { paged } from '../paging.js';
import { checkService, unsupported } from '../refusals.js';
import type { About } from './about.js';
import { genresOf, yearOf } from './catalogue/catalogue.js';
import { recommended } from './catalogue/recommending.js';
import type { Addresses } from './http/addresses.js';
import type { Contents } from './library.js';
import { Messages } from './messages.js';
import { SERVICE } from './service.js';

/** What the service needs. */
interface InformationDeps {
  readonly contents: () => Contents | undefined;
  readonly addresses: Addresses;
  readonly about: About;
}

/** Tells what tags and sidecars say of artists, albums and performances, and recommends by likeness. */
export function informationService(deps: InformationDeps): Handlers<typeof InformationService> {
  const { contents, about } = deps;

  function catalogue(service: string) {
    checkService(service, SERVICE);
    const now = contents()?.catalogue;
    if (!now) throw new StatusError(status.UNAVAILABLE, 'the library is being read for the first time');
    return now;
  }

  return {
    async getArtistInfo({ service, ref }) {
      const artist = existing(catalogue(service).byRef.artist.get(ref), 'artist');
      const notes = about.notes(artist);
      return create(GetArtistInfoResponseSchema, {
        name: artist.name,
        biography: notes?.text ?? '',
        begin: notes?.begin ?? '',
        end: notes?.end ?? '',
        country: artist.country ?? '',
        genres: named(notes?.genres, artist),
        members: [...(notes?.members ?? [])],
      });
    },

    async getAlbumInfo({ service, ref }) {
      const album = existing(catalogue(service).byRef.album.get(ref), 'album');
      const notes = about.notes(album);
      const tags = about.album(album);
      const year = yearOf(album);
      return create(GetAlbumInfoResponseSchema, {
        name: album.name,
        artistDisplayName: album.artist.name,
        description: notes?.text ?? '',
        released: notes?.begin ?? tags?.released ?? (year > 0 ? String(year) : ''),
        label: notes?.label ?? tags?.label ?? '',
        genres: named(notes?.genres, album),
        songs: album.songs.length,
      });
    },

    async getPerformanceInfo({ service, ref }) {
      const song = existing(catalogue(service).byRef.song.get(ref), 'song');
      const tags = about.song(song);
      const performers = tags?.performers ?? song.artists.map(({ name }) => ({ name, role: '' }));
      return create(GetPerformanceInfoResponseSchema, {
        performers: performers.map(({ name, role }) => ({ name, role })),
        composers: [...(tags?.composers ?? [])],
        conductor: tags?.conductor ?? '',
        recorded: tags?.recorded ?? '',
      });
    },

    async recommend({ service, type, liked, page }) {
      const now = catalogue(service);
      const entries = recommended(now, type, liked);
      if (!entries) throw unsupported(`recommending '${type}'`);
      const messages = new Messages({ ...deps, catalogue: now });
      const items = paged(entries, page).map((entry) => messages.item(entry));
      return create(RecommendResponseSchema, { items, total: entries.length });
    },

    async listConcerts() {
      throw new StatusError(status.UNIMPLEMENTED, 'a library knows no concerts');
    },
    async getChartInfo() {
      throw new StatusError(status.UNIMPLEMENTED, 'a library knows no charts');
    },
  };
}

function existing<T>(of: T | undefined, what: string): T {
  if (of === undefined) throw new StatusError(status.NOT_FOUND, `there is no such ${what} in the library`);
  return of;
}

/** The genres that the sidecar names, else those of the songs. */
function named(genres: readonly string[] | undefined, of: Parameters<typeof genresOf>[0]): string[] {
  return genres && genres.length > 0 ? [...genres] : genresOf(of).map(({ name }) => name);
}
