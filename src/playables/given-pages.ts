import { BoundedCache } from '../cache/bounded-cache.js';
import { isParticular } from '../content/content.js';
import type { Clock } from '../ports/clock.js';
import type { ContentService } from '../ports/content-engine.js';
import type { PlayableDetails } from './details.js';
import type { LivePlayable } from './live-playables.js';
import type { PlayableContent } from './playable-content.js';
import { isLong } from './presenter.js';

/** How many pages are remembered, and for how long: milliseconds, and at most this part of the time that stream URLs are valid. */
const MOST = 256;
const HELD_FOR = 30_000;
const PART = 0.01;

/** Which page: where it begins, and how many items were asked for. */
export interface PageKey {
  readonly startindex: number;
  readonly itemsperpage: number;
}

interface GivenPage {
  readonly page: PlayableDetails;
  /** What {@link LivePlayable.order} was. */
  readonly order: object;
  readonly until: number;
}

/**
 * Pages that were given out a moment ago and are given out again as they are, such as to a device that asks again or
 * to the next round of a list that repeats.
 */
export class GivenPages {
  readonly #content: Pick<PlayableContent, 'services'>;
  readonly #clock: Clock;
  readonly #pages = new BoundedCache<string, GivenPage>(MOST);

  constructor(parts: { readonly content: Pick<PlayableContent, 'services'>; readonly clock: Clock }) {
    this.#content = parts.content;
    this.#clock = parts.clock;
  }

  get(live: LivePlayable, key: PageKey): PlayableDetails | undefined {
    const given = this.#pages.get(keyOf(live, key));
    if (given?.order !== live.order || given.until < this.#clock.monotonic()) return undefined;
    return given.page;
  }

  /** Remembers a page, unless it may change by itself: with where its listener stopped, a user's account or standing, or a playlist. */
  put(live: LivePlayable, key: PageKey, page: PlayableDetails): void {
    if (isLong(live.playable)) return;
    const services = this.#content.services().filter(({ id }) => id in page.services);
    const heldFor = Math.min(...services.map(holdable), HELD_FOR);
    if (heldFor <= 0) return;
    const until = this.#clock.monotonic() + heldFor;
    this.#pages.put(keyOf(live, key), { page, order: live.order, until });
  }
}

/** Milliseconds for which a page of the service's items may be given out again. */
function holdable(service: ContentService): number {
  const { mixed, playback } = service;
  if (mixed || isParticular(service)) return 0;
  return playback.timelimited === undefined ? HELD_FOR : playback.timelimited * 1000 * PART;
}

function keyOf({ playable }: LivePlayable, { startindex, itemsperpage }: PageKey): string {
  return `${playable.id} ${startindex} ${itemsperpage}`;
}
