import type { Log } from '../command-line.js';
import { mayBeSentTo, openPublic, readText } from '../public-web.js';
import type { Station } from './station.js';
import { listForm, parseStations } from './station-lists.js';

/** How much of a list is fetched: bytes, and milliseconds for its head and all of it. */
const FETCH = { most: 64 * 1024 * 1024, head: 15_000, timeout: 120_000 };
/** Milliseconds until a list is asked for again, and after a failure. */
const TIMES = { again: 3_600_000, retry: 60_000 };

/** What a list on the web needs. */
interface StationWebDeps {
  readonly address: string;
  /** Whether it may be fetched from a host of the own network. */
  readonly allowPrivate: boolean;
  readonly log: Log;
}

/** A list of stations at an address, such as `/json/stations/search` of a Radio Browser server. */
export class StationWeb {
  readonly #deps: StationWebDeps;
  #validators: Readonly<Record<string, string>> = {};
  #due = 0;

  constructor(deps: StationWebDeps) {
    this.#deps = deps;
  }

  /** The stations, or undefined when it is not time to ask again, nothing has changed, or it failed. */
  async read(): Promise<Station[] | undefined> {
    if (Date.now() < this.#due) return undefined;
    this.#due = Number.POSITIVE_INFINITY;
    try {
      const stations = await this.#fetch();
      this.#due = Date.now() + TIMES.again;
      return stations;
    } catch (error) {
      this.#due = Date.now() + TIMES.retry;
      const { host } = new URL(this.#deps.address);
      this.#deps.log(`the list of ${host} cannot be read: ${error instanceof Error ? error.message : error}`);
      return undefined;
    }
  }

  async #fetch(): Promise<Station[] | undefined> {
    const { address, allowPrivate } = this.#deps;
    const reply = await openPublic(address, {
      headers: { 'user-agent': 'Parlando', ...this.#validators },
      timeout: FETCH.head,
      allowPrivate,
      accepts: [304],
    });
    if (reply.statusCode === 304) {
      reply.destroy();
      return undefined;
    }
    const text = await readText(reply, FETCH);
    const listed = parseStations(`list.${listForm(new URL(address).pathname, text)}`, text);
    const stations = listed.filter(({ url }) => mayBeSentTo(url, allowPrivate));
    const { etag, 'last-modified': modified } = reply.headers;
    this.#validators = {
      ...(etag && { 'if-none-match': etag }),
      ...(modified && { 'if-modified-since': modified }),
    };
    return stations;
  }
}
