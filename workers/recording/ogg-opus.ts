import { MalformedAudio } from '../audio/malformed-audio.js';
import { OpusPacketDecoder } from '../audio/opus.js';
import { oggPackets } from './ogg-packets.js';
import { type Piece, UnusableRecording } from './piece.js';

/** Opus counts samples at 48 kHz whatever it was made from (RFC 7845, section 4). */
const OPUS_RATE = 48_000;
/** Channels of the mapping family 0: mono and stereo (RFC 7845, section 5.1.1.1). */
const STEREO = 2;

/** Decodes an Ogg file that holds Opus (RFC 7845). */
export async function* decodeOggOpus(file: Uint8Array): AsyncIterable<Piece> {
  const packets = oggPackets(file)[Symbol.iterator]();
  let skip = preSkip(packets.next().value);
  packets.next();
  const decoder = await OpusPacketDecoder.create();
  const { samplerate } = decoder;
  try {
    for (let packet = packets.next(); !packet.done; packet = packets.next()) {
      const samples = decoder.decode(packet.value);
      const dropped = Math.min(samples.length, Math.round((skip * samplerate) / OPUS_RATE));
      skip -= (dropped * OPUS_RATE) / samplerate;
      yield { samplerate, samples: samples.subarray(dropped) };
    }
  } catch (cause) {
    if (cause instanceof MalformedAudio)
      throw new UnusableRecording('is an Ogg Opus file that cannot be read');
    throw cause;
  } finally {
    decoder.free();
  }
}

/** Samples at 48 kHz that come before the beginning. Throws for an Ogg file of anything else. */
function preSkip(head: Uint8Array | undefined): number {
  if (!head || head.length < 19 || Buffer.from(head.subarray(0, 8)).toString('latin1') !== 'OpusHead') {
    throw new UnusableRecording('is an Ogg file, but does not hold Opus');
  }
  const channels = head[9] ?? 0;
  if (channels < 1 || channels > STEREO)
    throw new UnusableRecording(`is an Ogg Opus file of ${channels} channels`);
  return (head[10] ?? 0) | ((head[11] ?? 0) << 8);
}
