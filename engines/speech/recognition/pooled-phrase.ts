import type { FromDecoder, SpokenContext, ToDecoder } from './decoder-messages.js';
import type { Heard, Outcome } from './ears.js';

/** Hears what becomes of a phrase. Exactly one of `final` and `failed` is called, unless the phrase is cancelled. */
export interface PhraseListener {
  partial(heard: Heard): void;
  final(outcome: Outcome): void;
  failed(error: Error): void;
}

/** The thread that hears a phrase. */
interface HearingThread {
  post(message: ToDecoder): void;
  release(phrase: PooledPhrase): void;
}

interface PhraseDependencies {
  readonly context: SpokenContext;
  readonly listener: PhraseListener;
  readonly partials: boolean;
  /** Called when the phrase is cancelled. */
  leave(): void;
}

/** A phrase that is spoken, before and while a thread hears it. */
export class PooledPhrase {
  static #numbers = 0;

  readonly number = ++PooledPhrase.#numbers;
  readonly #deps: PhraseDependencies;
  /** What was said before a thread was free. */
  #kept: ToDecoder[] = [];
  #thread: HearingThread | undefined;
  #over = false;

  constructor(deps: PhraseDependencies) {
    this.#deps = deps;
  }

  get context(): SpokenContext {
    return this.#deps.context;
  }

  /** Signed 16-bit little-endian samples at 16 kHz. */
  write(pcm: Uint8Array): void {
    this.#send({ type: 'audio', phrase: this.number, pcm });
  }

  end(): void {
    this.#send({ type: 'end', phrase: this.number });
  }

  /** Nothing is called afterwards; its thread is free at once. */
  cancel(): void {
    if (this.#over) return;
    this.#send({ type: 'cancel', phrase: this.number });
    this.#over = true;
    this.#kept = [];
    this.#deps.leave();
    this.#thread?.release(this);
  }

  /** A thread begins to hear the phrase. */
  begin(thread: HearingThread): void {
    this.#thread = thread;
    thread.post({ type: 'begin', phrase: this.number, partials: this.#deps.partials });
    for (const message of this.#kept.splice(0)) thread.post(message);
  }

  /** Its thread has news. */
  hear(message: FromDecoder): void {
    if (this.#over) return;
    if (message.type === 'partial') {
      this.#deps.listener.partial(message.heard);
      return;
    }
    this.#over = true;
    this.#deps.listener.final(message.outcome);
  }

  fail(error: Error): void {
    if (this.#over) return;
    this.#over = true;
    this.#deps.listener.failed(error);
  }

  #send(message: ToDecoder): void {
    if (this.#over) return;
    if (this.#thread) this.#thread.post(message);
    else this.#kept.push(message);
  }
}
