/** Speech is judged in frames of 20 ms at 16 kHz. */
export const FRAME_SAMPLES = 320;
/** Milliseconds in a frame. */
export const FRAME_MS = 20;

/** Cuts samples into frames, whatever pieces they come in. A frame is lent until the next one is asked for. */
export class Framer {
  readonly #rest = new Int16Array(FRAME_SAMPLES);
  #held = 0;

  *frames(samples: Int16Array): Iterable<Int16Array> {
    let at = 0;
    while (this.#held + samples.length - at >= FRAME_SAMPLES) {
      const taken = FRAME_SAMPLES - this.#held;
      if (this.#held === 0) yield samples.subarray(at, at + FRAME_SAMPLES);
      else {
        this.#rest.set(samples.subarray(at, at + taken), this.#held);
        yield this.#rest;
      }
      this.#held = 0;
      at += taken;
    }
    this.#rest.set(samples.subarray(at), this.#held);
    this.#held += samples.length - at;
  }

  /** The last frame, made whole with silence; undefined if nothing is left. */
  rest(): Int16Array | undefined {
    return this.#held === 0 ? undefined : this.#rest.fill(0, this.#held);
  }
}
