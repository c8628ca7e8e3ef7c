import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { EngineProcess } from '../src/adapters/engine-process.js';
import { EngineConnection } from '../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../src/adapters/grpc-content-engine.js';
import { SystemClock } from '../src/adapters/system-clock.js';
import { Content } from '../src/content/content.js';
import { LinkedAccountsStore } from '../src/content/linked-accounts-store.js';
import { PlaylistsStore } from '../src/content/playlists-store.js';
import { openDatabase } from '../src/db/database.js';
import { percentile, type Row, type SuiteArgs } from './support/suite.js';

export const title = 'Content services: what a sick engine costs a healthy one, and how soon it is back';

const CALLERS = 4;
const QUIET = { info: () => {}, warn: () => {} };

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parlando-content-'));
  const stations = join(folder, 'stations.m3u');
  writeFileSync(stations, '#EXTINF:-1,Radio Nine\nhttp://127.0.0.1:9/\n');
  const healthy = engineProgram('template', []);
  const sick = engineProgram('radio', ['--stations', stations]);
  await Promise.all([healthy.start(), sick.start()]);
  const engines = [healthy, sick].map(
    (address) =>
      new GrpcContentEngine({ connection: new EngineConnection({ address }), publicUrl: 'http://127.0.0.1' }),
  );
  const db = await openDatabase(join(folder, 'store.db'));
  const store = new PlaylistsStore(db);
  const linked = new LinkedAccountsStore(db);
  const nobody = async () => ({ country: 'gb', subscription: undefined, platform: undefined });
  const learn = async (_: string, names: AsyncIterable<unknown>) => {
    for await (const _piece of names);
  };
  const content = new Content({
    engines,
    store,
    linked,
    key: new Uint8Array(32),
    people: nobody,
    publicUrl: 'http://127.0.0.1',
    clock: new SystemClock(),
    log: QUIET,
    learn,
  });
  try {
    await content.start();
    return await rows(content, sick, { seconds: quick ? 0.5 : 10, progress });
  } finally {
    content.close();
    for (const engine of engines) engine.close();
    await Promise.all([healthy.stop(), sick.stop()]);
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}

async function rows(
  content: Content,
  sick: EngineProcess,
  { seconds, progress }: { readonly seconds: number; readonly progress: (message: string) => void },
): Promise<readonly Row[]> {
  const load = () => underLoad(content, seconds * 1000);
  await load();
  progress('both engines answer');
  const well = await load();
  progress('one engine is frozen');
  signal(sick, 'SIGSTOP');
  const frozen = await load();
  signal(sick, 'SIGCONT');
  const thawed = await untilBack(content);
  progress('one engine is killed');
  signal(sick, 'SIGKILL');
  const killed = await untilBack(content);
  return [
    { name: 'a call to the healthy engine, p50', value: percentile(well, 50), unit: 'ms' },
    { name: 'a call to the healthy engine, p99', value: percentile(well, 99), unit: 'ms' },
    { name: 'the same beside a frozen engine, p50', value: percentile(frozen, 50), unit: 'ms' },
    { name: 'the same beside a frozen engine, p99', value: percentile(frozen, 99), unit: 'ms' },
    {
      name: 'p99 beside a frozen engine, to p99 beside a healthy one',
      value: percentile(frozen, 99) / percentile(well, 99),
      unit: 'ratio',
    },
    { name: 'a frozen engine is back after it goes on', value: thawed, unit: 'ms' },
    { name: 'a killed engine is back', value: killed, unit: 'ms', note: 'started anew' },
  ];
}

/** Milliseconds of each call to the healthy service, while as many callers ask the other one. */
async function underLoad(content: Content, duration: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + duration;
  const callers = Array.from({ length: CALLERS }, async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await content.item({ service: 'template', type: 'song', ref: 's1' });
      times.push(performance.now() - started);
      await pause(1);
    }
  });
  const others = Array.from({ length: CALLERS }, async () => {
    while (performance.now() < end) {
      await answers(content);
      await pause(1);
    }
  });
  await Promise.all(callers);
  await Promise.all(others);
  return times;
}

async function untilBack(content: Content): Promise<number> {
  const started = performance.now();
  await pause(20);
  while (!(await answers(content))) await pause(5);
  return performance.now() - started;
}

function answers(content: Content): Promise<boolean> {
  return content.browse({ service: 'radio', page: { startindex: 0, itemsperpage: 1 } }).then(
    () => true,
    () => false,
  );
}

function engineProgram(name: string, args: readonly string[]): EngineProcess {
  const program = join(import.meta.dirname, '..', 'engines', name, 'main.js');
  return new EngineProcess({ name, program, args: [...args, '--supervised'], log: QUIET });
}

function signal(engine: EngineProcess, name: NodeJS.Signals): void {
  if (engine.pid !== undefined) process.kill(engine.pid, name);
}
