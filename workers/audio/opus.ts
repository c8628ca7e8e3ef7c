import { OpusDecoder } from 'opus-decoder';
import type { Decoder } from './decoder.js';
import { MalformedAudio } from './malformed-audio.js';
import { NO_SAMPLES, toInt16 } from './samples.js';

/** Bytes: 120 ms at 256 kbit/s, which is what the decoder has room for. */
const MAX_PACKET = 3840;

/** One Opus packet a message (RFC 6716), decoded straight to 16 kHz whatever it was made from. */
export class OpusPacketDecoder implements Decoder {
  readonly samplerate = 16_000;
  readonly #decoder: OpusDecoder<16_000>;

  private constructor(decoder: OpusDecoder<16_000>) {
    this.#decoder = decoder;
  }

  /** Each decoder has its own WebAssembly memory: what one stream breaks, no other sees. */
  static async create(): Promise<OpusPacketDecoder> {
    const decoder = new OpusDecoder({ channels: 1, sampleRate: 16_000 });
    await decoder.ready;
    return new OpusPacketDecoder(decoder);
  }

  decode(message: Uint8Array): Int16Array {
    if (message.length > MAX_PACKET) throw new MalformedAudio('encoding', 'is longer than an Opus packet');
    const { channelData, errors } = this.#decoder.decodeFrame(message);
    if (errors.length > 0) throw new MalformedAudio('encoding', 'is not an Opus packet');
    return channelData[0] ? toInt16(channelData[0]) : NO_SAMPLES;
  }

  flush(): Int16Array {
    return NO_SAMPLES;
  }

  free(): void {
    this.#decoder.free();
  }
}
