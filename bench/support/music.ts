import { join } from 'node:path';
import { makeDemoLibrary } from '../../engines/library/demo/demo-library.js';

/** Seconds of a song: nobody listens, and long ones take long to compose. */
const SECONDS = [0.2, 0.3] as const;

const made = new Map<string, Promise<unknown>>();

/** The demo library with songs of a moment, in a folder that all suites of a run share; composed for the first that asks. */
export async function shortMusic(folder: string): Promise<string> {
  const music = join(process.env.PARLANDO_BENCH_MUSIC ?? folder, 'music');
  const making = made.get(music) ?? makeDemoLibrary(music, { seconds: SECONDS });
  made.set(music, making);
  await making;
  return music;
}
