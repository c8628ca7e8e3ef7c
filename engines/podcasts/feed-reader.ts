import { Piscina } from 'piscina';
import { openPublic, readBytes } from '../public-web.js';
import type { KnownFeed } from './feed-store.js';
import type { Podcast } from './podcast.js';
import type { FeedText } from './read-feed-worker.js';

/** How much of a feed is fetched (bytes, milliseconds), and how long its head and understanding it may take. */
export interface Patience {
  readonly most: number;
  readonly head: number;
  readonly body: number;
  readonly parse: number;
}

const PATIENCE: Patience = { most: 32 * 1024 * 1024, head: 10_000, body: 60_000, parse: 30_000 };

/** What a reader needs. */
interface FeedReaderDeps {
  /** Whether hosts of the own network may be fetched from. */
  readonly allowPrivate: boolean;
  readonly patience?: Partial<Patience>;
}

/** Fetches feeds, and reads them in a thread of their own: a hostile one costs its time and memory, no more. */
export class FeedReader {
  readonly #allowPrivate: boolean;
  readonly #patience: Patience;
  readonly #pool: Piscina;

  constructor({ allowPrivate, patience }: FeedReaderDeps) {
    this.#allowPrivate = allowPrivate;
    this.#patience = { ...PATIENCE, ...patience };
    this.#pool = new Piscina({
      filename: new URL('./read-feed-worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: 5_000,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
  }

  /** What a feed tells now; undefined when that is what is known. Rejects when it cannot be had or understood. */
  async read(address: string, known: KnownFeed | undefined): Promise<KnownFeed | undefined> {
    const { head, body, most } = this.#patience;
    const reply = await openPublic(address, {
      headers: {
        accept: 'application/rss+xml, application/xml;q=0.9, */*;q=0.5',
        'user-agent': 'Parlando',
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.modified && { 'if-modified-since': known.modified }),
      },
      timeout: head,
      allowPrivate: this.#allowPrivate,
      accepts: [304],
    });
    if (reply.statusCode === 304) {
      reply.destroy();
      return undefined;
    }
    const bytes = await readBytes(reply, { most, timeout: body });
    const { etag, 'last-modified': modified, 'content-type': type = '' } = reply.headers;
    const podcast = await this.#understood({ address, bytes, type });
    return { podcast, ...(etag && { etag }), ...(modified && { modified }) };
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #understood(feed: FeedText): Promise<Podcast> {
    const signal = AbortSignal.timeout(this.#patience.parse);
    try {
      return await this.#pool.run(feed, { name: 'readFeed', signal });
    } catch (error) {
      throw signal.aborted ? new Error('it took too long to understand') : error;
    }
  }
}
