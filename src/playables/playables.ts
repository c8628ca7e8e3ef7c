import { randomBytes, randomInt } from 'node:crypto';
import { AppError, invalid } from '../errors.js';
import type { DeviceCaller, SpeechCaller, UserCaller } from '../ports/caller.js';
import type { Clock } from '../ports/clock.js';
import { describedItem, describedRadio, serviceOf } from './described.js';
import {
  type CreatedPlayable,
  created,
  type PlayableDetails,
  type PlayableSummary,
  type RefreshedStream,
  type ServiceAccess,
  summary,
} from './details.js';
import { OneAtATime } from './one-at-a-time.js';
import { extentOf, Pages } from './pages.js';
import { keyOf, type PlayableParameters, readParameters } from './parameters.js';
import { type PlayableContent, unhurried } from './playable-content.js';
import type { Owner, PlayablesStore, StoredPlayable } from './playables-store.js';
import { begin, hasEnded, type Playing, resumeAt, rewind, setLoop, UNTOUCHED } from './playing.js';
import { isLong, Presenter } from './presenter.js';
import { Radio } from './radio.js';
import { Rosters, type Tastes } from './rosters.js';
import { ShuffledLists } from './shuffled-lists.js';

export type {
  CreatedPlayable,
  PlayableDetails,
  PlayableSummary,
  RefreshedStream,
  ServiceAccess,
} from './details.js';
export { PlayableParameters } from './parameters.js';
export type { PlayableContent } from './playable-content.js';

/** What is to be played (specification, section 2.7). */
export interface PlayableRequest {
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The device that will play; absent: the caller's. */
  readonly deviceid?: string;
  readonly shuffle?: boolean;
  readonly loop?: 'all' | 'one';
}

/** What a device did with an item (open details, 'Playback events'). */
export interface PlaybackEvent {
  readonly event: 'stop' | 'continue' | 'mediabegin' | 'mediaerror';
  readonly ref: string;
  readonly index: number;
  /** Seconds into the item. */
  readonly offset: number;
}

/** What playables need to know of devices. */
export interface DeviceRegister {
  /** Whether a user owns or registered a device. */
  isAssociated(userid: string, deviceid: string): Promise<boolean>;
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

/** Whoever may make and change playables. */
export type Listener = UserCaller | SpeechCaller;
/** Whoever may resolve them. */
export type OnDevice = DeviceCaller | Listener;

/** How long lists are shuffled. */
const DEAL = { whole: 2000, run: 8, runs: 32 };
/** How the sources of dynamic playlists are: less of each is read at once, as there are many. */
const RADIO_DEAL = { whole: 200, run: 16, runs: 8 };
const DEFAULT_ITEMS_PER_PAGE = 20;
const MOST_ITEMS_PER_PAGE = 100;

/** What people play, and where they are in it. */
export class Playables {
  readonly #parts: PlayablesParts;
  readonly #store: PlayablesStore;
  readonly #radio: Radio;
  readonly #rosters: Rosters;
  readonly #pages: Pages;
  readonly #presenter: Presenter;
  /** Everything that moves a playable waits for its turn, so no two pages are the same. */
  readonly #turns = new OneAtATime();

  constructor(given: PlayablesParts) {
    const parts = { ...given, content: unhurried(given.content) };
    const lists = new ShuffledLists({ clock: parts.clock, deal: DEAL });
    const sources = new ShuffledLists({ clock: parts.clock, deal: RADIO_DEAL });
    this.#parts = parts;
    this.#store = parts.store;
    this.#radio = new Radio({ content: parts.content, lists: sources });
    this.#rosters = new Rosters(parts);
    this.#pages = new Pages({ ...parts, lists, radio: this.#radio, rosters: this.#rosters });
    this.#presenter = new Presenter(parts);
  }

  /**
   * The caller's playable with these parameters: a new one, or the one there is, which starts over
   * if it had ended. Rejects with `invalid_request`, `content_gone`, `nothing_to_play`, `not_found` where
   * the service cannot do it, and with whatever the service does.
   */
  async create(caller: Listener, request: PlayableRequest): Promise<CreatedPlayable> {
    const parameters = readParameters(request.parameters);
    if (request.shuffle) this.#require(parameters, 'shuffle');
    if (request.loop) this.#require(parameters, 'loop');
    const key = keyOf(parameters);
    return this.#turns.run(`${caller.userid} ${caller.profileuserid ?? ''} ${key}`, async () => {
      const known = await this.#store.byKey(caller, key);
      const playable = known ?? (await this.#add(caller, parameters, key, request));
      await this.#store.associate(playable.id, request.deviceid ?? caller.deviceid);
      if (known) await this.#again(playable.id, request);
      return created(playable);
    });
  }

