import type { ServiceAccess } from '../content/content.js';
import { AppError } from '../errors.js';
import type { Stream } from '../ports/content-engine.js';
import { type PlayableDetails, playableItem } from './details.js';
import type { IndexedItem } from './pages.js';
import type { PlayableContent } from './playable-content.js';
import type { PlayablesStore, StoredPlayable } from './playables-store.js';

/** Types of playable in which a listener goes on where they stopped. */
const LONG_TYPES: readonly string[] = ['audiobook', 'podcast', 'podcastepisode'];

/** Whether a listener goes on in it where they stopped. */
export function isLong({ parameters }: StoredPlayable): boolean {
  return LONG_TYPES.includes(parameters.type);
}

/** The services that a playable draws from. */
export function servicesOf({ parameters, generator }: StoredPlayable): string[] {
  if (!generator) return parameters.service ? [parameters.service] : [];
  const members = generator.roster.flatMap((group) => group.members);
  return [...new Set(members.map(({ seeds }) => seeds.service))];
}

/** Items as devices play them, and access to their services. */
export type Presented = Pick<PlayableDetails, 'items' | 'services'>;

/** Services that cannot be played at present, and why. */
export type Failures = Map<string, AppError>;

/** What a service gives for some of its items. */
interface Supply {
  readonly access: ServiceAccess;
  /** By reference; undefined: devices ask the service's own SDK. */
  readonly streams: ReadonlyMap<string, Stream> | undefined;
}

/** Gives items what a device needs to play them: stream URLs, offsets and access to their services. */
export class Presenter {
  readonly #content: PlayableContent;
  readonly #store: PlayablesStore;

  constructor(parts: { readonly content: PlayableContent; readonly store: PlayablesStore }) {
    this.#content = parts.content;
    this.#store = parts.store;
  }

  /**
   * What cannot be streamed is left out. Rejects as a service does; of a list that mixes services the items of the
   * others stay, and whichever fails is added to `failures` and not asked again.
   */
  async present(
    playable: StoredPlayable,
    items: readonly IndexedItem[],
    failures: Failures,
  ): Promise<Presented> {
    const byService = Map.groupBy(items, ({ item }) => item.service);
    const services = [...new Set([...servicesOf(playable), ...byService.keys()])];
    const supplies = new Map<string, Supply>();
    const gather = async (id: string) => {
      supplies.set(id, await this.#supply(id, byService.get(id) ?? []));
    };
    const [offsets] = await Promise.all([
      this.#offsetsOf(playable, items),
      ...services.map((id) => (this.isMixed(playable) ? unlessFailing(id, failures, gather) : gather(id))),
    ]);
    const presented = items.flatMap((indexed) => {
      const { service, ref } = indexed.item;
      const found = supplies.get(service);
      const stream = found?.streams?.get(ref);
      if (!found || (found.streams && !stream)) return [];
      return [playableItem(indexed, { stream, offset: offsets.get(ref) })];
    });
    return {
      items: presented,
      services: Object.fromEntries([...supplies].map(([id, { access }]) => [id, access])),
    };
  }

  /** Whether a playable's items are of several services, each with streams of its own. */
  isMixed({ parameters }: StoredPlayable): boolean {
    return this.#content.services().some(({ id, mixed }) => mixed && id === parameters.service);
  }

  async #supply(id: string, items: readonly IndexedItem[]): Promise<Supply> {
    const refs = [...new Set(items.map(({ item }) => item.ref))];
    const [streams, access] = await Promise.all([this.#streams(id, refs), this.#content.access(id)]);
    return { access, streams: streams && new Map(streams.map((stream) => [stream.ref, stream])) };
  }

  async #streams(id: string, refs: readonly string[]): Promise<readonly Stream[] | undefined> {
    const service = this.#content.services().find((each) => each.id === id);
    if (!service) throw new AppError('service_failed', `The content service ${id} is not there.`);
    if (service.playback.protocol === 'sdk') return undefined;
    return refs.length > 0 ? this.#content.streams({ service: id, refs }) : [];
  }

  async #offsetsOf(
    playable: StoredPlayable,
    items: readonly IndexedItem[],
  ): Promise<ReadonlyMap<string, number>> {
    const service = playable.parameters.service;
    if (!service || !isLong(playable) || items.length === 0) return new Map();
    return this.#store.resumePoints(
      playable,
      service,
      items.map(({ item }) => item.ref),
    );
  }
}

/** Does some work for a service, unless it has failed; takes note when it fails now. */
async function unlessFailing(
  id: string,
  failures: Failures,
  work: (id: string) => Promise<void>,
): Promise<void> {
  if (failures.has(id)) return;
  try {
    await work(id);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    failures.set(id, error);
  }
}
