import { MPEGDecoder } from 'mpg123-decoder';
import { mono } from '../audio/samples.js';
import { type Piece, parts } from './piece.js';

/** Bytes that are decoded at once: 72 can stand for 72 ms. */
const PART = 4096;

/** Decodes an MP3 file. What is no frame is passed over, as players do: tags come in many kinds. */
export async function* decodeMp3(file: Uint8Array): AsyncIterable<Piece> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  try {
    for (const part of parts(file, PART)) {
      const { channelData, samplesDecoded, sampleRate } = decoder.decode(part);
      if (samplesDecoded > 0) yield { samplerate: sampleRate, samples: mono(channelData) };
    }
  } finally {
    decoder.free();
  }
}
