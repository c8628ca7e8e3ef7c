import type { ServiceAccess } from '../content/content.js';
import { AppError } from '../errors.js';
import type { Stream } from '../ports/content-engine.js';
import { type PlayableItem, playableItem } from './details.js';
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

/** Gives items what a device needs to play them: stream URLs, offsets and access to their services. */
export class Presenter {
  readonly #content: PlayableContent;
  readonly #store: PlayablesStore;

  constructor(parts: { readonly content: PlayableContent; readonly store: PlayablesStore }) {
    this.#content = parts.content;
    this.#store = parts.store;
  }

  /** What cannot be streamed is left out. Rejects with `content_gone` when that is everything. */
  async items(playable: StoredPlayable, items: readonly IndexedItem[]): Promise<readonly PlayableItem[]> {
    const streams = await this.#streamsOf(items);
    const offsets = await this.#offsetsOf(playable, items);
    const presented = items.flatMap((indexed) => {
      const { service, ref } = indexed.item;
      const stream = streams.get(`${service}:${ref}`);
      if (!stream && this.#streams(service)) return [];
      return [playableItem(indexed, { stream, offset: offsets.get(ref) })];
    });
    if (items.length > 0 && presented.length === 0) {
      throw new AppError('content_gone', 'None of the items can be played any more.');
    }
    return presented;
  }

  /** Access to each service that the playable draws from or that these items are of. */
  accessOf(
    playable: StoredPlayable,
    items: readonly PlayableItem[],
  ): Promise<Readonly<Record<string, ServiceAccess>>> {
    return this.access([...new Set([...servicesOf(playable), ...items.map(({ service }) => service)])]);
  }

  /** Access to each of some services. */
  async access(services: readonly string[]): Promise<Readonly<Record<string, ServiceAccess>>> {
    const entries = services.map(async (id) => [id, await this.#content.access(id)] as const);
    return Object.fromEntries(await Promise.all(entries));
  }

  #service(id: string) {
    const service = this.#content.services().find((each) => each.id === id);
    if (!service) throw new AppError('service_failed', `The content service ${id} is not there.`);
    return service;
  }

  /** With the protocol sdk, devices ask the service's own SDK instead. */
  #streams(service: string): boolean {
    return this.#service(service).playback.protocol !== 'sdk';
  }

  async #streamsOf(items: readonly IndexedItem[]): Promise<ReadonlyMap<string, Stream>> {
    const byService = Map.groupBy(items, ({ item }) => item.service);
    const streams = await Promise.all(
      [...byService]
        .filter(([service]) => this.#streams(service))
        .map(async ([service, among]) => {
          const refs = [...new Set(among.map(({ item }) => item.ref))];
          const found = await this.#content.streams({ service, refs });
          return found.map((stream) => [`${service}:${stream.ref}`, stream] as const);
        }),
    );
    return new Map(streams.flat());
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
