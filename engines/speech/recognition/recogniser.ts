import type { WordGraph } from '../grammar/word-graph.js';

/** What may be said: every sentence, and its words' pronunciations in the phones of the model. */
export interface Sayable {
  readonly graph: WordGraph;
  readonly pronunciations: ReadonlyMap<string, readonly string[]>;
}

/** What was heard, and how well it fits: a logarithm (natural, times a constant) that falls with the length. */
export interface Hypothesis {
  readonly words: readonly string[];
  readonly score: number;
}

/** Hears phrases of one grammar, one at a time. The audio is 16 kHz mono, from -1 to 1. */
export interface Decoder {
  /** Takes the grammar to be heard from now on. Throws when a word has no pronunciation. */
  use(sayable: Sayable): void;
  /** Starts a phrase that comes in pieces. */
  begin(): void;
  hear(samples: Float32Array): void;
  /** What the pieces sound like so far. */
  soFar(): Hypothesis;
  /** Ends a phrase that came in pieces. */
  end(): void;
  /** Hears a phrase as a whole. */
  decode(samples: Float32Array): Hypothesis;
}
