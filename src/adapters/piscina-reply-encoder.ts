import { Piscina } from 'piscina';
import { AppError } from '../errors.js';
import type { ReplyEncoder } from '../ports/reply-encoder.js';
import type { SpokenAudio } from '../ports/speech-engine.js';

/** Replies that may wait: a second of speech takes a few milliseconds. */
const MOST = 64;
/** Milliseconds after which the worker ends when nobody wants Opus. */
const IDLE = 60_000;

/** Encodes spoken replies in a worker thread. */
export class PiscinaReplyEncoder implements ReplyEncoder {
  readonly #pool: Piscina<SpokenAudio, Uint8Array> = new Piscina({
    filename: new URL('../../workers/spoken-reply.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
  });
  #pending = 0;

  async oggOpus(spoken: SpokenAudio): Promise<Uint8Array> {
    if (this.#pending >= MOST)
      throw new AppError('overloaded', 'Too many replies are being spoken.', { retryAfter: 1 });
    this.#pending++;
    try {
      return await this.#pool.run(spoken);
    } finally {
      this.#pending--;
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
