import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { toInt16 } from '../../workers/audio/samples.js';
import type { Random } from './random.js';

/** A recording at 16 kHz and where somebody speaks in it, in seconds. */
export interface Recording {
  /** What it is counted with: `clean`, `10 dB`, … */
  readonly group: string;
  readonly samples: Int16Array;
  readonly begins: number;
  readonly ends: number;
}

/** A line of a folder's `manifest.jsonl`. */
interface Entry {
  readonly file: string;
  readonly snr?: number | 'clean';
  readonly speech_start?: number;
  readonly speech_end?: number;
}

const SAMPLERATE = 16_000;
const FRAME = 320;
/** Seconds of background after each recording, so that an end that is never found is seen. */
const AFTER = 2.5;

/**
 * Reads a folder of recordings. Where the manifest does not say when somebody speaks, an offline
 * pass over the clean recording does, and the recording comes a second time with the folder's
 * `noise-*.flac` mixed in at 10 dB.
 */
export async function readRecordings(folder: string, random: Random): Promise<readonly Recording[]> {
  const lines = readFileSync(join(folder, 'manifest.jsonl'), 'utf8').trim().split('\n');
  const kitchen = join(folder, 'noise-kitchen.flac');
  const noise = existsSync(kitchen) ? await readFlac(kitchen) : undefined;
  const recordings: Recording[] = [];
  for (const line of lines) {
    const entry: Entry = JSON.parse(line);
    const samples = await readFlac(join(folder, entry.file));
    const { speech_start: begins, speech_end: ends, snr = 'clean' } = entry;
    if (begins !== undefined && ends !== undefined) {
      const group = snr === 'clean' ? 'clean' : `${snr} dB`;
      recordings.push({ group, samples: prolonged(samples), begins, ends });
    } else {
      const speech = findSpeech(samples);
      recordings.push({ group: 'people, clean', samples, ...speech });
      if (noise)
        recordings.push({
          group: 'people, 10 dB',
          samples: mixed(samples, noise, speech, random),
          ...speech,
        });
    }
  }
  return recordings;
}

async function readFlac(file: string): Promise<Int16Array> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  const { channelData } = await decoder.decodeFile(new Uint8Array(readFileSync(file)));
  decoder.free();
  return toInt16(channelData[0] ?? new Float32Array());
}

/** Goes on with the last 400 ms, to and fro. */
function prolonged(samples: Int16Array): Int16Array {
  const tail = samples.subarray(-0.4 * SAMPLERATE);
  const out = new Int16Array(samples.length + AFTER * SAMPLERATE);
  out.set(samples);
  for (let at = 0; at < AFTER * SAMPLERATE; at++) {
    const place = at % (2 * tail.length);
    const from = place < tail.length ? tail.length - 1 - place : place - tail.length;
    out[samples.length + at] = tail[from] ?? 0;
  }
  return out;
}

/** From the first to the last 60 ms that are within 30 dB of the loudest 5%. */
function findSpeech(samples: Int16Array): {
  readonly begins: number;
  readonly ends: number;
  readonly power: number;
} {
  const levels = Array.from({ length: Math.floor(samples.length / FRAME) }, (_, at) =>
    level(samples.subarray(at * FRAME, (at + 1) * FRAME)),
  );
  const sorted = [...levels].sort((a, b) => a - b);
  const rank = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const threshold = Math.max(rank(0.1) + 6, rank(0.95) - 30);
  const loud = levels.map((each) => each > threshold);
  const runs = loud.flatMap((_, at) => (loud[at] && loud[at + 1] && loud[at + 2] ? [at] : []));
  const [first = 0, last = 0] = [runs[0], runs.at(-1)];
  const powers = levels
    .filter((_, at) => loud[at] && at >= first && at <= last + 2)
    .map((each) => 10 ** (each / 10));
  const power = powers.reduce((sum, each) => sum + each, 0) / powers.length;
  return { begins: (first * FRAME) / SAMPLERATE, ends: ((last + 3) * FRAME) / SAMPLERATE, power };
}

function level(frame: Int16Array): number {
  return 10 * Math.log10(frame.reduce((sum, each) => sum + each * each, 0) / frame.length + 1);
}

function mixed(
  samples: Int16Array,
  noise: Int16Array,
  { power }: { readonly power: number },
  random: Random,
): Int16Array {
  const from = random.below(noise.length - samples.length);
  const piece = noise.subarray(from, from + samples.length);
  const loudness = piece.reduce((sum, each) => sum + each * each, 0) / piece.length;
  const gain = Math.sqrt(power / 10 / loudness);
  return samples.map((sample, at) =>
    Math.max(-32_768, Math.min(32_767, Math.round(sample + gain * (piece[at] ?? 0)))),
  );
}
