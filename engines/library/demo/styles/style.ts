import type { Scale } from '../music/harmony.js';
import type { Progression } from '../music/melody.js';
import type { Piece } from '../music/piece.js';
import type { Random } from '../random.js';

/** Composes a piece of about this many seconds. */
export type Style = (random: Random, seconds: number) => Piece;

/** How many bars fill the time, in whole phrases of four. */
export function barsFor(seconds: number, tempo: number, meter: number): number {
  return Math.max(8, 4 * Math.ceil(((seconds - 2) * tempo) / (60 * meter * 4)));
}

/** A scale and the progressions that sound well in it. */
export interface Mode {
  readonly scale: Scale;
  readonly loops: readonly Progression[];
}

/** Chords for so many bars: two progressions of the mode by turns, two rounds of each, and home at the end. */
export function chordsFor(bars: number, mode: Mode, random: Random): number[] {
  const loops = [random.pick(mode.loops), random.pick(mode.loops)];
  const chords: number[] = [];
  for (let turn = 0; chords.length < bars; turn++) {
    chords.push(...(loops[Math.floor(turn / 2) % loops.length] ?? [0]));
  }
  chords.length = bars;
  chords[bars - 1] = 0;
  return chords;
}
