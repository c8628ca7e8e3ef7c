import { famousFor, famousSongs } from './famous.js';
import type { Grammar } from './grammar.js';
import type { Matcher, SlotName } from './matcher.js';
import type { NameKind, NamesWithin } from './name-shapes.js';
import type { Token } from './tokens.js';

type Fit = (matcher: Matcher, at: number, next: (end: number) => void) => void;

/** A word of another trade outside the request. */
const FOREIGN_WORD = 1.2;
/** A word that says something but is no part of the request. */
const CONTENT_WORD = 0.4;
/** A word of the trade that the template has no place for. */
const KEYWORD = 0.24;
const FUNCTION_WORD = 0.08;
const PARTICLE = 0.03;
/** How much of its cost a word that `...` passes over has. */
const PASSED_OVER = 0.2;
const FOREIGN_PASSED = 0.45;
/** A filler is not free, so that of two equal readings the one that explains more wins. */
const FILLER = 0.005;
/** How much the shape of a name says. */
const LEAN = 0.06;
/** How much more likely a title without a type is a song's, and how much its shape says. */
const SONG_RATHER = 0.3;
const TITLE_LEAN = 0.14;
/** A name that all the world knows, in its slot and in another. */
const FAMOUS = -0.08;
const INFAMOUS = 0.12;
/** A famous name of so many words is that name, whatever its words are. */
const LONG_NAME = 3;
/** North American stations have names of four letters that begin with K or W. */
const CALL_SIGN = /^[kw][a-z]{3}$/;

/** A name hardly ends with a place or politeness of several words. */
const FILLER_LAST = 0.08;
/** What words of templates cost in names; playlists are often called by them. */
const KEYWORD_INSIDE: Readonly<Partial<Record<SlotName, number>>> = {
  artist: 0.12,
  track: 0.1,
  playlist: 0.03,
};

/** What it costs to leave words out of a reading, or to take them into a slot. */
export class Costs {
  readonly #grammar: Grammar;
  readonly #tokens: readonly Token[];
  readonly #words: readonly string[];
  readonly #names: NamesWithin;
  readonly #outside: Float64Array;
  /** What names cost, by slot, start and end; not a number: not reckoned yet. */
  readonly #inside = new Map<SlotName, Float64Array>();
  readonly #shares = new Map<number, ReadonlyMap<NameKind, number>>();
  readonly #foreignWords: readonly boolean[];
  /** Where fillers end, by where they begin. */
  readonly fillers: readonly ReadonlySet<number>[];

  constructor(grammar: Grammar, tokens: readonly Token[], fit: Fit) {
    this.#grammar = grammar;
    this.#tokens = tokens;
    this.#words = tokens.map(({ word }) => word);
    this.#names = grammar.nameShapes.within(this.#words);
    this.#foreignWords = this.#markForeign();
    this.fillers = this.#findFillers(fit);
    this.#outside = this.#fillOutside(this.fillers);
  }

  /** The sentence has words of other trades. */
  get foreign(): boolean {
    return this.#foreignWords.includes(true);
  }

  /** Whether there are words of other trades from `start` to before `end`. */
  foreignIn(start: number, end: number): boolean {
    return this.#foreignWords.slice(start, end).includes(true);
  }

  /** The cost of saying nothing with the words from `start` to before `end`. */
  outside(start: number, end: number): number {
    return this.#outside[start * (this.#tokens.length + 1) + end] ?? 0;
  }

  /** The cost of passing over the words from `start` to before `end` with `...`, in a template that says much or little. */
  between(start: number, end: number, doubtful: boolean): number {
    let foreign = 0;
    for (let at = start; at < end; at++) if (this.#foreignWords[at]) foreign++;
    return (
      PASSED_OVER * (this.outside(start, end) - FOREIGN_WORD * foreign) +
      (doubtful ? FOREIGN_WORD : FOREIGN_PASSED) * foreign
    );
  }

  /** The cost of taking the words from `start` to before `end` for a name. */
  inside(slot: SlotName, start: number, end: number): number {
    const size = this.#tokens.length + 1;
    const costs = this.#inside.get(slot) ?? new Float64Array(size * size).fill(Number.NaN);
    this.#inside.set(slot, costs);
    const cell = start * size + end;
    const known = costs[cell] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const cost = this.#insideCost(slot, start, end);
    costs[cell] = cost;
    return cost;
  }

  #insideCost(slot: SlotName, start: number, end: number): number {
    if (end - start >= LONG_NAME && (this.#fame(slot, start, end) ?? 0) < 0) return FAMOUS + 0.05;
    let cost = 0.05 + 0.02 * (end - start);
    for (let at = start; at < end; at++) cost += this.#insideWord(slot, at, start);
    return cost + this.#edges(start, end) + this.#shape(slot, start, end);
  }

  #insideWord(slot: SlotName, at: number, start: number): number {
    const { keywords, separators, typewords } = this.#grammar;
    const token = this.#tokens[at];
    if (!token) return 0;
    let cost = token.apart && at > start ? 0.12 : 0;
    if (this.#foreignWords[at]) cost += at > start && this.#foreignWords[at - 1] ? 0.05 : 0.25;
    else if (at > start && separators.has(token.word)) cost += 0.17;
    else if (typewords.has(token.word)) cost += slot === 'playlist' ? 0.06 : 0.2;
    else if (keywords.has(token.word)) cost += KEYWORD_INSIDE[slot] ?? 0.08;
    return cost;
  }

  #edges(start: number, end: number): number {
    const { particles, functionwords, openers, danglers } = this.#grammar;
    const first = this.#tokens[start]?.word ?? '';
    const last = this.#tokens[end - 1]?.word ?? '';
    if (end - start === 1) return functionwords.has(first) || particles.has(first) ? 0.7 : 0;
    const opening = openers.has(first) ? 0.15 : particles.has(first) ? 0.04 : 0;
    return opening + (danglers.has(last) ? 0.2 : 0) + (this.#endsWithFiller(start, end) ? FILLER_LAST : 0);
  }

  /** A place or politeness of several words after a name. */
  #endsWithFiller(start: number, end: number): boolean {
    for (let at = start + 1; at < end - 1; at++) if (this.fillers[at]?.has(end)) return true;
    return false;
  }

  /** Names of people are made of words that mean nothing else; titles are made of words. */
  #shape(slot: SlotName, start: number, end: number): number {
    const famous = this.#fame(slot, start, end);
    if (famous !== undefined) return famous;
    if (slot !== 'artist' && slot !== 'track' && slot !== 'album' && slot !== 'playlist') return 0.03;
    const shares = this.#sharesOf(start, end);
    const of = (kind: NameKind) => shares.get(kind) ?? 0;
    if (slot === 'artist') return 2 * LEAN * (1 - of('artist'));
    if (slot === 'playlist') return LEAN * (1 - of('playlist'));
    return 2 * LEAN * of('artist');
  }

