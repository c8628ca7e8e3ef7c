import { randomBytes } from 'node:crypto';
import argon2 from 'argon2';
import { AppError } from '../errors.js';
import type { PasswordHasher } from '../ports/password-hasher.js';

/** OWASP's parameters for argon2id: 19 MiB, 2 passes, 1 lane. About 28 ms of a core each. */
const PARAMETERS = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2id, on few threads at once: a storm of logins must leave some for everything else. */
export class Argon2PasswordHasher implements PasswordHasher {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #decoy: Promise<string> | undefined;

  constructor(options: { readonly atOnce?: number; readonly mostWaiting?: number } = {}) {
    this.#atOnce = options.atOnce ?? 2;
    this.#mostWaiting = options.mostWaiting ?? 256;
  }

  hash(password: string): Promise<string> {
    return this.#inTurn(() => argon2.hash(password, PARAMETERS));
  }

  async verify(hash: string | undefined, password: string): Promise<boolean> {
    this.#decoy ??= this.hash(randomBytes(16).toString('hex'));
    const against = hash ?? (await this.#decoy);
    const fits = await this.#inTurn(() => argon2.verify(against, password));
    return fits && hash !== undefined;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) {
      throw new AppError('overloaded', 'Too many people are logging in at once.', { retryAfter: 2 });
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
