import { decoder } from '@audio/decode-wav';
import { mono } from '../audio/samples.js';
import { type Piece, parts, UnusableRecording } from './piece.js';

/** Bytes that are decoded at once. */
const PART = 32 * 1024;
/** Channels that a recording may have. */
const MOST_CHANNELS = 8;
/** Bytes of one sample of one channel: 64-bit floating point. */
const WIDEST = 8;

/** Decodes a WAV file (RIFF WAVE: PCM, floating point, G.711). What its header promises beyond its end is not there. */
export async function* decodeWav(file: Uint8Array): AsyncIterable<Piece> {
  const format = formatOf(file);
  const wav = decoder();
  try {
    for (const part of parts(file, PART)) {
      const { channelData } = wav.decode(part);
      yield { samplerate: format.samplerate, samples: mono(channelData) };
    }
  } catch (cause) {
    throw unreadable(cause);
  } finally {
    wav.free();
  }
}

/** What the chunk `fmt ` says; looked at first, because the decoder makes room for whatever is said there. */
function formatOf(file: Uint8Array): { readonly samplerate: number } {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let at = 12;
  while (at + 24 <= file.length && view.getUint32(at) !== FMT) at += 8 + view.getUint32(at + 4, true);
  if (at + 24 > file.length) throw unreadable(undefined);
  const channels = view.getUint16(at + 10, true);
  const samplerate = view.getUint32(at + 12, true);
  const block = view.getUint16(at + 20, true);
  if (!UNCOMPRESSED.has(codecOf(view, at)))
    throw new UnusableRecording('is a WAV file of another encoding than PCM');
  if (channels < 1 || channels > MOST_CHANNELS)
    throw new UnusableRecording(`is a WAV file of ${channels} channels`);
  if (block < channels || block > channels * WIDEST) throw unreadable(undefined);
  return { samplerate };
}

/** `fmt ` as a big-endian number. */
const FMT = 0x666d7420;
/** PCM, floating point, A-law, µ-law. */
const UNCOMPRESSED: ReadonlySet<number> = new Set([1, 3, 6, 7]);
/** WAVE_FORMAT_EXTENSIBLE: the encoding stands further behind. */
const EXTENSIBLE = 0xfffe;

function codecOf(view: DataView, at: number): number {
  const codec = view.getUint16(at + 8, true);
  return codec === EXTENSIBLE && at + 34 <= view.byteLength ? view.getUint16(at + 32, true) : codec;
}

function unreadable(cause: unknown): UnusableRecording {
  const error = new UnusableRecording('is a WAV file that cannot be read');
  error.cause = cause;
  return error;
}
