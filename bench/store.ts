import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../src/db/database.js';
import { percentile, type Row, repeated, type SuiteArgs } from './support/suite.js';

export const title = 'The SQLite store: durable commits (synchronous=FULL) and reads';

const REPEATS = 3;

/** The store with a table of the bench's own. */
type BenchStore = Kysely<{ bench: { id: number; text: string } }>;

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlando-bench-store-'));
  const database = (await openDatabase(join(folder, 'store.sqlite'))) as unknown as BenchStore;
  try {
    await sql`CREATE TABLE bench (id INTEGER PRIMARY KEY, text TEXT NOT NULL)`.execute(database);
    const rows: Row[] = [];
    for (const writers of quick ? [1, 64] : [1, 16, 64, 256]) {
      progress(`${writers} at once`);
      rows.push(...(await commits(database, writers, quick ? 300 : 1500)));
    }
    return [...rows, ...(await reads(database, quick ? 5_000 : 50_000))];
  } finally {
    await database.destroy();
    rmSync(folder, { recursive: true });
  }
}

let nextid = 1;

/** So many writers, each waiting for its own commit before the next, for so many milliseconds. */
async function commits(database: BenchStore, writers: number, milliseconds: number): Promise<readonly Row[]> {
  const rates: number[] = [];
  const waits: number[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const began = performance.now();
    let done = 0;
    const write = async (): Promise<void> => {
      while (performance.now() - began < milliseconds) {
        const asked = performance.now();
        await database.insertInto('bench').values({ id: nextid++, text: 'a row of the bench' }).execute();
        waits.push(performance.now() - asked);
        done++;
      }
    };
    await Promise.all(Array.from({ length: writers }, write));
    rates.push(done / ((performance.now() - began) / 1000));
  }
  delay.disable();
  const against = { dimension: 'at once', size: writers };
  return [
    repeated({ name: 'commits', unit: '/s', against }, rates),
    { name: 'commit, p99', unit: 'ms', value: percentile(waits, 99), against },
    { name: 'event loop delay meanwhile, p99', unit: 'ms', value: delay.percentile(99) / 1e6, against },
  ];
}

async function reads(database: BenchStore, count: number): Promise<readonly Row[]> {
  const samples: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const began = performance.now();
    for (let at = 1; at <= count; at++) {
      await database
        .selectFrom('bench')
        .selectAll()
        .where('id', '=', at % 100)
        .execute();
    }
    samples.push(((performance.now() - began) * 1000) / count);
  }
  return [repeated({ name: 'read by key', unit: 'µs' }, samples)];
}
