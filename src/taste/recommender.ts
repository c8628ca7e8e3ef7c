import { setImmediate as breathe } from 'node:timers/promises';
import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { ContentItem } from '../ports/content-engine.js';
import { Community, type History } from './community.js';
import type { Refusals } from './refusals.js';
import type { TasteContent } from './taste-content.js';
import { keyOf, type Owner, type TasteStore } from './taste-store.js';

/** For whom is recommended. */
export interface Listener {
  readonly owner: Owner;
  readonly refusals: Refusals;
}

/** Milliseconds after which the listeners are looked at anew, and how many at most. */
const FRESH_FOR = 15 * 60_000;
const MOST_LISTENERS = 20_000;
const LISTENERS_A_TIME = 50;
const HISTORY = 100;

/** Artists whose like are asked for, and how many for each. */
const SEEDS = 8;
const LIKE_EACH = 10;
/** How many listeners it takes until what they hear together counts as much as likeness does. */
const TRUSTED_LISTENERS = 20;
/** Songs and albums looked at for each artist. */
const EACH_ARTIST = 12;
const MOST_RECOMMENDED = 100;
/** Artists looked at beyond those wanted, in place of what is disliked or gone. */
const SPARE = 20;

/**
 * Recommends what somebody does not know yet: artists that listeners with a like taste hear, and artists that
 * resemble those they hear (docs/recommendations.md); songs and albums by them.
 */
export class Recommender {
  readonly #store: TasteStore;
  readonly #content: TasteContent;
  readonly #clock: Clock;
  #community = new Community();
  #looked = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;

  constructor(parts: { readonly store: TasteStore; readonly content: TasteContent; readonly clock: Clock }) {
    this.#store = parts.store;
    this.#content = parts.content;
    this.#clock = parts.clock;
  }

  /** What a service can recommend of a type, the best first. Rejects with `not_found` where it has no such type. */
  async items(listener: Listener, type: string, service: string): Promise<readonly ContentItem[]> {
    const known = this.#content.services().find(({ id }) => id === service);
    const recommends = known?.recommendtypes.includes(type) ?? false;
    const theirs = recommends ? await this.#ofService(listener, type, service) : undefined;
    if (theirs) return theirs;
    const kind = recommends ? this.#kinds.get(type) : undefined;
    if (!kind) throw new AppError('not_found', `The service recommends nothing of the type ${type}.`);
    return kind(listener, service);
  }

