import type { ContentService, Hit } from '../ports/content-engine.js';
import type { EntityKey, Found } from '../ports/understander.js';
import type { Request } from './answer.js';
import { SURE, surelyFound } from './choose.js';
import type { Catalogue, Playlists } from './music.js';
import { OwnPlaylists } from './own-playlists.js';

/** Finds what a phrase names: in the names that the understander knows, else by asking the services. */
export class Find {
  readonly #catalogue: Catalogue;
  readonly #own: OwnPlaylists;

  constructor(rooms: { readonly catalogue: Catalogue; readonly playlists: Playlists }) {
    this.#catalogue = rooms.catalogue;
    this.#own = new OwnPlaylists(rooms.playlists);
  }

  /** The best match of an entity's words among items of the given types, or undefined. */
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
    const hits = await Promise.all(this.#searches(types).map((search) => this.#best(search, query)));
    const best = hits.filter((hit) => hit !== undefined).sort((a, b) => b.score - a.score)[0];
    return best && best.score >= SURE ? asFound(entity, best) : undefined;
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

  /** A service that fails here has found nothing; the others still answer. */
  async #best(where: { service: ContentService; type: string }, query: string): Promise<Hit | undefined> {
    const page = { startindex: 0, itemsperpage: 1 };
    try {
      const { hits } = await this.#catalogue.search({
        service: where.service.id,
        type: where.type,
        query,
        page,
      });
      return hits[0];
    } catch {
      return undefined;
    }
  }
}

function asFound(entity: EntityKey, { item, score }: Hit): Found {
  const { service, type, ref, name, artistdisplayname } = item;
  return { entity, service, type, ref, name, score, ...(artistdisplayname && { artist: artistdisplayname }) };
}
