import type { Ears, Heard, Outcome } from './ears.js';

/** Samples between two looks at what was heard so far: 200 ms. */
const PARTIAL_EVERY = 3_200;

/** One phrase: heard in pieces while it is spoken, and once more as a whole when it has ended. */
export class PhraseHearing {
  readonly #ears: Ears;
  readonly #pieces: Float32Array[] = [];
  readonly #streams: boolean;
  #length = 0;
  #lookedAt = 0;
  #shown = '';

  constructor(ears: Ears, { partials }: { readonly partials: boolean }) {
    this.#ears = ears;
    this.#streams = partials;
    if (partials) ears.average.begin();
  }

  /** Takes signed 16-bit little-endian samples at 16 kHz; gives the words so far where they have changed. */
  hear(pcm: Uint8Array): Heard | undefined {
    const samples = samplesOf(pcm);
    this.#pieces.push(samples);
    this.#length += samples.length;
    if (!this.#streams) return undefined;
    this.#ears.average.hear(samples);
    if (this.#length - this.#lookedAt < PARTIAL_EVERY) return undefined;
    this.#lookedAt = this.#length;
    const text = this.#ears.average.soFar().words.join(' ');
    if (text === this.#shown) return undefined;
    this.#shown = text;
    return { text, confidence: 0 };
  }

  /** Decides what was said. */
  finish(): Outcome {
    this.cancel();
    return this.#ears.decide(joined(this.#pieces, this.#length));
  }

  /** Frees the decoder. */
  cancel(): void {
    if (this.#streams) this.#ears.average.end();
  }
}

function samplesOf(pcm: Uint8Array): Float32Array {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  return Float32Array.from(
    { length: pcm.byteLength >> 1 },
    (_, index) => view.getInt16(index * 2, true) / 32_768,
  );
}

function joined(pieces: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
