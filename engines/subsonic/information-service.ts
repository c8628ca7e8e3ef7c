import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import {
  GetAlbumInfoResponseSchema,
  GetArtistInfoResponseSchema,
  type InformationService,
} from '../../src/gen/parlando/content/v1/information_pb.js';
import { type Handlers, StatusError } from '../grpc-service.js';
import { plainText } from '../plain-text.js';
import { type SubsonicParts, seenBy } from './content-service.js';

/** Tells what the server knows of artists and albums. */
export function informationService(parts: SubsonicParts): Handlers<typeof InformationService> {
  return {
    async getArtistInfo(request) {
      const { music } = seenBy(parts, request);
      const artist = await music.artist(request.ref);
      if (!artist) throw new StatusError(status.NOT_FOUND, 'there is no such artist');
      // A server that has nowhere to look it up fails here; the rest is known all the same.
      const { artistInfo2 } = await music
        .call('getArtistInfo2', { id: request.ref })
        .catch(() => ({ artistInfo2: undefined }));
      const genres = artist.albums.flatMap(({ genre }) => (genre ? [genre] : []));
      return create(GetArtistInfoResponseSchema, {
        name: artist.name ?? '',
        biography: plainText(artistInfo2?.biography ?? ''),
        genres: [...new Set(genres)],
      });
    },

    async getAlbumInfo(request) {
      const { music } = seenBy(parts, request);
      const album = await music.album(request.ref);
      if (!album) throw new StatusError(status.NOT_FOUND, 'there is no such album');
      const { albumInfo } = await music
        .call('getAlbumInfo2', { id: request.ref })
        .catch(() => ({ albumInfo: undefined }));
      return create(GetAlbumInfoResponseSchema, {
        name: album.name ?? '',
        artistDisplayName: album.artist ?? '',
        description: plainText(albumInfo?.notes ?? ''),
        released: album.year ? String(album.year) : '',
        label: album.recordLabels?.[0]?.name ?? '',
        genres: album.genre ? [album.genre] : [],
        songs: album.songs.length,
      });
    },

    async getPerformanceInfo() {
      throw unknown();
    },
    async listConcerts() {
      throw unknown();
    },
    async getChartInfo() {
      throw unknown();
    },
    async recommend() {
      throw unknown();
    },
  };
}

function unknown(): StatusError {
  return new StatusError(status.UNIMPLEMENTED, 'a Subsonic server does not know');
}
