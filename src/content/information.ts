import type { Items } from '../ports/content-engine.js';
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
import { behalf } from './behalf.js';
import { type ServiceDesk, unsupported } from './service-desk.js';
import type { KnownService } from './services.js';

export type { AlbumInfo, ArtistInfo, ChartPlace, Concert, PerformanceInfo };

/**
 * What services know of music beside the items, and what they recommend. Rejects with `not_found` where
 * a service does not tell of a kind of thing, and as its engine does.
 */
export class Information implements ContentInformation {
  readonly #desk: ServiceDesk;

  constructor(desk: ServiceDesk) {
    this.#desk = desk;
  }

  artist(about: Subject): Promise<ArtistInfo> {
    return this.#tell(about, 'artist', (engine, asked) => engine.artist(asked));
  }

  album(about: Subject): Promise<AlbumInfo> {
    return this.#tell(about, 'album', (engine, asked) => engine.album(asked));
  }

  performance(about: Subject): Promise<PerformanceInfo> {
    return this.#tell(about, 'performance', (engine, asked) => engine.performance(asked));
  }

  /** Without a country, those in the user's own; anywhere when there are none. */
  async concerts(of: Place): Promise<readonly Concert[]> {
    const ask = (place: Place) => this.#tell(place, 'concert', (engine, asked) => engine.concerts(asked));
    const country = of.country === undefined ? behalf()?.country : undefined;
    const near = country === undefined ? [] : await ask({ ...of, country });
    return near.length > 0 ? near : ask(of);
  }

  chart(of: Place & { readonly type: string }): Promise<readonly ChartPlace[]> {
    return this.#tell(of, 'chart', (engine, asked) => engine.chart(asked));
  }

  async recommend(request: RecommendRequest): Promise<Items> {
    const known = this.#desk.known(request.service);
    if (!known.service.recommendtypes.includes(request.type))
      throw unsupported(known, `recommend of the type ${request.type}`);
    return this.#call(known, request, (engine, asked) => engine.recommend(asked));
  }

  async #tell<Asked extends { readonly service: string }, Told>(
    asked: Asked,
    kind: string,
    ask: (engine: ContentInformation, asked: Asked) => Promise<Told>,
  ): Promise<Told> {
    const known = this.#desk.known(asked.service);
    if (!known.service.information?.includes(kind)) throw unsupported(known, `tell of the kind ${kind}`);
    return this.#call(known, asked, ask);
  }

  #call<Asked, Told>(
    known: KnownService,
    asked: Asked,
    ask: (engine: ContentInformation, asked: Asked) => Promise<Told>,
  ): Promise<Told> {
    const { information } = known.engine;
    if (!information) throw unsupported(known, 'information');
    return this.#desk.call(known, (behalf) => ask(information, { ...asked, ...behalf }));
  }
}
