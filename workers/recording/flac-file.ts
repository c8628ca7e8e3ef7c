import { FlacStreamDecoder } from '../audio/flac.js';
import { MalformedAudio } from '../audio/malformed-audio.js';
import { NO_SAMPLES } from '../audio/samples.js';
import { type Piece, parts, UnusableRecording } from './piece.js';

/** Bytes that are decoded at once; each of them can stand for seconds of silence. */
const PART = 1024;
/** Bytes of the marker, and of the first metadata block, STREAMINFO, with its header (RFC 9639, section 8). */
const MARKER = 4;
const STREAMINFO = 38;
/** In the first byte of a block's header: no other block follows. */
const LAST = 0x80;

/** Decodes a FLAC file (RFC 9639). */
export async function* decodeFlac(file: Uint8Array): AsyncIterable<Piece> {
  const samplerate = samplerateOf(file);
  // Whoever cannot use the rate stops before anything is unpacked.
  yield { samplerate, samples: NO_SAMPLES };
  const decoder = await FlacStreamDecoder.create(samplerate);
  try {
    for (const part of parts(withoutPictures(file), PART)) {
      yield { samplerate, samples: await decoder.decode(part) };
    }
    yield { samplerate, samples: await decoder.flush() };
  } catch (cause) {
    if (cause instanceof MalformedAudio) throw new UnusableRecording('is a FLAC file that cannot be read');
    throw cause;
  } finally {
    decoder.free();
  }
}

function samplerateOf(file: Uint8Array): number {
  const samplerate = ((file[18] ?? 0) << 12) | ((file[19] ?? 0) << 4) | ((file[20] ?? 0) >> 4);
  if (file.length < MARKER + STREAMINFO || samplerate === 0)
    throw new UnusableRecording('is a FLAC file without a beginning');
  return samplerate;
}

/** The file with its first metadata block only: pictures and the like may be megabytes without a sample. */
function withoutPictures(file: Uint8Array): Uint8Array {
  let [at, last] = [MARKER, false];
  while (!last && at + 4 <= file.length) {
    const header = file[at] ?? 0;
    last = (header & LAST) !== 0;
    at += 4 + (((file[at + 1] ?? 0) << 16) | ((file[at + 2] ?? 0) << 8) | (file[at + 3] ?? 0));
  }
  const beginning = file.slice(0, MARKER + STREAMINFO);
  beginning[MARKER] = (beginning[MARKER] ?? 0) | LAST;
  return Buffer.concat([beginning, file.subarray(at)]);
}