  /** What a service recommends by itself to who hears what this listener hears; undefined: it leaves that to others. */
  async #ofService(
    { owner, refusals }: Listener,
    type: string,
    service: string,
  ): Promise<readonly ContentItem[] | undefined> {
    const history = await this.#history(owner);
    const liked = history.flatMap(({ key }) => refIn(key, service) ?? []);
    const page = { startindex: 0, itemsperpage: MOST_RECOMMENDED };
    try {
      const { items } = await this.#content.information.recommend({ service, type, liked, page });
      return items.filter((item) => !refusals.has(item));
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return undefined;
      throw error;
    }
  }

  /** Artists that somebody does not know yet, with how well each fits, 0 to 1. */
  async artists(
    { owner, refusals }: Listener,
    service: string,
    limit: number,
  ): Promise<readonly { readonly item: ContentItem; readonly score: number }[]> {
    const history = await this.#history(owner);
    const known = new Set(history.map(({ key }) => key));
    const scores = await this.#scores(history, service);
    const ranked = [...scores].filter(([key]) => !known.has(key)).sort(([, a], [, b]) => b - a);
    const best = ranked[0]?.[1] ?? 1;
    const looked = await Promise.all(
      ranked
        .slice(0, limit + SPARE)
        .map(async ([key, score]) => ({ item: await this.#artist(key, service), score: score / best })),
    );
    return looked
      .flatMap(({ item, score }) => (item && !refusals.has(item) ? [{ item, score }] : []))
      .slice(0, limit);
  }

  readonly #kinds = new Map([
    ['artist', (listener: Listener, service: string) => this.#newArtists(listener, service)],
    ['song', (listener: Listener, service: string) => this.#songs(listener, service)],
    ['album', (listener: Listener, service: string) => this.#albums(listener, service)],
  ]);

  async #newArtists(listener: Listener, service: string): Promise<readonly ContentItem[]> {
    return (await this.artists(listener, service, MOST_RECOMMENDED)).map(({ item }) => item);
  }

  #songs(listener: Listener, service: string): Promise<readonly ContentItem[]> {
    return this.#by(listener, service, (artist) =>
      this.#content.songs({ service, artists: [artist], page: EACH }),
    );
  }

  #albums(listener: Listener, service: string): Promise<readonly ContentItem[]> {
    return this.#by(listener, service, (ref) =>
      this.#content.items({ service, type: 'artist', ref, itemtype: 'albums', page: EACH }),
    );
  }

  /** Items by new artists and by those somebody hears, in turn, without what they know. */
  async #by(
    listener: Listener,
    service: string,
    itemsOf: (artist: string) => Promise<{ readonly items: readonly ContentItem[] }>,
  ): Promise<readonly ContentItem[]> {
    const { owner, refusals } = listener;
    const heard = (await this.#history(owner)).flatMap(({ key }) => refIn(key, service) ?? []);
    const fresh = (await this.artists(listener, service, EACH_ARTIST)).map(({ item }) => item.ref);
    const artists = inTurn([fresh, heard.slice(0, EACH_ARTIST)]);
    const pages = await Promise.all(artists.map((artist) => itemsOf(artist).catch(() => ({ items: [] }))));
    const items = inTurn(pages.map((page) => page.items)).filter((item) => !refusals.has(item));
    const known = await this.#store.known(owner, items);
    const fits = (item: ContentItem) => !known.has(keyOf(item));
    return [...new Map(items.filter(fits).map((item) => [item.ref, item])).values()].slice(
      0,
      MOST_RECOMMENDED,
    );
  }

  /** What listeners hear together weighs more the more of them there are; popularity breaks ties and fills up. */
  async #scores(history: History, service: string): Promise<ReadonlyMap<string, number>> {
    await this.#look();
    const trust = this.#community.size / (this.#community.size + TRUSTED_LISTENERS);
    const scores = new Map<string, number>();
    const add = (found: History, weight: number) => {
      const best = found[0]?.score || 1;
      for (const { key, score } of found) {
        if (refIn(key, service) !== undefined)
          scores.set(key, (scores.get(key) ?? 0) + (weight * score) / best);
      }
    };
    add(this.#community.recommended(history, MOST_RECOMMENDED), trust);
    add(await this.#alike(history, service), 1 - trust * 0.5);
    add(this.#community.popular(MOST_RECOMMENDED), 0.01);
    return scores;
  }

  async #alike(history: History, service: string): Promise<History> {
    const seeds = history.filter(({ key }) => refIn(key, service) !== undefined).slice(0, SEEDS);
    const best = seeds[0]?.score || 1;
    const scores = new Map<string, number>();
    await Promise.all(
      seeds.map(async ({ key, score }) => {
        const hits = await this.#content
          .similarArtists(service, refIn(key, service) ?? '', LIKE_EACH)
          .catch(() => []);
        for (const hit of hits) {
          const other = `${service}:${hit.item.ref}`;
          scores.set(other, (scores.get(other) ?? 0) + hit.score * (score / best));
        }
      }),
    );
    return [...scores].map(([key, score]) => ({ key, score })).sort((a, b) => b.score - a.score);
  }

  async #artist(key: string, service: string): Promise<ContentItem | undefined> {
    const ref = refIn(key, service);
    return ref === undefined
      ? undefined
      : this.#content.item({ service, type: 'artist', ref }).catch(() => undefined);
  }

  #history(owner: Owner): Promise<History> {
    return this.#store.artistScores(owner, HISTORY, this.#clock.now());
  }

  /** Looks at the listeners again when that was long ago; what is known serves meanwhile, if there is any. */
  async #look(): Promise<void> {
    if (this.#clock.monotonic() - this.#looked < FRESH_FOR) return;
    this.#looking ??= this.#lookAtAll().finally(() => {
      this.#looking = undefined;
    });
    if (this.#community.size === 0) await this.#looking;
  }

  async #lookAtAll(): Promise<void> {
    const community = new Community();
    let last: Owner | undefined;
    while (community.size < MOST_LISTENERS) {
      const owners = await this.#store.owners(last, LISTENERS_A_TIME);
      for (const owner of owners) community.add(await this.#history(owner));
      last = owners.at(-1);
      if (owners.length < LISTENERS_A_TIME) break;
      await breathe();
    }
    this.#community = community;
    this.#looked = this.#clock.monotonic();
  }
}

const EACH = { startindex: 0, itemsperpage: EACH_ARTIST };

/** The reference in a key `service:ref` of the service. */
function refIn(key: string, service: string): string | undefined {
  return key.startsWith(`${service}:`) ? key.slice(service.length + 1) : undefined;
}

/** One of each list after the other. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
