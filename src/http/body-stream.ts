import { AppError } from '../errors.js';

/** Where the bytes come from: told to wait and to go on. */
interface Source {
  pause(): void;
  resume(): void;
}

/** What is told of a body that is larger than so many bytes. */
export function bodyTooLarge(limit: number): AppError {
  const problem = `is larger than ${limit} bytes`;
  return new AppError('too_large', `The body ${problem}.`, { errors: { body: problem } });
}

/** What is told of a field of a form that is larger than so many bytes. */
export function fieldTooLarge(name: string, limit: number): AppError {
  const problem = `is larger than ${limit} bytes`;
  return new AppError('too_large', `${name}: ${problem}`, { errors: { [name]: problem } });
}

/** Takes bytes that are its own only until it returns. A promise: it would rather wait for that before more. */
type Consumer = (bytes: Uint8Array) => Promise<void> | undefined;

/**
 * A request body that is consumed while it arrives, in the very buffer it was received in. Whoever copies pieces
 * makes garbage as large as the body; and the server below may go on with what the system holds for a moment after
 * it was paused, so that nothing but a consumer that takes everything at once bounds the memory.
 */
export class BodyStream {
  readonly #source: Source;
  readonly #limit: number;
  #held: Uint8Array[] = [];
  #total = 0;
  #paused = false;
  #ended = false;
  #error: Error | undefined;
  #consumer: Consumer | undefined;
  #settle: (() => void) | undefined;

  constructor(source: Source, limit: number) {
    this.#source = source;
    this.#limit = limit;
  }

  /** Takes a piece. What comes before there is a consumer is copied, and the client told to wait. */
  push(piece: Uint8Array): void {
    if (this.#error || this.#ended) return;
    this.#total += piece.length;
    if (this.#total > this.#limit) {
      this.fail(bodyTooLarge(this.#limit));
    } else if (this.#consumer) {
      this.#give(this.#consumer, piece);
    } else {
      this.#held.push(Uint8Array.from(piece));
      this.#pause();
    }
  }

  end(): void {
    this.#ended = true;
    // The next request of the connection must not wait for a pause that nobody ends.
    this.#resume();
    this.#settle?.();
  }

  /** The consumer gets nothing more; what still arrives is dropped. */
  fail(error: Error): void {
    this.#error ??= error;
    this.#held = [];
    this.#settle?.();
  }

  /** Gives everything to `consumer`. Rejects with what it throws, with `too_large`, and when the client goes. */
  feed(consumer: Consumer): Promise<void> {
    this.#consumer = consumer;
    for (const piece of this.#held) if (!this.#error) this.#give(consumer, piece);
    this.#held = [];
    return new Promise((resolve, reject) => {
      this.#settle = () => {
        if (this.#error) reject(this.#error);
        else if (this.#ended) resolve();
      };
      this.#settle();
      this.#resume();
    });
  }

  #give(consumer: Consumer, piece: Uint8Array): void {
    try {
      const wait = consumer(piece);
      if (!wait) return;
      this.#pause();
      wait.then(() => this.#resume());
    } catch (error) {
      this.fail(error instanceof Error ? error : new Error(String(error)));
    }
  }

  #pause(): void {
    if (this.#paused || this.#ended) return;
    this.#paused = true;
    this.#source.pause();
  }

  #resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#source.resume();
  }
}
