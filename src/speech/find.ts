import { AppError } from '../errors.js';
import type { ContentItem, ContentService, Hit } from '../ports/content-engine.js';
import type { EntityKey, Found } from '../ports/understander.js';
import type { Request } from './answer.js';
import { isBy, SURE, surelyFound } from './choose.js';
import type { Catalogue, Playlists } from './music.js';
import { OwnPlaylists } from './own-playlists.js';

/** Hits of a service that are looked at: the first may be by somebody else than was named. */
const LOOKED_AT = 5;
/** Types of what is by artists. */
const BY_ARTISTS: readonly string[] = ['song', 'album', 'single'];

/** Finds what a phrase names: in the names that the understander knows, else by asking the services. */
export class Find {
  readonly #catalogue: Catalogue;
  readonly #own: OwnPlaylists;

  constructor(rooms: { readonly catalogue: Catalogue; readonly playlists: Playlists }) {
    this.#catalogue = rooms.catalogue;
    this.#own = new OwnPlaylists(rooms.playlists);
  }

  /**
   * The best match of an entity's words among items of the given types, or undefined. Rejects as the services do
   * when nothing was found and one of them could not be asked: what it holds is not known to be missing.
   */
  async named(request: Request, entity: EntityKey, types: readonly string[]): Promise<Found | undefined> {
    const own = entity === 'playlist' ? await this.#ownPlaylist(request) : undefined;
    if (own) return own;
    const known = surelyFound(request.reading, entity);
    if (known && types.includes(known.type)) return known;
    const words = request.reading.entities[entity];
    if (words === undefined) return undefined;
    const { artist } = request.reading.entities;
    const query =
      entity === 'track' || entity === 'album' ? [words, artist].filter(Boolean).join(' ') : String(words);
    const best = await this.#search(types, query, ({ artistdisplayname }) =>
      isBy(artistdisplayname, request.reading),
    );
    return best && asFound(entity, best);
  }

  /** What is called so among items of a type, or undefined. Rejects as {@link named} does. */
  async called(type: 'artist' | 'genre', name: string): Promise<Found | undefined> {
    const best = await this.#search([type], name, () => true);
    return best && asFound(type, best);
  }

  /** The song of a name that an artist has, or undefined. Rejects as {@link named} does. */
  async song(name: string, artist: string | undefined): Promise<ContentItem | undefined> {
    const by = { entities: artist === undefined ? {} : { artist }, found: [] };
    const query = [name, artist].filter(Boolean).join(' ');
    return (await this.#search(['song'], query, ({ artistdisplayname }) => isBy(artistdisplayname, by)))
      ?.item;
  }

  /** The best hit of all services, if it is one; of what is by artists, only what fits. */
  async #search(types: readonly string[], query: string, fits: Fits): Promise<Hit | undefined> {
    const searches = this.#places(types).map((place) => this.#best(place, query, fits));
    const outcomes = await Promise.allSettled(searches);
    const hits = outcomes.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
    const [best] = hits.sort((a, b) => b.score - a.score);
    if (best && best.score >= SURE) return best;
    const failed = outcomes.find((each) => each.status === 'rejected' && !hasNothing(each.reason));
    if (failed?.status === 'rejected') throw failed.reason;
    return undefined;
  }

  /** People mean their own playlist first. */
  async #ownPlaylist({ caller, reading }: Request): Promise<Found | undefined> {
    const words = reading.entities.playlist;
    const own = words === undefined ? undefined : await this.#own.named(caller.userid, words);
    return (
      own && {
        entity: 'playlist',
        service: 'curated',
        type: 'playlist',
        ref: own.ref,
        name: own.name,
        score: 1,
      }
    );
  }

  #places(types: readonly string[]): readonly { readonly service: ContentService; readonly type: string }[] {
    return this.#catalogue
      .services()
      .flatMap((service) =>
        types.filter((type) => service.searchtypes.includes(type)).map((type) => ({ service, type })),
      );
  }

  async #best(
    { service, type }: { readonly service: ContentService; readonly type: string },
    query: string,
    fits: Fits,
  ): Promise<Hit | undefined> {
    const page = { startindex: 0, itemsperpage: LOOKED_AT };
    const { hits } = await this.#catalogue.search({ service: service.id, type, query, page });
    return hits.find(({ item }) => !BY_ARTISTS.includes(type) || fits(item));
  }
}

/** Whether an item may be the one. */
type Fits = (item: ContentItem) => boolean;

/** Whether a service answered that it does not have, or do, what it was asked for. */
function hasNothing(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'not_found' || error.code === 'out_of_range');
}

function asFound(entity: EntityKey, { item, score }: Hit): Found {
  const { service, type, ref, name, artistdisplayname } = item;
  return { entity, service, type, ref, name, score, ...(artistdisplayname && { artist: artistdisplayname }) };
}
