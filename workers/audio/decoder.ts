import type { AudioFormat } from '../../src/ports/audio-pipeline.js';
import { FlacStreamDecoder } from './flac.js';
import { OpusPacketDecoder } from './opus.js';
import { PcmDecoder } from './pcm.js';

/** Turns the messages of one stream into mono samples, in whatever pieces they come. */
export interface Decoder {
  /** Samples per second of what it makes. */
  readonly samplerate: number;
  /** Throws {@link MalformedAudio}. */
  decode(message: Uint8Array): Int16Array | Promise<Int16Array>;
  /** What was still held back. Throws {@link MalformedAudio}. */
  flush(): Int16Array | Promise<Int16Array>;
  free(): void;
}

/** Makes the decoder of an encoding, ready to use. */
export async function createDecoder(format: AudioFormat): Promise<Decoder> {
  switch (format.encoding) {
    case 'pcm':
      return new PcmDecoder(format.samplerate);
    case 'opus':
      return OpusPacketDecoder.create();
    case 'flac':
      return FlacStreamDecoder.create(format.samplerate);
  }
}
