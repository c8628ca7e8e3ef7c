import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Logger } from 'pino';
import { AppError } from '../errors.js';
import type { Cancel } from '../ports/clock.js';
import type { EngineAddress } from './engine-address.js';
import { EngineWatch } from './engine-watch.js';
import { eachLine, LineLimit } from './lines.js';

/** Milliseconds. */
const START_TIME = 30_000;
const SHORTEST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
/** An engine that ran this long died of something new. */
const STEADY_TIME = 10_000;
const STOP_TIME = 7_000;
/** What of an engine's standard error is logged: a hundred lines in ten seconds. */
const STDERR = { lines: 100, window: 10_000 };

/** A bundled engine: a built program of this tree that is started with `args`. */
export interface EngineProgram {
  readonly name: string;
  /** The path of its entry point. */
  readonly program: string;
  readonly args: readonly string[];
  /** Milliseconds that it may take to stop before it is killed; 7000 if absent. */
  readonly stopTime?: number;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * Keeps a bundled engine running: starts it on this very Node, reads from its standard output the
 * line `{"listening": "host:port"}`, starts it anew with growing pauses when it dies or hangs, and stops it.
 */
export class EngineProcess implements EngineAddress {
  readonly #engine: EngineProgram;
  readonly #listeners = new Set<() => void>();
  #address: string | undefined;
  #child: Child | undefined;
  #pause = SHORTEST_PAUSE;
  #restart: NodeJS.Timeout | undefined;
  #watch: EngineWatch | undefined;
  #stopping = false;
  #lastLine = '';

  constructor(engine: EngineProgram) {
    this.#engine = engine;
  }

  get current(): string | undefined {
    return this.#address;
  }

  /** The process id, while it runs. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  onMoved(listener: () => void): Cancel {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Starts the engine. Rejects with `service_failed`, and the last that it said on standard error, when it dies or
   * does not listen; it is then not tried again.
   */
  async start(): Promise<void> {
    const { name } = this.#engine;
    try {
      await this.#run();
    } catch (cause) {
      await this.stop();
      const said = this.#lastLine.replace(`${name}: `, '').replace(/\.$/, '');
      const why = said === '' ? '' : `: ${said}`;
      throw new AppError('service_failed', `The engine ${name} does not start${why}.`, { cause });
    }
  }

  /** Ends the engine: closes its standard input, then SIGTERM, then SIGKILL. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    this.#watch?.close();
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    const { stopTime = STOP_TIME } = this.#engine;
    const term = setTimeout(() => child.kill('SIGTERM'), stopTime / 3);
    const kill = setTimeout(() => child.kill('SIGKILL'), stopTime);
    child.stdin.end();
    await ended;
    clearTimeout(term);
    clearTimeout(kill);
  }

  /** Resolves when the engine listens, rejects when it has ended before. */
  #run(): Promise<void> {
    const { program, args, log, name } = this.#engine;
    const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
    const began = performance.now();
    this.#child = child;
    child.stdin.on('error', () => {});
    this.#logLines(child.stderr);
    const tooLate = setTimeout(() => child.kill('SIGKILL'), START_TIME);
    return new Promise((resolve, reject) => {
      listeningLine(child.stdout, (address) => {
        clearTimeout(tooLate);
        log.info({ engine: name, address, enginepid: child.pid }, 'engine listens');
        this.#moved(address);
        this.#watchOver(child, address);
        resolve();
      });
      child.once('error', reject);
      child.once('close', (code, signal) => {
        clearTimeout(tooLate);
        reject(new Error(`${name} ended with ${signal ?? code}`));
        this.#ended(performance.now() - began, signal ?? code);
      });
    });
  }

  #watchOver(child: Child, address: string): void {
    if (this.#stopping) return;
    const onHung = () => {
      this.#engine.log.warn({ engine: this.#engine.name, enginepid: child.pid }, 'engine hangs');
      child.kill('SIGKILL');
    };
    this.#watch = new EngineWatch({ address, onHung });
  }

  #ended(after: number, reason: string | number | null): void {
    this.#watch?.close();
    const listened = this.#address !== undefined;
    this.#moved(undefined);
    if (this.#stopping) return;
    this.#pause = listened && after > STEADY_TIME ? SHORTEST_PAUSE : Math.min(this.#pause * 2, LONGEST_PAUSE);
    this.#engine.log.warn({ engine: this.#engine.name, reason, pause: this.#pause }, 'engine died');
    this.#restart = setTimeout(() => this.#run().catch(() => {}), this.#pause);
  }

  #moved(address: string | undefined): void {
    if (address === this.#address) return;
    this.#address = address;
    for (const listener of this.#listeners) listener();
  }

  #logLines(stderr: Readable): void {
    const { log, name } = this.#engine;
    const limit = new LineLimit(STDERR.lines, STDERR.window);
    eachLine(stderr, (line) => {
      this.#lastLine = line;
      const { passes, dropped } = limit.take(performance.now());
      if (dropped > 0) log.warn({ engine: name, dropped }, 'engine babbles');
      if (passes) log.warn({ engine: name }, line);
    });
  }
}

/** Calls back with the address of the first line that holds one; the rest is read and dropped. */
function listeningLine(stdout: Readable, found: (address: string) => void): void {
  let listening = false;
  eachLine(stdout, (line) => {
    const address = listening ? undefined : addressIn(line);
    if (address === undefined) return;
    listening = true;
    found(address);
  });
}

function addressIn(line: string): string | undefined {
  try {
    const said: unknown = JSON.parse(line);
    if (typeof said !== 'object' || said === null || !('listening' in said)) return undefined;
    return typeof said.listening === 'string' ? said.listening : undefined;
  } catch {
    return undefined;
  }
}

function hasEnded(child: Child): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
