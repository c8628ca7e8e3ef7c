import { createHash } from 'node:crypto';
import { NameIndex } from '../../src/names/name-index.js';
import { namesOf, type Station } from './station.js';

/** Something to look into: stations, or further categories. */
export interface Category {
  readonly ref: string;
  readonly name: string;
  readonly stations: readonly Station[];
  readonly categories: readonly Category[];
}

/** The stations of all lists, to be found and browsed. */
export class Catalogue {
  /** The most popular first. */
  readonly stations: readonly Station[];
  /** Changes with the stations. */
  readonly revision: string;
  readonly top: Category;
  readonly #byRef: ReadonlyMap<string, Station>;
  readonly #categories = new Map<string, Category>();
  readonly #index = new NameIndex();
  readonly #mostVotes: number;

  constructor(stations: readonly Station[]) {
    const byRef = new Map<string, Station>();
    for (const station of stations) if (!byRef.has(station.ref)) byRef.set(station.ref, station);
    this.#byRef = byRef;
    this.stations = [...byRef.values()].sort((a, b) => b.votes - a.votes || a.name.localeCompare(b.name));
    this.#mostVotes = Math.max(1, this.stations[0]?.votes ?? 0);
    this.revision = createHash('sha256')
      .update(JSON.stringify(this.stations.map(({ ref, name }) => [ref, name])))
      .digest('base64url');
    for (const [id, station] of this.stations.entries()) {
      const popularity = this.popularity(station);
      for (const name of namesOf(station)) this.#index.add({ id, type: 'internetradio', name, popularity });
    }
    this.top = this.#category('', 'Radio', [
      this.#group('genre', 'Genres', ({ genres }) => genres, capitalized),
      this.#group('country', 'Countries', ({ country }) => (country ? [country] : []), countryName),
      this.#group('language', 'Languages', ({ languages }) => languages, capitalized),
    ]);
  }

  station(ref: string): Station | undefined {
    return this.#byRef.get(ref);
  }

  /** The category of a reference; '': the top. */
  category(ref: string): Category | undefined {
    return this.#categories.get(ref);
  }

  /** Stations whose names fit, the best first. */
  find(query: string, limit: number): readonly { readonly station: Station; readonly score: number }[] {
    return this.#index.search(query, { limit }).flatMap(({ id, score }) => {
      const station = this.stations[id];
      return station ? [{ station, score }] : [];
    });
  }

  /** 0 to 1, by the votes of the most popular one. */
  popularity({ votes }: Station): number {
    return Math.log1p(votes) / Math.log1p(this.#mostVotes);
  }

  #group(
    ref: string,
    name: string,
    keysOf: (station: Station) => readonly string[],
    title: (key: string) => string,
  ): Category {
    const groups = new Map<string, Station[]>();
    for (const station of this.stations) {
      for (const key of keysOf(station)) {
        const group = groups.get(key);
        if (group) group.push(station);
        else groups.set(key, [station]);
      }
    }
    const categories = [...groups]
      .sort(([a, few], [b, many]) => many.length - few.length || a.localeCompare(b))
      .map(([key, stations]) => this.#category(`${ref}/${key}`, title(key), [], stations));
    return this.#category(ref, name, categories);
  }

  /** Groups without anything in them are left out. */
  #category(
    ref: string,
    name: string,
    categories: readonly Category[],
    stations: readonly Station[] = ref === '' ? this.stations : [],
  ): Category {
    const filled = categories.filter((each) => each.categories.length + each.stations.length > 0);
    const category = { ref, name, stations, categories: filled };
    this.#categories.set(ref, category);
    return category;
  }
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

function countryName(code: string): string {
  return /^[a-z]{2}$/.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code;
}

function capitalized(words: string): string {
  return words.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
