import { createRequire } from 'node:module';
import type { Flac } from 'libflacjs';
import type { Encoder as FlacEncoder } from 'libflacjs/lib/encoder.js';
import OpusScript from 'opusscript';

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
