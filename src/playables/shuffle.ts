import { permute, positionOf } from './permutation.js';

/**
 * How a list is shuffled. A list of up to `whole` items is one window, spread as a whole. A longer
 * one is cut into runs of `run` neighbours; each window is dealt `runs` of them from all over the
 * list and spread by itself. So a page costs the same however long the list is, and nothing but
 * the seed is stored.
 */
export interface Deal {
  readonly whole: number;
  readonly run: number;
  readonly runs: number;
}

/** Neighbours in the list: `count` items from `start`. */
export interface Run {
  readonly start: number;
  readonly count: number;
}

/** A piece of the shuffled order: `count` items from `start`, made of the `runs` of the list. */
export interface Window extends Run {
  readonly number: number;
  readonly runs: readonly Run[];
}

/** A list's length and the seed of its order. */
export interface Shuffle {
  readonly total: number;
  readonly seed: number;
}

/** The window that holds a position of the shuffled order. */
export function windowAt(position: number, shuffle: Shuffle, deal: Deal): Window {
  if (shuffle.total <= deal.whole) return wholeList(shuffle.total);
  const guess = Math.floor(position / (deal.run * deal.runs));
  const window = dealt(guess, shuffle, deal);
  return position < window.start + window.count ? window : dealt(guess + 1, shuffle, deal);
}

/** The window that holds an item of the list. */
export function windowOf(index: number, shuffle: Shuffle, deal: Deal): Window {
  if (shuffle.total <= deal.whole) return wholeList(shuffle.total);
  const slot = positionOf(Math.floor(index / deal.run), runCount(shuffle, deal), shuffle.seed);
  return dealt(Math.floor(slot / deal.runs), shuffle, deal);
}

function wholeList(total: number): Window {
  return { number: 0, start: 0, count: total, runs: [{ start: 0, count: total }] };
}

function runCount({ total }: Shuffle, { run }: Deal): number {
  return Math.ceil(total / run);
}

/** The list's last run may be short: every window after the one that holds it begins that much earlier. */
function dealt(number: number, shuffle: Shuffle, deal: Deal): Window {
  const count = runCount(shuffle, deal);
  const missing = count * deal.run - shuffle.total;
  const shortWindow = Math.floor(positionOf(count - 1, count, shuffle.seed) / deal.runs);
  const runs: Run[] = [];
  for (let slot = number * deal.runs; slot < Math.min((number + 1) * deal.runs, count); slot += 1) {
    const start = permute(slot, count, shuffle.seed) * deal.run;
    runs.push({ start, count: Math.min(deal.run, shuffle.total - start) });
  }
  return {
    number,
    start: number * deal.runs * deal.run - (number > shortWindow ? missing : 0),
    count: runs.reduce((sum, run) => sum + run.count, 0),
    runs,
  };
}