  /** A page of a playable: the next one, or the one at `startindex`. Rejects with `not_found` and `out_of_range`. */
  async details(
    caller: OnDevice,
    id: string,
    query: { readonly startindex?: number; readonly itemsperpage?: number },
  ): Promise<PlayableDetails> {
    const itemsperpage = query.itemsperpage ?? DEFAULT_ITEMS_PER_PAGE;
    checkItemsPerPage(itemsperpage);
    await this.#resolvable(caller, id);
    return this.#turns.run(id, async () => {
      const playable = await this.#existing(id);
      const radio = playable.parameters.type === 'internetradio';
      const startindex = query.startindex ?? (radio ? 0 : undefined);
      const page = await this.#pages.read(playable, {
        itemsperpage,
        ...(startindex !== undefined && { startindex }),
      });
      const items = await this.#presenter.items(playable, page.items);
      await this.#store.progress(playable, page.progress, this.#now());
      const { length, playing } = page.progress;
      const endless = playable.generator !== undefined || (length === 1 && !radio && playing.loop !== 'off');
      return {
        ...summary({ ...playable, playing, updated: this.#now() }),
        items,
        services: this.#presenter.access([
          ...new Set([...this.#servicesOf(playable), ...items.map(({ service }) => service)]),
        ]),
        startindex: page.startindex,
        itemsperpage,
        ...(!endless && { total: length }),
        ...(radio && items[0]?.streamurl && { streamurl: items[0].streamurl }),
      };
    });
  }

  /** Fresh access data of a service of the playable. */
  async serviceAccess(caller: OnDevice, id: string, service: string): Promise<ServiceAccess> {
    const playable = await this.#resolvable(caller, id);
    this.#checkService(playable, service);
    const access = this.#presenter.access([service])[service];
    if (!access) throw noPlayable();
    return access;
  }

  /** Fresh stream URLs; what cannot be streamed any more is missing, and if that is all: `content_gone`. */
  async streamUrls(
    caller: OnDevice,
    id: string,
    wanted: { readonly service: string; readonly refs: readonly string[] },
  ): Promise<{ readonly items: readonly RefreshedStream[] }> {
    const { service, refs } = wanted;
    const playable = await this.#resolvable(caller, id);
    this.#checkService(playable, service);
    const streams = await this.#parts.content.streams({ service, refs: [...new Set(refs)] });
    if (streams.length === 0) throw new AppError('content_gone', 'None of the items can be played any more.');
    return { items: streams.map(({ ref, streamurl }) => ({ ref, service, streamurl })) };
  }

  /** Turns shuffle on or off; the track that plays goes on, and what follows it changes. */
  shuffle(caller: Listener, id: string, on: boolean): Promise<PlayableSummary> {
    return this.#change(caller, id, (playable) => {
      if (on) this.#require(playable.parameters, 'shuffle');
      return this.#pages.reordered(playable, on);
    });
  }

  /** Sets what repeats; undefined: nothing. */
  loop(caller: Listener, id: string, mode: 'all' | 'one' | undefined): Promise<PlayableSummary> {
    return this.#change(caller, id, (playable) => {
      if (mode) this.#require(playable.parameters, 'loop');
      return setLoop(playable.playing, mode ?? 'off');
    });
  }

  /** Takes note of what a device plays, and of where a listener stops in long content. */
  async event(caller: OnDevice, id: string, event: PlaybackEvent): Promise<void> {
    await this.#resolvable(caller, id);
    await this.#turns.run(id, async () => {
      const playable = await this.#existing(id);
      const { length, generator, playing } = playable;
      if (event.index >= length) throw invalid('index', 'is beyond the items of the playable');
      if (event.event === 'mediaerror') return this.#tellTaste(playable, event);
      const stopped = isLong(playable) && event.event !== 'mediabegin';
      const next = stopped ? resumeAt(playing, event.index) : begin(playing, event.index);
      if (isLong(playable)) await this.#keepPlace(playable, event);
      await this.#store.progress(playable, { length, generator, playing: next }, this.#now());
      await this.#tellTaste(playable, event);
    });
  }

  /** Removes everything of a user, or of one sub-profile. */
  forget(owner: Owner): Promise<void> {
    return this.#store.forget(owner);
  }

  async #add(
    caller: Listener,
    parameters: PlayableParameters,
    parameterskey: string,
    { shuffle = false, loop }: PlayableRequest,
  ): Promise<StoredPlayable> {
    const { content } = this.#parts;
    const seed = randomInt(2 ** 31);
    serviceOf(content, parameters);
    const { made, ...described } =
      parameters.type === 'dynamicplaylist'
        ? await describedRadio(
            { content, radio: this.#radio, rosters: this.#rosters },
            caller,
            parameters,
            seed,
          )
        : await describedItem(content, parameters);
    const playable: StoredPlayable = {
      id: randomBytes(16).toString('base64url'),
      userid: caller.userid,
      profileuserid: caller.profileuserid ?? '',
      parameterskey,
      parameters,
      ...described,
      seed,
      playing: { ...UNTOUCHED, shuffling: shuffle, loop: loop ?? 'off' },
      created: this.#now(),
      updated: this.#now(),
    };
    if (await this.#store.add(playable, made)) return playable;
    return (await this.#store.byKey(caller, parameterskey)) ?? playable;
  }

  /** Somebody wants to hear a playable again. */
  #again(id: string, { shuffle, loop }: PlayableRequest): Promise<void> {
    return this.#turns.run(id, async () => {
      const playable = await this.#existing(id);
      const ended = hasEnded(playable.playing, extentOf(playable));
      const fresh = ended ? { ...playable, playing: rewind(playable.playing) } : playable;
      const ordered = await this.#pages.reordered(fresh, shuffle ?? fresh.playing.shuffling);
      const playing = loop ? setLoop(ordered, loop) : ordered;
      if (playing !== playable.playing)
        await this.#store.progress(playable, { ...playable, playing }, this.#now());
    });
  }

  async #change(
    caller: Listener,
    id: string,
    change: (playable: StoredPlayable) => Playing | Promise<Playing>,
  ): Promise<PlayableSummary> {
    return this.#turns.run(id, async () => {
      const playable = await this.#existing(id);
      if (playable.userid !== caller.userid) throw noPlayable();
      const playing = await change(playable);
      if (playing === playable.playing) return summary(playable);
      await this.#store.progress(playable, { ...playable, playing }, this.#now());
      return summary({ ...playable, playing, updated: this.#now() });
    });
  }

  /** A service that does not answer for an item now costs the taste an event, and the device nothing. */
  async #tellTaste(playable: StoredPlayable, { event, ref, index, offset }: PlaybackEvent): Promise<void> {
    const item = await this.#pages.itemOf(playable, index, ref).catch(unlessOurs);
    if (!item) return;
    const { duration } = item;
    await this.#parts.tastes.heard(playable, playable.id, { event, ref, offset, duration }, item);
  }

  /** What the listener heard of an item: the next device goes on there. */
  #keepPlace(playable: StoredPlayable, { ref, offset }: PlaybackEvent): Promise<void> {
    const service = playable.parameters.service ?? '';
    return this.#store.setResumePoint(playable, { service, ref, seconds: Math.floor(offset) }, this.#now());
  }

  /** Open details, 'Who may resolve a playable'; whoever may not learns nothing. */
  async #resolvable(caller: OnDevice, id: string): Promise<StoredPlayable> {
    const playable = await this.#existing(id);
    if (caller.kind !== 'device' && caller.userid !== playable.userid) throw noPlayable();
    if (await this.#store.isAssociated(id, caller.deviceid)) return playable;
    if (await this.#parts.devices.isAssociated(playable.userid, caller.deviceid)) return playable;
    throw noPlayable();
  }

  async #existing(id: string): Promise<StoredPlayable> {
    const playable = await this.#store.byId(id);
    if (!playable) throw noPlayable();
    return playable;
  }

  /** A dynamic playlist is never in order and never ends, so it needs no capability for either. */
  #require(parameters: PlayableParameters, capability: 'shuffle' | 'loop'): void {
    if (parameters.type === 'dynamicplaylist') return;
    const service = serviceOf(this.#parts.content, parameters);
    if (!service.capabilities.includes(capability))
      throw new AppError('not_found', `${service.name} has no ${capability}.`);
  }

  #checkService(playable: StoredPlayable, service: string): void {
    const services = this.#servicesOf(playable);
    if (services.includes(service)) return;
    const known = this.#parts.content.services();
    const mixed = known.some(({ id, mixed }) => mixed && services.includes(id));
    if (!mixed || !known.some(({ id }) => id === service)) throw noPlayable();
  }

  #servicesOf({ parameters, generator }: StoredPlayable): string[] {
    if (!generator) return parameters.service ? [parameters.service] : [];
    const members = generator.roster.flatMap((group) => group.members);
    return [...new Set(members.map(({ seeds }) => seeds.service))];
  }

  #now(): number {
    return this.#parts.clock.now();
  }
}

function unlessOurs(error: unknown): undefined {
  if (error instanceof AppError) return undefined;
  throw error;
}

function noPlayable(): AppError {
  return new AppError('not_found', 'There is no such playable.');
}

function checkItemsPerPage(itemsperpage: number): void {
  if (Number.isInteger(itemsperpage) && itemsperpage >= 1 && itemsperpage <= MOST_ITEMS_PER_PAGE) return;
  const problem = `must be from 1 to ${MOST_ITEMS_PER_PAGE}`;
  throw new AppError('out_of_range', `itemsperpage: ${problem}`, { errors: { itemsperpage: problem } });
}
