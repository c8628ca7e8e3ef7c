import { type FLACDecodedAudio, FLACDecoder } from '@wasm-audio-decoders/flac';
import type { Decoder } from './decoder.js';
import { MalformedAudio } from './malformed-audio.js';
import { concat, NO_SAMPLES, toInt16 } from './samples.js';

/**
 * A FLAC stream in pieces (RFC 9639). A few bytes can stand for seconds of silence, so it
 * is decoded a little at a time and no further than a phrase may last.
 */
export class FlacStreamDecoder implements Decoder {
  readonly samplerate: number;
  readonly #decoder: FLACDecoder;
  #room: number;

  private constructor(decoder: FLACDecoder, samplerate: number) {
    this.#decoder = decoder;
    this.samplerate = samplerate;
    this.#room = MAX_SECONDS * samplerate;
  }

  /** Each decoder has its own WebAssembly memory: what one stream breaks, no other sees. */
  static async create(samplerate: number): Promise<FlacStreamDecoder> {
    const decoder = new FLACDecoder();
    await decoder.ready;
    return new FlacStreamDecoder(decoder, samplerate);
  }

  async decode(message: Uint8Array): Promise<Int16Array> {
    const pieces: Int16Array[] = [];
    for (let at = 0; at < message.length && this.#room > 0; at += PIECE) {
      pieces.push(this.#take(await this.#decoder.decode(message.slice(at, at + PIECE))));
    }
    return concat(pieces);
  }

  async flush(): Promise<Int16Array> {
    return this.#room > 0 ? this.#take(await this.#decoder.flush()) : NO_SAMPLES;
  }

  free(): void {
    this.#decoder.free();
  }

  #take(audio: FLACDecodedAudio): Int16Array {
    if (audio.errors.length > 0) throw new MalformedAudio('encoding', 'not a FLAC stream');
    if (audio.samplesDecoded === 0) return NO_SAMPLES;
    if (audio.sampleRate !== this.samplerate) {
      throw new MalformedAudio('samplerate', `the FLAC stream has ${audio.sampleRate} Hz`);
    }
    this.#room -= audio.samplesDecoded;
    return mono(audio.channelData);
  }
}

/** A phrase lasts 60 s (specification, section 8). */
const MAX_SECONDS = 61;

/** Bytes that are decoded at once; the shortest FLAC frame has 11 and stands for up to 65,535 samples a channel. */
const PIECE = 256;

function mono(channels: readonly Float32Array[]): Int16Array {
  const [first, ...others] = channels;
  if (!first) return NO_SAMPLES;
  if (others.length === 0) return toInt16(first);
  return toInt16(
    first.map((sample, i) => others.reduce((sum, each) => sum + (each[i] ?? 0), sample) / channels.length),
  );
}
