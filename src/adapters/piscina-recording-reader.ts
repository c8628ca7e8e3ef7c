import { Piscina } from 'piscina';
import type { RecordingOutcome } from '../../workers/recording.js';
import { AppError, invalid } from '../errors.js';
import type { RecordedSpeech, RecordingReader } from '../ports/recording-reader.js';

/** How the reader is bounded. */
export interface RecordingReaderOptions {
  /** Files that are read at once. */
  readonly threads?: number;
  /** Files that may wait. */
  readonly maxQueue?: number;
  /** Milliseconds that a file may take, once it is its turn or not; then its worker is given up. */
  readonly deadline?: number;
}

/** Megabytes that a worker's objects may take; samples come and go in pieces, so far less is needed. */
const MEMORY = 128;
/** Milliseconds after which a worker without work ends: most servers never get a file. */
const IDLE = 60_000;

/** Reads recordings in worker threads: a file that breaks its worker breaks nothing else. */
export class PiscinaRecordingReader implements RecordingReader {
  readonly #pool: Piscina<Uint8Array<ArrayBuffer>, RecordingOutcome>;
  readonly #deadline: number;
  readonly #most: number;
  #pending = 0;

  constructor({ threads = 1, maxQueue = 16, deadline = 20_000 }: RecordingReaderOptions = {}) {
    this.#deadline = deadline;
    this.#most = threads + maxQueue;
    this.#pool = new Piscina({
      filename: new URL('../../workers/recording.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
  }

  async read(file: Uint8Array<ArrayBuffer>): Promise<RecordedSpeech> {
    const outcome = await this.#run(file);
    if ('problem' in outcome) throw invalid('file', outcome.problem);
    return outcome;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }

  async #run(file: Uint8Array<ArrayBuffer>): Promise<RecordingOutcome> {
    if (this.#pending >= this.#most) throw busy();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), this.#deadline);
    this.#pending++;
    try {
      return await this.#pool.run(file, { transferList: [file.buffer], signal: late.signal });
    } catch (cause) {
      if (late.signal.aborted) throw busy(cause);
      // Only the file can have broken a worker that does nothing else.
      throw new AppError('invalid_request', 'file: cannot be decoded', {
        errors: { file: 'cannot be decoded' },
        cause,
      });
    } finally {
      clearTimeout(timer);
      this.#pending--;
    }
  }
}

function busy(cause?: unknown): AppError {
  return new AppError('overloaded', 'Recordings cannot be read at the moment.', { cause, retryAfter: 1 });
}
