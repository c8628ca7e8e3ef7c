import { eachGram, GRAM_SPACE } from './grams.js';

/** Names in a segment at most: a place in it fits 16 bits. */
export const SEGMENT_SIZE = 65_536;

/** What a segment keeps of a name. */
export interface Row {
  readonly id: number;
  readonly type: number;
  /** 0 to 255. */
  readonly popularity: number;
  readonly form: number;
  readonly letters: Uint8Array;
  readonly sounds: Uint8Array;
  /** How much of the letters and of the sounds is the name itself, without what catalogues hang on it. */
  readonly bareLetters: number;
  readonly bareSounds: number;
}

/** Columns of names, and for each gram the places of the names that have it. */
export class Segment {
  size = 0;
  ids = new Uint32Array(64);
  types = new Uint8Array(64);
  popularity = new Uint8Array(64);
  /** Tells names apart whose letters are equal. */
  forms = new Uint8Array(64);
  gramCounts = new Uint8Array(64);
  bareLetters = new Uint8Array(64);
  bareSounds = new Uint8Array(64);
  #letters = new Uint8Array(1024);
  #letterEnds = new Uint32Array(64);
  #sounds = new Uint8Array(1024);
  #soundEnds = new Uint32Array(64);
  #postings: Postings | undefined;

  add(row: Row): void {
    const place = this.size;
    if (place === this.ids.length) this.#widen(place * 2);
    this.ids[place] = row.id;
    this.types[place] = row.type;
    this.popularity[place] = row.popularity;
    this.forms[place] = row.form;
    this.#letters = append(this.#letters, this.#letterEnds, place, row.letters);
    this.#sounds = append(this.#sounds, this.#soundEnds, place, row.sounds);
    this.bareLetters[place] = Math.min(row.bareLetters, 255);
    this.bareSounds[place] = Math.min(row.bareSounds, 255);
    this.size++;
    this.#postings = undefined;
  }

  letters(place: number): Uint8Array {
    return this.#letters.subarray(place === 0 ? 0 : this.#letterEnds[place - 1], this.#letterEnds[place]);
  }

  sounds(place: number): Uint8Array {
    return this.#sounds.subarray(place === 0 ? 0 : this.#soundEnds[place - 1], this.#soundEnds[place]);
  }

  /** Built when first asked for after an addition. */
  postings(): Postings {
    this.#postings ??= this.#index();
    return this.#postings;
  }

  get bytes(): number {
    const columns = this.ids.length * 10 + this.#letterEnds.byteLength + this.#soundEnds.byteLength;
    return columns + this.#letters.length + this.#sounds.length + (this.#postings?.bytes ?? 0);
  }

  #index(): Postings {
    const ends = new Uint32Array(GRAM_SPACE + 1);
    const latest = new Int32Array(GRAM_SPACE).fill(-1);
    for (let place = 0; place < this.size; place++) {
      let count = 0;
      eachGram(this.letters(place), this.sounds(place), (gram) => {
        if (latest[gram] === place) return;
        latest[gram] = place;
        ends[gram + 1] = (ends[gram + 1] as number) + 1;
        count++;
      });
      this.gramCounts[place] = Math.min(count, 255);
    }
    for (let gram = 0; gram < GRAM_SPACE; gram++)
      ends[gram + 1] = (ends[gram + 1] as number) + (ends[gram] as number);
    const places = new Uint16Array(ends[GRAM_SPACE] as number);
    const next = ends.slice(0, GRAM_SPACE);
    latest.fill(-1);
    for (let place = 0; place < this.size; place++) {
      eachGram(this.letters(place), this.sounds(place), (gram) => {
        if (latest[gram] === place) return;
        latest[gram] = place;
        const at = next[gram] as number;
        places[at] = place;
        next[gram] = at + 1;
      });
    }
    return new Postings(ends, places);
  }

  #widen(size: number): void {
    this.ids = wider(this.ids, new Uint32Array(size));
    this.types = wider(this.types, new Uint8Array(size));
    this.popularity = wider(this.popularity, new Uint8Array(size));
    this.forms = wider(this.forms, new Uint8Array(size));
    this.gramCounts = wider(this.gramCounts, new Uint8Array(size));
    this.bareLetters = wider(this.bareLetters, new Uint8Array(size));
    this.bareSounds = wider(this.bareSounds, new Uint8Array(size));
    this.#letterEnds = wider(this.#letterEnds, new Uint32Array(size));
    this.#soundEnds = wider(this.#soundEnds, new Uint32Array(size));
  }
}

/** The places of the names that have a gram, ascending. */
class Postings {
  readonly #ends: Uint32Array;
  readonly #places: Uint16Array;

  constructor(ends: Uint32Array, places: Uint16Array) {
    this.#ends = ends;
    this.#places = places;
  }

  count(gram: number): number {
    return (this.#ends[gram + 1] as number) - (this.#ends[gram] as number);
  }

  of(gram: number): Uint16Array {
    return this.#places.subarray(this.#ends[gram], this.#ends[gram + 1]);
  }

  get bytes(): number {
    return this.#ends.byteLength + this.#places.byteLength;
  }
}

function wider<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

function append(
  bytes: Uint8Array<ArrayBuffer>,
  ends: Uint32Array,
  place: number,
  more: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const start = place === 0 ? 0 : (ends[place - 1] as number);
  const end = start + more.length;
  const roomy =
    end <= bytes.length ? bytes : wider(bytes, new Uint8Array(Math.max(end, Math.ceil(bytes.length * 1.5))));
  roomy.set(more, start);
  ends[place] = end;
  return roomy;
}
