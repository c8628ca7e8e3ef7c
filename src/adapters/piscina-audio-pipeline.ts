import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { AudioBatch, AudioCommand, BatchResult, Outcome } from '../../workers/audio/batch.js';
import { GrowingBytes } from '../../workers/audio/growing-bytes.js';
import { AppError, invalid } from '../errors.js';
import type { AudioEvent, AudioFormat, AudioPipeline, AudioStream } from '../ports/audio-pipeline.js';

/** Milliseconds until the first answer of a worker, which starts meanwhile: a small, busy box takes seconds for it. */
const START_TIME = 30_000;
/** Bytes of a buffer that is made for batches, and of the largest that is used again. */
const ROOM = 32 * 1024;
const MOST_ROOM = 1 << 20;

/** How the pipeline is spread and bounded. */
export interface PiscinaAudioPipelineOptions {
  /** Worker threads; each stream lives in one of them. */
  readonly shards: number;
  /** Milliseconds in which what arrives is gathered before it is sent to a worker. */
  readonly tick?: number;
  /** Bytes that may wait for one worker; a stream that would exceed them fails. */
  readonly maxWaiting?: number;
  /** Milliseconds that a worker may take for one batch before it is given up. */
  readonly deadline?: number;
}

/** Spreads streams over single-thread Piscina pools: the state of a stream lives in one worker. */
export class PiscinaAudioPipeline implements AudioPipeline {
  readonly #shards: readonly Shard[];
  #streams = 0;

  constructor({ shards, tick = 2, maxWaiting = 16 << 20, deadline = 5000 }: PiscinaAudioPipelineOptions) {
    this.#shards = Array.from({ length: shards }, () => new Shard({ tick, maxWaiting, deadline }));
  }

