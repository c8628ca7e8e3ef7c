import { foldName, undecorated } from './fold.js';
import { eachGram } from './grams.js';
import { fit, type Spelling, wordsOf } from './ranking.js';
import { SEGMENT_SIZE, Segment } from './segment.js';
import { encode } from './similarity.js';
import { sound } from './sound.js';

/** A name to be found by. One id may be given several names. */
export interface Name {
  /** The caller's number for it, below 2^32: a row id, or a place in an array. */
  readonly id: number;
  /** artist, album, song … */
  readonly type: string;
  readonly name: string;
  /** 0 to 1; decides between names that fit equally well. */
  readonly popularity?: number;
}

/** A name that fits, 0 to 1; 1 is the very name that was asked for. */
export interface Match {
  readonly id: number;
  readonly score: number;
}

/** Narrows a search. */
export interface SearchOptions {
  /** Only names of these types; absent: all. */
  readonly types?: readonly string[];
  /** How many matches at most; 10 if absent. */
  readonly limit?: number;
}

const CANDIDATES = 96;
const LONGEST_QUERY = 200;
/** Below it, names are as unlike as any two. */
const LEAST_SCORE = 0.5;

/**
 * Finds names that are misspelt or misheard among a few hundred thousand, in memory.
 *
 *     const index = new NameIndex();
 *     index.add({ id: 7, type: 'song', name: 'Yesterday', popularity: 0.9 });
 *     index.search('yestaday', { types: ['song'] });   // [{ id: 7, score: 0.86 }]
 *
 * Trigrams of letters and of sounds, the rarest first, choose the candidates; weighted edit
 * distances of letters and of sounds rank them. The first search after an addition builds the
 * postings of the last segment: add in bulk.
 */
export class NameIndex {
  readonly #segments: Segment[] = [];
  readonly #types = new Map<string, number>();
  readonly #overlap = new Uint16Array(SEGMENT_SIZE);
  readonly #touched = new Uint16Array(SEGMENT_SIZE);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Bytes held, without what the engine of the language adds. */
  get bytes(): number {
    return this.#segments.reduce((sum, segment) => sum + segment.bytes, 0);
  }

  add(name: Name): void {
    const { text, article } = foldName(name.name);
    if (text === '') return;
    const bare = foldName(undecorated(name.name)).text;
    const decorated = bare.length < text.length && text.startsWith(bare);
    let segment = this.#segments.at(-1);
    if (!segment || segment.size === SEGMENT_SIZE) {
      segment = new Segment();
      this.#segments.push(segment);
    }
    segment.add({
      id: name.id,
      type: this.#typeNumber(name.type),
      popularity: Math.round(255 * Math.min(Math.max(name.popularity ?? 0, 0), 1)),
      form: article * 2 + Number(decorated),
      letters: encode(text),
      sounds: encode(sound(text)),
      bareLetters: bare.length,
      bareSounds: decorated ? sound(bare).length : 255,
    });
    this.#size++;
  }

