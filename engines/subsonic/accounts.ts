import { createHmac } from 'node:crypto';
import type { Credentials } from './credentials.js';

const MOST_ACCOUNTS = 10_000;

/**
 * Who has called since the engine started, by a name that tells nobody anything: addresses of streams and covers
 * carry that name in place of credentials, and are good as long as their account is known here.
 */
export class Accounts {
  readonly #key: Uint8Array;
  readonly #known = new Map<string, Credentials>();

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** Remembers whom the server has just accepted. */
  remember(credentials: Credentials): void {
    const name = this.nameOf(credentials);
    this.#known.delete(name);
    this.#known.set(name, credentials);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_ACCOUNTS && oldest !== undefined) this.#known.delete(oldest);
  }

  forget(credentials: Credentials): void {
    this.#known.delete(this.nameOf(credentials));
  }

  credentials(name: string): Credentials | undefined {
    return this.#known.get(name);
  }

  nameOf({ username }: Credentials): string {
    return createHmac('sha256', this.#key).update(`account ${username}`).digest('base64url').slice(0, 16);
  }
}
