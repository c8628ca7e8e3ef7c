/** What the first look at a hypothesis says for and against it. */
export interface FirstEvidence {
  /** By how much it fits better than bare sounds do, a frame of 10 ms. */
  readonly overSounds: number;
  /** The same of the worse half of its words, each in its own frames: what was not said hides behind what was. */
  readonly worseHalf: number;
  /** How alike its sounds are to the bare sounds that were heard, 0 to 1. */
  readonly soundsAlike: number;
  /** How many words it has: the longer a request, the seldomer it is made, and the more unrelated speech it can take in. */
  readonly words: number;
}

/** All that speaks for and against a hypothesis. */
export interface Evidence extends FirstEvidence {
  /** How alike its words are to those of free speech, 0 to 1. */
  readonly freelyAlike: number;
  /** The share of voices other than an average one for which it is the best too, 0 to 1. */
  readonly sameForVoices: number;
}

/** How much each piece of evidence weighs; words by the logarithm of their number. */
export type Weights = Evidence & { readonly constant: number };

/** What is less certain than this is not taken for a request. */
export const LEAST_CERTAINTY = 0.5;

/** What fits better than bare sounds by more than this says no more: what sounds like nothing has taken speech for noise. */
const MOST_OVER = 4.5;
/** Words that fit worse than this were not said, however much worse they fit. */
const WORST_HALF = -60;

/**
 * A logistic regression on requests that were heard right, and on unrelated speech and noise, moved so that at most
 * one unrelated phrase in fifty is accepted (`bench/hearing/calibrate.ts` prints such weights). The weight of the words
 * is not fitted but set: recordings say little of how long people's requests are.
 */
const WEIGHTS: Weights = {
  overSounds: 0.23,
  worseHalf: 0.041,
  soundsAlike: 7,
  freelyAlike: 2.2,
  sameForVoices: 1.37,
  words: -1.5,
  constant: -0.3,
};

/** How likely it is that a hypothesis was said, 0 to 1. */
export function certainty(evidence: Evidence, weights = WEIGHTS): number {
  return probability(logit(evidence, weights));
}

function logit(evidence: Evidence, weights: Weights): number {
  return (
    weights.overSounds * Math.min(evidence.overSounds, MOST_OVER) +
    weights.worseHalf * Math.min(Math.max(evidence.worseHalf, WORST_HALF), MOST_OVER) +
    weights.soundsAlike * evidence.soundsAlike +
    weights.freelyAlike * evidence.freelyAlike +
    weights.sameForVoices * evidence.sameForVoices +
    weights.words * Math.log(evidence.words) +
    weights.constant
  );
}

function probability(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}

/** By how much, as a logarithm of odds, the first look must suffice: another voice may hear something else. */
const CLEARLY = 0.5;
const HOPELESSLY = -1;

/** What the first look at a hypothesis comes to: clear, whatever else there were; hopeless, whatever else; or open. */
export function firstVerdict(first: FirstEvidence): 'clear' | 'hopeless' | 'open' {
  if (logit({ ...first, freelyAlike: 0, sameForVoices: 0 }, WEIGHTS) > CLEARLY) return 'clear';
  if (logit({ ...first, freelyAlike: 1, sameForVoices: 1 }, WEIGHTS) < HOPELESSLY) return 'hopeless';
  return 'open';
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
