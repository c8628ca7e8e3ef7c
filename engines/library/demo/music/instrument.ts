import type { Random } from '../random.js';

/** A note as an instrument sounds it. */
export interface Sound {
  /** The first sample. */
  readonly start: number;
  /** Samples for which it is held; instruments may ring on. */
  readonly length: number;
  /** Hertz. */
  readonly frequency: number;
  /** Loudness, 0 to 1. */
  readonly velocity: number;
  /** Samples a second. */
  readonly rate: number;
  readonly random: Random;
}

/** Adds the sound of a note to a track. */
export type Instrument = (sound: Sound, track: Float32Array) => void;
