import type { Ears, Heard, Outcome } from './ears.js';
import { PauseWatch } from './pause-watch.js';
import { trimToSpeech } from './trim.js';

/** Samples by which the end of speech may seem to move when silence follows: 40 ms. */
const SAME = 640;

/** At so many pauses it is looked at the words: who pauses more often makes no request, and looks take time. */
const MOST_LOOKS = 4;

/**
 * One phrase. It is decoded as a whole whenever the person pauses: decoding it piece by piece, without
 * knowing the voice and the room yet, gives words that nobody said.
 */
export class PhraseHearing {
  readonly #ears: Pick<Ears, 'decide'>;
  readonly #watch: PauseWatch | undefined;
  readonly #pieces: Float32Array[] = [];
  #length = 0;
  #looks = 0;
  #atPause: { readonly outcome: Outcome; readonly speech: number } | undefined;

  constructor(ears: Pick<Ears, 'decide'>, { partials }: { readonly partials: boolean }) {
    this.#ears = ears;
    this.#watch = partials ? new PauseWatch() : undefined;
  }

  /** Takes signed 16-bit little-endian samples at 16 kHz; gives the words so far where a pause begins. */
  hear(pcm: Uint8Array): Heard | undefined {
    const samples = samplesOf(pcm);
    this.#pieces.push(samples);
    this.#length += samples.length;
    if (!this.#watch?.hear(samples) || this.#looks >= MOST_LOOKS) return undefined;
    this.#looks += 1;
    const whole = this.#whole();
    const outcome = this.#ears.decide(whole);
    this.#atPause = { outcome, speech: trimToSpeech(whole).length };
    const [best] = outcome.alternatives;
    return best && { text: best.text, confidence: outcome.rejected ? 0 : best.confidence };
  }

  /** Decides what was said: what was heard at the last pause, when nothing was said since. */
  finish(): Outcome {
    const whole = this.#whole();
    const atPause = this.#atPause;
    if (atPause && Math.abs(trimToSpeech(whole).length - atPause.speech) <= SAME) return atPause.outcome;
    return this.#ears.decide(whole);
  }

  #whole(): Float32Array {
    return joined(this.#pieces, this.#length);
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
