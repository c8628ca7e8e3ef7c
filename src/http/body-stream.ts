import { AppError } from '../errors.js';

/** Bytes that wait for a reader before the client is told to wait. */
const HIGH_WATER = 256 * 1024;

/** Where the bytes come from: told to wait and to go on. */
interface Source {
  pause(): void;
  resume(): void;
}

/** A request body that is read while it arrives, and never held as a whole. */
export class BodyStream implements AsyncIterable<Buffer> {
  readonly #source: Source;
  readonly #limit: number;
  #pieces: Buffer[] = [];
  #waiting = 0;
  #total = 0;
  #paused = false;
  #ended = false;
  #error: Error | undefined;
  #wake: (() => void) | undefined;

  constructor(source: Source, limit: number) {
    this.#source = source;
    this.#limit = limit;
  }

  /** Takes a piece; the bytes must be the stream's own. */
  push(piece: Buffer): void {
    if (this.#error || this.#ended) return;
    this.#total += piece.length;
    if (this.#total > this.#limit) {
      this.fail(new AppError('too_large', `The body is larger than ${this.#limit} bytes.`));
      return;
    }
    this.#pieces.push(piece);
    this.#waiting += piece.length;
    if (this.#waiting > HIGH_WATER && !this.#paused) {
      this.#paused = true;
      this.#source.pause();
    }
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  /** The reader is told at its next step; what still arrives is dropped. */
  fail(error: Error): void {
    this.#error ??= error;
    this.#pieces = [];
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#error) throw this.#error;
      const piece = this.#take();
      if (piece) yield piece;
      else if (this.#ended) return;
      else await this.#arrival();
    }
  }

  #take(): Buffer | undefined {
    const piece = this.#pieces.shift();
    if (!piece) return undefined;
    this.#waiting -= piece.length;
    if (this.#paused && this.#waiting < HIGH_WATER / 2) {
      this.#paused = false;
      this.#source.resume();
    }
    return piece;
  }

  #arrival(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = undefined;
        resolve();
      };
    });
  }
}
