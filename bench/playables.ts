import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../src/db/database.js';
import { Playables } from '../src/playables/playables.js';
import { PlayablesStore } from '../src/playables/playables-store.js';
import { spread } from '../src/playables/spread.js';
import type { UserCaller } from '../src/ports/caller.js';
import { Taste } from '../src/taste/taste.js';
import { TasteStore } from '../src/taste/taste-store.js';
import { MadeUpCatalogue } from '../test/support/made-up-catalogue.js';
import { percentile, type Row, type SuiteArgs } from './support/suite.js';

export const title = 'A page of a playable: lists of any length, shuffled or not, and endless playlists';

const SIZES = [100, 1000, 10_000, 100_000];
/** Items of each hundred pages: they walk through every list without coming to a page that was given out a moment ago. */
const ITEMS_PER_PAGE = [19, 21, 23];
const listener: UserCaller = { kind: 'user', clientid: 'c', userid: 'listener', deviceid: 'phone' };

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlando-playables-'));
  const database = await openDatabase(join(folder, 'store.db'));
  try {
    const bench = new Bench(database, { pages: quick ? 150 : 300, progress });
    await bench.warmUp();
    return [
      ...(await bench.lists(false)),
      ...(await bench.lists(true)),
      ...(await bench.endless(quick ? 500 : 5000)),
      ...bench.neighbours(),
    ];
  } finally {
    await database.destroy();
    rmSync(folder, { recursive: true });
  }
}

interface Cost {
  /** Milliseconds, at the median, on the wall clock: a page is on the disk before it is given out. */
  readonly wall: number;
  /** The same, of the quickest tenth: of pages that waited for no other program. */
  readonly undisturbed: number;
  /** Milliseconds of processor, on average: all threads of the process. */
  readonly processor: number;
}

const UNKNOWN: Cost = { wall: Number.NaN, undisturbed: Number.NaN, processor: Number.NaN };

class Bench {
  readonly #playables: Playables;
  readonly #pages: number;
  readonly #progress: (message: string) => void;

  constructor(
    database: Database,
    options: { readonly pages: number; readonly progress: (message: string) => void },
  ) {
    this.#pages = options.pages;
    this.#progress = options.progress;
    const content = new MadeUpCatalogue({ artists: 1000, songsPerArtist: 100 });
    const clock = { now: Date.now, monotonic: () => performance.now(), after: () => () => {} };
    this.#playables = new Playables({
      store: new PlayablesStore(database),
      content,
      devices: { isAssociated: async () => false },
      tastes: new Taste({ store: new TasteStore(database), content, clock }),
      hasProfile: () => false,
      clock,
    });
  }

  async warmUp(): Promise<void> {
    const parameters = { type: 'playlist', service: 'library', ref: 'list-5000' };
    for (const shuffle of [false, true]) await this.#walk([await this.#make(parameters, shuffle)], 100);
  }

  /** What a page costs at every size, and how much more at the largest than at the smallest. */
  async lists(shuffle: boolean): Promise<readonly Row[]> {
    const how = shuffle ? 'shuffled' : 'in order';
    this.#progress(`lists, ${how}`);
    const ids = await Promise.all(
      SIZES.map((size) => this.#make({ type: 'playlist', service: 'library', ref: `list-${size}` }, shuffle)),
    );
    // A shuffle is worked out at the first page, and kept for a while.
    await this.#walk(ids, 5);
    const costs = await this.#walk(ids, this.#pages);
    return [
      ...SIZES.map((size, at) => ({
        name: `page, ${how}`,
        value: costs[at]?.wall ?? Number.NaN,
        unit: 'ms',
        against: { dimension: 'items', size },
        note: `${(costs[at]?.processor ?? Number.NaN).toFixed(2)} ms of processor`,
      })),
      {
        name: `page, ${how}: 100,000 items against 100`,
        value: ratio(costs),
        unit: 'ratio',
        note: 'of the quickest tenth',
      },
    ];
  }

  /** The last pages of an endless playlist against the first of another. */
  async endless(pages: number): Promise<readonly Row[]> {
    const genres = ['rock', 'jazz', 'soul'].map((id) => ({ id }));
    const old = await this.#make({ type: 'dynamicplaylist', genres }, false);
    this.#progress(`${pages} pages of an endless playlist`);
    await this.#walk([old], pages - 50);
    const fresh = await this.#make(
      { type: 'dynamicplaylist', genres: genres.toSpliced(0, 1, { id: 'folk' }) },
      false,
    );
    await this.#walk([fresh], 5);
    const [first = UNKNOWN, last = UNKNOWN] = await this.#walk([fresh, old], 50);
    return [
      {
        name: 'page, endless: the first',
        value: first.wall,
        unit: 'ms',
        note: `${first.processor.toFixed(2)} ms of processor`,
      },
      { name: 'page, endless: the last', value: last.wall, unit: 'ms', note: `number ${pages}` },
      {
        name: 'page, endless: last against first',
        value: ratio([first, last]),
        unit: 'ratio',
        note: 'of the quickest tenth',
      },
    ];
  }

  /** How often the same artist comes twice in a row in a shuffle of 200 tracks by 25 artists. */
  neighbours(): readonly Row[] {
    const catalogue = new MadeUpCatalogue({ artists: 25, songsPerArtist: 8 });
    const tracks = catalogue.everySong.map(({ ref, artists }) => ({ ref, artist: artists[0]?.ref ?? '' }));
    let together = 0;
    const seeds = 1000;
    for (let seed = 0; seed < seeds; seed += 1) {
      const artists = spread(tracks, seed).map((index) => tracks[index]?.artist);
      together += artists.filter((artist, at) => at > 0 && artist === artists[at - 1]).length;
    }
    const value = (100 * together) / (seeds * (tracks.length - 1));
    return [
      { name: 'same-artist neighbours in a shuffle', value, unit: '%', note: '200 tracks by 25 artists' },
    ];
  }

  async #make(parameters: Readonly<Record<string, unknown>>, shuffle: boolean): Promise<string> {
    const { id } = await this.#playables.create(listener, { parameters, shuffle, loop: 'all' });
    return id;
  }

  /** So many pages of each playable, page by page in turns: what holds up the disk holds up all of them. */
  async #walk(ids: readonly string[], pages: number): Promise<readonly Cost[]> {
    const walks = ids.map((id) => ({ id, times: [] as number[], processor: 0 }));
    for (let page = 0; page < pages; page += 1) {
      const itemsperpage = ITEMS_PER_PAGE[Math.floor(page / 100)] ?? 20;
      for (const walk of walks) {
        const before = process.cpuUsage();
        const started = performance.now();
        await this.#playables.details(listener, walk.id, { itemsperpage });
        walk.times.push(performance.now() - started);
        const { user, system } = process.cpuUsage(before);
        walk.processor += (user + system) / 1000 / pages;
      }
    }
    return walks.map(({ times, processor }) => ({
      wall: percentile(times, 50),
      undisturbed: percentile(times, 10),
      processor,
    }));
  }
}

/** Of undisturbed pages: what other programs do meanwhile must not count. */
function ratio(costs: readonly Cost[]): number {
  return (costs.at(-1)?.undisturbed ?? Number.NaN) / (costs[0]?.undisturbed ?? Number.NaN);
}
