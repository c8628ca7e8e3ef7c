import { AppError } from '../errors.js';
import type {
  ContentEngine,
  ContentItem,
  ContentService,
  Drilldown,
  ItemRef,
  Items,
} from '../ports/content-engine.js';
import type { PlaylistsStore } from './playlists-store.js';

/** The service of the playlists that the platform itself stores (specification, section 2.10). */
export const CURATED = 'curated';

const SERVICE: ContentService = {
  id: CURATED,
  name: 'Playlists',
  capabilities: [
    'listitems',
    'shuffle',
    'loop',
    'saveplaylist',
    'userplaylists',
    'userplaylistscreate',
    'userplaylistsupdate',
    'userplaylistsdelete',
    'userplaylistsitemsadd',
    'userplaylistsitemsdelete',
  ],
  searchtypes: [],
  drilldowntypes: ['songs'],
  recommendtypes: [],
  playback: { protocol: 'http' },
  mixed: true,
};

/**
 * The platform's own playlists as a content service, so that they are played like any other.
 * Their references cannot be guessed: whoever has one may hear the playlist, only its user may change it.
 */
export class CuratedEngine implements ContentEngine {
  readonly #store: PlaylistsStore;

  constructor(store: PlaylistsStore) {
    this.#store = store;
  }

  onConnected(): () => void {
    return () => {};
  }

  async describe(): Promise<readonly ContentService[]> {
    return [SERVICE];
  }

  async item({ type, ref }: ItemRef): Promise<ContentItem> {
    const playlist = type === 'playlist' ? await this.#store.byRef(ref) : undefined;
    if (!playlist) throw notHere();
    const [first] = await this.#store.items(ref, { startindex: 0, itemsperpage: 1 });
    const { name } = playlist;
    const images = first?.images ?? {};
    return {
      service: CURATED,
      type,
      ref,
      name,
      artists: [],
      images,
      genres: [],
      popularity: 0,
      contains: ['songs'],
    };
  }

  async items({ type, ref, page }: Drilldown): Promise<Items> {
    const playlist = type === 'playlist' ? await this.#store.byRef(ref) : undefined;
    if (!playlist) throw notHere();
    return { items: await this.#store.items(ref, page), total: playlist.length };
  }

  async *names(): AsyncGenerator<never> {}

  async search(): Promise<never> {
    throw notHere();
  }

  async browse(): Promise<never> {
    throw notHere();
  }

  async songs(): Promise<never> {
    throw notHere();
  }

  async similarArtists(): Promise<never> {
    throw notHere();
  }

  /** Its items have streams of their own services. */
  async streams(): Promise<never[]> {
    return [];
  }

  close(): void {}
}

function notHere(): AppError {
  return new AppError('not_found', 'There is no such playlist.');
}
