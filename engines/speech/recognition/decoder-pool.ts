import type { AcousticModel } from './acoustic-model.js';
import type { SpokenContext } from './decoder-messages.js';
import { DecoderThread } from './decoder-worker.js';
import { type PhraseListener, PooledPhrase } from './pooled-phrase.js';

/** How a pool is made. */
export interface DecoderPoolOptions {
  readonly models: readonly AcousticModel[];
  /** How many phrases can be heard at once; more of them wait, with what was said. */
  readonly size: number;
}

/** Threads that hear phrases, each one phrase at a time: a thread that dies takes no other phrase with it. */
export class DecoderPool {
  readonly #options: DecoderPoolOptions;
  readonly #threads = new Set<DecoderThread>();
  readonly #waiting: PooledPhrase[] = [];
  #closed = false;

  constructor(options: DecoderPoolOptions) {
    this.#options = options;
  }

  /** Makes an idle thread ready for a context, so that its first phrase need not wait. */
  warm(context: SpokenContext): void {
    if ([...this.#threads].some((thread) => thread.contextId === context.id)) return;
    const thread = this.#idleThread(context);
    if (thread) thread.load(context);
  }

  /** Starts a phrase. */
  hear(
    context: SpokenContext,
    listener: PhraseListener,
    { partials }: { readonly partials: boolean },
  ): PooledPhrase {
    const phrase = new PooledPhrase({ context, listener, partials, leave: () => this.#leave(phrase) });
    this.#waiting.push(phrase);
    this.#assign();
    return phrase;
  }

  /** Ends all threads; phrases that are being heard fail. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const phrase of this.#waiting.splice(0)) phrase.fail(new Error('the engine is closing'));
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  #assign(): void {
    for (let [phrase] = this.#waiting; phrase && !this.#closed; [phrase] = this.#waiting) {
      const thread = this.#idleThread(phrase.context);
      if (!thread) return;
      this.#waiting.shift();
      thread.take(phrase);
    }
  }

  /** The idle thread with the context; else a fresh one, if there may be more; else the one idle for longest. */
  #idleThread(context: SpokenContext): DecoderThread | undefined {
    const idle = [...this.#threads].filter((thread) => thread.idle);
    const ready = idle.find((thread) => thread.contextId === context.id);
    if (ready) return ready;
    if (this.#threads.size < this.#options.size) return this.#start();
    return idle.sort((one, other) => one.idleSince - other.idleSince)[0];
  }

  #start(): DecoderThread {
    const thread = new DecoderThread(this.#options.models, {
      idle: () => this.#assign(),
      gone: () => {
        this.#threads.delete(thread);
        this.#assign();
      },
    });
    this.#threads.add(thread);
    return thread;
  }

  #leave(phrase: PooledPhrase): void {
    const place = this.#waiting.indexOf(phrase);
    if (place >= 0) this.#waiting.splice(place, 1);
  }
}
