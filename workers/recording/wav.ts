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
  const { samplerate, samples, header } = layoutOf(file);
  const wav = decoder();
  try {
    wav.decode(header);
    for (const part of parts(samples, PART)) {
      const { channelData } = wav.decode(part);
      yield { samplerate, samples: mono(channelData) };
    }
  } catch (cause) {
    throw unreadable(cause);
  } finally {
    wav.free();
  }
}

/** Where things are in a file. */
interface Layout {
  readonly samplerate: number;
  /** The file's header and the chunk `fmt `. */
  readonly header: Uint8Array;
  /** The chunk `data` and what follows it; nothing: there is none. */
  readonly samples: Uint8Array;
}

/** Finds the two chunks that matter, whatever else there is: the decoder would read others of an odd size wrongly. */
function layoutOf(file: Uint8Array): Layout {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const at = chunkAt(view, FMT, FILE_HEADER);
  if (at === undefined || at + 24 > file.length) throw unreadable(undefined);
  const samplerate = samplerateOf(view, at);
  const end = at + paddedSize(view, at);
  const header = Buffer.concat([file.subarray(0, FILE_HEADER), file.subarray(at, end)]);
  return { samplerate, header, samples: file.subarray(chunkAt(view, DATA, end) ?? file.length) };
}

/** Where the first chunk of a name begins, looked for from a chunk on. */
function chunkAt(view: DataView, name: number, from: number): number | undefined {
  let at = from;
  while (at + 8 <= view.byteLength && view.getUint32(at) !== name) at += paddedSize(view, at);
  return at + 8 <= view.byteLength ? at : undefined;
}

/** What the chunk `fmt ` says; looked at first, because the decoder makes room for whatever is said there. */
function samplerateOf(view: DataView, at: number): number {
  const channels = view.getUint16(at + 10, true);
  const block = view.getUint16(at + 20, true);
  if (!UNCOMPRESSED.has(codecOf(view, at)))
    throw new UnusableRecording('is a WAV file of another encoding than PCM');
  if (channels < 1 || channels > MOST_CHANNELS)
    throw new UnusableRecording(`is a WAV file of ${channels} channels`);
  if (block < channels || block > channels * WIDEST) throw unreadable(undefined);
  return view.getUint32(at + 12, true);
}

/** The length of a chunk with its header; one of an odd size is followed by a byte that belongs to nothing (RIFF). */
function paddedSize(view: DataView, at: number): number {
  const size = view.getUint32(at + 4, true);
  return 8 + size + (size % 2);
}

/** `RIFF`, a size, `WAVE`. */
const FILE_HEADER = 12;
/** `fmt ` and `data` as big-endian numbers. */
const FMT = 0x666d7420;
const DATA = 0x64617461;
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
