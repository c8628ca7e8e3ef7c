import type { SpokenLanguage } from '../lexicon/spoken-language.js';
import { spokenForms } from '../lexicon/spoken-name.js';
import { type Phrase, parsePhrase } from './notation.js';
import { type State, type WordGraph, WordGraphBuilder } from './word-graph.js';

/** What may be said: phrases in the notation of `speech.proto`, and the names that fill their slots. */
export interface Vocabulary {
  readonly phrases: readonly string[];
  readonly names: readonly SpeakableName[];
}

/** A name that fills a slot; 0 weighs as 1. */
export interface SpeakableName {
  readonly slot: string;
  readonly text: string;
  readonly weight: number;
}

/** The slot that holds a spoken number from 0 to 100 rather than a name. */
const NUMBER_SLOT = 'number';
/** The share of speakers who say what is optional: with half of them, short requests would hardly ever be expected. */
const OPTIONAL_SHARE = 0.15;

interface Filling {
  readonly words: readonly string[];
  readonly share: number;
}

/** In which language a grammar is, and which of its words can be pronounced. */
export interface GrammarOptions {
  readonly language: SpokenLanguage;
  canSay(word: string): boolean;
}

/**
 * Every sentence of a vocabulary. Parts of phrases with a slot that no name fills, and names and parts with a
 * word that cannot be said, are left out. Throws a NotationError.
 */
export function buildGrammar(vocabulary: Vocabulary, { language, canSay }: GrammarOptions): WordGraph {
  const builder = new WordGraphBuilder();
  const fillings = slotFillings(vocabulary.names, language, canSay);
  const possible = (part: Word | Slot) =>
    part.kind === 'word' ? canSay(part.word) : fillings.has(part.slot);
  const phrases = vocabulary.phrases
    .map((notation) => prune(parsePhrase(notation), possible))
    .filter((phrase) => phrase !== undefined);
  const compiler = new Compiler(builder, fillings);
  const options = phrases.map((phrase) => ({ state: compiler.state(phrase, builder.end), share: 1 }));
  return builder.graph(builder.either(options));
}

function slotFillings(
  names: readonly SpeakableName[],
  language: SpokenLanguage,
  canSay: (word: string) => boolean,
): ReadonlyMap<string, readonly Filling[]> {
  const numbers = language.numbers.map(({ value, words }) => ({
    slot: NUMBER_SLOT,
    words,
    share: numberShare(value),
  }));
  const spoken = names.flatMap(({ slot, text, weight }) =>
    spokenForms(text, language).map(({ words, share }) => ({ slot, words, share: share * (weight || 1) })),
  );
  return Map.groupBy(
    [...numbers, ...spoken].filter(({ words }) => words.every(canSay)),
    ({ slot }) => slot,
  );
}

/** People count on their fingers, and set round volumes: thirty is likelier than thirty eight. */
function numberShare(value: number): number {
  if (value <= 10) return 3;
  if (value % 10 === 0) return 4;
  return value % 5 === 0 ? 2 : 1;
}

type Word = Extract<Phrase, { readonly kind: 'word' }>;
type Slot = Extract<Phrase, { readonly kind: 'slot' }>;

/** The phrase without choices and optional parts that are not possible; undefined: nothing is left. */
function prune(phrase: Phrase, possible: (part: Word | Slot) => boolean): Phrase | undefined {
  switch (phrase.kind) {
    case 'word':
    case 'slot':
      return possible(phrase) ? phrase : undefined;
    case 'optional': {
      const part = prune(phrase.part, possible);
      return part ? { kind: 'optional', part } : { kind: 'sequence', parts: [] };
    }
    case 'choice': {
      const options = phrase.options
        .map((each) => prune(each, possible))
        .filter((each) => each !== undefined);
      return options.length > 0 ? { kind: 'choice', options } : undefined;
    }
    case 'sequence': {
      const parts = phrase.parts.map((each) => prune(each, possible)).filter((each) => each !== undefined);
      return parts.length === phrase.parts.length ? { kind: 'sequence', parts } : undefined;
    }
  }
}

class Compiler {
  readonly #builder: WordGraphBuilder;
  readonly #fillings: ReadonlyMap<string, readonly Filling[]>;

  constructor(builder: WordGraphBuilder, fillings: ReadonlyMap<string, readonly Filling[]>) {
    this.#builder = builder;
    this.#fillings = fillings;
  }

  /** The state in which a phrase begins that is followed by another state. */
  state(phrase: Phrase, following: State): State {
    switch (phrase.kind) {
      case 'word':
        return this.#builder.before(phrase.word, following);
      case 'slot':
        return this.#slot(phrase.slot, following);
      case 'sequence':
        return phrase.parts.reduceRight((next, part) => this.state(part, next), following);
      case 'choice':
        return this.#builder.either(
          phrase.options.map((option, rank) => ({
            state: this.state(option, following),
            share: 1 / Math.sqrt(rank + 1),
          })),
        );
      case 'optional':
        return this.#builder.either([
          { state: this.state(phrase.part, following), share: OPTIONAL_SHARE },
          { state: following, share: 1 - OPTIONAL_SHARE },
        ]);
    }
  }

  #slot(slot: string, following: State): State {
    const fillings = this.#fillings.get(slot) ?? [];
    return this.#builder.either(
      fillings.map(({ words, share }) => ({
        state: words.reduceRight((next, word) => this.#builder.before(word, next), following),
        share,
      })),
    );
  }
}
