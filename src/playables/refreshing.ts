import type { ServiceAccess } from '../content/content.js';
import { AppError } from '../errors.js';
import type { RefreshedStream } from './details.js';
import { askerOf, type Doorkeeper, noPlayable, type OnDevice } from './doorkeeper.js';
import type { PlayableContent } from './playable-content.js';
import type { StoredPlayable } from './playables-store.js';
import { servicesOf } from './presenter.js';

/** What refreshing needs. */
interface RefreshingParts {
  readonly content: PlayableContent;
  readonly door: Doorkeeper;
}

/** Gives devices anew what ends while they play: access to services, and stream URLs. */
export class Refreshing {
  readonly #content: PlayableContent;
  readonly #door: Doorkeeper;

  constructor(parts: RefreshingParts) {
    this.#content = parts.content;
    this.#door = parts.door;
  }

  /** Fresh access data of a service of the playable. */
  async access(caller: OnDevice, id: string, service: string): Promise<ServiceAccess> {
    const playable = await this.#drawingFrom(caller, id, service);
    return this.#content.onBehalfOf(askerOf(playable, caller), () => this.#content.access(service));
  }

  /** Fresh stream URLs; what cannot be streamed any more is missing, and if that is all: `content_gone`. */
  async streamUrls(
    caller: OnDevice,
    id: string,
    { service, refs }: { readonly service: string; readonly refs: readonly string[] },
  ): Promise<{ readonly items: readonly RefreshedStream[] }> {
    const playable = await this.#drawingFrom(caller, id, service);
    const streams = await this.#content.onBehalfOf(askerOf(playable, caller), () =>
      this.#content.streams({ service, refs: [...new Set(refs)] }),
    );
    if (streams.length === 0) throw new AppError('content_gone', 'None of the items can be played any more.');
    return { items: streams.map(({ ref, streamurl }) => ({ ref, service, streamurl })) };
  }

  /** A playable that the caller may hear, and that draws from the service; of a mixed one, any service may be. */
  async #drawingFrom(caller: OnDevice, id: string, service: string): Promise<StoredPlayable> {
    await this.#door.admit(caller, id);
    const { playable } = await this.#door.existing(id);
    const services = servicesOf(playable);
    if (services.includes(service)) return playable;
    const known = this.#content.services();
    const mixed = known.some((each) => each.mixed && services.includes(each.id));
    if (!mixed || !known.some((each) => each.id === service)) throw noPlayable();
    return playable;
  }
}
