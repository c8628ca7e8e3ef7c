import { BoundedCache } from '../cache/bounded-cache.js';
import type { ContentItem } from '../ports/content-engine.js';
import type { TasteContent } from './taste-content.js';
import type { Entry } from './taste-store.js';

const MOST_KNOWN = 10_000;
/** Services are asked for so many at once. */
const AT_ONCE = 16;

/** Finds out where artists come from and stations send, as their services know it. */
export class Origins {
  readonly #content: Pick<TasteContent, 'item'>;
  readonly #known = new BoundedCache<string, string>(MOST_KNOWN);

  constructor(content: Pick<TasteContent, 'item'>) {
    this.#content = content;
  }

  /** The entries whose country is known, with it. */
  async located(entries: readonly Entry[]): Promise<readonly Entry[]> {
    const located: Entry[] = [];
    for (let start = 0; start < entries.length; start += AT_ONCE) {
      const some = entries.slice(start, start + AT_ONCE);
      const countries = await Promise.all(some.map(({ item }) => this.#countryOf(item)));
      for (const [at, entry] of some.entries()) {
        const country = countries[at];
        if (country) located.push({ ...entry, item: { ...entry.item, country } });
      }
    }
    return located;
  }

  /** An item that came with a song has little more than its name: its service is asked. */
  async #countryOf({ service, type, ref, country }: ContentItem): Promise<string | undefined> {
    if (country) return country;
    const key = `${service} ${type} ${ref}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found = await this.#content.item({ service, type, ref }).catch(() => undefined);
    if (found?.country) this.#known.put(key, found.country);
    return found?.country;
  }
}
