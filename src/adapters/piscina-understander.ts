import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { LearnTask, UnderstandOutcome, UnderstandTask } from '../../workers/understand.js';
import { AppError } from '../errors.js';
import type { CatalogueName } from '../ports/content-engine.js';
import type { Phrase, Understander, Understanding } from '../ports/understander.js';

/** How many threads understand, and how many phrases may wait for each of them. */
export interface UnderstanderOptions {
  readonly threads?: number;
  readonly maxQueue?: number;
  /** The worker's file. */
  readonly worker?: URL;
}

/** The names of a service, shared by all threads. */
interface Names {
  readonly version: number;
  readonly names: SharedArrayBuffer;
}

const WORKER = new URL('../../workers/understand.js', import.meta.url);
/** How often a worker may turn out to be a new one while it is asked one thing. */
const MOST_LESSONS = 3;

/**
 * Understands in worker threads. Each is a pool of its own, so that every one can be told the names;
 * one that died comes back without them, says so when it is next asked, and is told again.
 */
export class PiscinaUnderstander implements Understander {
  readonly #threads: readonly Thread[];
  readonly #catalogue = new Map<string, Names>();
  #version = 0;

  constructor({ threads = defaultThreads(), maxQueue = 64, worker = WORKER }: UnderstanderOptions = {}) {
    this.#threads = Array.from({ length: threads }, () => new Thread(worker, maxQueue));
  }

  async understand(phrase: Phrase): Promise<Understanding> {
    const thread = this.#idlest();
    for (let lessons = 0; lessons <= MOST_LESSONS; lessons++) {
      const task: UnderstandTask = { phrase, versions: this.#versions(phrase.services) };
      const outcome: UnderstandOutcome = await thread.run('understand', task);
      if ('understanding' in outcome) return outcome.understanding;
      for (const service of outcome.unlearned) await this.#teach(thread, service);
    }
    throw new AppError('internal', 'The phrase could not be understood.');
  }

  async learn(service: string, names: AsyncIterable<readonly CatalogueName[]>): Promise<void> {
    const shared = await share(names);
    this.#catalogue.set(service, { version: ++this.#version, names: shared });
    // One after the other: while one learns, the others answer.
    for (const thread of this.#threads) await this.#teach(thread, service);
  }

  phrases(languagecode: string): Promise<readonly string[]> {
    return this.#idlest().run('phrases', languagecode);
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }

  async #teach(thread: Thread, service: string): Promise<void> {
    const known = this.#catalogue.get(service);
    const task: LearnTask | undefined = known && { service, ...known };
    if (task) await thread.run('learn', task);
  }

  #versions(services: readonly string[]): Record<string, number> {
    const known = services.flatMap((service) => {
      const names = this.#catalogue.get(service);
      return names ? [[service, names.version] as const] : [];
    });
    return Object.fromEntries(known);
  }

  #idlest(): Thread {
    return this.#threads.reduce((a, b) => (b.pending < a.pending ? b : a));
  }
}

/** One worker thread and its queue. */
class Thread {
  readonly #pool: Piscina;
  readonly #limit: number;
  #pending = 0;

  constructor(worker: URL, maxQueue: number) {
    this.#pool = new Piscina({
      filename: worker.href,
      minThreads: 1,
      maxThreads: 1,
      idleTimeout: Number.POSITIVE_INFINITY,
    });
    this.#limit = maxQueue + 1;
  }

  /** Tasks that run or wait. */
  get pending(): number {
    return this.#pending;
  }

  async run<Result>(name: string, task: unknown): Promise<Result> {
    if (this.#pending >= this.#limit) {
      throw new AppError('overloaded', 'Too many phrases are waiting to be understood.', { retryAfter: 1 });
    }
    this.#pending++;
    try {
      return await this.#pool.run(task, { name });
    } catch (error) {
      throw new AppError('internal', 'The phrase could not be understood.', { cause: error });
    } finally {
      this.#pending--;
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}

/** One understands hundreds of phrases a second; each takes some 200 MB, which small boxes have better uses for. */
function defaultThreads(): number {
  return Math.max(1, Math.min(2, Math.floor(availableParallelism() / 4)));
}

/** Names as lines of JSON in memory that all threads read. */
async function share(names: AsyncIterable<readonly CatalogueName[]>): Promise<SharedArrayBuffer> {
  const pieces: Buffer[] = [];
  for await (const piece of names)
    pieces.push(Buffer.from(piece.map((name) => `${JSON.stringify(name)}\n`).join('')));
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const shared = new SharedArrayBuffer(length);
  const bytes = new Uint8Array(shared);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return shared;
}
