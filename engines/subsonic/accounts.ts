import { createHmac } from 'node:crypto';
import type { Log } from '../command-line.js';
import type { AccountFiles } from './account-files.js';
import { accessToken, type Credentials } from './credentials.js';

const MOST_IN_MEMORY = 10_000;

/**
 * Whom the server has accepted, by a name that tells nobody anything: addresses of streams and covers carry that name
 * in place of credentials, and are good until the account is unlinked or the server accepts it no more.
 */
export class Accounts {
  readonly #key: Uint8Array;
  readonly #files: AccountFiles;
  readonly #log: Log;
  readonly #known = new Map<string, Credentials>();

  constructor(parts: { readonly key: Uint8Array; readonly files: AccountFiles; readonly log: Log }) {
    this.#key = parts.key;
    this.#files = parts.files;
    this.#log = parts.log;
  }

  /** Remembers whom the server has just accepted, also after a restart. */
  async remember(credentials: Credentials): Promise<void> {
    const name = this.nameOf(credentials);
    const isNew = !this.#known.has(name);
    this.#learn(name, credentials);
    if (isNew) await this.#files.keep(name, credentials).catch((error) => this.#complain(error));
  }

  async forget(credentials: Credentials): Promise<void> {
    const name = this.nameOf(credentials);
    this.#known.delete(name);
    await this.#files.remove(name).catch((error) => this.#complain(error));
  }

  async credentials(name: string): Promise<Credentials | undefined> {
    const known = this.#known.get(name) ?? (await this.#files.read(name));
    if (known) this.#learn(name, known);
    return known;
  }

  nameOf(credentials: Credentials): string {
    const proof = accessToken(credentials);
    return createHmac('sha256', this.#key).update(`account ${proof}`).digest('base64url').slice(0, 16);
  }

  #learn(name: string, credentials: Credentials): void {
    this.#known.delete(name);
    this.#known.set(name, credentials);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_IN_MEMORY && oldest !== undefined) this.#known.delete(oldest);
  }

  /** A disk that is full costs addresses their next restart, and nobody their music. */
  #complain(error: unknown): void {
    this.#log(`accounts: ${error instanceof Error ? error.message : String(error)}`);
  }
}
