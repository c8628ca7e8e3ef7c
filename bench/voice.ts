import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChoirOrder, ChoirReport } from './support/choir-program.js';
import { Furnished } from './support/furnished.js';
import { startInstantEngine } from './support/instant.js';
import { childrenOf, cpuSeconds } from './support/process-usage.js';
import { type Said, sayOnce, speech } from './support/said.js';
import { percentile, type Row, type SuiteArgs } from './support/suite.js';
import { endRows } from './support/voice-ends.js';
import { type Measured, measuredOf, overheads, STAGES } from './support/voice-overhead.js';

export const title =
  'Speakers that speak at the same time, with an engine that recognises at once and with the bundled one';

/** What everybody says where the server's own overhead is looked at. */
const SAID = 'play something by the blue lanterns';
/** What the instant engine hears, one after another. */
const HEARD = ['set the volume to thirty', 'play some jazz', 'what is this song'];
/** How many speak at once to the bundled engine, which takes a good part of a core for each. */
const TO_BUNDLED = 4;

/** How long the last records of a server's log may take, in milliseconds. */
const RECORDS_MS = 5_000;

/** `data`: a folder of recordings of people. */
export async function run({ quick, data, progress }: SuiteArgs): Promise<readonly Row[]> {
  const [same, all] = await Promise.all([sayOnce(SAID), speech(data)]);
  const said = quick ? all.slice(0, TO_BUNDLED) : all;
  const engine = await startInstantEngine(HEARD);
  // Starting takes longer than the short form of all measurements; a server that nobody speaks to costs the other nothing.
  const [instant, bundled] = await Promise.all([
    Furnished.start({ PARLANDO_SPEECH_ENGINE: engine.address, PARLANDO_LOG: 'info' }),
    Furnished.start({ PARLANDO_LOG: 'info' }),
  ]);
  try {
    const rows = await toInstant(instant, { same, said, quick, progress });
    progress('the bundled engine');
    return [...rows, ...(await toBundled(bundled, said))];
  } finally {
    await Promise.all([instant.stop(), bundled.stop()]);
    await engine.stop();
  }
}

/** The server's own share: an engine that takes no time, and everybody says the same. */
async function toInstant(
  server: Furnished,
  of: {
    readonly same: Said['audio'];
    readonly said: readonly Said[];
    readonly quick: boolean;
    readonly progress: SuiteArgs['progress'];
  },
): Promise<readonly Row[]> {
  const { same, said, quick, progress } = of;
  const rows: Row[] = [];
  for (const count of quick ? [50] : [50, 200, 400]) {
    progress(`${count} speakers`);
    const choir = await sing(server, {
      name: `choir-${count}`,
      count,
      phrases: [same],
      rounds: quick ? 1 : 5,
    });
    rows.push(...sized(count, [...stageRows(choir), ...choirRows(choir)]));
  }
  progress('ends of phrases');
  const phrases = said.map(({ audio }) => audio);
  const { sung } = await sing(server, { name: 'ends', count: phrases.length, phrases, rounds: 1 });
  return [...rows, ...endRows(said, sung)];
}

/** What a person meets: the bundled engine hears what is really said. */
async function toBundled(server: Furnished, said: readonly Said[]): Promise<readonly Row[]> {
  const phrases = said.map(({ audio }) => audio);
  const rounds = Math.ceil(phrases.length / TO_BUNDLED);
  const choir = await sing(server, { name: 'bundled', count: TO_BUNDLED, phrases, rounds });
  const rows = [
    ...stageRows(choir).filter(({ name }) => !name.startsWith('overhead') && !name.startsWith('detection')),
    ...endRows(said, choir.sung),
    { name: 'engine CPU a speaker', value: choir.engines, unit: '% of a core' },
    ...choirRows(choir),
  ];
  return sized(
    TO_BUNDLED,
    rows.map((row) => ({ ...row, name: `bundled engine: ${row.name}` })),
  );
}

function sized(size: number, rows: readonly Row[]): readonly Row[] {
  return rows.map((row) => ({ ...row, against: { dimension: 'speakers', size } }));
}

/** What came of some speakers who spoke at the same time. */
interface Choir extends Pick<ChoirReport, 'failures' | 'lateness'> {
  readonly sung: ChoirReport['interactions'];
  readonly measured: readonly Measured[];
  /** Interactions that were begun. */
  readonly begun: number;
  /** Per cent of a core for each speaker. */
  readonly server: number;
  readonly engines: number;
  /** Per cent of a core for all of them: the load client. */
  readonly client: number;
}

async function sing(
  server: Furnished,
  order: Pick<ChoirOrder, 'phrases' | 'rounds'> & { readonly name: string; readonly count: number },
): Promise<Choir> {
  const { name, count, phrases, rounds } = order;
  const speakers = await server.speakers(name, count);
  const records = new Map<unknown, Readonly<Record<string, unknown>>>();
  server.process.onLog((record) => void (record.msg === 'interaction' && records.set(record.ref, record)));
  const { pid } = server.process;
  const engines = childrenOf(pid);
  const cpu = () => ({
    server: cpuSeconds(pid),
    engines: engines.map(cpuSeconds).reduce((a, b) => a + b, 0),
  });
  const [before, began] = [cpu(), performance.now()];
  const {
    interactions,
    failures,
    lateness,
    cpu: used,
  } = await choir({ server: server.url, speakers, phrases, rounds });
  const seconds = (performance.now() - began) / 1000;
  const share = 100 / seconds / count;
  const after = cpu();
  // The record of an interaction is written after its result was sent.
  const waiting = performance.now() + RECORDS_MS;
  while (interactions.some(({ ref }) => !records.has(ref)) && performance.now() < waiting) await pause(10);
  return {
    sung: interactions,
    measured: interactions.flatMap((each) => measuredOf(each, records.get(each.ref))),
    begun: count * rounds,
    failures,
    lateness,
    server: (after.server - before.server) * share,
    engines: (after.engines - before.engines) * share,
    client: (100 * used) / seconds,
  };
}

async function choir(order: ChoirOrder): Promise<ChoirReport> {
  const program = join(import.meta.dirname, 'support', 'choir-program.js');
  const child = fork(program, { serialization: 'advanced' });
  child.send(order);
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`the speakers ended with ${code}`);
  });
  const [report] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  child.disconnect();
  return report;
}

function stageRows({ measured }: Choir): readonly Row[] {
  const overhead = overheads(measured);
  const rows = Object.entries({
    'overhead of the server': overhead.map(({ all }) => all),
    'detection, beyond its wait': overhead.map(({ detection }) => detection),
    ...Object.fromEntries(
      STAGES.map((stage) => [stage, measured.flatMap(({ stages }) => stages[stage] ?? [])]),
    ),
  });
  return rows.flatMap(([name, samples]) =>
    [50, 99].map((rank) => ({ name: `${name}, p${rank}`, value: percentile(samples, rank), unit: 'ms' })),
  );
}

function choirRows({ server, client, lateness, begun, measured, failures }: Choir): readonly Row[] {
  return [
    { name: 'server CPU a speaker', value: server, unit: '% of a core' },
    { name: 'load client CPU', value: client, unit: '% of a core' },
    {
      name: 'lateness of the load client, p99',
      value: lateness,
      unit: 'ms',
      note: 'counts as the server’s overhead: a message counts from when it was due',
    },
    {
      name: 'interactions without a result',
      value: begun - measured.length,
      unit: '',
      note: failures[0] ?? '',
    },
  ];
}
