import { Costs } from './costs.js';
import type { Grammar } from './grammar.js';
import type { Matcher, SlotName, WordTable } from './matcher.js';
import type { Token } from './tokens.js';

/** What a slot took. */
export interface Capture {
  readonly slot: SlotName;
  readonly start: number;
  readonly end: number;
  readonly value?: number;
  readonly before: Capture | undefined;
}

/** A template that fits a sentence; the lower its cost, the better. */
export interface Parse {
  readonly template: Grammar['templates']['always'][number];
  readonly capture: Capture | undefined;
  readonly cost: number;
}

/** Steps that a sentence may take; nobody's request comes near it. */
const MAX_STEPS = 60_000;
/** What costs more than this is no reading. */
const MAX_COST = 1.6;
const MAX_SLOT_WORDS = 14;
const NOWHERE: ReadonlySet<number> = new Set();
const PARTICLE = 0.03;
/** `Boston` is a band rather than its song or its album. */
const ARTIST_RATHER = 0.12;
/** A place or politeness in the middle. */
const FILLER_INSIDE = 0.02;
/** Templates of this cost say so little that words of other trades in a name speak against them. */
const DOUBTFUL = 0.12;
/** A second opinion knows more of other trades than their words. */
const DOUBTFUL_BESIDE_OPINION = 0.15;
const DOUBT = 0.6;

/** Slots that take any words. */
const FREE: ReadonlySet<SlotName> = new Set<SlotName>([
  'artist',
  'track',
  'album',
  'title',
  'playlist',
  'station',
  'lyric',
  'owner',
]);

type SlotMatcher = Extract<Matcher, { kind: 'slot' }>;
type Next = (at: number, cost: number, capture: Capture | undefined) => void;

/** Fits the templates of a language to a sentence. */
export class SentenceParser {
  readonly #grammar: Grammar;
  readonly #tokens: readonly Token[];
  readonly #costs: Costs;
  /** Where fillers end, by where they begin; none while they are looked for. */
  readonly #fillers: readonly ReadonlySet<number>[];
  /** The template that is being fitted says little. */
  #doubtful = false;
  #steps = 0;

