import type { ServiceAccess } from '../content/content.js';
import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import {
  type CreatedPlayable,
  created,
  type PlayableDetails,
  type PlayableSummary,
  type RefreshedStream,
  summary,
} from './details.js';
import { askerOf, type DeviceRegister, Doorkeeper, type Listener, type OnDevice } from './doorkeeper.js';
import { GivenPages } from './given-pages.js';
import { Listening } from './listening.js';
import { type LivePlayable, LivePlayables } from './live-playables.js';
import { type Beginning, Maker } from './maker.js';
import { OneAtATime } from './one-at-a-time.js';
import { extentOf, Pages } from './pages.js';
import { keyOf, type PlayableParameters, readParameters } from './parameters.js';
import { type PlayableContent, type SavedPlaylist, unhurried } from './playable-content.js';
import type { Owner, PlayablesStore, StoredPlayable } from './playables-store.js';
import { Playback, type PlaybackEvent } from './playback.js';
import { hasEnded, type Playing, rewind, setLoop } from './playing.js';
import { Presenter } from './presenter.js';
import { Radio } from './radio.js';
import { Refreshing } from './refreshing.js';
import { Rosters, type Tastes } from './rosters.js';
import { type SaveRequest, Saving } from './saving.js';
import { ShuffledLists } from './shuffled-lists.js';

export { PlayableParameters } from './parameters.js';
export type { PlayableContent } from './playable-content.js';

/** What is to be played (specification, section 2.7). */
export interface PlayableRequest extends Beginning {
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The device that will play; absent: the caller's. */
  readonly deviceid?: string;
}

/** What the playables room is built from. */
export interface PlayablesParts {
  readonly store: PlayablesStore;
  readonly content: PlayableContent;
  readonly devices: DeviceRegister;
  readonly tastes: Tastes;
  /** Whether a user has a sub-profile. */
  readonly hasProfile: (userid: string, profileuserid: string) => boolean | Promise<boolean>;
  readonly clock: Clock;
}

/** How long lists are shuffled. */
const DEAL = { whole: 2000, run: 8, runs: 32 };
/** How the sources of dynamic playlists are: less of each is read at once, as there are many. */
const RADIO_DEAL = { whole: 200, run: 16, runs: 8 };
const DEFAULT_ITEMS_PER_PAGE = 20;
const MOST_ITEMS_PER_PAGE = 100;

/** What people play, and where they are in it. */
export class Playables {
  readonly #content: PlayableContent;
  readonly #store: PlayablesStore;
  readonly #clock: Clock;
  readonly #live: LivePlayables;
  readonly #door: Doorkeeper;
  readonly #listening: Listening;
  readonly #maker: Maker;
  readonly #pages: Pages;
  readonly #playback: Playback;
  readonly #refreshing: Refreshing;
  readonly #saving: Saving;
  /** Everything that moves a playable waits for its turn, so no two pages are the same. */
  readonly #turns = new OneAtATime();