  /** The names that fit best, the best first. */
  search(text: string, options: SearchOptions = {}): readonly Match[] {
    const { text: folded, article } = foldName(text.slice(0, LONGEST_QUERY));
    if (folded === '') return [];
    const letters = encode(folded);
    const query = { letters, sounds: encode(sound(folded)), words: wordsOf(letters) };
    const types = options.types && this.#typeMask(options.types);
    const ranked = this.#candidates(query, types).map(({ segment, place }) => {
      const form = segment.forms[place] as number;
      const whole = fit(query, spelling(segment, place));
      const score = (form & 1) === 0 ? whole : Math.max(whole, fit(query, bareSpelling(segment, place)));
      const tie = (segment.popularity[place] as number) / 255 + Number(form >> 1 === article) - (form & 1);
      return { id: segment.ids[place] as number, score, order: score + TIE * tie };
    });
    return firstOfEach(
      ranked.sort((a, b) => b.order - a.order),
      options.limit ?? 10,
    );
  }

  #candidates(query: Spelling, types: Uint8Array | undefined): readonly Candidate[] {
    const plan = this.#plan(query);
    const best = new Candidates(CANDIDATES);
    for (const segment of this.#segments) this.#collect(segment, plan, types, best);
    return best.list;
  }

  /** The grams of the query, the rarest first, as long as they say something. */
  #plan(query: Spelling): Plan {
    const grams: WeightedGram[] = [];
    const seen = new Set<number>();
    eachGram(query.letters, query.sounds, (gram) => {
      if (seen.has(gram)) return;
      seen.add(gram);
      let count = 0;
      for (const segment of this.#segments) count += segment.postings().count(gram);
      const rarity = Math.log2((this.#size + 1) / (count + 0.5));
      if (count > 0) grams.push({ gram, count, weight: Math.max(1, Math.round(4 * rarity)) });
    });
    grams.sort((a, b) => a.count - b.count);
    let visits = 0;
    const read = grams.filter(({ count }, place) => {
      visits += count;
      return place < MIN_GRAMS || visits <= MAX_VISITS;
    });
    const weight = read.reduce((sum, each) => sum + each.weight, 0);
    return {
      grams: read,
      weight,
      mean: weight / Math.max(1, read.length),
      share: read.length / Math.max(1, seen.size),
    };
  }

  #collect(segment: Segment, plan: Plan, types: Uint8Array | undefined, best: Candidates): void {
    const overlap = this.#overlap;
    const touched = this.#touched;
    const postings = segment.postings();
    let count = 0;
    for (const { gram, weight } of plan.grams) {
      const places = postings.of(gram);
      for (let at = 0; at < places.length; at++) {
        const place = places[at] as number;
        const before = overlap[place] as number;
        if (before === 0) touched[count++] = place;
        overlap[place] = before + weight;
      }
    }
    const lengthCost = 0.3 * plan.mean * plan.share;
    for (let at = 0; at < count; at++) {
      const place = touched[at] as number;
      const common = overlap[place] as number;
      overlap[place] = 0;
      if (types && types[segment.types[place] as number] === 0) continue;
      best.offer(
        segment,
        place,
        common / (0.7 * plan.weight + lengthCost * (segment.gramCounts[place] as number)),
      );
    }
  }

  #typeNumber(type: string): number {
    const known = this.#types.get(type) ?? this.#types.size;
    if (known > 255) throw new RangeError('an index holds names of 256 types at most');
    this.#types.set(type, known);
    return known;
  }

  #typeMask(types: readonly string[]): Uint8Array {
    const mask = new Uint8Array(256);
    for (const type of types) {
      const known = this.#types.get(type);
      if (known !== undefined) mask[known] = 1;
    }
    return mask;
  }
}

const TIE = 0.004;
/** Grams that are read however common they are, and postings that are read for the others. */
const MIN_GRAMS = 6;
const MAX_VISITS = 60_000;

interface WeightedGram {
  readonly gram: number;
  readonly count: number;
  readonly weight: number;
}

interface Plan {
  readonly grams: readonly WeightedGram[];
  readonly weight: number;
  readonly mean: number;
  readonly share: number;
}

interface Candidate {
  readonly segment: Segment;
  readonly place: number;
  readonly overlap: number;
}

/** The best few of many. */
class Candidates {
  readonly list: Candidate[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(segment: Segment, place: number, overlap: number): void {
    const worst = this.list[this.#limit - 1];
    if (worst && worst.overlap >= overlap) return;
    if (worst) this.list.pop();
    let at = this.list.length;
    while (at > 0 && (this.list[at - 1] as Candidate).overlap < overlap) at--;
    this.list.splice(at, 0, { segment, place, overlap });
  }
}

function spelling(segment: Segment, place: number): Spelling {
  const letters = segment.letters(place);
  return { letters, sounds: segment.sounds(place), words: wordsOf(letters) };
}

function bareSpelling(segment: Segment, place: number): Spelling {
  const letters = segment.letters(place).subarray(0, segment.bareLetters[place]);
  const sounds = segment.sounds(place).subarray(0, segment.bareSounds[place]);
  return { letters, sounds, words: wordsOf(letters) };
}

function firstOfEach(matches: readonly Match[], limit: number): readonly Match[] {
  const seen = new Set<number>();
  const first: Match[] = [];
  for (const { id, score } of matches) {
    if (first.length === limit) break;
    if (score < LEAST_SCORE || seen.has(id)) continue;
    seen.add(id);
    first.push({ id, score });
  }
  return first;
}
