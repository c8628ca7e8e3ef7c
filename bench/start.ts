import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer } from '../src/cli/server-process.js';
import { lendScan, shortMusic } from './support/music.js';
import { childrenOf, cpuSeconds, privateBytes } from './support/process-usage.js';
import { type Row, repeated, type SuiteArgs } from './support/suite.js';

export const title = 'From start to ready, with the bundled engines, and what rests in memory';

const REPEATS = 3;
/** How long a server rests before it is looked at, and then while it is, in milliseconds. */
const REST_MS = 1_000;

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'parlando-bench-start-'));
  try {
    const rows = quick ? [] : [await firstStart(folder, progress)];
    const settings: Record<string, string> = quick ? { PARLANDO_MUSIC: await shortMusic(folder) } : {};
    if (quick) await lendScan(folder);
    progress('with a demo library');
    const again: Started[] = [];
    for (let repeat = 0; repeat < (quick ? 1 : REPEATS); repeat++) again.push(await start(folder, settings));
    const of = (figure: keyof Started) => again.map((each) => each[figure]);
    return [
      ...rows,
      repeated({ name: 'start', unit: 's' }, of('seconds')),
      repeated({ name: 'stop', unit: 's' }, of('stopping')),
      repeated({ name: 'server memory at rest', unit: 'MB' }, of('server')),
      repeated(
        { name: 'engine memory at rest', unit: 'MB', note: 'speech and library together' },
        of('engines'),
      ),
      repeated({ name: 'CPU at rest, all processes', unit: '% of a core' }, of('cpu')),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function firstStart(folder: string, progress: SuiteArgs['progress']): Promise<Row> {
  progress('the first start, which composes the demo library');
  const { seconds } = await start(folder);
  return { name: 'first start', value: seconds, unit: 's', note: 'composes the demo library' };
}

interface Started {
  /** Until /readyz says so. */
  readonly seconds: number;
  readonly stopping: number;
  /** Megabytes that no other process shares. */
  readonly server: number;
  readonly engines: number;
  /** Per cent of a core. */
  readonly cpu: number;
}

async function start(data: string, settings: Readonly<Record<string, string>> = {}): Promise<Started> {
  const began = performance.now();
  const server = await startServer({ PARLANDO_DATA: data, PARLANDO_LOG: 'warn', ...settings });
  const seconds = (performance.now() - began) / 1000;
  const engines = childrenOf(server.pid);
  const all = [server.pid, ...engines];
  await pause(REST_MS);
  const before = sum(all.map(cpuSeconds));
  await pause(REST_MS);
  const cpu = ((sum(all.map(cpuSeconds)) - before) / (REST_MS / 1000)) * 100;
  const memory = { server: privateBytes(server.pid) / 1e6, engines: sum(engines.map(privateBytes)) / 1e6 };
  const stop = performance.now();
  await server.stop();
  return { seconds, ...memory, cpu, stopping: (performance.now() - stop) / 1000 };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
