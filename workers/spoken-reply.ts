import { move, transferableSymbol, valueSymbol } from 'piscina';
import type { SpokenAudio } from '../src/ports/speech-engine.js';
import { oggOpusFile } from './reply/ogg-opus-file.js';

/** The task of a worker that encodes spoken replies as Ogg Opus. Piscina hands the file on without copying it. */
export default function spokenReply({ samplerate, pcm }: SpokenAudio): Uint8Array<ArrayBuffer> {
  // The bytes may begin at an odd place of their buffer.
  const bytes = pcm.slice(0, pcm.length & ~1);
  const file = oggOpusFile(new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2), samplerate);
  return move({
    [transferableSymbol]: [file.buffer],
    [valueSymbol]: file,
  }) as unknown as Uint8Array<ArrayBuffer>;
}
