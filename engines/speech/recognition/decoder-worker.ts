import { Worker } from 'node:worker_threads';
import type { AcousticModel } from './acoustic-model.js';
import type { DecoderThreadData, FromDecoder, SpokenContext, ToDecoder } from './decoder-messages.js';
import type { PooledPhrase } from './pooled-phrase.js';

/** A thread whose decoders hold more than this is replaced: grammars and decoders leak. Bytes. */
const MOST_MEMORY = 300 * 1024 * 1024;

/** Hears when a thread can take another phrase, and when it is no more. */
interface ThreadListener {
  idle(): void;
  gone(): void;
}

/** One thread of the pool, as the pool sees it. */
export class DecoderThread {
  readonly #worker: Worker;
  readonly #listener: ThreadListener;
  #phrase: PooledPhrase | undefined;
  #contextId: string | undefined;
  #retired = false;
  #idleSince = performance.now();

  constructor(models: readonly AcousticModel[], listener: ThreadListener) {
    this.#listener = listener;
    const workerData: DecoderThreadData = { models };
    this.#worker = new Worker(new URL('./decoder-thread.js', import.meta.url), { workerData });
    this.#worker.on('message', (message: FromDecoder) => this.#hear(message));
    this.#worker.on('error', (error) => this.#end(error));
    this.#worker.on('exit', () => this.#end(new Error('the recogniser ended')));
  }

  get contextId(): string | undefined {
    return this.#contextId;
  }

  get idle(): boolean {
    return !this.#phrase && !this.#retired;
  }

  get idleSince(): number {
    return this.#idleSince;
  }

  load(context: SpokenContext): void {
    if (this.#contextId === context.id) return;
    this.#contextId = context.id;
    this.post({ type: 'load', context });
  }

  take(phrase: PooledPhrase): void {
    this.#phrase = phrase;
    this.load(phrase.context);
    phrase.begin(this);
  }

  post(message: ToDecoder): void {
    this.#worker.postMessage(message);
  }

  /** Lets go of a phrase that was cancelled. */
  release(phrase: PooledPhrase): void {
    if (this.#phrase !== phrase) return;
    this.#phrase = undefined;
    this.#idleSince = performance.now();
    this.#listener.idle();
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #hear(message: FromDecoder): void {
    const phrase = this.#phrase;
    if (!phrase || message.phrase !== phrase.number) return;
    phrase.hear(message);
    if (message.type !== 'final') return;
    if (message.memory > MOST_MEMORY) {
      this.#retired = true;
      void this.terminate();
    }
    this.release(phrase);
  }

  #end(error: Error): void {
    this.#retired = true;
    const phrase = this.#phrase;
    this.#phrase = undefined;
    phrase?.fail(error);
    this.#listener.gone();
  }
}
