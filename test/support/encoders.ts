import { createRequire } from 'node:module';
import type { Flac } from 'libflacjs';
import type { Encoder as FlacEncoder } from 'libflacjs/lib/encoder.js';
import OpusScript from 'opusscript';
import { createMp3Encoder } from 'wasm-media-encoders';

const require = createRequire(import.meta.url);

/** Samples as Opus packets of 20 ms. */
export function opusPackets(samples: Int16Array, samplerate: 8000 | 16_000 | 48_000): Uint8Array[] {
  const encoder = new OpusScript(samplerate, 1, OpusScript.Application.VOIP);
  const size = samplerate / 50;
  const packets: Uint8Array[] = [];
  for (let at = 0; at + size <= samples.length; at += size) {
    const frame = samples.slice(at, at + size);
    packets.push(new Uint8Array(encoder.encode(Buffer.from(frame.buffer), size)));
  }
  encoder.delete();
  return packets;
}

/** Samples as a FLAC file; all channels have the same length. */
export async function flacFile(channels: readonly Int16Array[], samplerate: number): Promise<Uint8Array> {
  const { Encoder } = require('libflacjs/lib/encoder.js') as { Encoder: typeof FlacEncoder };
  const encoder = new Encoder(await libflac(), {
    sampleRate: samplerate,
    channels: channels.length,
    bitsPerSample: 16,
    compression: 5,
  });
  const whole = channels.map((channel) => Int32Array.from(channel));
  encoder.encode(whole, whole[0]?.length ?? 0);
  encoder.encode();
  const file = encoder.getSamples();
  encoder.destroy();
  return file;
}

/** libflacjs takes a global `fetch` for a browser's and asks it for a file on disk: it must not see one. */
function libflac(): Promise<Flac> {
  const { fetch } = globalThis;
  Reflect.deleteProperty(globalThis, 'fetch');
  const library = (require('libflacjs') as (variant: string) => Flac)('min.wasm');
  globalThis.fetch = fetch;
  return new Promise((resolve) => {
    if (library.isReady()) resolve(library);
    else library.on('ready', () => resolve(library));
  });
}

/** Samples as a WAV file of 16 bits. */
export function wavFile(channels: readonly Int16Array[], samplerate: number): Uint8Array<ArrayBuffer> {
  const length = channels[0]?.length ?? 0;
  const block = 2 * channels.length;
  const file = Buffer.alloc(44 + length * block);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels.length, 22);
  file.writeUInt32LE(samplerate, 24);
  file.writeUInt32LE(samplerate * block, 28);
  file.writeUInt16LE(block, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(length * block, 40);
  for (const [place, channel] of channels.entries())
    for (const [at, sample] of channel.entries()) file.writeInt16LE(sample, 44 + at * block + place * 2);
  return new Uint8Array(file);
}

/** Samples as an MP3 file of constant bit rate. */
export async function mp3File(
  samples: Int16Array,
  samplerate: 8000 | 16_000 | 44_100 | 48_000,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: samplerate, channels: 1, bitrate: samplerate < 16_000 ? 16 : 64 });
  const sound = Float32Array.from(samples, (sample) => sample / 32_768);
  const pieces = [encoder.encode([sound]).slice(), encoder.finalize().slice()];
  return new Uint8Array(Buffer.concat(pieces));
}