  /** Whether all the world knows the words from `start` to before `end` for the name of such a thing. */
  knownFor(kind: NameKind, start: number, end: number): boolean {
    return famousFor(this.#words.slice(start, end))?.has(kind) === true;
  }

  /** How much more likely than not a title without a type is an album's; less than nothing: a song's. */
  albumRather(start: number, end: number): number {
    const kinds = famousFor(this.#words.slice(start, end));
    if (kinds?.has('track')) return -SONG_RATHER;
    if (kinds?.has('album')) return SONG_RATHER;
    const shares = this.#sharesOf(start, end);
    const odds = ((shares.get('album') ?? 0) + 0.01) / ((shares.get('track') ?? 0) + 0.01);
    return TITLE_LEAN * Math.log(odds) - SONG_RATHER;
  }

  #sharesOf(start: number, end: number): ReadonlyMap<NameKind, number> {
    const cell = start * (this.#tokens.length + 1) + end;
    const known = this.#shares.get(cell) ?? this.#names.shares(start, end);
    this.#shares.set(cell, known);
    return known;
  }

  /** What a name that all the world knows costs in a slot: it is what it is known for. */
  #fame(slot: SlotName, start: number, end: number): number | undefined {
    if (!isKnown(slot)) return undefined;
    const famous = famousFor(this.#words.slice(start, end));
    if (slot === 'playlist') return famous?.has('playlist') ? FAMOUS : undefined;
    if (famous) return famous.has(slot) ? FAMOUS : INFAMOUS;
    if (end - start !== 1 || !this.#isCallSign(start)) return undefined;
    return slot === 'station' ? FAMOUS : INFAMOUS;
  }

  /** Whether a word is the name of such a station, and means nothing else. */
  #isCallSign(at: number): boolean {
    const { artists, titles, functionwords, keywords } = this.#grammar;
    const word = this.#words[at] ?? '';
    const known = [artists, titles, functionwords, keywords].some((set) => set.has(word));
    return CALL_SIGN.test(word) && !known;
  }

  #markForeign(): readonly boolean[] {
    const marks = this.#tokens.map(() => false);
    const { byFirst } = this.#grammar.foreign;
    for (let at = 0; at < this.#tokens.length; at++) {
      for (const sequence of byFirst.get(this.#tokens[at]?.word ?? '') ?? []) {
        if (sequence.every((word, index) => this.#tokens[at + index]?.word === word)) {
          for (let index = 0; index < sequence.length; index++) marks[at + index] = true;
        }
      }
    }
    // `Hotel California` has to do with hotels as little as `Wind of Change` with the weather.
    if (marks.includes(true)) {
      for (const { start, end } of famousSongs(this.#words)) marks.fill(false, start, end);
    }
    return marks;
  }

  #findFillers(fit: Fit): readonly ReadonlySet<number>[] {
    const { byWord, always } = this.#grammar.fillers;
    const candidates = new Set(always);
    for (const { word } of this.#tokens) for (const each of byWord.get(word) ?? []) candidates.add(each);
    return this.#tokens.map((_, at) => {
      const ends = new Set<number>();
      for (const filler of candidates) fit(filler, at, (end) => ends.add(end));
      ends.delete(at);
      return ends;
    });
  }

  #fillOutside(fillerEnds: readonly ReadonlySet<number>[]): Float64Array {
    const size = this.#tokens.length + 1;
    const costs = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
    for (let start = 0; start < size; start++) {
      costs[start * size + start] = 0;
      for (let at = start; at < size - 1; at++) {
        const here = costs[start * size + at] ?? 0;
        const reach = (end: number, cost: number) => {
          const cell = start * size + end;
          costs[cell] = Math.min(costs[cell] ?? 0, cost);
        };
        reach(at + 1, here + this.#wordCost(at));
        for (const end of fillerEnds[at] ?? []) reach(end, here + FILLER);
      }
    }
    return costs;
  }

  #wordCost(at: number): number {
    const { keywords, functionwords, particles } = this.#grammar;
    const word = this.#tokens[at]?.word ?? '';
    if (this.#foreignWords[at]) return FOREIGN_WORD;
    if (particles.has(word)) return PARTICLE;
    if (functionwords.has(word)) return FUNCTION_WORD;
    return keywords.has(word) ? KEYWORD : CONTENT_WORD;
  }
}

/** Whether the world knows names for a slot. */
function isKnown(slot: SlotName): slot is NameKind | 'station' {
  return (
    slot === 'artist' || slot === 'track' || slot === 'album' || slot === 'playlist' || slot === 'station'
  );
}
