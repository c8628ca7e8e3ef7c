import { withNoiseFloor } from './noise-floor.js';
import type { Decoder } from './recogniser.js';
import { trimToSpeech } from './trim.js';

/** Words, and 0 (a guess) to 1 (certain). */
export interface Heard {
  readonly text: string;
  readonly confidence: number;
}

/** What became of a phrase. */
export interface Outcome {
  /** The best first. */
  readonly alternatives: readonly Heard[];
  readonly rejected: boolean;
}

/** Samples between two looks at what was heard so far: 200 ms. */
const PARTIAL_EVERY = 3_200;

/** One phrase: heard in pieces while it is spoken, and once more as a whole when it has ended. */
export class PhraseHearing {
  readonly #decoder: Decoder;
  readonly #pieces: Float32Array[] = [];
  readonly #streams: boolean;
  #length = 0;
  #lookedAt = 0;
  #shown = '';

  constructor(decoder: Decoder, { partials }: { readonly partials: boolean }) {
    this.#decoder = decoder;
    this.#streams = partials;
    if (partials) decoder.begin();
  }

  /** Takes signed 16-bit little-endian samples at 16 kHz; gives the words so far where they have changed. */
  hear(pcm: Uint8Array): Heard | undefined {
    const samples = samplesOf(pcm);
    this.#pieces.push(samples);
    this.#length += samples.length;
    if (!this.#streams) return undefined;
    this.#decoder.hear(samples);
    if (this.#length - this.#lookedAt < PARTIAL_EVERY) return undefined;
    this.#lookedAt = this.#length;
    const text = this.#decoder.soFar().words.join(' ');
    if (text === this.#shown) return undefined;
    this.#shown = text;
    return { text, confidence: 0 };
  }

  /** Decides what was said. */
  finish(): Outcome {
    this.cancel();
    const heard = this.#decoder.decode(withNoiseFloor(trimToSpeech(joined(this.#pieces, this.#length))));
    if (heard.words.length === 0) return { alternatives: [], rejected: false };
    return { alternatives: [{ text: heard.words.join(' '), confidence: 1 }], rejected: false };
  }

  /** Frees the decoder. */
  cancel(): void {
    if (this.#streams) this.#decoder.end();
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
