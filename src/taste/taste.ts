import { BoundedCache } from '../cache/bounded-cache.js';
import { type ItemView, viewOf } from '../content/content.js';
import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { ContentItem, ItemRef, Page } from '../ports/content-engine.js';
import { type Cut, cutsOf } from './cuts.js';
import { impactOfHearing, impactOfImport, impactOfOpinion } from './impact.js';
import { followed, type Heard, type Listening } from './listening.js';
import { Origins } from './origins.js';
import { playlistArtists } from './playlist-artists.js';
import { preferenceOf } from './preference.js';
import { type Listener, Recommender } from './recommender.js';
import { Refusals } from './refusals.js';
import { type Named, Resolver, type Target } from './resolver.js';
import { TAG_TYPES, type TagType, tagBuckets } from './tags.js';
import type { TasteContent } from './taste-content.js';
import { type Entry, keyOf, type Owner, type TasteStore } from './taste-store.js';
import { VIEWS } from './views.js';

export type { Cut } from './cuts.js';
export { moodGenres } from './moods.js';
export type { Refusals } from './refusals.js';
export type { Named, Target } from './resolver.js';
export type { TasteContent } from './taste-content.js';
export type { Entry, Owner } from './taste-store.js';

/** What became of items that were to be added. */
export interface Added {
  readonly added: number;
  /** The places in the request of what is not known. */
  readonly unknown: readonly number[];
}

/** A taste by type (open details, 'Taste'). */
export interface Profile {
  readonly types: readonly {
    readonly type: string;
    readonly liked: number;
    readonly disliked: number;
    readonly played: number;
    readonly top: readonly ItemView[];
  }[];
  /** ISO 8601; absent: nothing is known yet. */
  readonly updated?: string;
}

/** What the taste room is built from. */
export interface TasteParts {
  readonly store: TasteStore;
  readonly content: TasteContent;
  readonly clock: Clock;
}

/** Items shown of a type, songs that tags are read from, and devices whose playing is followed. */
const SHOWN = 20;
const TOP = 5;
const TAGGED_SONGS = 1000;
const LOCATED = 100;
const FOLLOWED = 20_000;
const IMPORTED_AT_ONCE = 50;

