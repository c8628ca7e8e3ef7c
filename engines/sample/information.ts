import { create } from '@bufbuild/protobuf';
import {
  GetAlbumInfoResponseSchema,
  GetArtistInfoResponseSchema,
  GetChartInfoResponseSchema,
  GetPerformanceInfoResponseSchema,
  type InformationService,
  ListConcertsResponseSchema,
  RecommendResponseSchema,
} from '../../src/gen/parlando/content/v1/information_pb.js';
import type { Handlers } from '../grpc-service.js';
import { paged } from '../paging.js';
import { EVERYTHING, existing, itemsIn } from './catalogue.js';
import type { Porter } from './people.js';

/** Concerts in the year to come, always. */
const MONTH = 30 * 86_400_000;
const CITIES = [
  { city: 'London', country: 'gb' },
  { city: 'Stockholm', country: 'se' },
];

/** What the service knows of its few artists. */
export function informationService(porter: Porter): Handlers<typeof InformationService> {
  return {
    async getArtistInfo({ ref, access }) {
      await porter.visitor(access);
      const { name, genres = [] } = existing('artist', ref);
      return create(GetArtistInfoResponseSchema, {
        name,
        biography: `${name} was made up to try things with.`,
        begin: '2018',
        country: 'gb',
        genres,
        members: ['First Member', 'Second Member'],
      });
    },

    async getAlbumInfo({ ref, access }) {
      await porter.visitor(access);
      const { name, artistDisplayName = '', released = '', genres = [] } = existing('album', ref);
      const songs = itemsIn('album', ref, 'songs').length;
      const label = 'Sample Records';
      return create(GetAlbumInfoResponseSchema, { name, artistDisplayName, released, genres, songs, label });
    },

    async getPerformanceInfo({ ref, access }) {
      await porter.visitor(access);
      const { artistDisplayName = '', year = 0 } = existing('song', ref);
      return create(GetPerformanceInfoResponseSchema, {
        performers: [{ name: artistDisplayName, role: 'all instruments' }],
        recorded: String(year),
        place: 'a quiet room',
      });
    },

    async listConcerts({ ref, country, access }) {
      await porter.visitor(access);
      existing('artist', ref);
      const concerts = CITIES.map(({ city, country }, at) => ({
        date: new Date(Date.now() + (at + 1) * MONTH).toISOString().slice(0, 10),
        venue: 'The Small Hall',
        city,
        country,
      }));
      const wanted = concerts.filter((concert) => country === '' || concert.country === country);
      return create(ListConcertsResponseSchema, { concerts: wanted });
    },

    async getChartInfo({ type, ref, access }) {
      await porter.visitor(access);
      existing(type, ref);
      const place = EVERYTHING.filter((each) => each.type === type).findIndex((each) => each.ref === ref) + 1;
      return create(GetChartInfoResponseSchema, { places: [{ chart: 'Sample Top 20', place, peak: place }] });
    },

    async recommend({ type, page, access }) {
      await porter.visitor(access);
      const items = EVERYTHING.filter((each) => each.type === type);
      return create(RecommendResponseSchema, { items: [...paged(items, page)], total: items.length });
    },
  };
}
