import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fixedAddress } from '../src/adapters/engine-address.js';
import { EngineConnection } from '../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../src/adapters/grpc-content-engine.js';
import { fold } from '../src/names/fold.js';
import type { ContentEngine } from '../src/ports/content-engine.js';
import { type MadeTrack, writeMusicFolder, writeRecital } from './support/music-files.js';
import { Mishearing, mistyped } from './support/name-errors.js';
import { NameMaker, readDictionary } from './support/name-maker.js';
import { cpuSeconds } from './support/process-usage.js';
import { Random } from './support/random.js';
import { percentile, type Row, type SuiteArgs } from './support/suite.js';

const service = 'library';
const PAGE = { startindex: 0, itemsperpage: 20 };
/** How often the engine is asked whether it still answers, in milliseconds. */
const PULSE_MS = 20;
const STREAMS = 20;
/** A song as long as a recital, to be streamed. */
const RECITAL = 'Recital';
const RECITAL_BYTES = 16 * 1024 * 1024;

export const title = 'The library engine with a folder of small files, over gRPC';

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  const songs = quick ? 2_000 : 100_000;
  const folder = mkdtempSync(join(tmpdir(), 'parlando-bench-library-'));
  try {
    const dictionary = readDictionary();
    const names = new NameMaker(new Random(2026), dictionary).make(Math.round(songs / 0.69));
    progress(`writing ${songs} files`);
    const music = join(folder, 'music');
    mkdirSync(music);
    const tracks = writeMusicFolder(music, names);
    writeRecital(join(music, `${RECITAL}.wav`), RECITAL_BYTES);
    const note = `${tracks.length} songs`;
    progress('the first scan');
    const first = await Running.start(music, join(folder, 'data'));
    const scan = await first.scanned;
    const firstPause = first.longestPause();
    await first.stop();

    progress('a second start, and a scan that finds nothing new');
    const second = await Running.start(music, join(folder, 'data'));
    const rescan = await second.scanned;
    progress('searches');
    const queries = quick ? 400 : 2_000;
    const searched = await search(second.engine, tracks, { queries, mishearing: new Mishearing(dictionary) });
    const memory = second.memory();
    const secondPause = second.longestPause();
    const listed = await listSongs(second.engine, quick ? 100 : 500);
    progress('streams');
    const streamed = await stream(second, quick ? 8 : 50);
    await second.stop();
    return [
      { name: 'first scan', value: tracks.length / scan, unit: 'files/s', note },
      { name: 'start until it answers', value: second.startedIn, unit: 'ms', note },
      { name: 'rescan without changes', value: rescan, unit: 's', note },
      { name: 'memory', value: memory / 1e6, unit: 'MB', note },
      { name: 'search, p50', value: percentile(searched.times, 50), unit: 'ms' },
      { name: 'search, p99', value: percentile(searched.times, 99), unit: 'ms' },
      { name: 'search with errors, found first', value: searched.first * 100, unit: '%' },
      { name: 'songs of a genre, p99', value: percentile(listed, 99), unit: 'ms' },
      { name: 'streaming', value: streamed.speed / 1e6, unit: 'MB/s', note: `${STREAMS} at a time` },
      { name: 'streaming, processor time', value: streamed.cpu, unit: 'ms/MB' },
      { name: 'longest pause in a first scan', value: firstPause, unit: 'ms' },
      { name: 'longest pause after it', value: secondPause, unit: 'ms' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** The engine as a process of its own, with a finger on its pulse. */
class Running {
  readonly engine: ContentEngine;
  /** Milliseconds from the start of the process until it answered. */
  readonly startedIn: number;
  /** Resolves with the seconds that its scan took. */
  readonly scanned: Promise<number>;
  readonly #child: Child;
  readonly #pulse: NodeJS.Timeout;
  #longest = 0;

  private constructor(child: Child, { address, started }: { address: string; started: number }) {
    this.#child = child;
    this.scanned = scanTime(child);
    this.engine = new GrpcContentEngine({
      connection: new EngineConnection({ address: fixedAddress(address) }),
      publicUrl: 'http://127.0.0.1:8080',
    });
    this.startedIn = performance.now() - started;
    this.#pulse = setInterval(() => void this.#beat(), PULSE_MS);
  }

  static async start(music: string, data: string): Promise<Running> {
    const started = performance.now();
    const program = join(import.meta.dirname, '..', 'engines', 'library', 'main.js');
    const args = [
      program,
      '--music',
      music,
      '--data',
      data,
      '--http-host',
      '127.0.0.1',
      '--verbose',
      '--supervised',
    ];
    const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    for await (const line of createInterface({ input: child.stdout })) {
      return new Running(child, { address: JSON.parse(line).listening, started });
    }
    throw new Error('the engine ended before it listened');
  }

  /** Bytes that it holds in memory. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'latin1');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
  }

  cpuSeconds(): number {
    return cpuSeconds(this.#child.pid ?? 0);
  }

  /** The longest that it took to describe itself, in milliseconds. */
  longestPause(): number {
    return this.#longest;
  }

  async stop(): Promise<void> {
    clearInterval(this.#pulse);
    this.engine.close();
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.stdin.end();
    await ended;
  }

  async #beat(): Promise<void> {
    const asked = performance.now();
    await this.engine.describe().catch(() => {});
    this.#longest = Math.max(this.#longest, performance.now() - asked);
  }
}

async function scanTime(child: Child): Promise<number> {
  for await (const line of createInterface({ input: child.stderr })) {
    const seconds = /files read, \d+ gone, in ([\d.]+) s/.exec(line)?.[1];
    if (seconds) return Number(seconds);
  }
  throw new Error('the engine ended before it had scanned');
}

interface Trial {
  readonly queries: number;
  readonly mishearing: Mishearing;
}

async function search(engine: ContentEngine, tracks: readonly MadeTrack[], { queries, mishearing }: Trial) {
  const random = new Random(11);
  const times: number[] = [];
  let first = 0;
  for (let count = 0; count < queries; count++) {
    const track = random.pick(tracks);
    const type = random.pick(['song', 'song', 'album', 'artist'] as const);
    const wanted = type === 'song' ? track.title : track[type];
    const query = random.chance(0.5) ? mistyped(wanted, random) : mishearing.misheard(wanted, random);
    const asked = performance.now();
    const { hits } = await engine.search({ service, type, query, page: PAGE });
    times.push(performance.now() - asked);
    if (fold(hits[0]?.item.name ?? '') === fold(wanted)) first++;
  }
  return { times, first: first / queries };
}

/** Fetches a long song again and again, several times at once. */
async function stream(running: Running, rounds: number): Promise<{ speed: number; cpu: number }> {
  const { engine } = running;
  const { hits } = await engine.search({ service, type: 'song', query: RECITAL, page: PAGE });
  const [found] = await engine.streams({ service, refs: [hits[0]?.item.ref ?? ''] });
  if (!found) throw new Error('there is no stream of the long song');
  const [started, before] = [performance.now(), running.cpuSeconds()];
  let bytes = 0;
  const listen = async () => {
    for (let round = 0; round < rounds; round++) {
      const { body } = await fetch(found.streamurl);
      for await (const chunk of body ?? []) bytes += chunk.length;
    }
  };
  await Promise.all(Array.from({ length: STREAMS }, listen));
  const seconds = (performance.now() - started) / 1000;
  return { speed: bytes / seconds, cpu: ((running.cpuSeconds() - before) * 1000) / (bytes / 1e6) };
}

async function listSongs(engine: ContentEngine, calls: number): Promise<number[]> {
  const { items } = await engine.browse({ service, parent: 'genres', page: PAGE });
  const random = new Random(12);
  const times: number[] = [];
  for (let count = 0; count < calls; count++) {
    const genres = [random.pick(items).ref];
    const asked = performance.now();
    await engine.songs({ service, genres, page: { startindex: random.below(1_000), itemsperpage: 20 } });
    times.push(performance.now() - asked);
  }
  return times;
}
