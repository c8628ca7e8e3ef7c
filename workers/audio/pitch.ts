import { FRAME_SAMPLES } from './frame.js';

/** The pitch is looked for at a quarter of the rate: 4 kHz. */
const DECIMATION = 4;
/** Samples at 4 kHz: two frames, 40 ms, in which even a deep voice swings twice. */
const WINDOW = (2 * FRAME_SAMPLES) / DECIMATION;
/** Samples at 4 kHz between two swings of a voice: 400 to 70 Hz. */
const SHORTEST = 10;
const LONGEST = 57;

/** Measures how much one stream swings like vocal cords: vowels do, clatter and hiss do not. */
export class Pitch {
  readonly #window = new Float64Array(WINDOW);
  /** The energy of the first so many samples of the window. */
  readonly #energy = new Float64Array(WINDOW + 1);

  /** Takes a frame. */
  push(frame: Int16Array): void {
    const half = WINDOW / 2;
    this.#window.copyWithin(0, half);
    for (let at = 0; at < half; at++) {
      const from = at * DECIMATION;
      this.#window[half + at] =
        (frame[from] ?? 0) + (frame[from + 1] ?? 0) + (frame[from + 2] ?? 0) + (frame[from + 3] ?? 0);
    }
  }

  /** The largest normalised autocorrelation of the last two frames, 0 (none) to 1 (a pure tone). */
  strength(): number {
    this.#sumUp();
    let best = 0;
    for (let lag = SHORTEST; lag <= LONGEST; lag++) best = Math.max(best, this.#correlation(lag));
    return best;
  }

  #sumUp(): void {
    let sum = 0;
    for (let at = 0; at < WINDOW; at++) {
      const sample = this.#window[at] ?? 0;
      sum += sample * sample;
      this.#energy[at + 1] = sum;
    }
  }

  #correlation(lag: number): number {
    const window = this.#window;
    let sum = 0;
    for (let at = lag; at < WINDOW; at++) sum += (window[at] as number) * (window[at - lag] as number);
    const late = (this.#energy[WINDOW] ?? 0) - (this.#energy[lag] ?? 0);
    const early = this.#energy[WINDOW - lag] ?? 0;
    return sum / Math.sqrt(late * early + 1);
  }
}
