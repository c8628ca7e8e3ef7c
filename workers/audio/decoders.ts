import type { AudioFormat } from '../../src/ports/audio-pipeline.js';
import type { Decoder } from './decoder.js';
import { FlacStreamDecoder } from './flac.js';
import { OpusPacketDecoder } from './opus.js';
import { PcmDecoder } from './pcm.js';

/** Makes the decoder of an encoding, ready to use. */
export async function createDecoder({ encoding, samplerate }: AudioFormat): Promise<Decoder> {
  switch (encoding) {
    case 'pcm':
      return new PcmDecoder(samplerate);
    case 'opus':
      return OpusPacketDecoder.create();
    case 'flac':
      return FlacStreamDecoder.create(samplerate);
  }
}
