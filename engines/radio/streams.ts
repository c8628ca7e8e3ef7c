import { mayBeSentTo, openPublic, readText } from '../public-web.js';
import type { Station } from './station.js';
import { extension, firstStream, isHls } from './station-lists.js';

/** Milliseconds: for a playlist file, and how long its stream is good. */
const TIMES = { fetch: 3_000, good: 600_000 };
const PLAYLIST = { most: 65_536, timeout: TIMES.fetch };

/** Where the sound of stations is: some lists name a playlist file that holds the stream's address. */
export class Streams {
  readonly #allowPrivate: boolean;
  readonly #known = new Map<string, { readonly url: string; readonly until: number }>();

  constructor({ allowPrivate }: { readonly allowPrivate: boolean }) {
    this.#allowPrivate = allowPrivate;
  }

  /** The address of a station's stream; the one of its list when that cannot be told. */
  async of({ url }: Station): Promise<string> {
    const { pathname } = new URL(url);
    if (!['m3u', 'pls'].includes(extension(pathname))) return url;
    const known = this.#known.get(url);
    if (known && known.until > Date.now()) return known.url;
    const found = await this.#fetch(url, pathname).catch(() => undefined);
    if (found === undefined) return url;
    if (this.#known.size > 1000) this.#known.clear();
    this.#known.set(url, { url: found, until: Date.now() + TIMES.good });
    return found;
  }

  async #fetch(url: string, pathname: string): Promise<string | undefined> {
    const reply = await openPublic(url, { timeout: TIMES.fetch, allowPrivate: this.#allowPrivate });
    const text = await readText(reply, PLAYLIST);
    const stream = isHls(text) ? url : firstStream(pathname, text);
    return stream && mayBeSentTo(stream, this.#allowPrivate) ? stream : undefined;
  }
}
