/** Samples in a frame: 20 ms at 16 kHz. */
const FRAME = 320;
/** Frames so many decibels below the loudest are not speech. */
const RANGE_DB = 18;
/** Quiet frames that make a pause: 200 ms. */
const PAUSE = 10;

/** Notices when somebody who speaks pauses, by level alone: a look at the words is worth its cost only then. */
export class PauseWatch {
  #rest = new Float32Array(0);
  #loudest = Number.NEGATIVE_INFINITY;
  #before = Number.NEGATIVE_INFINITY;
  #quiet = 0;
  #spoken = false;

  /** Takes samples (16 kHz); whether a pause began in them that is still going on. */
  hear(samples: Float32Array): boolean {
    const all = new Float32Array(this.#rest.length + samples.length);
    all.set(this.#rest);
    all.set(samples, this.#rest.length);
    const whole = all.length - (all.length % FRAME);
    for (let at = 0; at < whole; at += FRAME) this.#frame(level(all.subarray(at, at + FRAME)));
    this.#rest = all.slice(whole);
    if (!this.#spoken || this.#quiet < PAUSE) return false;
    this.#spoken = false;
    return true;
  }

  /** Two loud frames in a row are speech; one may be a click. */
  #frame(now: number): void {
    this.#loudest = Math.max(this.#loudest, Math.min(now, this.#before));
    const loud = Math.min(now, this.#before) > this.#loudest - RANGE_DB;
    this.#before = now;
    this.#quiet = loud ? 0 : this.#quiet + 1;
    if (loud) this.#spoken = true;
  }
}

/** Decibels of full scale. */
function level(frame: Float32Array): number {
  let power = 0;
  for (const sample of frame) power += sample * sample;
  return 10 * Math.log10(power / frame.length + 1e-10);
}
