import { createRequire } from 'node:module';
import type { Flac } from 'libflacjs';
import type { Encoder as FlacEncoder } from 'libflacjs/lib/encoder.js';
import type { Stereo } from './music/mix.js';

const require = createRequire(import.meta.url);
const FRAMES = 65_536;
const LEVEL = 5;

/** Encodes sound as FLAC, 16 bits, stereo. Rejects when the encoder does. */
export async function encodedFlac([left, right]: Stereo, rate: number): Promise<Uint8Array> {
  const { Encoder } = require('libflacjs/lib/encoder.js') as { Encoder: typeof FlacEncoder };
  const encoder = new Encoder(await flac(), {
    sampleRate: rate,
    channels: 2,
    bitsPerSample: 16,
    compression: LEVEL,
    totalSamples: left.length,
  });
  try {
    for (let start = 0; start < left.length; start += FRAMES) {
      const channels = [pcm(left, start), pcm(right, start)];
      if (!encoder.encode(channels, channels[0]?.length ?? 0)) throw new Error('FLAC: encoding failed');
    }
    if (!encoder.encode()) throw new Error('FLAC: the end could not be encoded');
    return encoder.getSamples();
  } finally {
    encoder.destroy();
  }
}

function pcm(samples: Float32Array, start: number): Int32Array<ArrayBuffer> {
  const frames = new Int32Array(Math.min(FRAMES, samples.length - start));
  for (let at = 0; at < frames.length; at++) frames[at] = Math.round((samples[start + at] ?? 0) * 32_767);
  return frames;
}

let loaded: Promise<Flac> | undefined;

function flac(): Promise<Flac> {
  loaded ??= new Promise((resolve) => {
    const library = required();
    if (library.isReady()) resolve(library);
    else library.on('ready', () => resolve(library));
  });
  return loaded;
}

/** libflacjs takes a global `fetch` for a browser's and asks it for a file on disk: it must not see one. */
function required(): Flac {
  const { fetch } = globalThis;
  Reflect.deleteProperty(globalThis, 'fetch');
  try {
    return (require('libflacjs') as (variant: string) => Flac)('min.wasm');
  } finally {
    globalThis.fetch = fetch;
  }
}
