/** What speaks for and against a hypothesis. */
export interface Evidence {
  /** By how much it fits better than bare sounds do, a frame of 10 ms. */
  readonly overSounds: number;
  /** How alike its sounds are to the bare sounds that were heard, 0 to 1. */
  readonly soundsAlike: number;
  /** How alike its words are to those of free speech, 0 to 1. */
  readonly freelyAlike: number;
  /** The share of voices other than an average one for which it is the best too, 0 to 1. */
  readonly sameForVoices: number;
}

/** How much each piece of evidence weighs. */
export type Weights = Evidence & { readonly constant: number };

/**
 * Whether no more evidence is needed: a hypothesis fits far better than bare sounds, and is the more like them the
 * better it fits. One that fits well and sounds like nothing has taken speech for noise.
 */
export function isClear({ overSounds, soundsAlike }: Pick<Evidence, 'overSounds' | 'soundsAlike'>): boolean {
  return overSounds > CLEARLY_OVER && soundsAlike > overSounds * LEAST_LIKENESS;
}

const CLEARLY_OVER = 7;
const LEAST_LIKENESS = 0.02;
/** What fits even better says no more: see {@link isClear}. */
const MOST_OVER = 7;

/**
 * A logistic regression on requests that were heard right and on unrelated speech, moved so that at most one
 * unrelated phrase in fifty is accepted (`bench/hearing/calibrate.ts` prints it).
 */
const WEIGHTS: Weights = {
  overSounds: 0.22,
  soundsAlike: 7.57,
  freelyAlike: 3.95,
  sameForVoices: 2.26,
  constant: -6.15,
};

/** How likely it is that a hypothesis was said, 0 to 1. */
export function certainty(evidence: Evidence, weights = WEIGHTS): number {
  const sum =
    weights.overSounds * Math.min(evidence.overSounds, MOST_OVER) +
    weights.soundsAlike * evidence.soundsAlike +
    weights.freelyAlike * evidence.freelyAlike +
    weights.sameForVoices * evidence.sameForVoices +
    weights.constant;
  return 1 / (1 + Math.exp(-sum));
}

/** How alike two sentences are, 0 to 1: one minus the share of words to insert, delete or replace. */
export function likeness(one: readonly string[], other: readonly string[]): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [place, word] of one.entries()) {
    const next = [place + 1];
    for (const [index, otherWord] of other.entries()) {
      const replaced = (row[index] ?? 0) + (word === otherWord ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - (row.at(-1) ?? 0) / longest;
}
