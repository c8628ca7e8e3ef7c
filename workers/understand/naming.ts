import { fold } from '../../src/names/fold.js';
import type { EntityKey, Found } from '../../src/ports/understander.js';
import type { Catalogue, NamedItem } from './catalogue.js';
import type { PlainReading } from './reading.js';

/** A reading and what its entities name. */
export interface NamedReading extends PlainReading {
  readonly found: readonly Found[];
}

/** The types of the catalogue that an entity may be; what a request is for comes first. */
const TYPES: Readonly<Partial<Record<EntityKey, readonly string[]>>> = {
  track: ['song'],
  album: ['album', 'single'],
  playlist: ['playlist', 'radioplaylist'],
  station: ['internetradio'],
  artist: ['artist'],
  genre: ['genre'],
};
/** What it is worth that a name is in the catalogue, and what it costs that it is not. */
const KNOWN = 0.6;
const UNKNOWN = 0.35;
/** A match from here on is the name itself; up to there it is another one. */
const SAME = 0.95;
const OTHER = 0.6;
/** What it is worth that a song is by the artist who was named. */
const TOGETHER = 0.3;
/** What it is worth that a request is one because of its names. */
const ITS_NAMES = 0.3;
/** Words are looked up for so many texts at most. */
const MOST_TEXTS = 8;
const MOST_FOUND = 5;

/** Finds what the entities of readings name, and puts the readings first whose names are known. */
export class Naming {
  readonly #catalogue: Catalogue;
  readonly #services: readonly string[];
  readonly #searches = new Map<string, readonly NamedItem[]>();

  constructor(catalogue: Catalogue, services: readonly string[]) {
    this.#catalogue = catalogue;
    this.#services = services;
  }

  rank(readings: readonly PlainReading[]): readonly NamedReading[] {
    return readings
      .map((reading) => this.#name(reading))
      .filter((reading) => !reading.named || isThere(reading))
      .sort((a, b) => a.cost - b.cost);
  }

  #name(reading: PlainReading): NamedReading {
    const found: Found[] = [];
    let cost = reading.cost;
    for (const [entity, types] of Object.entries(TYPES) as [EntityKey, readonly string[]][]) {
      const text = reading.entities[entity];
      if (typeof text !== 'string') continue;
      const hits = this.#hits(text, types, reading.entities.artist);
      if (hits === undefined) continue;
      found.push(...hits.slice(0, MOST_FOUND).map((hit) => asFound(entity, hit)));
      if (entity !== 'genre' || hits.length > 0) cost += worth(hits[0], reading.entities.artist, entity);
    }
    return { ...reading, cost: reading.named ? cost - ITS_NAMES : cost, found };
  }

  #hits(
    text: string,
    types: readonly string[],
    artist: string | undefined,
  ): readonly NamedItem[] | undefined {
    const all = this.#search(text);
    if (!all) return undefined;
    const fitting = all.filter((each) => types.includes(each.type));
    if (artist === undefined || types.includes('artist')) return fitting;
    return [...fitting].sort((a, b) => fitTogether(b, artist) - fitTogether(a, artist));
  }

  #search(text: string): readonly NamedItem[] | undefined {
    const known = this.#searches.get(text);
    if (known || this.#searches.size >= MOST_TEXTS) return known;
    const found = this.#catalogue.search(text, this.#services);
    this.#searches.set(text, found);
    return found;
  }
}

/** Whether the catalogue has everything that a reading names, by that very name. */
function isThere({ entities, found }: NamedReading): boolean {
  return (Object.keys(TYPES) as EntityKey[]).every(
    (key) =>
      entities[key] === undefined || found.some(({ entity, score }) => entity === key && score >= SAME),
  );
}

function fitTogether(item: NamedItem, artist: string): number {
  return item.score + (byArtist(item, artist) ? TOGETHER : 0) + 0.02 * item.popularity;
}

function byArtist(item: NamedItem, artist: string): boolean {
  return item.artist !== undefined && fold(item.artist) === fold(artist);
}

function worth(best: NamedItem | undefined, artist: string | undefined, entity: EntityKey): number {
  if (!best) return UNKNOWN;
  const like = Math.min(1, Math.max(0, (best.score - OTHER) / (SAME - OTHER)));
  const sure = like ** 3;
  const together = artist !== undefined && entity !== 'artist' && byArtist(best, artist) ? TOGETHER : 0;
  return UNKNOWN - sure * (KNOWN + UNKNOWN) - 0.05 * best.popularity - together;
}

function asFound(entity: EntityKey, item: NamedItem): Found {
  const { service, type, ref, name, artist, score, popularity } = item;
  return { entity, service, type, ref, name, score, popularity, ...(artist === undefined ? {} : { artist }) };
}
