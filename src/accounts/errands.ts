import type { Logger } from 'pino';
import { AppError } from '../errors.js';

const MOST_AT_ONCE = 500;

/** Work that the caller must not wait for: how long it takes would tell whether there is an account. */
export class Errands {
  readonly #log: Pick<Logger, 'warn'>;
  readonly #running = new Set<Promise<void>>();

  constructor(log: Pick<Logger, 'warn'>) {
    this.#log = log;
  }

  /** Starts an errand; a failure is logged. Throws `overloaded` when too many are running. */
  run(what: string, errand: () => Promise<void>): void {
    if (this.#running.size >= MOST_AT_ONCE)
      throw new AppError('overloaded', 'Too much is being sent at once.');
    // Not before the caller has its answer.
    const running = new Promise((resolve) => setImmediate(resolve))
      .then(errand)
      .catch((error: unknown) => this.#log.warn({ err: error }, `${what} failed`))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Resolves when what is running now has ended. */
  async settled(): Promise<void> {
    await Promise.all(this.#running);
  }
}
