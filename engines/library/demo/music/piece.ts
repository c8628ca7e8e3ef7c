import type { Instrument } from './instrument.js';

/** A note of a score. */
export interface Note {
  /** When it begins, in beats. */
  readonly beat: number;
  /** How long it is held, in beats. */
  readonly length: number;
  /** MIDI pitch; 69 is 440 Hz. Drums ignore it. */
  readonly pitch: number;
  /** Loudness, 0 to 1. */
  readonly velocity: number;
}

/** What one player plays, and how it is heard. */
export interface Part {
  readonly instrument: Instrument;
  readonly notes: readonly Note[];
  /** Loudness in the mix, 0 to 1. */
  readonly gain: number;
  /** Left -1 to right 1. */
  readonly pan: number;
  /** How much of it the room answers, 0 to 1. */
  readonly room: number;
  /** Overdrive: how hard the part is pressed into a soft limit; absent: not at all. */
  readonly drive?: number;
  /** Whether the part ducks at every beat, as dance music does. */
  readonly pumps?: boolean;
}

/** A composition. */
export interface Piece {
  /** Beats a minute. */
  readonly tempo: number;
  /** Length in beats, without the ring of the last notes. */
  readonly beats: number;
  /** Where the second half of a beat falls: 0.5 even, 0.66 swung. */
  readonly swing: number;
  readonly parts: readonly Part[];
}

/** The second at which a beat of the piece falls. */
export function secondOf(piece: Pick<Piece, 'tempo' | 'swing'>, beat: number): number {
  const whole = Math.floor(beat);
  const within = beat - whole;
  const swung =
    within < 0.5 ? within * 2 * piece.swing : piece.swing + (within - 0.5) * 2 * (1 - piece.swing);
  return ((whole + swung) * 60) / piece.tempo;
}
