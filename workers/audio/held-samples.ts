import { FRAME_SAMPLES } from './frame.js';

/** Frames that are held back, the oldest first, in one piece of memory that is used again and again. */
export class HeldSamples {
  #samples = new Int16Array(32 * FRAME_SAMPLES);
  #length = 0;

  /** How many frames there are. */
  get frames(): number {
    return this.#length / FRAME_SAMPLES;
  }

  /** Copies a frame to the end. */
  push(frame: Int16Array): void {
    if (this.#length + frame.length > this.#samples.length) {
      const larger = new Int16Array(2 * this.#samples.length);
      larger.set(this.#samples);
      this.#samples = larger;
    }
    this.#samples.set(frame, this.#length);
    this.#length += frame.length;
  }

  /** Drops all but the last so many frames. */
  keep(frames: number): void {
    const surplus = this.#length - frames * FRAME_SAMPLES;
    if (surplus <= 0) return;
    this.#samples.copyWithin(0, surplus, this.#length);
    this.#length -= surplus;
  }

  /** All samples; none is held any more. */
  take(): Int16Array {
    const taken = this.#samples.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }
}
