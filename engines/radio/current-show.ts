import type { IncomingMessage } from 'node:http';
import { openPublic } from '../public-web.js';

/** Milliseconds: for the reply's head, for its first metadata, how long a title is good, and what one call waits. */
const TIMES = { head: 3_000, metadata: 8_000, good: 20_000, wait: 600 };
/** Bytes between two pieces of metadata that a server may ask us to read. */
const LARGEST_GAP = 256 * 1024;
/** Pieces of metadata that may be empty before it is given up. */
const MOST_GAPS = 4;
const MOST_STREAMS = 16;

/** What stations play now, read from the ICY metadata of their streams. */
export class CurrentShows {
  readonly #allowPrivate: boolean;
  readonly #known = new Map<string, { readonly title: string | undefined; readonly until: number }>();
  readonly #asked = new Map<string, Promise<string | undefined>>();

  constructor({ allowPrivate }: { readonly allowPrivate: boolean }) {
    this.#allowPrivate = allowPrivate;
  }

  /** The title of a stream; undefined when it tells none, or not within 0.6 s: it is then there for the next who asks. */
  async of(url: string): Promise<string | undefined> {
    const known = this.#known.get(url);
    if (known && known.until > Date.now()) return known.title;
    const asked = this.#asked.get(url) ?? this.#ask(url);
    return Promise.race([asked, late(TIMES.wait)]);
  }

  #ask(url: string): Promise<string | undefined> {
    if (this.#asked.size >= MOST_STREAMS) return Promise.resolve(undefined);
    const asked = this.#read(url)
      .catch(() => undefined)
      .then((title) => {
        this.#asked.delete(url);
        if (this.#known.size > 1000) this.#known.clear();
        this.#known.set(url, { title, until: Date.now() + TIMES.good });
        return title;
      });
    this.#asked.set(url, asked);
    return asked;
  }

  async #read(url: string): Promise<string | undefined> {
    const reply = await openPublic(url, {
      headers: { 'icy-metadata': '1' },
      timeout: TIMES.head,
      allowPrivate: this.#allowPrivate,
    });
    const tooLate = setTimeout(() => reply.destroy(), TIMES.metadata);
    try {
      return await titleIn(reply, Number(reply.headers['icy-metaint']));
    } finally {
      clearTimeout(tooLate);
      reply.destroy();
    }
  }
}

/** The first title of a stream that has `gap` bytes of sound between two pieces of metadata. */
async function titleIn(reply: IncomingMessage, gap: number): Promise<string | undefined> {
  if (!(gap > 0 && gap <= LARGEST_GAP)) return undefined;
  let heard: Buffer = Buffer.alloc(0);
  let at = gap;
  for await (const piece of reply) {
    heard = Buffer.concat([heard, piece]);
    for (let length = heard[at]; length !== undefined; length = heard[at]) {
      const end = at + 1 + length * 16;
      if (heard.length < end) break;
      if (length > 0) return titleOf(heard.subarray(at + 1, end));
      at = end + gap;
    }
    if (at > MOST_GAPS * gap) return undefined;
  }
  return undefined;
}

function titleOf(metadata: Buffer): string | undefined {
  const utf8 = metadata.toString('utf8');
  const text = utf8.includes('\uFFFD') ? metadata.toString('latin1') : utf8;
  const title = /StreamTitle='(.*?)';/s.exec(text)?.[1]?.trim();
  return title === '' ? undefined : title?.slice(0, 300);
}

function late(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined).unref());
}
