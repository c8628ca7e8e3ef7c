import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/db/database.js';
import { Playables } from '../src/playables/playables.js';
import { PlayablesStore } from '../src/playables/playables-store.js';
import type { UserCaller } from '../src/ports/caller.js';
import { Community, type History } from '../src/taste/community.js';
import { Taste } from '../src/taste/taste.js';
import { TasteStore } from '../src/taste/taste-store.js';
import { MadeUpCatalogue } from '../test/support/made-up-catalogue.js';
import { Random } from './support/random.js';
import { percentile, type Row, type SuiteArgs } from './support/suite.js';

export const title = 'Recommendations against popularity, and what learning a taste costs';

const RECOMMENDED = 20;

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  progress('recommending to listeners made of clusters');
  const rows = recall(quick ? 1000 : 4000);
  progress('learning a taste');
  return [...rows, ...(await costs(quick ? 5000 : 50_000))];
}

/** How much of what listeners hear, and the server is not told, is among what it recommends. */
function recall(count: number): readonly Row[] {
  const listeners = new Listeners(new Random(11)).make(count);
  const community = new Community();
  for (const { told } of listeners) community.add(told);
  const popular = community.popular(RECOMMENDED + 100);
  const times: number[] = [];
  let ours = 0;
  let popularity = 0;
  for (const { told, untold } of listeners.slice(0, 500)) {
    const started = performance.now();
    const found = community.recommended(told, RECOMMENDED);
    times.push(performance.now() - started);
    const known = new Set(told.map(({ key }) => key));
    ours += found.filter(({ key }) => untold.has(key)).length / untold.size;
    const others = popular.filter(({ key }) => !known.has(key)).slice(0, RECOMMENDED);
    popularity += others.filter(({ key }) => untold.has(key)).length / untold.size;
  }
  return [
    { name: 'recall@20, recommended', value: ours / 5, unit: '%', note: `${count} listeners` },
    { name: 'recall@20, what is popular', value: popularity / 5, unit: '%' },
    { name: 'recall@20: recommended against popular', value: ours / popularity, unit: 'ratio' },
    { name: 'recommending to one listener, p50', value: percentile(times, 50), unit: 'ms' },
  ];
}

/**
 * Listeners with a known structure: each hears artists of one to three of twelve clusters, the popular ones of a
 * cluster more, and some that are popular everywhere. A fifth of what each hears is kept back.
 */
class Listeners {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  make(count: number): readonly { readonly told: History; readonly untold: ReadonlySet<string> }[] {
    return Array.from({ length: count }, () => this.#listener());
  }

  #listener() {
    const clusters = Array.from({ length: 1 + this.#random.below(3) }, () => this.#random.below(12));
    const heard = new Set<string>();
    while (heard.size < 40) {
      if (this.#random.chance(0.2)) heard.add(`everywhere ${this.#early(60)}`);
      else heard.add(`${this.#random.pick(clusters)} ${this.#early(80)}`);
    }
    const keys = [...heard];
    const untold = new Set(keys.filter(() => this.#random.chance(0.2)));
    if (untold.size === 0) untold.add(keys[0] ?? '');
    const told = keys
      .filter((key) => !untold.has(key))
      .map((key) => ({ key, score: 1 + this.#random.below(20) }));
    return { told, untold };
  }

  /** Small numbers more often. */
  #early(bound: number): number {
    return Math.floor(bound * this.#random.next() ** 1.7);
  }
}

/** What an event costs, and the first page of taste radio after many. */
async function costs(events: number): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlando-taste-'));
  const database = await openDatabase(join(folder, 'store.db'));
  try {
    const content = new MadeUpCatalogue({ artists: 500, songsPerArtist: 40 });
    let now = Date.now() - events * 200_000;
    const clock = { now: () => now, monotonic: () => performance.now(), after: () => () => {} };
    const taste = new Taste({ store: new TasteStore(database), content, clock });
    const random = new Random(5);
    const listener: UserCaller = { kind: 'user', clientid: 'c', userid: 'listener', deviceid: 'phone' };
    const times: number[] = [];
    for (let event = 0; event < events; event += 1) {
      const item = random.pickEarly(content.everySong);
      now += 185_000;
      const started = performance.now();
      await taste.heard(
        listener,
        'p',
        { event: 'mediabegin', ref: item.ref, offset: 0, duration: 180 },
        item,
      );
      times.push(performance.now() - started);
    }
    const playables = new Playables({
      store: new PlayablesStore(database),
      content,
      devices: { isAssociated: async () => false },
      tastes: taste,
      hasProfile: () => false,
      clock,
    });
    await taste.discoveries(listener, 'library', 10);
    const started = performance.now();
    const { id } = await playables.create(listener, { parameters: { type: 'dynamicplaylist' } });
    await playables.details(listener, id, {});
    const first = performance.now() - started;
    const note = `${events} events in the taste`;
    return [
      { name: 'learning from one event, p50', value: percentile(times, 50), unit: 'ms', note },
      { name: 'learning from one event, p99', value: percentile(times, 99), unit: 'ms' },
      { name: 'taste radio made and its first page', value: first, unit: 'ms', note },
    ];
  } finally {
    await database.destroy();
    rmSync(folder, { recursive: true });
  }
}
