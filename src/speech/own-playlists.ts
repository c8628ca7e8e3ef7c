import { NameIndex } from '../names/name-index.js';
import { SURE } from './choose.js';
import type { OwnPlaylist, Playlists } from './music.js';

/** A person's playlists that are looked through. */
const MOST = 500;
const PAGE = 100;

/** Finds a person's own playlists by name. */
export class OwnPlaylists {
  readonly #playlists: Pick<Playlists, 'list'>;

  constructor(playlists: Pick<Playlists, 'list'>) {
    this.#playlists = playlists;
  }

  /** The playlist that the words name best, or undefined. */
  async named(userid: string, words: string): Promise<OwnPlaylist | undefined> {
    return (await this.of(userid))(words);
  }

  /** Finds among all of a person's playlists. */
  async of(userid: string): Promise<(words: string) => OwnPlaylist | undefined> {
    const all: OwnPlaylist[] = [];
    for (let startindex = 0; startindex < MOST; startindex += PAGE) {
      const { playlists } = await this.#playlists.list(userid, 'curated', { startindex, itemsperpage: PAGE });
      all.push(...playlists);
      if (playlists.length < PAGE) break;
    }
    const index = new NameIndex();
    for (const [id, { name }] of all.entries()) index.add({ id, type: 'playlist', name });
    return (words) => {
      const [best] = index.search(words);
      return best && best.score >= SURE ? all[best.id] : undefined;
    };
  }
}
