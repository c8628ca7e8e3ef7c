import type { Decoder } from './decoder.js';
import { NO_SAMPLES } from './samples.js';

/** Signed 16-bit little-endian samples; a sample may be split between two messages. */
export class PcmDecoder implements Decoder {
  readonly samplerate: number;
  #half: number | undefined;

  constructor(samplerate: number) {
    this.samplerate = samplerate;
  }

  decode(message: Uint8Array): Int16Array {
    const held = this.#half === undefined ? 0 : 1;
    const samples = new Int16Array((held + message.length) >> 1);
    const whole = samples.length * 2;
    const bytes = new Uint8Array(samples.buffer);
    if (whole > 0) {
      if (this.#half !== undefined) bytes[0] = this.#half;
      bytes.set(message.subarray(0, whole - held), held);
    }
    if (message.length > 0)
      this.#half = whole - held < message.length ? message[message.length - 1] : undefined;
    return samples;
  }

  /** Half a sample at the end is nothing. */
  flush(): Int16Array {
    return NO_SAMPLES;
  }

  free(): void {}
}
