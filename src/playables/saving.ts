import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { Doorkeeper, Listener } from './doorkeeper.js';
import type { LivePlayables } from './live-playables.js';
import type { OneAtATime } from './one-at-a-time.js';
import type { Pages } from './pages.js';
import type { PlayableContent, SavedPlaylist } from './playable-content.js';

/** How a dynamic playlist is to be saved. */
export interface SaveRequest {
  readonly service: string;
  readonly name: string;
  readonly description?: string;
  /** How many songs; 50 if absent. */
  readonly items?: number;
}

const SAVED_ITEMS = 50;

/** What saving needs. */
interface SavingParts {
  readonly content: Pick<PlayableContent, 'services' | 'playlists'>;
  readonly door: Doorkeeper;
  readonly live: LivePlayables;
  readonly pages: Pages;
  readonly turns: OneAtATime;
  readonly clock: Clock;
}

/** Keeps what dynamic playlists made as playlists of users. */
export class Saving {
  readonly #parts: SavingParts;

  constructor(parts: SavingParts) {
    this.#parts = parts;
  }

  /**
   * The latest songs of a dynamic playlist, once each, as a playlist of the user on a service. Rejects with
   * `not_found` where the service cannot, or there is no dynamic playlist.
   */
  async save(
    caller: Listener,
    id: string,
    { service, items = SAVED_ITEMS, ...given }: SaveRequest,
  ): Promise<SavedPlaylist> {
    const { content } = this.#parts;
    const known = content.services().find((each) => each.id === service);
    if (!known?.capabilities.includes('saveplaylist')) {
      throw new AppError('not_found', `The service ${service} does not save playlists.`);
    }
    const songs = await this.#latest(caller, id, items);
    const fitting = known.mixed ? songs : songs.filter((song) => song.service === service);
    const unique = [...new Map(fitting.map((song) => [`${song.service} ${song.ref}`, song])).values()];
    if (unique.length === 0)
      throw new AppError('nothing_to_play', `None of the songs are of the service ${service}.`);
    return content.playlists.create(caller.userid, service, { ...given, items: unique });
  }

  #latest(caller: Listener, id: string, count: number) {
    const { door, live, pages, turns, clock } = this.#parts;
    return turns.run(id, async () => {
      const playable = await door.owned(caller, id);
      const { progress, songs } = await pages.latest(playable.playable, count);
      if (progress) await live.move(playable, progress, clock.now());
      return songs;
    });
  }
}
