import loadSpeex from '@echogarden/speex-resampler-wasm/simd';
import { concat, NO_SAMPLES } from './samples.js';

const speex = await loadSpeex();

/** Samples that are resampled at once; the module's buffers are shared by all resamplers of the thread. */
const SLICE = 4096;
/** Out of a slice come at most twice as many samples (8 kHz) and what the filter held back. */
const ROOM = 3 * SLICE;
const input = speex._malloc(SLICE * 2);
const output = speex._malloc(ROOM * 2);
const counts = speex._malloc(8);

/** Of 0 to 10: beyond this one, nobody hears a difference in speech (-136 dB alias). */
const QUALITY = 5;

/** Turns samples of any rate into another, 16 kHz unless it is told otherwise; keeps its filter's state between pieces. */
export class Resampler {
  readonly #state: number;

  constructor(samplerate: number, wanted = 16_000) {
    this.#state =
      samplerate === wanted ? 0 : speex._speex_resampler_init(1, samplerate, wanted, QUALITY, counts);
    if (samplerate !== wanted && this.#state === 0) throw new Error(`cannot resample from ${samplerate} Hz`);
    if (this.#state !== 0) speex._speex_resampler_skip_zeros(this.#state);
  }

  resample(samples: Int16Array): Int16Array {
    if (this.#state === 0) return samples;
    if (samples.length === 0) return NO_SAMPLES;
    const pieces: Int16Array[] = [];
    for (let at = 0; at < samples.length; at += SLICE) {
      pieces.push(this.#slice(samples.subarray(at, at + SLICE)));
    }
    return concat(pieces);
  }

  /** What the filter still holds. */
  flush(): Int16Array {
    if (this.#state === 0) return NO_SAMPLES;
    return this.resample(new Int16Array(speex._speex_resampler_get_input_latency(this.#state)));
  }

  free(): void {
    if (this.#state !== 0) speex._speex_resampler_destroy(this.#state);
  }

  #slice(samples: Int16Array): Int16Array {
    speex.HEAP16.set(samples, input >> 1);
    speex.HEAPU32[counts >> 2] = samples.length;
    speex.HEAPU32[(counts >> 2) + 1] = ROOM;
    speex._speex_resampler_process_int(this.#state, 0, input, counts, output, counts + 4);
    const made = speex.HEAPU32[(counts >> 2) + 1] ?? 0;
    return speex.HEAP16.slice(output >> 1, (output >> 1) + made);
  }
}