  open(format: AudioFormat, listener: (event: AudioEvent) => void): AudioStream {
    const shard = this.#shards.reduce((best, each) => (each.streams < best.streams ? each : best));
    return shard.open(++this.#streams, format, listener);
  }

  async close(): Promise<void> {
    await Promise.all(this.#shards.map((shard) => shard.close()));
  }
}

interface ShardOptions {
  readonly tick: number;
  readonly maxWaiting: number;
  readonly deadline: number;
}

/**
 * One worker and its streams. One batch at a time is on its way; meanwhile the next one gathers. The buffers of
 * batches come back and are used again: audio that is given to the garbage collector costs more than to decode it.
 */
class Shard {
  #pool = this.#startWorker();
  readonly #options: ShardOptions;
  readonly #listeners = new Map<number, (event: AudioEvent) => void>();
  #commands: AudioCommand[] = [];
  #audio = new GrowingBytes(new Uint8Array(ROOM));
  /** What came back of the last batch. */
  #spare: { readonly audio: Uint8Array<ArrayBuffer>; readonly speech: Uint8Array<ArrayBuffer> } | undefined;
  #epoch = 0;
  #timer: NodeJS.Timeout | undefined;
  /** Gives up the batch that is on its way. */
  #underway: AbortController | undefined;
  /** The worker has answered: it has started. */
  #answered = false;
  #closed = false;

  constructor(options: ShardOptions) {
    this.#options = options;
  }

  get streams(): number {
    return this.#listeners.size;
  }

  open(stream: number, format: AudioFormat, listener: (event: AudioEvent) => void): AudioStream {
    this.#listeners.set(stream, listener);
    this.#push({ type: 'open', stream, format });
    return {
      write: (audio) => this.#write(stream, audio),
      end: () => this.#push({ type: 'end', stream }),
      patience: (milliseconds) => this.#push({ type: 'patience', stream, milliseconds }),
      close: () => this.#forget(stream),
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#listeners.clear();
    await this.#pool.destroy();
  }

  #write(stream: number, audio: Uint8Array): void {
    if (!this.#listeners.has(stream) || audio.byteLength === 0) return;
    const start = this.#audio.length;
    if (start + audio.byteLength > this.#options.maxWaiting) {
      // Nothing is told to a listener while its stream is being written to.
      queueMicrotask(() => this.#fail(stream, new AppError('overloaded', 'Too much audio is waiting.')));
      return;
    }
    this.#audio.append(audio);
    this.#push({ type: 'write', stream, start, end: this.#audio.length });
  }

  #push(command: AudioCommand): void {
    if (this.#closed || !this.#listeners.has(command.stream)) return;
    this.#commands.push(command);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#underway || this.#timer || this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#send();
    }, this.#options.tick);
  }

  async #send(): Promise<void> {
    const batch = this.#gather();
    const underway = new AbortController();
    const { deadline } = this.#options;
    const timer = setTimeout(() => underway.abort(), this.#answered ? deadline : START_TIME);
    this.#underway = underway;
    try {
      const { signal } = underway;
      const transferList = [batch.audio.buffer, batch.room.buffer];
      const result = await this.#pool.run(batch, { transferList, signal });
      this.#answered = true;
      for (const { stream, outcome } of result.outcomes) this.#tell(stream, outcome, result.speech);
      this.#spare = result;
    } catch (error) {
      this.#giveUp(error);
    } finally {
      clearTimeout(timer);
      this.#underway = undefined;
    }
    if (this.#commands.length > 0) this.#schedule();
  }

  #gather(): AudioBatch {
    const { audio, speech } = this.#spare ?? {};
    const batch = {
      epoch: this.#epoch,
      commands: this.#commands,
      audio: this.#audio.room,
      room: usedAgain(speech),
    };
    this.#spare = undefined;
    this.#audio = new GrowingBytes(usedAgain(audio));
    this.#commands = [];
    return batch;
  }

  #tell(stream: number, outcome: Outcome, speech: Uint8Array): void {
    const listener = this.#listeners.get(stream);
    if (!listener) return;
    if (outcome.type === 'failed') this.#fail(stream, failure(outcome));
    else if (outcome.type === 'speech') {
      listener({ type: 'speech', pcm: speech.subarray(outcome.start, outcome.end) });
    } else listener(outcome);
  }

  /** The worker died or hangs, and with it the state of its streams. What waited for them is void. */
  #giveUp(cause: unknown): void {
    this.#epoch++;
    this.#answered = false;
    this.#gather();
    if (!this.#closed && this.#pool.threads.length === 0) this.#startAnew();
    const error = new AppError('internal', 'The audio worker failed.', { cause });
    for (const stream of [...this.#listeners.keys()]) this.#fail(stream, error);
  }

  #bereft(pool: Piscina): void {
    if (pool === this.#pool && pool.threads.length === 0) this.#underway?.abort();
  }

  /** A pool whose worker died while it started has given up for good. */
  #startAnew(): void {
    void this.#pool.destroy();
    this.#pool = this.#startWorker();
  }

  #startWorker(): Piscina<AudioBatch, BatchResult> {
    const pool = new Piscina<AudioBatch, BatchResult>({
      filename: fileURLToPath(new URL('../../workers/audio.js', import.meta.url)),
      minThreads: 1,
      maxThreads: 1,
      idleTimeout: Number.POSITIVE_INFINITY,
      maxQueue: 1,
    });
    // A worker that dies between two batches is replaced by the pool; the next batch finds its streams lost.
    pool.on('error', () => undefined);
    // One that died while it started is not, and nobody would ever take the batch that waits for it.
    pool.on('workerDestroy', () => queueMicrotask(() => this.#bereft(pool)));
    return pool;
  }

  #fail(stream: number, error: AppError): void {
    const listener = this.#listeners.get(stream);
    this.#forget(stream);
    listener?.({ type: 'failed', error });
  }

  #forget(stream: number): void {
    this.#push({ type: 'close', stream });
    this.#listeners.delete(stream);
  }
}

function usedAgain(buffer: Uint8Array<ArrayBuffer> | undefined): Uint8Array<ArrayBuffer> {
  return buffer && buffer.byteLength <= MOST_ROOM ? buffer : new Uint8Array(ROOM);
}

function failure({ key, problem }: Extract<Outcome, { readonly type: 'failed' }>): AppError {
  return key === undefined
    ? new AppError('internal', 'The audio worker failed.', { cause: problem })
    : invalid(key, problem);
}
