import type { WordGraph } from '../grammar/word-graph.js';

/** What may be said: every sentence, and its words' pronunciations in the phones of the model. */
export interface Sayable {
  readonly graph: WordGraph;
  readonly pronunciations: ReadonlyMap<string, readonly string[]>;
}

/** A word or a pause of what was heard, in frames of 10 ms. */
export interface Piece {
  readonly word: string;
  /** No pause and no noise. */
  readonly spoken: boolean;
  readonly first: number;
  readonly last: number;
  /** How well it fits its frames; see {@link Hypothesis.score}. */
  readonly score: number;
}

/** What was heard of a phrase, and how well it fits. */
export interface Hypothesis {
  readonly words: readonly string[];
  /** A logarithm (natural, times a constant) that falls with the length. */
  readonly score: number;
  /** They need not reach the end: nothing may fit the rest. */
  readonly pieces: readonly Piece[];
}
