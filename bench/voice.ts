import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SpokenAudio } from '../src/ports/speech-engine.js';
import { SpeechEngineProcess } from './hearing/engine.js';
import type { ChoirOrder, ChoirReport } from './support/choir-program.js';
import { Furnished } from './support/furnished.js';
import { startInstantEngine } from './support/instant.js';
import { cpuSeconds } from './support/process-usage.js';
import { percentile, type Row, type SuiteArgs } from './support/suite.js';
import { type Measured, measuredOf, overheads, STAGES } from './support/voice-overhead.js';

export const title = 'Speakers that speak at the same time, with an engine that recognises at once';

/** What is said, and what the instant engine hears, one after another. */
const SAID = 'play something by the blue lanterns';
const HEARD = ['set the volume to thirty', 'play some jazz', 'what is this song'];

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  const audio = await speak(SAID);
  const engine = await startInstantEngine(HEARD);
  const server = await Furnished.start({ PARLANDO_SPEECH_ENGINE: engine.address, PARLANDO_LOG: 'info' });
  try {
    const rows: Row[] = [];
    for (const speakers of quick ? [50] : [50, 200, 400]) {
      progress(`${speakers} speakers`);
      rows.push(...(await measure({ server, audio, speakers, rounds: quick ? 2 : 5 })));
    }
    return rows;
  } finally {
    await server.stop();
    await engine.stop();
  }
}

/** A request in the voice of the bundled engine, after a moment of silence. */
async function speak(text: string): Promise<SpokenAudio> {
  const engine = await SpeechEngineProcess.start([]);
  const { samplerate, pcm } = await engine.synthesize(text, 'en');
  await engine.stop();
  const silence = new Uint8Array(Math.round(samplerate / 5) * 2);
  return { samplerate, pcm: new Uint8Array(Buffer.concat([silence, pcm])) };
}

async function measure(of: {
  readonly server: Furnished;
  readonly audio: SpokenAudio;
  readonly speakers: number;
  readonly rounds: number;
}): Promise<readonly Row[]> {
  const { server, audio, speakers, rounds } = of;
  const singers = await server.speakers(`choir-${speakers}`, speakers);
  const records = new Map<unknown, Readonly<Record<string, unknown>>>();
  server.process.onLog((record) => void (record.msg === 'interaction' && records.set(record.ref, record)));
  const [cpu, began] = [cpuSeconds(server.process.pid), performance.now()];
  const report = await sing({ server: server.url, speakers: singers, audio, rounds });
  const seconds = (performance.now() - began) / 1000;
  const used = (100 * (cpuSeconds(server.process.pid) - cpu)) / seconds / speakers;
  const measured = report.interactions.flatMap((each) => measuredOf(each, records.get(each.ref)));
  const rows: Row[] = [
    ...figures(measured),
    { name: 'server CPU a speaker', value: used, unit: '% of a core' },
    { name: 'lateness of the load client, p99', value: report.lateness, unit: 'ms' },
    {
      name: 'interactions without a result',
      value: speakers * rounds - measured.length,
      unit: '',
      note: report.failures[0] ?? '',
    },
  ];
  return rows.map((row) => ({ ...row, against: { dimension: 'speakers', size: speakers } }));
}

async function sing(order: ChoirOrder): Promise<ChoirReport> {
  const program = join(import.meta.dirname, 'support', 'choir-program.js');
  const child = fork(program, { serialization: 'advanced' });
  child.send(order);
  const [report] = await once(child, 'message');
  child.disconnect();
  return report;
}

function figures(measured: readonly Measured[]): readonly Row[] {
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
