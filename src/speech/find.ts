import { AppError } from '../errors.js';
import type { ContentService, Hit } from '../ports/content-engine.js';
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
    const searches = this.#searches(types).map((search) => this.#best(search, query, request));
    const outcomes = await Promise.allSettled(searches);
    const hits = outcomes.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []));
    const [best] = hits.sort((a, b) => b.score - a.score);
    if (best && best.score >= SURE) return asFound(entity, best);
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

  #searches(
    types: readonly string[],
  ): readonly { readonly service: ContentService; readonly type: string }[] {
    return this.#catalogue
      .services()
      .flatMap((service) =>
        types.filter((type) => service.searchtypes.includes(type)).map((type) => ({ service, type })),
      );
  }

  async #best(
    where: { service: ContentService; type: string },
    query: string,
    { reading }: Request,
  ): Promise<Hit | undefined> {
    const { hits } = await this.#catalogue.search({
      service: where.service.id,
      type: where.type,
      query,
      page: { startindex: 0, itemsperpage: LOOKED_AT },
    });
    return hits.find(({ item }) => !BY_ARTISTS.includes(where.type) || isBy(item.artistdisplayname, reading));
  }
}

/** Whether a service answered that it does not have, or do, what it was asked for. */
function hasNothing(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'not_found' || error.code === 'out_of_range');
}

function asFound(entity: EntityKey, { item, score }: Hit): Found {
  const { service, type, ref, name, artistdisplayname } = item;
  return { entity, service, type, ref, name, score, ...(artistdisplayname && { artist: artistdisplayname }) };
}
