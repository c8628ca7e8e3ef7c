import { type FLACDecodedAudio, FLACDecoder } from '@wasm-audio-decoders/flac';
import type { Decoder } from './decoder.js';
import { MalformedAudio } from './malformed-audio.js';
import { concat, mono, NO_SAMPLES } from './samples.js';

/** A phrase lasts 60 s (specification, section 8). */
const MAX_SECONDS = 61;

/** Bytes that are decoded at once; the shortest frames have about ten and stand for up to 65,535 samples a channel. */
const PIECE = 256;

/** Bytes without a single sample after which it is no FLAC: more than the largest frame of 16 bits and two channels. */
const MOST_IN_VAIN = 512 * 1024;

/** Bytes that the decoder must see together to know what it gets. */
const BEGINNING = 4;

/**
 * A FLAC stream in pieces (RFC 9639). A few bytes can stand for seconds of silence, so it
 * is decoded a little at a time and no further than a phrase may last.
 */
export class FlacStreamDecoder implements Decoder {
  readonly samplerate: number;
  readonly #decoder: FLACDecoder;
  #room: number;
  #inVain = 0;
  /** The first bytes, until there are enough of them. */
  #beginning: Uint8Array | undefined = new Uint8Array();

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
    this.#inVain += message.length;
    if (this.#inVain > MOST_IN_VAIN) throw new MalformedAudio('encoding', 'is not a FLAC stream');
    const bytes = this.#begin(message);
    const pieces: Int16Array[] = [];
    for (let at = 0; at < bytes.length && this.#room > 0; at += PIECE) {
      pieces.push(await this.#take(() => this.#decoder.decode(bytes.slice(at, at + PIECE))));
    }
    return concat(pieces);
  }

  async flush(): Promise<Int16Array> {
    return this.#beginning || this.#room <= 0 ? NO_SAMPLES : this.#take(() => this.#decoder.flush());
  }

  free(): void {
    this.#decoder.free();
  }

  #begin(message: Uint8Array): Uint8Array {
    if (!this.#beginning) return message;
    const bytes = Buffer.concat([this.#beginning, message]);
    const enough = bytes.length >= BEGINNING;
    this.#beginning = enough ? undefined : bytes;
    return enough ? bytes : new Uint8Array();
  }

  async #take(decode: () => Promise<FLACDecodedAudio>): Promise<Int16Array> {
    const audio = await decode().catch(() => undefined);
    if (!audio || audio.errors.length > 0) throw new MalformedAudio('encoding', 'is not a FLAC stream');
    if (audio.samplesDecoded === 0) return NO_SAMPLES;
    if (audio.sampleRate !== this.samplerate) {
      throw new MalformedAudio('samplerate', `is ${audio.sampleRate} in the FLAC stream`);
    }
    this.#room -= audio.samplesDecoded;
    this.#inVain = 0;
    return mono(audio.channelData);
  }
}
