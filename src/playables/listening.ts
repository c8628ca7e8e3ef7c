import type { Clock } from '../ports/clock.js';
import { type PlayableDetails, summary } from './details.js';
import type { Doorkeeper, OnDevice } from './doorkeeper.js';
import type { GivenPages } from './given-pages.js';
import type { LivePlayable, LivePlayables } from './live-playables.js';
import type { OneAtATime } from './one-at-a-time.js';
import { extentOf, type Pages, type ReadPage } from './pages.js';
import type { PlayableContent } from './playable-content.js';
import type { StoredPlayable } from './playables-store.js';
import { type PageRequest, turnPage } from './playing.js';
import type { Presenter } from './presenter.js';

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
      const asker = { userid: live.playable.userid, deviceid: caller.deviceid };
      return this.#again(live, request) ?? content.onBehalfOf(asker, () => this.#read(live, request));
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
    const { pages, presenter } = this.#parts;
    const { playable } = live;
    const request = requestOf(playable, given);
    const read = await pages.read(playable, request);
    const items = await presenter.items(playable, read.items);
    const kept = this.#move(live, read.progress);
    // What a dynamic playlist has made must be there for the next page.
    if (read.progress.made) await kept;
    const services = await presenter.accessOf(live.playable, items);
    const shown = { items, services, itemsperpage: request.itemsperpage };
    const page = this.#presented(live.playable, read, shown);
    this.#parts.given.put(live, page, page);
    return { page, kept };
  }

  #presented(
    playable: StoredPlayable,
    { startindex, progress }: ReadPage,
    { items, services, itemsperpage }: Pick<PlayableDetails, 'items' | 'services' | 'itemsperpage'>,
  ): PlayableDetails {
    const { length, playing } = progress;
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
    };
  }

  #move(live: LivePlayable, progress: ReadPage['progress']): Promise<void> | undefined {
    const { live: playables, clock } = this.#parts;
    return playables.move(live, progress, clock.now());
  }
}

/** A station is not walked through. */
function requestOf(playable: StoredPlayable, request: PageRequest): PageRequest {
  return isRadio(playable) ? { startindex: 0, ...request } : request;
}

function isRadio({ parameters }: StoredPlayable): boolean {
  return parameters.type === 'internetradio';
}