/** What people like and hear, and what they might like. */
export class Taste {
  readonly #store: TasteStore;
  readonly #content: TasteContent;
  readonly #clock: Clock;
  readonly #resolver: Resolver;
  readonly #origins: Origins;
  readonly #recommender: Recommender;
  /** What plays, by playable; it is not worth keeping over a restart. */
  readonly #playing = new BoundedCache<string, { readonly listening: Listening; readonly item: ContentItem }>(
    FOLLOWED,
  );

  constructor(parts: TasteParts) {
    this.#store = parts.store;
    this.#content = parts.content;
    this.#clock = parts.clock;
    this.#resolver = new Resolver(parts.content);
    this.#origins = new Origins(parts.content);
    this.#recommender = new Recommender(parts);
  }

  /** POST /v1/user/taste: likes or dislikes items. */
  add(owner: Owner, targets: readonly Target[], like: boolean): Promise<Added> {
    return this.#judge(owner, like, targets, (target) => this.#resolver.target(target));
  }

  /** POST /v1/user/taste/names. */
  addNamed(owner: Owner, named: readonly Named[], like: boolean): Promise<Added> {
    return this.#judge(owner, like, named, (each) => this.#resolver.named(each));
  }

  /**
   * POST /v1/user/taste/import/{service}: adds the artists of the user's playlists there that the taste does not know
   * yet. Rejects with `not_found` where the service keeps none.
   */
  async importFrom(owner: Owner, service: string): Promise<{ readonly added: number }> {
    const artists = await playlistArtists(this.#content.playlists, owner.userid, service);
    const known = await this.#store.known(owner, artists);
    const fresh = artists.filter((artist) => !known.has(keyOf(artist)));
    for (let start = 0; start < fresh.length; start += IMPORTED_AT_ONCE) {
      const some = fresh.slice(start, start + IMPORTED_AT_ONCE);
      await this.#store.apply(owner, some.map(impactOfImport), this.#clock.now());
    }
    return { added: fresh.length };
  }

  /** Takes note of what a device plays: what was heard long enough speaks for it, what was skipped against it. */
  async heard(owner: Owner, playableid: string, heard: Omit<Heard, 'at'>, item: ContentItem): Promise<void> {
    const before = this.#playing.get(playableid);
    const { playing, ended } = followed(before?.listening, { ...heard, at: this.#clock.now() });
    if (!playing) this.#playing.delete(playableid);
    else if (playing !== before?.listening) {
      this.#playing.put(playableid, {
        listening: playing,
        item: playing.ref === item.ref ? item : (before?.item ?? item),
      });
    }
    if (!ended || !before) return;
    await this.#store.apply(owner, impactOfHearing(before.item, ended.outcome), this.#clock.now());
  }

  /** GET /v1/user/taste. */
  async profile(owner: Owner): Promise<Profile> {
    const counts = await this.#store.counts(owner);
    const types = await Promise.all(
      counts.map(async ({ type, liked, disliked, played }) => {
        const top = (await this.#top(owner, type, TOP)).map(({ item }) => viewOf(item));
        return { type, liked, disliked, played, top };
      }),
    );
    const updated = Math.max(0, ...counts.map((count) => count.updated));
    return { types, ...(updated > 0 && { updated: new Date(updated).toISOString() }) };
  }

  /** GET /v1/user/taste/tags/{tagtype}. Rejects with `not_found` for a type that there is not. */
  async tags(owner: Owner, tagtype: string) {
    const known = TAG_TYPES.find((each) => each === tagtype);
    if (!known) throw new AppError('not_found', `The tag types are ${TAG_TYPES.join(', ')}.`);
    const buckets = await this.#buckets(owner, known);
    return {
      tagtype,
      buckets: buckets.map(({ tag, weight, items }) => ({ tag, weight, items: items.map(viewOf) })),
    };
  }

  /** GET /v1/user/views. */
  views(): readonly { readonly name: string; readonly title: string }[] {
    return VIEWS.map(({ name, title }) => ({ name, title }));
  }

  /** GET /v1/user/views/{viewname}. Rejects with `not_found`. */
  async view(owner: Owner, viewname: string) {
    const view = VIEWS.find(({ name }) => name === viewname);
    if (!view) throw new AppError('not_found', 'There is no such view.');
    const now = this.#clock.now();
    const buckets = await view.buckets({
      entries: async (type, by) =>
        (await this.#store.top(owner, type, { by, limit: SHOWN, now })).map(({ item }) => item),
      recommended: async (type) => {
        const services = this.#content
          .services()
          .filter(({ recommendtypes }) => recommendtypes.includes(type));
        const found = await Promise.all(services.map(({ id }) => this.#recommended(owner, type, id)));
        return found.flat().slice(0, SHOWN);
      },
    });
    const shown = buckets.map(({ title, type, items }) => ({ title, type, items: items.map(viewOf) }));
    return { name: view.name, title: view.title, buckets: shown };
  }

  /** GET /v1/user/playmecuts. */
  async cuts(owner: Owner): Promise<readonly Cut[]> {
    const artists = (await this.#top(owner, 'artist', SHOWN)).map(({ item }) => item);
    const [genres, eras] = await Promise.all([this.#buckets(owner, 'genre'), this.#buckets(owner, 'era')]);
    return cutsOf({ artists, genres, eras });
  }

  /** GET /v1/user/recommended/{type}/{service}. Rejects with `not_found` where a service has no such type. */
  async recommended(owner: Owner, type: string, service: string, { startindex, itemsperpage }: Page) {
    const found = await this.#recommended(owner, type, service);
    const items = found.slice(startindex, startindex + itemsperpage).map(viewOf);
    return { items, startindex, itemsperpage };
  }

  /** The artists of a service that somebody hears, the best first, with what each is worth. */
  async artists(owner: Owner, service: string, limit: number): Promise<readonly Entry[]> {
    const entries = await this.#top(owner, 'artist', limit * 2);
    return entries.filter(({ item, score }) => item.service === service && score > 0).slice(0, limit);
  }

  /** How much somebody prefers each of a few items, −1 (disliked) to 1; 0: they do not know it. */
  async preferences(owner: Owner, items: readonly ItemRef[]): Promise<readonly number[]> {
    const now = this.#clock.now();
    const entries = await this.#store.entries(owner, items, now);
    return items.map((item) => {
      const entry = entries.get(keyOf(item));
      return entry ? preferenceOf(entry, now) : 0;
    });
  }

  /** What genres are worth to somebody, by their names in lower case. */
  async genres(owner: Owner): Promise<ReadonlyMap<string, number>> {
    const entries = await this.#top(owner, 'genre', 200);
    return new Map(entries.filter(({ score }) => score > 0).map(({ item, score }) => [item.ref, score]));
  }

  /** Artists that somebody does not know yet and might like, with how well each fits, 0 to 1. */
  async discoveries(owner: Owner, service: string, limit: number) {
    return this.#recommender.artists(await this.#listener(owner), service, limit);
  }

  /** What any of these people dislikes. */
  async refusals(owners: readonly Owner[]): Promise<Refusals> {
    const disliked = await Promise.all(owners.map((owner) => this.#store.disliked(owner)));
    return new Refusals(disliked.flat());
  }

  /** Removes everything of a user with all sub-profiles, or of one sub-profile. */
  forget(owner: Owner): Promise<void> {
    return this.#store.forget(owner);
  }

  async #judge<T>(
    owner: Owner,
    like: boolean,
    given: readonly T[],
    find: (each: T) => Promise<ContentItem | undefined>,
  ): Promise<Added> {
    const found = await Promise.all(given.map(find));
    const items = found.flatMap((item) => item ?? []);
    for (const item of items) await this.#store.apply(owner, impactOfOpinion(item, like), this.#clock.now());
    const unknown = found.flatMap((item, at) => (item ? [] : [at]));
    return { added: items.length, unknown };
  }

  async #recommended(owner: Owner, type: string, service: string): Promise<readonly ContentItem[]> {
    return this.#recommender.items(await this.#listener(owner), type, service);
  }

  async #listener(owner: Owner): Promise<Listener> {
    return { owner, refusals: await this.refusals([owner]) };
  }

  /** Of the songs, and of the artists and albums that are liked, whether heard or not. */
  async #buckets(owner: Owner, tagtype: TagType) {
    if (tagtype === 'location') return tagBuckets(await this.#located(owner), tagtype);
    const songs = await this.#top(owner, 'song', TAGGED_SONGS);
    const around = [
      ...(await this.#top(owner, 'artist', SHOWN)),
      ...(await this.#top(owner, 'album', SHOWN)),
    ];
    return tagBuckets([...songs, ...around.filter(({ opinion }) => opinion > 0)], tagtype);
  }

  /** Of artists and stations: the songs are in what their artists are worth. */
  async #located(owner: Owner): Promise<readonly Entry[]> {
    const artists = await this.#top(owner, 'artist', LOCATED);
    return this.#origins.located([...artists, ...(await this.#top(owner, 'internetradio', LOCATED))]);
  }

  #top(owner: Owner, type: string, limit: number): Promise<readonly Entry[]> {
    return this.#store.top(owner, type, { by: 'warmth', limit, now: this.#clock.now() });
  }
}
