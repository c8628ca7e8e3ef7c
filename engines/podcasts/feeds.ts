import { createHash } from 'node:crypto';
import type { Log } from '../command-line.js';
import { Catalogue } from './catalogue.js';
import type { FeedReader } from './feed-reader.js';
import type { FeedStore, KnownFeed } from './feed-store.js';
import { subscriptions } from './subscriptions.js';

/** Feeds that are fetched at a time. */
const LANES = 4;

/** What the feeds need. */
interface FeedsDeps {
  /** Names the feeds, as {@link subscriptions} reads it. */
  readonly list: string;
  readonly reader: FeedReader;
  readonly store: FeedStore;
  readonly log: Log;
}

/** The feeds of a list, kept up to date. */
export class Feeds {
  readonly #deps: FeedsDeps;
  readonly #known = new Map<string, KnownFeed>();
  #addresses: readonly string[] = [];
  #catalogue = new Catalogue([]);
  #refreshing: Promise<void> | undefined;
  #fresh = false;
  #closed = false;

  constructor(deps: FeedsDeps) {
    this.#deps = deps;
  }

  get catalogue(): Catalogue {
    return this.#catalogue;
  }

  /** Whether every feed has been asked for at least once, or was known from before. */
  get isWhole(): boolean {
    return this.#fresh || this.#addresses.every((address) => this.#known.has(address));
  }

  /** Shows what was known when the engine last ran. Rejects when the list cannot be read. */
  async load(): Promise<void> {
    this.#addresses = await subscriptions(this.#deps.list);
    for (const address of this.#addresses) await this.#recall(address);
    this.#show();
  }

  /** Looks at the list again, and asks for its new feeds. */
  async look(): Promise<void> {
    const addresses = await subscriptions(this.#deps.list);
    if (addresses.join('\n') === this.#addresses.join('\n')) return;
    const added = addresses.filter((address) => !this.#addresses.includes(address));
    this.#addresses = addresses;
    for (const address of added) await this.#recall(address);
    this.#show();
    await this.#ask(added);
  }

  /** Asks every feed what is new. One that fails stays what it was. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#ask(this.#addresses).finally(() => {
      this.#refreshing = undefined;
      this.#fresh = true;
    });
    return this.#refreshing;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#deps.reader.close();
    await this.#refreshing;
  }

  async #recall(address: string): Promise<void> {
    const kept = this.#known.get(address) ?? (await this.#deps.store.read(refOf(address)));
    if (kept) this.#known.set(address, kept);
  }

  async #ask(addresses: readonly string[]): Promise<void> {
    const ahead = addresses.values();
    const work = async () => {
      for (const address of ahead) if (!this.#closed) await this.#askOne(address);
    };
    await Promise.all(Array.from({ length: LANES }, work));
  }

  async #askOne(address: string): Promise<void> {
    try {
      const told = await this.#deps.reader.read(address, this.#known.get(address));
      if (!told || this.#closed) return;
      this.#known.set(address, told);
      this.#show();
      await this.#deps.store.write(told);
    } catch (error) {
      if (this.#closed) return;
      // Addresses of private feeds hold secrets: a person who reads the log needs no more than the host.
      const { host } = new URL(address);
      this.#deps.log(`a feed of ${host} cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  }

  #show(): void {
    this.#catalogue = new Catalogue(
      this.#addresses.flatMap((address) => this.#known.get(address)?.podcast ?? []),
    );
  }
}

function refOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 16);
}
