import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Podcast } from './podcast.js';

/** Grows when what is kept of a feed changes: what an older engine kept is fetched anew. */
const VERSION = 1;

/** What is known of a feed. */
export interface KnownFeed {
  readonly podcast: Podcast;
  /** What to tell the server of the state that is known (RFC 9110, section 13.1). */
  readonly etag?: string;
  readonly modified?: string;
}

/** Keeps what is known of each feed in a file of its own; all of it can be fetched again. */
export class FeedStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined when nothing is known, or nothing of use. */
  async read(ref: string): Promise<KnownFeed | undefined> {
    try {
      const kept = JSON.parse(await readFile(this.#file(ref), 'utf8')) as KnownFeed & { version: number };
      return kept.version === VERSION && kept.podcast.ref === ref ? kept : undefined;
    } catch {
      return undefined;
    }
  }

  async write(feed: KnownFeed): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const file = this.#file(feed.podcast.ref);
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, JSON.stringify({ version: VERSION, ...feed }));
    await rename(unfinished, file);
  }

  #file(ref: string): string {
    return join(this.#folder, `${ref}.json`);
  }
}
