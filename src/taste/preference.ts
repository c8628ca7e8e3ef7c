import type { Entry } from './taste-store.js';

/** How much liking, hearing often, and having heard lately say. */
const LIKED = 0.4;
const HEARD = 0.4;
const LATELY = 0.2;
/** Hearings, less what time has taken, that are half of often. */
const OFTEN = 3;
/** What was heard so long ago was heard half as lately. */
const LATELY_HALF_LIFE = 7 * 24 * 3600 * 1000;

/** How much somebody prefers an item: −1 disliked, 0 unknown, up to 1: liked, heard often, and lately. */
export function preferenceOf({ opinion, score, played }: Judged, now: number): number {
  if (opinion < 0) return -1;
  const often = score > 0 ? score / (score + OFTEN) : Math.max(-1, score / OFTEN);
  const lately = played === undefined ? 0 : 2 ** (-Math.max(0, now - played) / LATELY_HALF_LIFE);
  return (opinion > 0 ? LIKED : 0) + HEARD * often + LATELY * lately;
}

type Judged = Pick<Entry, 'opinion' | 'score' | 'played'>;
