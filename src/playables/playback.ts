import { AppError, invalid } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { ContentItem } from '../ports/content-engine.js';
import type { Pages } from './pages.js';
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

/** Who stops within these seconds of an item's end has heard it. */
const NEARLY_DONE = 15;

/** Takes note of what devices play: for the place in the playable, the place in long content, and the taste. */
export class Playback {
  readonly #store: PlayablesStore;
  readonly #pages: Pages;
  readonly #tastes: Tastes;
  readonly #clock: Clock;

  constructor(parts: {
    readonly store: PlayablesStore;
    readonly pages: Pages;
    readonly tastes: Tastes;
    readonly clock: Clock;
  }) {
    this.#store = parts.store;
    this.#pages = parts.pages;
    this.#tastes = parts.tastes;
    this.#clock = parts.clock;
  }

  /** Must not run twice at once for one playable. */
  async note(playable: StoredPlayable, event: PlaybackEvent): Promise<void> {
    if (event.index >= playable.length) throw invalid('index', 'is beyond the items of the playable');
    const item = await this.#pages.itemOf(playable, event.index, event.ref).catch(unlessOurs);
    if (event.event !== 'mediaerror') await this.#keepPlace(playable, event, item);
    if (!item) return;
    const { ref, offset } = event;
    const heard = { event: event.event, ref, offset, duration: item.duration };
    await this.#tastes.heard(playable, playable.id, heard, item);
  }

  async #keepPlace(
    playable: StoredPlayable,
    event: PlaybackEvent,
    item: ContentItem | undefined,
  ): Promise<void> {
    const now = this.#clock.now();
    const { length, generator, playing } = playable;
    if (!isLong(playable)) {
      await this.#store.progress(playable, { length, generator, playing: begin(playing, event.index) }, now);
      return;
    }
    const done = item?.duration !== undefined && event.offset >= item.duration - NEARLY_DONE;
    const point = {
      service: playable.parameters.service ?? '',
      ref: event.ref,
      seconds: done ? 0 : Math.floor(event.offset),
    };
    await this.#store.setResumePoint(playable, point, now);
    await this.#store.progress(playable, { length, generator, playing: placed(playing, event, done) }, now);
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
