import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import { type PlayableDetails, summary } from './details.js';
import { askerOf, type Doorkeeper, type OnDevice } from './doorkeeper.js';
import type { GivenPages } from './given-pages.js';
import type { LivePlayable, LivePlayables } from './live-playables.js';
import type { OneAtATime } from './one-at-a-time.js';
import { extentOf, type IndexedItem, type Pages, type ReadPage } from './pages.js';
import type { PlayableContent } from './playable-content.js';
import type { StoredPlayable } from './playables-store.js';
import { type PageRequest, turnPage } from './playing.js';
import type { Failures, Presented, Presenter } from './presenter.js';

/** What listening is built from. */
export interface ListeningParts {
  readonly door: Doorkeeper;
  readonly live: LivePlayables;
  readonly given: GivenPages;
  readonly pages: Pages;
  readonly presenter: Presenter;
  readonly turns: OneAtATime;
  readonly content: Pick<PlayableContent, 'onBehalfOf'>;
  readonly clock: Clock;
}

/** A page, and when the playable's new place is on the disk; undefined: it has not moved. */
interface Turned {
  readonly page: PlayableDetails;
  readonly kept: Promise<void> | undefined;
}

/** What was read of a playable, as devices play it. */
interface Found {
  readonly read: ReadPage;
  readonly presented: Presented;
  readonly failures: Failures;
}

/** Gives out pages of playables: in one go where everything is in memory, in turns where the service is asked. */
export class Listening {
  readonly #parts: ListeningParts;

  constructor(parts: ListeningParts) {
    this.#parts = parts;
  }

  /** The page asked for, once the playable's place after it is on the disk; the same object for the same page of late. */
  page(caller: OnDevice, id: string, request: PageRequest): PlayableDetails | Promise<PlayableDetails> {
    const { door, turns } = this.#parts;
    const live = turns.isBusy(id) ? undefined : door.recognise(caller, id);
    const turned = live && this.#again(live, request);
    if (!turned) return this.#inTurn(caller, id, request);
    return turned.kept ? turned.kept.then(() => turned.page) : turned.page;
  }

  /** Others need not wait for the disk: their pages are kept with this one's or later. */
  async #inTurn(caller: OnDevice, id: string, request: PageRequest): Promise<PlayableDetails> {
    const { door, turns, content } = this.#parts;
    await door.admit(caller, id);
    const { page, kept } = await turns.run(id, async () => {
      const live = await door.existing(id);
      return (
        this.#again(live, request) ??
        content.onBehalfOf(askerOf(live.playable, caller), () => this.#read(live, request))
      );
    });
    await kept;
    return page;
  }

  /** The page if it was given out a moment ago. */
  #again(live: LivePlayable, given: PageRequest): Turned | undefined {
    const { playable } = live;
    const request = requestOf(playable, given);
    const { startindex, playing } = turnPage(playable.playing, extentOf(playable), request);
    const page = this.#parts.given.get(live, { startindex, itemsperpage: request.itemsperpage });
    if (!page) return undefined;
    const { length, generator } = playable;
    return { page, kept: this.#move(live, { length, playing, generator }) };
  }

  async #read(live: LivePlayable, given: PageRequest): Promise<Turned> {
    const request = requestOf(live.playable, given);
    const found = await this.#find(live.playable, request);
    const { progress } = found.read;
    const kept = this.#move(live, progress);
    // What a dynamic playlist has made must be there for the next page.
    if (progress.made) await kept;
    const page = this.#shown(live.playable, found, request);
    this.#parts.given.put(live, page, page);
    return { page, kept };
  }

  /**
   * The page asked for. Where services of a mixed list fail, so that nothing of the page can be played, the next page
   * of which something can. Rejects when nothing of the list can.
   */
  async #find(playable: StoredPlayable, request: PageRequest): Promise<Found> {
    const { pages, presenter } = this.#parts;
    const failures: Failures = new Map();
    let from = playable;
    let asked = request;
    let passed: readonly IndexedItem[] = [];
    for (;;) {
      const read = await pages.read(from, asked);
      const presented = await presenter.present({ ...from, ...read.progress }, read.items, failures);
      if (presented.items.length > 0 || read.items.length === 0) return { read, presented, failures };
      passed = [...passed, ...read.items];
      from = { ...from, ...read.progress };
      const wholeRound = passed.length >= from.length || from.playing.loop === 'one';
      if (wholeRound || !presenter.isMixed(playable)) throw whyNothing(passed, failures);
      asked = { itemsperpage: request.itemsperpage };
    }
  }

  #shown(
    playable: StoredPlayable,
    { read: { startindex, progress }, presented: { items, services }, failures }: Found,
    { itemsperpage }: PageRequest,
  ): PlayableDetails {
    const { length, playing } = progress;
    const errors = [...failures].map(([service, { message }]) => ({ service, error: message }));
    const radio = isRadio(playable);
    const endless = playable.generator !== undefined || (length === 1 && !radio && playing.loop !== 'off');
    return {
      ...summary(playable),
      items,
      services,
      startindex,
      itemsperpage,
      ...(!endless && { total: length }),
      ...(radio && items[0]?.streamurl && { streamurl: items[0].streamurl }),
      ...(errors.length > 0 && { errors }),
    };
  }

  #move(live: LivePlayable, progress: ReadPage['progress']): Promise<void> | undefined {
    const { live: playables, clock } = this.#parts;
    return playables.move(live, progress, clock.now());
  }
}

/** Why none of some items can be played: what the first service says, if any does. */
function whyNothing(items: readonly IndexedItem[], failures: Failures): AppError {
  const failing = items.find(({ item }) => failures.has(item.service));
  const failure = failing && failures.get(failing.item.service);
  return failure ?? new AppError('content_gone', 'None of the items can be played any more.');
}

/** A station is not walked through. */
function requestOf(playable: StoredPlayable, request: PageRequest): PageRequest {
  return isRadio(playable) ? { startindex: 0, ...request } : request;
}

function isRadio({ parameters }: StoredPlayable): boolean {
  return parameters.type === 'internetradio';
}
