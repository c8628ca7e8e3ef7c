import { readFile } from 'node:fs/promises';
import decodeWav from '@audio/decode-wav';
import type { SpokenAudio } from '../ports/speech-engine.js';
import { CliError } from './cli-error.js';

/** The level, relative to the loudest moment, below which a moment counts as silence: 10^(-30 dB / 20). */
const SILENCE = 10 ** (-30 / 20);
const MOMENT_MS = 10;

/** Reads a WAV file as a microphone would have heard it: mono, 16 bits. */
export async function readRecording(path: string): Promise<SpokenAudio> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new CliError(`${path} cannot be read.`, { cause });
  });
  const { channelData, sampleRate } = decode(path, bytes);
  const [left] = channelData;
  if (!left?.length) throw new CliError(`${path} holds no sound.`);
  if (sampleRate < 8000 || sampleRate > 48000) {
    throw new CliError(`${path} has ${sampleRate} samples a second; speakers send 8000 to 48000.`);
  }
  const samples = Int16Array.from(left, (_, at) => {
    const mixed = channelData.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channelData.length;
    return Math.round(Math.max(-1, Math.min(1, mixed)) * 32767);
  });
  return { samplerate: sampleRate, pcm: new Uint8Array(samples.buffer) };
}

function decode(path: string, bytes: Uint8Array): ReturnType<typeof decodeWav> {
  try {
    return decodeWav(bytes);
  } catch (cause) {
    throw new CliError(`${path} is not a WAV file.`, { cause });
  }
}

/** How long a recording is, in milliseconds. */
export function durationOf({ samplerate, pcm }: SpokenAudio): number {
  return (pcm.byteLength / 2 / samplerate) * 1000;
}

/** When the last sound of a recording ends, in milliseconds since its beginning. */
export function speechEnd(recording: SpokenAudio): number {
  const levels = momentLevels(recording);
  const floor = levels.reduce((max, level) => Math.max(max, level), 0) * SILENCE;
  return (levels.findLastIndex((level) => level > floor) + 1) * MOMENT_MS;
}

function momentLevels({ samplerate, pcm }: SpokenAudio): readonly number[] {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  const samples = Math.round((samplerate * MOMENT_MS) / 1000);
  return Array.from({ length: Math.ceil(pcm.byteLength / 2 / samples) }, (_, moment) => {
    let sum = 0;
    const end = Math.min((moment + 1) * samples * 2, pcm.byteLength - 1);
    for (let at = moment * samples * 2; at < end; at += 2) sum += view.getInt16(at, true) ** 2;
    return Math.sqrt(sum / samples);
  });
}
