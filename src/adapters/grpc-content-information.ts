import { InformationService } from '../gen/parlando/content/v1/information_pb.js';
import type { Items, OnBehalf } from '../ports/content-engine.js';
import type {
  AlbumInfo,
  ArtistInfo,
  ChartPlace,
  Concert,
  ContentInformation,
  PerformanceInfo,
  Place,
  RecommendRequest,
  Subject,
} from '../ports/content-information.js';
import type { EngineConnection } from './grpc-client.js';
import { accessTo, given, itemFrom, pageTo, totalFrom } from './grpc-content-messages.js';

/** Milliseconds. */
const DEADLINE = 3_000;
const METHOD = InformationService.method;

/** What the services of an engine know and recommend. */
export class GrpcContentInformation implements ContentInformation {
  readonly #connection: EngineConnection;

  constructor(connection: EngineConnection) {
    this.#connection = connection;
  }

  async artist(about: Subject): Promise<ArtistInfo> {
    const told = await this.#connection.unary(METHOD.getArtistInfo, subjectTo(about), DEADLINE);
    const { name, biography, begin, end, country, genres, members } = told;
    return {
      name,
      ...given('biography', biography),
      ...given('begin', begin),
      ...given('end', end),
      ...given('country', country),
      genres,
      members,
    };
  }

  async album(about: Subject): Promise<AlbumInfo> {
    const told = await this.#connection.unary(METHOD.getAlbumInfo, subjectTo(about), DEADLINE);
    const { name, artistDisplayName, description, released, label, genres, songs } = told;
    return {
      name,
      ...given('artistdisplayname', artistDisplayName),
      ...given('description', description),
      ...given('released', released),
      ...given('label', label),
      genres,
      ...given('songs', songs),
    };
  }

  async performance(about: Subject): Promise<PerformanceInfo> {
    const told = await this.#connection.unary(METHOD.getPerformanceInfo, subjectTo(about), DEADLINE);
    const { performers, composers, conductor, recorded, place } = told;
    return {
      performers: performers.map(({ name, role }) => ({ name, ...given('role', role) })),
      composers,
      ...given('conductor', conductor),
      ...given('recorded', recorded),
      ...given('place', place),
    };
  }

  async concerts(of: Place): Promise<readonly Concert[]> {
    const { concerts } = await this.#connection.unary(METHOD.listConcerts, placeTo(of), DEADLINE);
    return concerts.map(({ date, venue, city, country }) => ({
      date,
      venue,
      city,
      ...given('country', country),
    }));
  }

  async chart({ type, ...of }: Place & { readonly type: string }): Promise<readonly ChartPlace[]> {
    const request = { ...placeTo(of), type };
    const { places } = await this.#connection.unary(METHOD.getChartInfo, request, DEADLINE);
    return places.map(({ chart, place, weeks, peak }) => ({
      chart,
      place,
      ...given('weeks', weeks),
      ...given('peak', peak),
    }));
  }

  async recommend({ service, type, liked, page, ...behalf }: RecommendRequest & OnBehalf): Promise<Items> {
    const request = { service, type, liked: [...liked], page: pageTo(page), ...accessTo(behalf) };
    const found = await this.#connection.unary(METHOD.recommend, request, DEADLINE);
    return { items: found.items.map((item) => itemFrom(service, item)), ...totalFrom(found) };
  }
}

function subjectTo({ service, ref, language, ...behalf }: Subject) {
  return { service, ref, language, ...accessTo(behalf) };
}

function placeTo({ service, ref, country = '', ...behalf }: Place) {
  return { service, ref, country, ...accessTo(behalf) };
}
