import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { speechEnd } from '../../src/cli/recording.js';
import type { SpokenAudio } from '../../src/ports/speech-engine.js';
import { SpeechEngineProcess } from '../hearing/engine.js';
import { Random } from './random.js';
import { readRecordings } from './recordings.js';

/** Something that is said to a speaker. */
export interface Said {
  readonly audio: SpokenAudio;
  /** When its last word ends, in milliseconds. */
  readonly ends: number;
}

/** Requests with and without a pause in them, as people make them. */
const REQUESTS = [
  'play some jazz',
  'set the volume to thirty',
  'please play something, uhm, that is quiet, by the blue lanterns',
  'skip this song',
  'what is the name of this song',
  'turn it up a little, and then play some rock music',
];

/** The first samples are silence: nobody speaks at the moment at which the microphone opens. */
const SILENCE_SECONDS = 0.2;
/** Recordings are many; so many are said. */
const MOST_RECORDINGS = 60;

/** One request, in the voice of the bundled engine. */
export async function sayOnce(text: string): Promise<SpokenAudio> {
  const [said] = await synthesized([text]);
  if (!said) throw new Error('nothing was said');
  return said.audio;
}

/** What people say: recordings from a folder with a manifest, without one requests in the voice of the bundled engine. */
export async function speech(folder: string | undefined): Promise<readonly Said[]> {
  const found = [folder, folder && join(folder, 'people')].find(
    (each) => each && existsSync(join(each, 'manifest.jsonl')),
  );
  if (!found) return synthesized(REQUESTS);
  const recordings = await readRecordings(found, new Random(20));
  const step = Math.max(1, Math.floor(recordings.length / MOST_RECORDINGS));
  return recordings
    .filter((_, at) => at % step === 0)
    .slice(0, MOST_RECORDINGS)
    .map(({ samples, ends }) => ({
      audio: { samplerate: 16_000, pcm: new Uint8Array(Int16Array.from(samples).buffer) },
      ends: ends * 1000,
    }));
}

async function synthesized(texts: readonly string[]): Promise<readonly Said[]> {
  const engine = await SpeechEngineProcess.start([]);
  const said: Said[] = [];
  for (const text of texts) {
    const { samplerate, pcm } = await engine.synthesize(text, 'en');
    const silence = new Uint8Array(Math.round(samplerate * SILENCE_SECONDS) * 2);
    const audio = { samplerate, pcm: new Uint8Array(Buffer.concat([silence, pcm])) };
    said.push({ audio, ends: speechEnd(audio) });
  }
  await engine.stop();
  return said;
}
