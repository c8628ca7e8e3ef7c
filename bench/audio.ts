import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AudioFormat } from '../src/ports/audio-pipeline.js';
import { flacFile, opusPackets } from '../test/support/encoders.js';
import { babbling, bytesOf, joined, roomNoise } from '../test/support/voice-sounds.js';
import { PhraseStream } from '../workers/audio/phrase-stream.js';
import { Random } from './support/random.js';
import { type Recording, readRecordings } from './support/recordings.js';
import { percentile, type Row, repeated, type SuiteArgs } from './support/suite.js';

export const title = 'The cost of decoding, resampling and detecting speech, and how well ends are found';

/** `data`: a folder of recordings with a `manifest.jsonl`, or of such folders. */
export async function run({ quick, data, progress }: SuiteArgs): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const sent of await encodings()) {
    progress(`cost of ${sent.name}`);
    rows.push(...(await cost(sent, quick)));
  }
  for (const folder of foldersOf(data)) {
    progress(`ends of phrases in ${folder}`);
    rows.push(...(await endpointing(await readRecordings(folder, new Random(10)))));
  }
  return rows;
}

function foldersOf(data: string | undefined): readonly string[] {
  if (data === undefined) return [];
  const folders = [data, join(data, 'speech'), join(data, 'people')];
  return folders.filter((folder) => existsSync(join(folder, 'manifest.jsonl')));
}

/** What a speaker sends in ten seconds: six of silence and four of speech. */
interface Sent {
  readonly name: string;
  readonly format: AudioFormat;
  readonly messages: readonly Uint8Array[];
}

const SECONDS = 10;

async function encodings(): Promise<readonly Sent[]> {
  const sound = (samplerate: number): Int16Array =>
    joined(roomNoise({ seconds: 6, samplerate }), babbling({ seconds: 4, samplerate }));
  const flac = await flacFile([sound(16_000)], 16_000);
  return [
    pcm(16_000, sound(16_000)),
    pcm(48_000, sound(48_000)),
    {
      name: 'opus 48 kHz',
      format: { encoding: 'opus', samplerate: 48_000 },
      messages: opusPackets(sound(48_000), 48_000),
    },
    { name: 'flac 16 kHz', format: { encoding: 'flac', samplerate: 16_000 }, messages: cut(flac, 640) },
  ];
}

function pcm(samplerate: number, samples: Int16Array): Sent {
  const messages = cut(bytesOf(samples), samplerate / 25);
  return { name: `pcm ${samplerate / 1000} kHz`, format: { encoding: 'pcm', samplerate }, messages };
}

function cut(bytes: Uint8Array, size: number): Uint8Array[] {
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.slice(at * size, (at + 1) * size),
  );
}

async function cost({ name, format, messages }: Sent, quick: boolean): Promise<readonly Row[]> {
  await listen(format, messages);
  const samples: number[] = [];
  for (let repeat = 0; repeat < (quick ? 3 : 7); repeat++) {
    const before = process.cpuUsage();
    const streams = quick ? 5 : 20;
    for (let stream = 0; stream < streams; stream++) await listen(format, messages);
    const { user, system } = process.cpuUsage(before);
    samples.push((user + system) / 1e6 / (streams * SECONDS));
  }
  return [
    repeated(
      { name: `${name}: real-time streams a core`, unit: 'streams', note: 'messages of 20 ms' },
      samples.map((each) => 1 / each),
    ),
    repeated(
      { name: `${name}: CPU for 20 ms`, unit: 'µs' },
      samples.map((each) => each * 20_000),
    ),
  ];
}

async function listen(format: AudioFormat, messages: readonly Uint8Array[]): Promise<void> {
  const stream = await PhraseStream.create(format);
  for (const message of messages) await stream.write(message);
  stream.free();
}

/** What was found in a recording, in seconds; undefined: never. */
interface Finding extends Recording {
  readonly activity: number | undefined;
  readonly end: number | undefined;
}

async function endpointing(recordings: readonly Recording[]): Promise<readonly Row[]> {
  const findings = await Promise.all(recordings.map(find));
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    groups.set(finding.group, [...(groups.get(finding.group) ?? []), finding]);
  }
  return [...groups].flatMap(([group, found]) => rate(group, found));
}

async function find(recording: Recording): Promise<Finding> {
  const stream = await PhraseStream.create({ encoding: 'pcm', samplerate: 16_000 });
  let activity: number | undefined;
  let end: number | undefined;
  for (const message of cut(bytesOf(recording.samples), 640)) {
    for (const event of await stream.write(message)) {
      const at = event.type === 'speech' ? 0 : event.at / 1000;
      if (event.type === 'activity' && at >= recording.begins) activity ??= at;
      if (event.type === 'phrase-ended') end ??= at;
    }
  }
  stream.free();
  return { ...recording, activity, end };
}

/** Milliseconds within which an end, and activity, should be found. */
const END_WITHIN = 700;
const ACTIVITY_WITHIN = 150;

/** False cut-offs and delays stand together: either alone is easily had. */
function rate(group: string, found: readonly Finding[]): readonly Row[] {
  const share = (count: number): number => (100 * count) / found.length;
  const late = found.map(({ end, ends }) =>
    end === undefined ? Number.POSITIVE_INFINITY : (end - ends) * 1000,
  );
  const cutOff = late.filter((each) => each < 0);
  const ended = late.filter((each) => each >= 0);
  const begun = found.flatMap(({ activity, begins }) =>
    activity === undefined ? [] : [(activity - begins) * 1000],
  );
  const note = `${found.length} phrases`;
  return [
    { name: `${group}: cut off`, value: share(cutOff.length), unit: '%', note },
    {
      name: `${group}: end within ${END_WITHIN} ms`,
      value: share(ended.filter((each) => each <= END_WITHIN).length),
      unit: '%',
    },
    { name: `${group}: end, p50`, value: percentile(ended, 50), unit: 'ms' },
    { name: `${group}: end, p95`, value: percentile(ended, 95), unit: 'ms' },
    {
      name: `${group}: activity within ${ACTIVITY_WITHIN} ms`,
      value: share(begun.filter((each) => each <= ACTIVITY_WITHIN).length),
      unit: '%',
    },
    { name: `${group}: activity, p50`, value: percentile(begun, 50), unit: 'ms' },
  ];
}