  constructor(grammar: Grammar, tokens: readonly Token[]) {
    this.#grammar = grammar;
    this.#tokens = tokens;
    this.#fillers = [];
    this.#costs = new Costs(grammar, tokens, (matcher, at, next) =>
      this.#match(matcher, at, 0, undefined, next),
    );
    this.#fillers = this.#costs.fillers;
  }

  /** Every way in which the sentence fits a template. */
  parses(): readonly Parse[] {
    const found: Parse[] = [];
    for (const template of this.#candidates()) this.#fit(template, found);
    return found;
  }

  /** The sentence has words of other trades. */
  get foreign(): boolean {
    return this.#costs.foreign;
  }

  /** The sentence has words of other trades that no slot took. */
  foreignBeside(capture: Capture | undefined): boolean {
    let end = this.#tokens.length;
    for (let each = capture; each; each = each.before) {
      if (this.#costs.foreignIn(each.end, end)) return true;
      end = each.start;
    }
    return this.#costs.foreignIn(0, end);
  }

  #candidates(): ReadonlySet<Parse['template']> {
    const { byWord, always } = this.#grammar.templates;
    const candidates = new Set(always);
    for (const { word } of this.#tokens) for (const each of byWord.get(word) ?? []) candidates.add(each);
    return candidates;
  }

  #fit(template: Parse['template'], found: Parse[]): void {
    this.#doubtful = template.cost >= (this.#grammar.opinion ? DOUBTFUL_BESIDE_OPINION : DOUBTFUL);
    for (let start = 0; start < this.#tokens.length; start++) {
      const before = this.#costs.outside(0, start);
      if (before > MAX_COST) break;
      this.#match(template.matcher, start, template.cost, undefined, (end, inner, capture) => {
        if (end === start) return;
        // Few words that fit say little against those that do not.
        const outside = (before + this.#costs.outside(end, this.#tokens.length)) * (1 + 1 / (end - start));
        const cost = inner + outside + (this.#doubtful ? this.#doubt(capture) : 0);
        if (cost <= MAX_COST) found.push({ template, capture, cost });
      });
    }
  }

  #doubt(capture: Capture | undefined): number {
    for (let each = capture; each; each = each.before) {
      if (this.#costs.foreignIn(each.start, each.end)) return DOUBT;
    }
    return 0;
  }

  #match(matcher: Matcher, at: number, cost: number, capture: Capture | undefined, next: Next): void {
    if (this.#steps++ > MAX_STEPS || cost > MAX_COST) return;
    if (matcher.kind === 'words') this.#matchWords(matcher.table, at, cost, capture, next);
    else if (matcher.kind === 'slot') this.#matchSlot(matcher, at, cost, capture, next);
    else if (matcher.kind === 'sequence') this.#matchSequence(matcher.nodes, 0, at, cost, capture, next);
    else if (matcher.kind === 'choice') {
      for (const node of matcher.nodes) this.#match(node, at, cost, capture, next);
    } else {
      for (let end = at; end <= this.#tokens.length; end++) {
        next(end, cost + this.#costs.between(at, end, this.#doubtful), capture);
      }
    }
  }

  #matchSequence(
    nodes: readonly Matcher[],
    index: number,
    at: number,
    cost: number,
    capture: Capture | undefined,
    next: Next,
  ): void {
    const node = nodes[index];
    if (!node) next(at, cost, capture);
    else
      this.#match(node, at, cost, capture, (end, total, captured) =>
        this.#matchSequence(nodes, index + 1, end, total, captured, next),
      );
  }

  #matchWords(table: WordTable, at: number, cost: number, capture: Capture | undefined, next: Next): void {
    for (const end of this.ends(table, at)) next(end, cost, capture);
    this.#skip(at, cost, (after, total) => {
      for (const end of this.ends(table, after)) next(end, total, capture);
    });
    if (table.empty) next(at, cost, capture);
  }

  /** Passes over what may stand between the words of a template. */
  #skip(at: number, cost: number, next: (at: number, cost: number) => void): void {
    if (at === 0) return;
    for (const end of this.#fillers[at] ?? []) {
      next(end, cost + FILLER_INSIDE);
      for (const second of this.#fillers[end] ?? []) next(second, cost + 2 * FILLER_INSIDE);
    }
    for (let after = at; after < at + 2 && this.#isParticle(after); after++) {
      next(after + 1, cost + PARTICLE * (after + 1 - at));
    }
  }

  #isParticle(at: number): boolean {
    return this.#grammar.particles.has(this.#tokens[at]?.word ?? '');
  }

  /** Where the sequences of a table that begin at a word end. */
  ends(table: WordTable, at: number): ReadonlySet<number> {
    const sequences = table.byFirst.get(this.#tokens[at]?.word ?? '');
    if (!sequences) return NOWHERE;
    const ends = new Set<number>();
    for (const sequence of sequences) {
      const end = this.#end(sequence, at);
      if (end !== undefined) ends.add(end);
    }
    return ends;
  }

  #end(sequence: readonly string[], at: number): number | undefined {
    let position = at;
    for (const word of sequence) {
      if (this.#tokens[position]?.word !== word) {
        if (position === at || !this.#grammar.particles.has(this.#tokens[position]?.word ?? ''))
          return undefined;
        position++;
        if (this.#tokens[position]?.word !== word) return undefined;
      }
      position++;
    }
    return position;
  }

  #matchSlot(matcher: SlotMatcher, at: number, cost: number, before: Capture | undefined, next: Next): void {
    this.#takeSlot(matcher, at, cost, before, next);
    if (!FREE.has(matcher.slot)) {
      this.#skip(at, cost, (after, total) => this.#takeSlot(matcher, after, total, before, next));
    }
  }

  #takeSlot(
    { slot, genitive }: SlotMatcher,
    at: number,
    cost: number,
    before: Capture | undefined,
    next: Next,
  ): void {
    if (at >= this.#tokens.length || taken(slot, before)) return;
    const { genres, moods } = this.#grammar;
    const take = (end: number, more: number, value?: number) =>
      next(end, cost + more, { slot, start: at, end, before, ...(value === undefined ? {} : { value }) });
    if (slot === 'genre' || slot === 'mood') {
      for (const end of this.ends(slot === 'genre' ? genres : moods, at)) take(end, 0);
    } else if (slot === 'year') {
      this.#matchYear(at, take);
    } else if (slot === 'volume') this.#matchVolume(at, take);
    else if (slot === 'owner') {
      if (this.#tokens[at]?.owner === true) take(at + 1, 0);
    } else if (slot === 'frequency') this.#matchFrequency(at, take);
    else if (slot === 'title') this.#takeTitle(at, cost, before, next);
    else if (slot === 'presetnumber') this.#matchNumber(at, 1, 100, take);
    else {
      const limit = Math.min(this.#tokens.length, at + MAX_SLOT_WORDS);
      for (let end = at + 1; end <= limit; end++) {
        if (!genitive || this.#tokens[end - 1]?.owner) take(end, this.#costs.inside(slot, at, end));
      }
    }
  }

  /** Whether a title without a type is a song's or an album's, its words have to tell; playlists go by known names. */
  #takeTitle(at: number, cost: number, before: Capture | undefined, next: Next): void {
    const limit = Math.min(this.#tokens.length, at + MAX_SLOT_WORDS);
    for (let end = at + 1; end <= limit; end++) {
      const album = this.#costs.albumRather(at, end);
      const take = (slot: SlotName, doubt: number) =>
        next(end, cost + this.#costs.inside(slot, at, end) + doubt, {
          slot,
          start: at,
          end,
          before,
        });
      const artist = this.#costs.knownFor('artist', at, end) ? ARTIST_RATHER : 0;
      take('track', artist + Math.max(0, album));
      take('album', artist + Math.max(0, -album));
      if (this.#costs.knownFor('playlist', at, end)) take('playlist', artist);
    }
  }

  #matchNumber(
    at: number,
    from: number,
    to: number,
    take: (end: number, more: number, value: number) => void,
  ): void {
    const number = this.#grammar.numbers.read(this.#tokens, at);
    if (number && number.value >= from && number.value <= to) take(number.end, 0, number.value);
  }

  /** Megahertz, kilohertz, or megahertz without the point, as people read them out. */
  #matchFrequency(at: number, take: (end: number, more: number) => void): void {
    const number = this.#grammar.numbers.readDecimal(this.#tokens, at);
    if (!number) return;
    const { value, end } = number;
    if ((value >= 87 && value <= 108) || (value >= 530 && value <= 1710)) take(end, 0);
  }

  #matchYear(at: number, take: (end: number, more: number, value?: number) => void): void {
    for (const end of this.ends(this.#grammar.decades, at)) take(end, 0);
    this.#matchNumber(at, 1900, 2099, take);
  }

  #matchVolume(at: number, take: (end: number, more: number, value: number) => void): void {
    // As loud as it gets is what people mean who say more.
    this.#matchNumber(at, 0, 1000, (end, more, value) => take(end, more, Math.min(100, value)));
    for (const end of this.ends(this.#grammar.levels, at)) {
      const level = this.#tokens
        .slice(at, end)
        .map((token) => token.word)
        .join(' ');
      const value = this.#grammar.levelValues.get(level);
      if (value !== undefined) take(end, 0, value);
    }
  }
}

/** A request names one thing of a kind, except moods and kinds of music. */
function taken(slot: SlotName, capture: Capture | undefined): boolean {
  if (!FREE.has(slot)) return false;
  for (let each = capture; each; each = each.before) if (each.slot === slot) return true;
  return false;
}
