import OpusScript from 'opusscript';
import { Resampler } from '../audio/resampler.js';
import { concat } from '../audio/samples.js';
import { OggPages, type TimedPacket } from './ogg-pages.js';

/** Samples per second that Opus takes, of which speech needs no more; it counts at 48 kHz (RFC 7845, section 4). */
const RATE = 24_000;
const COUNT_RATE = 48_000;
/** Samples of a frame of 20 ms. */
const FRAME = RATE / 50;
/** What an encoder looks ahead, counted at 48 kHz: the beginning that players leave out. */
const PRE_SKIP = 312;
/** Bits per second: beyond this, nobody hears a difference in speech. */
const BITRATE = 32_000;
/** Packets of a page: a second. */
const PAGE = 50;

/** Speech as an Ogg Opus file (RFC 7845), mono; equal speech gives equal files. */
export function oggOpusFile(samples: Int16Array, samplerate: number): Uint8Array<ArrayBuffer> {
  const pages = new OggPages(SERIAL);
  pages.add([{ bytes: head(samplerate), position: 0 }]);
  pages.add([{ bytes: TAGS, position: 0 }]);
  const packets = encode(resampled(samples, samplerate));
  for (let at = 0; at < packets.length; at += PAGE) {
    pages.add(packets.slice(at, at + PAGE), { last: at + PAGE >= packets.length });
  }
  return pages.file();
}

/** A file has one bitstream, so any number will do. */
const SERIAL = 1;

function resampled(samples: Int16Array, samplerate: number): Int16Array {
  const resampler = new Resampler(samplerate, RATE);
  try {
    return concat([resampler.resample(samples), resampler.flush()]);
  } finally {
    resampler.free();
  }
}

/** The position of the last packet says where the speech ends: its frame is filled up with silence. */
function encode(samples: Int16Array): TimedPacket[] {
  const encoder = new OpusScript(RATE, 1, OpusScript.Application.VOIP);
  try {
    encoder.setBitrate(BITRATE);
    const counted = (at: number) => (at * COUNT_RATE) / RATE;
    const end = PRE_SKIP + counted(samples.length);
    const packets: TimedPacket[] = [];
    for (let at = 0; counted(at) < end; at += FRAME) {
      const frame = new Int16Array(FRAME);
      frame.set(samples.subarray(at, at + FRAME));
      const bytes = new Uint8Array(encoder.encode(Buffer.from(frame.buffer), FRAME));
      packets.push({ bytes, position: Math.min(counted(at + FRAME), end) });
    }
    return packets;
  } finally {
    encoder.delete();
  }
}

/** The identification header (RFC 7845, section 5.1). */
function head(samplerate: number): Uint8Array {
  const bytes = Buffer.alloc(19);
  bytes.write('OpusHead', 0, 'latin1');
  bytes[8] = 1;
  bytes[9] = 1;
  bytes.writeUInt16LE(PRE_SKIP, 10);
  bytes.writeUInt32LE(samplerate, 12);
  return bytes;
}

/** The comment header (RFC 7845, section 5.2): who wrote it, and no comments. */
const TAGS = Buffer.concat([
  Buffer.from('OpusTags', 'latin1'),
  Buffer.from([8, 0, 0, 0]),
  Buffer.from('parlando', 'latin1'),
  Buffer.alloc(4),
]);
