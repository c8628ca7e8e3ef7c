import { fold } from '../../src/names/fold.js';
import { type Match, NameIndex } from '../../src/names/name-index.js';
import type { CatalogueName } from '../../src/ports/content-engine.js';

/** A name of the catalogue that words fit. */
export interface NamedItem extends CatalogueName {
  readonly service: string;
  /** 0 to 1: how well the words fit the name. */
  readonly score: number;
}

/** Names as JSON lines in memory that threads share. */
export type SharedNames = SharedArrayBuffer;

const NEWLINE = 10;
/** How many names of all types are looked at for one text. */
const LIMIT = 40;

/** The names of one service, found by text and sound; the names themselves stay where they are shared. */
class ServiceNames {
  readonly version: number;
  readonly #service: string;
  readonly #bytes: Buffer;
  readonly #starts: Uint32Array;
  readonly #index = new NameIndex();
  /** The hashes of the folded names, in ascending order: a set of the names themselves would take ten times the memory. */
  readonly #hashes: Uint32Array;

  constructor(service: string, version: number, names: SharedNames) {
    this.version = version;
    this.#service = service;
    this.#bytes = Buffer.from(names);
    this.#starts = lineStarts(this.#bytes);
    this.#hashes = new Uint32Array(this.#starts.length);
    for (let id = 0; id < this.#starts.length; id++) {
      const { type, name, popularity } = this.#name(id);
      this.#index.add({ id, type, name, popularity });
      this.#hashes[id] = hash(fold(name));
    }
    this.#hashes.sort();
  }

  /** Whether a name is spelt like a text; one in thousands of other texts passes as well. */
  has(text: string): boolean {
    const wanted = hash(fold(text));
    let low = 0;
    let high = this.#hashes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#hashes[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return this.#hashes[low] === wanted;
  }

  search(text: string): readonly NamedItem[] {
    return this.#index.search(text, { limit: LIMIT }).map((match) => this.#item(match));
  }

  #item({ id, score }: Match): NamedItem {
    return { ...this.#name(id), service: this.#service, score };
  }

  #name(id: number): CatalogueName {
    const end = this.#starts[id + 1] ?? this.#bytes.length;
    return JSON.parse(this.#bytes.toString('utf8', this.#starts[id], end)) as CatalogueName;
  }
}

/** Every service's names. */
export class Catalogue {
  readonly #services = new Map<string, ServiceNames>();

  /** Replaces the names of a service. */
  learn(service: string, version: number, names: SharedNames): void {
    this.#services.set(service, new ServiceNames(service, version, names));
  }

  /** Which version of a service's names this is; undefined: none. */
  version(service: string): number | undefined {
    return this.#services.get(service)?.version;
  }

  /** Whether any of the services has names. */
  knows(services: readonly string[]): boolean {
    return services.some((service) => this.#services.has(service));
  }

  /** Whether any of the services has a name that is spelt like a text. */
  has(text: string, services: readonly string[]): boolean {
    return services.some((service) => this.#services.get(service)?.has(text));
  }

  /** What a text may name, the best first. */
  search(text: string, services: readonly string[]): readonly NamedItem[] {
    return services
      .flatMap((service) => this.#services.get(service)?.search(text) ?? [])
      .sort((a, b) => b.score - a.score || b.popularity - a.popularity);
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

function lineStarts(bytes: Buffer): Uint32Array {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  const starts = new Uint32Array(count);
  let start = 0;
  for (let line = 0; line < count; line++) {
    starts[line] = start;
    start = bytes.indexOf(NEWLINE, start) + 1;
  }
  return starts;
}
