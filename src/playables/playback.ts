import { AppError, invalid } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { ContentItem } from '../ports/content-engine.js';
import { keptBy } from './anchor.js';
import type { LivePlayable, LivePlayables } from './live-playables.js';
import { itemTypeOf, type Pages } from './pages.js';
import type { PlayableContent } from './playable-content.js';
import type { PlayablesStore, StoredPlayable } from './playables-store.js';
import { begin, type Playing, resumeAt } from './playing.js';
import { isLong } from './presenter.js';
import type { Tastes } from './rosters.js';

/** What a device did with an item (open details, 'Playback events'). */
export interface PlaybackEvent {
  readonly event: 'stop' | 'continue' | 'mediabegin' | 'mediaerror';
  readonly ref: string;
  readonly index: number;
  /** Seconds into the item. */
  readonly offset: number;
}

/** What a device tells of. */
interface Meant {
  readonly item: ContentItem | undefined;
  /** Where it stands in the playing order; undefined: that is not known any more. */
  readonly index: number | undefined;
}

/** Who stops within these seconds of an item's end has heard it. */
const NEARLY_DONE = 15;

/** Takes note of what devices play: for the place in the playable, the place in long content, and the taste. */
export class Playback {
  readonly #store: PlayablesStore;
  readonly #live: LivePlayables;
  readonly #pages: Pages;
  readonly #tastes: Tastes;
  readonly #content: Pick<PlayableContent, 'played'>;
  readonly #clock: Clock;

  constructor(parts: {
    readonly store: PlayablesStore;
    readonly live: LivePlayables;
    readonly pages: Pages;
    readonly tastes: Tastes;
    readonly content: Pick<PlayableContent, 'played'>;
    readonly clock: Clock;
  }) {
    this.#store = parts.store;
    this.#live = parts.live;
    this.#pages = parts.pages;
    this.#tastes = parts.tastes;
    this.#content = parts.content;
    this.#clock = parts.clock;
  }

  /** Must not run twice at once for one playable. */
  async note(live: LivePlayable, event: PlaybackEvent): Promise<void> {
    const playable = (await this.#pages.caughtUp(live.playable).catch(unlessOurs)) ?? live.playable;
    if (event.index >= playable.length) throw invalid('index', 'is beyond the items of the playable');
    const { ref, offset } = event;
    const meant = await this.#meant(playable, event);
    const { item } = meant;
    if (event.event !== 'mediaerror') await this.#keepPlace(live, playable, { event, ...meant });
    this.#report(playable, event, item);
    if (!item) return;
    const heard = { event: event.event, ref, offset, duration: item.duration };
    await this.#tastes.heard(playable, playable.id, heard, item);
  }

  #report(
    playable: StoredPlayable,
    { event, ref, offset }: PlaybackEvent,
    item: ContentItem | undefined,
  ): void {
    const { service = playable.parameters.service, type = itemTypeOf(playable) } = item ?? {};
    if (service === undefined) return;
    this.#content.played({ service, type, ref, event, offset, time: this.#clock.now() });
  }

  /** Indexes that a device took before the list or its order changed mean something else now; its reference still counts. */
  async #meant(playable: StoredPlayable, { index, ref }: PlaybackEvent): Promise<Meant> {
    const there = await this.#pages.itemAt(playable, index).catch(unlessOurs);
    if (!there || there.ref === ref) return { item: there, index };
    const standing =
      playable.playing.anchor && (await this.#pages.standing(playable, { index, ref }).catch(unlessOurs));
    if (standing) return standing;
    return { item: await this.#pages.itemCalled(playable, ref).catch(unlessOurs), index: undefined };
  }

  /** `playable`: as its list is now. */
  async #keepPlace(
    live: LivePlayable,
    playable: StoredPlayable,
    { event, item, index }: Meant & { readonly event: PlaybackEvent },
  ): Promise<void> {
    const { length, generator, playing } = playable;
    const done = item?.duration !== undefined && event.offset >= item.duration - NEARLY_DONE;
    if (isLong(playable)) await this.#keepOffset(playable, event, done);
    if (index === undefined) return;
    const next = isLong(playable)
      ? keptBy(playable, placed(playing, { ...event, index }, done), { index, ref: event.ref })
      : begin(playing, index);
    await this.#live.move(live, { length, generator, playing: next }, this.#clock.now());
  }

  #keepOffset(playable: StoredPlayable, { ref, offset }: PlaybackEvent, done: boolean): Promise<void> {
    const service = playable.parameters.service ?? '';
    const seconds = done ? 0 : Math.floor(offset);
    return this.#store.setResumePoint(playable, { service, ref, seconds }, this.#clock.now());
  }
}

/** After a stop, long content goes on with the item that was stopped, or after it when it was heard to its end. */
function placed(playing: Playing, { event, index }: PlaybackEvent, done: boolean): Playing {
  if (event === 'mediabegin') return begin(playing, index);
  return done ? { ...resumeAt(playing, index), next: index + 1 } : resumeAt(playing, index);
}

/** A service that does not answer for an item costs the taste an event, and the device nothing. */
function unlessOurs(error: unknown): undefined {
  if (error instanceof AppError) return undefined;
  throw error;
}
