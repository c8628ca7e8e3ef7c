import type {
  Access,
  CatalogueName,
  ContentEngine,
  ContentItem,
  ContentService,
  OnBehalf,
  Page,
} from '../ports/content-engine.js';
import {
  checkItem,
  checkList,
  emptyPastTheEnd,
  hasCode,
  inRange,
  isDescending,
  must,
  Problem,
  refused,
  SECOND,
  show,
} from './engine-judgement.js';
import { problemWithId } from './reserved-ids.js';
import { hasAccounts } from './service-rules.js';
import { userServiceAttempts } from './user-services-check.js';

/** One thing that was tried; a problem says what is wrong with the answer. */
export interface Tried {
  readonly what: string;
  readonly problem?: string;
}

/** What is checked, and for whom. */
interface ServiceCheckParts {
  readonly engine: ContentEngine;
  readonly service: ContentService;
  /** Somebody's access to their account; absent: nobody's. */
  readonly access: Access | undefined;
}

type Named = Pick<CatalogueName, 'ref' | 'name'>;

/** Names of a service that are looked at. */
const MOST_NAMES = 1_000;
const FIRST: Page = { startindex: 0, itemsperpage: 1 };
const BOTH: Page = { startindex: 0, itemsperpage: 2 };
const NOWHERE = 'parlando-no-such-reference';

/** Tries the calls of one service, and judges the answers by the contract. */
export class ServiceCheck {
  readonly #engine: ContentEngine;
  readonly #service: ContentService;
  /** What every call is made with. */
  readonly #asked: { readonly service: string } & OnBehalf;
  /** A name of each type, the most popular one; of types that have none, that of an item that was seen. */
  readonly #names = new Map<string, Named>();
  readonly #looked = new Set<string>();
  readonly #items = new Map<string, ContentItem>();

  constructor({ engine, service, access }: ServiceCheckParts) {
    this.#engine = engine;
    this.#service = service;
    this.#asked = { service: service.id, ...(access && { access }) };
  }

