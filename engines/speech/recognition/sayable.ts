import type { WordGraph } from '../grammar/word-graph.js';

/** What may be said: every sentence, and its words' pronunciations in the phones of the model. */
export interface Sayable {
  readonly graph: WordGraph;
  readonly pronunciations: ReadonlyMap<string, readonly string[]>;
}

/** What was heard of a phrase, and how well it fits. */
export interface Hypothesis {
  readonly words: readonly string[];
  /** A logarithm (natural, times a constant) that falls with the length. */
  readonly score: number;
  /** The frame of 10 ms that the last word reaches: less than all of them when nothing fitted the rest. */
  readonly end: number;
  /** How many frames are words, and not pauses or noises. */
  readonly spoken: number;
}