  constructor(given: PlayablesParts) {
    const { store, clock } = given;
    const live = new LivePlayables(store);
    const parts = { ...given, live, content: unhurried(given.content) };
    const lists = new ShuffledLists({ clock, deal: DEAL });
    const sources = new ShuffledLists({ clock, deal: RADIO_DEAL });
    const radio = new Radio({ content: parts.content, lists: sources });
    const rosters = new Rosters(parts);
    this.#content = parts.content;
    this.#store = store;
    this.#clock = clock;
    this.#live = live;
    this.#door = new Doorkeeper(parts);
    this.#maker = new Maker({ ...parts, radio, rosters });
    this.#pages = new Pages({ ...parts, lists, radio, rosters });
    this.#playback = new Playback({ ...parts, pages: this.#pages });
    const own = { ...parts, door: this.#door, pages: this.#pages, turns: this.#turns };
    this.#listening = new Listening({
      ...own,
      given: new GivenPages(parts),
      presenter: new Presenter(parts),
    });
    this.#refreshing = new Refreshing(own);
    this.#saving = new Saving(own);
  }

  /**
   * The caller's playable with these parameters: a new one, or the one there is, which starts over
   * if it had ended. Rejects with `invalid_request`, `content_gone`, `nothing_to_play`, `not_found` where
   * the service cannot do it, and with whatever the service does.
   */
  async create(caller: Listener, request: PlayableRequest): Promise<CreatedPlayable> {
    const parameters = readParameters(request.parameters);
    return this.#content.onBehalfOf(caller, () => this.#create(caller, parameters, request));
  }

  #create(
    caller: Listener,
    parameters: PlayableParameters,
    request: PlayableRequest,
  ): Promise<CreatedPlayable> {
    if (parameters.service) this.#content.checkPlayable(parameters.service);
    if (request.shuffle) this.#maker.require(parameters, 'shuffle');
    if (request.loop) this.#maker.require(parameters, 'loop');
    const key = keyOf(parameters);
    return this.#turns.run(`${caller.userid} ${caller.profileuserid ?? ''} ${key}`, async () => {
      const known = await this.#store.byKey(caller, key);
      const playable = known ?? (await this.#maker.make(caller, { parameters, key }, request));
      await this.#live.associate(playable.id, request.deviceid ?? caller.deviceid);
      if (known) await this.#again(playable.id, request);
      return created(playable);
    });
  }

  /** A page of a playable: the next one, or the one at `startindex`. Rejects with `not_found` and `out_of_range`, or throws it. */
  details(
    caller: OnDevice,
    id: string,
    {
      itemsperpage = DEFAULT_ITEMS_PER_PAGE,
      startindex,
    }: { readonly startindex?: number; readonly itemsperpage?: number },
  ): PlayableDetails | Promise<PlayableDetails> {
    checkItemsPerPage(itemsperpage);
    return this.#listening.page(caller, id, {
      itemsperpage,
      ...(startindex !== undefined && { startindex }),
    });
  }

  /** GET /v1/playables/{id}/services/{service}: fresh access data. */
  serviceAccess(caller: OnDevice, id: string, service: string): Promise<ServiceAccess> {
    return this.#refreshing.access(caller, id, service);
  }

  /** POST /v1/playables/{id}/streamurls/{service}. Rejects with `content_gone` when none of the items is left. */
  streamUrls(
    caller: OnDevice,
    id: string,
    wanted: { readonly service: string; readonly refs: readonly string[] },
  ): Promise<{ readonly items: readonly RefreshedStream[] }> {
    return this.#refreshing.streamUrls(caller, id, wanted);
  }

  /** What a playable of the caller's plays. Rejects with `not_found`. */
  async parametersOf(caller: Listener, id: string): Promise<PlayableParameters> {
    return (await this.#door.owned(caller, id)).playable.parameters;
  }

  /** Turns shuffle on or off; the track that plays goes on, and what follows it changes. */
  shuffle(caller: Listener, id: string, on: boolean): Promise<PlayableSummary> {
    return this.#change(caller, id, (playable) => {
      if (on) this.#maker.require(playable.parameters, 'shuffle');
      return this.#pages.reordered(playable, on);
    });
  }

  /** Sets what repeats; undefined: nothing. */
  loop(caller: Listener, id: string, mode: 'all' | 'one' | undefined): Promise<PlayableSummary> {
    return this.#change(caller, id, (playable) => {
      if (mode) this.#maker.require(playable.parameters, 'loop');
      return setLoop(playable.playing, mode ?? 'off');
    });
  }

  /** Takes note of what a device plays, and of where a listener stops in long content. */
  async event(caller: OnDevice, id: string, event: PlaybackEvent): Promise<void> {
    await this.#door.admit(caller, id);
    await this.#turns.run(id, async () => {
      const live = await this.#door.existing(id);
      await this.#content.onBehalfOf(askerOf(live.playable, caller), () => this.#playback.note(live, event));
    });
  }

  /** Keeps the latest songs of a dynamic playlist as a playlist of the user; rejects as {@link Saving.save}. */
  save(caller: Listener, id: string, request: SaveRequest): Promise<SavedPlaylist> {
    return this.#content.onBehalfOf(caller, () => this.#saving.save(caller, id, request));
  }

  /** Resolves when everything that changed is on the disk. */
  settled(): Promise<void> {
    return this.#live.settled();
  }

  /** Removes everything of a user, or of one sub-profile. */
  forget(owner: Owner): Promise<void> {
    return this.#live.forget(owner);
  }

  /** Somebody wants to hear a playable again. */
  #again(id: string, { shuffle, loop }: PlayableRequest): Promise<void> {
    return this.#turns.run(id, async () => {
      const live = await this.#door.existing(id);
      const { playable } = live;
      const ended = hasEnded(playable.playing, extentOf(playable));
      const fresh = ended ? { ...playable, playing: rewind(playable.playing) } : playable;
      const ordered = await this.#pages.reordered(fresh, shuffle ?? fresh.playing.shuffling);
      await this.#play(live, loop ? setLoop(ordered, loop) : ordered);
    });
  }

  async #change(
    caller: Listener,
    id: string,
    change: (playable: StoredPlayable) => Playing | Promise<Playing>,
  ): Promise<PlayableSummary> {
    return this.#content.onBehalfOf(caller, () =>
      this.#turns.run(id, async () => {
        const live = await this.#door.owned(caller, id);
        await this.#play(live, await change(live.playable));
        return summary(live.playable);
      }),
    );
  }

  async #play(live: LivePlayable, playing: Playing): Promise<void> {
    const { length, generator } = live.playable;
    await this.#live.move(live, { length, generator, playing }, this.#now());
  }

  #now(): number {
    return this.#clock.now();
  }
}

function checkItemsPerPage(itemsperpage: number): void {
  if (Number.isInteger(itemsperpage) && itemsperpage >= 1 && itemsperpage <= MOST_ITEMS_PER_PAGE) return;
  const problem = `must be from 1 to ${MOST_ITEMS_PER_PAGE}`;
  throw new AppError('out_of_range', `itemsperpage: ${problem}`, { errors: { itemsperpage: problem } });
}
