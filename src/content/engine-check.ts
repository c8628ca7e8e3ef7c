import type {
  CatalogueName,
  ContentEngine,
  ContentItem,
  ContentService,
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

/** One thing that was tried of an engine; a problem says what is wrong with the answer. */
export interface Tried {
  /** The service, if it is one's. */
  readonly service?: string;
  readonly what: string;
  readonly problem?: string;
}

/** Names of a service that are looked at. */
const MOST_NAMES = 1_000;
const FIRST: Page = { startindex: 0, itemsperpage: 1 };
const BOTH: Page = { startindex: 0, itemsperpage: 2 };
const NOWHERE = 'parlando-no-such-reference';

/** Tries every call that the capabilities of an engine's services promise, and judges the answers by the contract. */
export async function* checkEngine(engine: ContentEngine): AsyncGenerator<Tried> {
  let services: readonly ContentService[] = [];
  const described = await attempt('describe', async () => {
    services = await engine.describe();
    must(services.length > 0, 'it stands for no service');
    must(new Set(services.map(({ id }) => id)).size === services.length, 'two services have one id');
  });
  yield described;
  if (described.problem !== undefined) return;
  yield attempt('health', async () =>
    must((await engine.healthy?.()) !== false, 'it says that it does not serve'),
  );
  for (const service of services) {
    for await (const tried of new ServiceCheck(engine, service).all())
      yield { service: service.id, ...tried };
  }
}

/** The calls of one service. */
class ServiceCheck {
  readonly #engine: ContentEngine;
  readonly #service: ContentService;
  /** A name of each type, the most popular one. */
  readonly #names = new Map<string, CatalogueName>();
  readonly #items = new Map<string, ContentItem>();

  constructor(engine: ContentEngine, service: ContentService) {
    this.#engine = engine;
    this.#service = service;
  }

  async *all(): AsyncGenerator<Tried> {
    const { searchtypes, drilldowntypes } = this.#service;
    yield attempt('its description', async () => this.#checkDescription());
    yield attempt('names', () => this.#checkNames());
    yield attempt('an item that is not there', () =>
      this.#unlessAccount(() =>
        refused('not_found', this.#engine.item({ service: this.#id, type: 'song', ref: NOWHERE })),
      ),
    );
    for (const type of this.#names.keys())
      yield attempt(`item: ${type}`, () => this.#unlessAccount(() => this.#checkItem(type)));
    if (this.#can('search'))
      for (const type of searchtypes)
        yield attempt(`search: ${type}`, () => this.#unlessAccount(() => this.#checkSearch(type)));
    if (this.#can('browse')) yield attempt('browse', () => this.#unlessAccount(() => this.#checkBrowse()));
    if (this.#can('listitems') || this.#can('listtracks'))
      for (const type of drilldowntypes)
        yield attempt(`items: ${type}`, () => this.#unlessAccount(() => this.#checkItems(type)));
    if (this.#can('dynamicplaylist'))
      yield attempt('songs', () => this.#unlessAccount(() => this.#checkSongs()));
    if (this.#service.playback.protocol === 'http')
      yield attempt('streams', () => this.#unlessAccount(() => this.#checkStreams()));
    const parts = { engine: this.#engine, service: this.#service, items: this.#items };
    for (const { what, work } of userServiceAttempts(parts)) yield attempt(what, work);
  }

  /** What only those with an account may, is not wrong to refuse. */
  async #unlessAccount(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!hasAccounts(this.#service) || !hasCode(error, 'service_signin_needed')) throw error;
    }
  }

  get #id(): string {
    return this.#service.id;
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
    for await (const piece of this.#engine.names(this.#id)) {
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

  async #checkItem(type: string): Promise<void> {
    const { ref, name } = this.#named(type);
    const item = await this.#engine.item({ service: this.#id, type, ref });
    checkItem(item);
    must(item.type === type && item.ref === ref, `it is another one: ${show(item)}`);
    must(item.name !== '', `${name} has no name as an item`);
    this.#items.set(type, item);
  }

  async #checkSearch(type: string): Promise<void> {
    const name = this.#names.get(type);
    const query = name?.name ?? 'music';
    const search = (page: Page, words = query) =>
      this.#engine.search({ service: this.#id, type, query: words, page });
    const { hits } = await search({ startindex: 0, itemsperpage: 20 });
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
      this.#engine.browse({ service: this.#id, page, ...(parent !== undefined && { parent }) });
    const top = await checkList((page) => browse(undefined, page));
    const category = top.items.find(({ type }) => type === 'category');
    if (category) await checkList((page) => browse(category.ref, page));
    await refused('not_found', browse(NOWHERE, FIRST));
  }

  /** At least one kind of container must hold items of the type. */
  async #checkItems(itemtype: string): Promise<void> {
    let listed = 0;
    for (const { type, ref } of this.#items.values()) {
      const of = { service: this.#id, type, ref, itemtype };
      try {
        const { items } = await checkList((page) => this.#engine.items({ ...of, page }));
        listed += items.length;
      } catch (error) {
        if (!hasCode(error, 'not_found')) throw error;
      }
    }
    must(listed > 0, 'no item that its names tell of holds any');
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
      const { items } = await checkList((page) => this.#engine.songs({ service: this.#id, ...seed, page }));
      must(items.length > 0, `there are none for ${show(seed)}`);
      must(
        items.every(({ type }) => type === 'song'),
        'not all of them are songs',
      );
    }
    if (!artist) return;
    const similar = await this.#engine.similarArtists({ service: this.#id, ref: artist.ref, limit: 5 });
    must(similar.length <= 5, 'there are more similar artists than asked for');
    must(!similar.some(({ item }) => item.ref === artist.ref), 'an artist is similar to itself');
  }

  async #checkStreams(): Promise<void> {
    const playable =
      this.#items.get('song') ?? this.#items.get('internetradio') ?? this.#items.get('audiobook');
    if (!playable) return;
    const streams = await this.#engine.streams({ service: this.#id, refs: [playable.ref, NOWHERE] });
    must(!streams.some(({ ref }) => ref === NOWHERE), 'what is not there has a stream');
    if (playable.type === 'audiobook') return;
    const stream = streams.find(({ ref }) => ref === playable.ref);
    must(stream !== undefined, `${playable.name} has none`);
    const protocol = URL.parse(stream?.streamurl ?? '')?.protocol ?? '';
    must(['http:', 'https:'].includes(protocol), `not an address: ${stream?.streamurl}`);
  }

  #named(type: string): CatalogueName {
    const name = this.#names.get(type);
    if (!name) throw new Problem(`there is no name of a ${type}`);
    return name;
  }
}

async function attempt(what: string, work: () => Promise<void>): Promise<Tried> {
  try {
    await work();
    return { what };
  } catch (error) {
    return { what, problem: error instanceof Error ? error.message : String(error) };
  }
}
