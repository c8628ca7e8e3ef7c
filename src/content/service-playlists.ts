import { AppError, invalid } from '../errors.js';
import type { OnBehalf, Page } from '../ports/content-engine.js';
import type { ContentPlaylists, UserPlaylist } from '../ports/content-playlists.js';
import { viewOf } from './item-view.js';
import type {
  GivenItem,
  GivenPlaylist,
  PlaylistKeeper,
  PlaylistKey,
  PlaylistPage,
  PlaylistView,
  Unwanted,
  WholePlaylist,
} from './playlist-views.js';
import type { ItemPage } from './search.js';
import { type ServiceDesk, unsupported } from './service-desk.js';
import { signinNeeded } from './service-rules.js';
import type { KnownService } from './services.js';

/** Playlists and items that are asked for at once, and the most that are read. */
const PAGE = 100;
const MOST_PLAYLISTS = 1_000;
const MOST_ITEMS = 2_000;

/**
 * The playlists that users keep on services, each operation with the capability it needs (specification,
 * sections 2.8 and 4.5): rejects with `not_found` without it, with `service_signin_needed` where the user has not
 * linked the service, and with `invalid_request` where the service forbids duplicates.
 */
export class ServicePlaylists implements PlaylistKeeper {
  readonly #desk: ServiceDesk;

  constructor(desk: ServiceDesk) {
    this.#desk = desk;
  }

  async list(_userid: string, service: string, page: Page): Promise<PlaylistPage> {
    const known = this.#desk.capable(service, 'userplaylists');
    const { playlists, total } = await this.#call(known, (engine, behalf) =>
      engine.list({ service, page, ...behalf }),
    );
    return {
      playlists: playlists.map((each) => playlistView(service, each)),
      ...page,
      ...(total !== undefined && { total }),
    };
  }

  async create(userid: string, service: string, given: GivenPlaylist): Promise<WholePlaylist> {
    const known = this.#desk.capable(service, 'userplaylistscreate');
    const { name, description, overwrite = false } = given;
    const items = refsOf(service, given.items ?? []);
    const ref = overwrite ? await this.#called(service, name) : undefined;
    if (ref !== undefined)
      return this.change({ userid, service, ref }, { ...given, items: given.items ?? [] });
    const created = await this.#call(known, (engine, behalf) =>
      engine.create({ service, name, items, ...(description !== undefined && { description }), ...behalf }),
    );
    return this.#whole(known, created);
  }

  async get({ service, ref }: PlaylistKey): Promise<WholePlaylist> {
    const known = this.#desk.capable(service, 'userplaylists');
    const playlist = await this.#call(known, (engine, behalf) => engine.get({ service, ref, ...behalf }));
    return this.#whole(known, playlist);
  }

  async items({ service, ref }: PlaylistKey, page: Page): Promise<ItemPage> {
    const known = this.#desk.capable(service, 'userplaylists');
    this.#desk.capable(service, 'listitems', 'listtracks');
    const { items, total } = await this.#call(known, (engine, behalf) =>
      engine.items({ service, ref, page, ...behalf }),
    );
    return { items: items.map(viewOf), ...page, ...(total !== undefined && { total }) };
  }

  async append({ service, ref }: PlaylistKey, given: readonly GivenItem[]): Promise<WholePlaylist> {
    const known = this.#desk.capable(service, 'userplaylistsitemsadd');
    this.#desk.capable(service, 'userplaylists');
    const items = refsOf(service, given);
    await this.#call(known, (engine, behalf) => engine.add({ service, ref, items, ...behalf }));
    return this.get({ userid: '', service, ref });
  }

  async change({ service, ref }: PlaylistKey, given: Partial<GivenPlaylist>): Promise<WholePlaylist> {
    const known = this.#desk.capable(service, 'userplaylistsupdate');
    const { name, description } = given;
    const changes = {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(given.items && { items: refsOf(service, given.items) }),
    };
    const changed = await this.#call(known, (engine, behalf) =>
      engine.update({ service, ref, ...changes, ...behalf }),
    );
    return this.#whole(known, changed);
  }

  async remove({ service, ref }: PlaylistKey): Promise<void> {
    const known = this.#desk.capable(service, 'userplaylistsdelete');
    await this.#call(known, (engine, behalf) => engine.remove({ service, ref, ...behalf }));
  }

  async removeItems({ service, ref }: PlaylistKey, { indexes = [], ref: item }: Unwanted): Promise<void> {
    const known = this.#desk.capable(service, 'userplaylistsitemsdelete');
    if (indexes.length === 0 && item === undefined) throw invalid('index', 'or ref is required');
    const refs = item === undefined ? [] : [item];
    await this.#call(known, (engine, behalf) =>
      engine.removeItems({ service, ref, indexes, refs, ...behalf }),
    );
  }

  /** Playlists belong to somebody: without access there are none. */
  #call<T>(
    known: KnownService,
    work: (engine: ContentPlaylists, behalf: OnBehalf) => Promise<T>,
  ): Promise<T> {
    const { playlists } = known.engine;
    if (!playlists) throw unsupported(known, 'userplaylists');
    return this.#desk.call(known, (behalf) => {
      if (!behalf.access) throw signinNeeded(known.service);
      return work(playlists, behalf);
    });
  }

  /** The user's playlist of a name, which is to be overwritten. */
  async #called(service: string, name: string): Promise<string | undefined> {
    this.#desk.capable(service, 'userplaylistsupdate');
    for (let startindex = 0; startindex < MOST_PLAYLISTS; startindex += PAGE) {
      const { playlists } = await this.list('', service, { startindex, itemsperpage: PAGE });
      const found = playlists.find((each) => each.name === name);
      if (found || playlists.length === 0) return found?.ref;
    }
    return undefined;
  }

  async #whole(known: KnownService, playlist: UserPlaylist): Promise<WholePlaylist> {
    const { id } = known.service;
    const view = playlistView(id, playlist);
    if (!this.#reads(known)) return view;
    const items: ItemPage['items'][number][] = [];
    while (items.length < MOST_ITEMS) {
      const page = { startindex: items.length, itemsperpage: PAGE };
      const found = await this.#call(known, (engine, behalf) =>
        engine.items({ service: id, ref: playlist.ref, page, ...behalf }),
      ).catch(nothingPastTheEnd);
      items.push(...found.items.map(viewOf));
      if (found.items.length < PAGE) break;
    }
    return { ...view, total: view.total ?? items.length, items };
  }

  #reads({ service }: KnownService): boolean {
    return service.capabilities.includes('userplaylists');
  }
}

function playlistView(service: string, playlist: UserPlaylist): PlaylistView {
  const { ref, name, description, total, images } = playlist;
  return {
    service,
    ref,
    type: 'playlist',
    name,
    ...(description !== undefined && { description }),
    ...(Object.keys(images).length > 0 && { images }),
    ...(total !== undefined && { total }),
  };
}

/** A playlist of a service holds items of that service. */
function refsOf(service: string, given: readonly GivenItem[]): string[] {
  return given.map((item, place) => {
    if (item.service === undefined || item.service === service) return item.ref;
    throw invalid(`items.${place}.service`, `must be ${service}, or absent`);
  });
}

function nothingPastTheEnd(error: unknown): { readonly items: [] } {
  if (error instanceof AppError && error.code === 'out_of_range') return { items: [] };
  throw error;
}