  async *all(): AsyncGenerator<Tried> {
    const { searchtypes, drilldowntypes } = this.#service;
    yield attempt('its description', async () => this.#checkDescription());
    yield attempt('names', () => this.#checkNames());
    yield this.#attempt('an item that is not there', () =>
      refused('not_found', this.#engine.item({ ...this.#asked, type: 'song', ref: NOWHERE })),
    );
    if (this.#can('browse')) yield this.#attempt('browse', () => this.#checkBrowse());
    if (this.#can('search'))
      for (const type of searchtypes) yield this.#attempt(`search: ${type}`, () => this.#checkSearch(type));
    yield* this.#named();
    if (this.#can('listitems') || this.#can('listtracks'))
      for (const type of drilldowntypes) yield this.#attempt(`items: ${type}`, () => this.#checkItems(type));
    yield* this.#named();
    if (this.#can('dynamicplaylist')) yield this.#attempt('songs', () => this.#checkSongs());
    if (this.#service.playback.protocol === 'http')
      yield this.#attempt('streams', () => this.#checkStreams());
    const parts = { engine: this.#engine, service: this.#service, items: this.#items };
    for (const { what, work } of userServiceAttempts({ ...parts, asked: this.#asked }))
      yield attempt(what, work);
  }

  /** An item of each type of which a name is known, once. */
  async *#named(): AsyncGenerator<Tried> {
    for (const [type, name] of this.#names) {
      if (this.#looked.has(type)) continue;
      this.#looked.add(type);
      yield this.#attempt(`item: ${type}`, () => this.#checkItem(type, name));
    }
  }

  /** What only those with an account may, it is not wrong to refuse to others. */
  get #mayRefuse(): boolean {
    return hasAccounts(this.#service) && !this.#asked.access;
  }

  #attempt(what: string, work: () => Promise<void>): Promise<Tried> {
    return attempt(what, () =>
      work().catch((error: unknown) => {
        if (!this.#mayRefuse || !hasCode(error, 'service_signin_needed')) throw error;
      }),
    );
  }

  /** What was seen of an account, whose names nobody tells, is looked at as if it had been named. */
  #see(items: readonly ContentItem[]): void {
    if (!this.#asked.access) return;
    for (const item of items)
      if (item.type !== 'category' && !this.#names.has(item.type)) this.#names.set(item.type, item);
  }

  #can(capability: string): boolean {
    return this.#service.capabilities.includes(capability);
  }

  #checkDescription(): void {
    const { id, name, searchtypes, drilldowntypes } = this.#service;
    const problem = problemWithId(id);
    if (problem !== undefined) throw new Problem(problem);
    must(name.trim() !== '', 'it has no name');
    must(!this.#can('search') || searchtypes.length > 0, 'it can search, but for no type');
    must(!this.#can('listitems') || drilldowntypes.length > 0, 'it can list items, but of no type');
    must(!this.#can('radiobrowse') || this.#can('browse'), 'radiobrowse needs browse');
  }

  async #checkNames(): Promise<void> {
    let before = Number.POSITIVE_INFINITY;
    let count = 0;
    for await (const piece of this.#engine.names(this.#service.id, this.#asked)) {
      for (const name of piece) {
        must(
          name.type !== '' && name.ref !== '' && name.name !== '',
          `a name lacks something: ${show(name)}`,
        );
        must(inRange(name.popularity), `a popularity is not from 0 to 1: ${show(name)}`);
        must(name.popularity <= before, 'the names do not come the most popular first');
        before = name.popularity;
        if (!this.#names.has(name.type)) this.#names.set(name.type, name);
      }
      count += piece.length;
      if (count >= MOST_NAMES) break;
    }
    must(
      count > 0 || !this.#can('search') || this.#can('signinbrowse'),
      'it can be searched, but tells no names',
    );
  }

  async #checkItem(type: string, { ref, name }: Named): Promise<void> {
    const item = await this.#engine.item({ ...this.#asked, type, ref });
    checkItem(item);
    must(item.type === type && item.ref === ref, `it is another one: ${show(item)}`);
    must(item.name !== '', `${name} has no name as an item`);
    this.#items.set(type, item);
  }

  async #checkSearch(type: string): Promise<void> {
    const name = this.#names.get(type);
    const query = name?.name ?? 'music';
    const search = (page: Page, words = query) =>
      this.#engine.search({ ...this.#asked, type, query: words, page });
    const { hits } = await search({ startindex: 0, itemsperpage: 20 });
    this.#see(hits.map(({ item }) => item));
    for (const { item, score } of hits) {
      checkItem(item);
      must(item.type === type, `it found a ${item.type}`);
      must(inRange(score), `a score is not from 0 to 1: ${score}`);
    }
    if (name)
      must(
        hits.some(({ item }) => item.name === name.name),
        `it does not find its own name ${query}`,
      );
    must(isDescending(hits.map(({ score }) => score)), 'the best does not come first');
    const [both, second] = await Promise.all([search(BOTH), search(SECOND).catch(emptyPastTheEnd)]);
    must(both.hits[1]?.item.ref === second.hits[0]?.item.ref, 'the second page does not follow the first');
    await search(FIRST, '?! zzqx');
  }

  async #checkBrowse(): Promise<void> {
    const browse = (parent: string | undefined, page: Page) =>
      this.#engine.browse({ ...this.#asked, page, ...(parent !== undefined && { parent }) });
    const top = await checkList((page) => browse(undefined, page));
    this.#see(top.items);
    for (const { ref } of this.#categories(top.items)) {
      const { items } = await checkList((page) => browse(ref, page));
      this.#see(items);
    }
    await refused('not_found', browse(NOWHERE, FIRST));
  }

  /** At least one kind of container must hold items of the type. */
  async #checkItems(itemtype: string): Promise<void> {
    let listed = 0;
    for (const { type, ref } of this.#items.values()) {
      const of = { ...this.#asked, type, ref, itemtype };
      try {
        const { items } = await checkList((page) => this.#engine.items({ ...of, page }));
        this.#see(items);
        listed += items.length;
      } catch (error) {
        if (!hasCode(error, 'not_found')) throw error;
      }
    }
    must(listed > 0 || this.#showsNothing(), 'no item that its names tell of holds any');
  }

  /** Whether all that there is belongs to accounts, and none is there. */
  #showsNothing(): boolean {
    return this.#items.size === 0 && this.#mayRefuse;
  }

  async #checkSongs(): Promise<void> {
    const artist = this.#items.get('artist');
    const genre = this.#items.get('genre');
    const seeds = [
      {},
      ...(artist ? [{ artists: [artist.ref] }] : []),
      ...(genre ? [{ genres: [genre.ref] }] : []),
    ];
    for (const seed of seeds) {
      const { items } = await checkList((page) => this.#engine.songs({ ...this.#asked, ...seed, page }));
      must(items.length > 0, `there are none for ${show(seed)}`);
      must(
        items.every(({ type }) => type === 'song'),
        'not all of them are songs',
      );
    }
    if (!artist) return;
    const similar = await this.#engine.similarArtists({ ...this.#asked, ref: artist.ref, limit: 5 });
    must(similar.length <= 5, 'there are more similar artists than asked for');
    must(!similar.some(({ item }) => item.ref === artist.ref), 'an artist is similar to itself');
  }

  async #checkStreams(): Promise<void> {
    const playable =
      this.#items.get('song') ?? this.#items.get('internetradio') ?? this.#items.get('audiobook');
    if (!playable) return;
    const streams = await this.#engine.streams({ ...this.#asked, refs: [playable.ref, NOWHERE] });
    must(!streams.some(({ ref }) => ref === NOWHERE), 'what is not there has a stream');
    if (playable.type === 'audiobook') return;
    const stream = streams.find(({ ref }) => ref === playable.ref);
    must(stream !== undefined, `${playable.name} has none`);
    const protocol = URL.parse(stream?.streamurl ?? '')?.protocol ?? '';
    must(['http:', 'https:'].includes(protocol), `not an address: ${stream?.streamurl}`);
  }

  /** One category is as good as another, unless they are all that shows what there is. */
  #categories(items: readonly ContentItem[]): readonly ContentItem[] {
    const categories = items.filter(({ type }) => type === 'category');
    return this.#asked.access ? categories : categories.slice(0, 1);
  }
}

/** Does some work, and tells what comes of it. */
export async function attempt(what: string, work: () => Promise<void>): Promise<Tried> {
  try {
    await work();
    return { what };
  } catch (error) {
    return { what, problem: error instanceof Error ? error.message : String(error) };
  }
}
