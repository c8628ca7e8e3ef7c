import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDemoLibrary } from '../../engines/library/demo/demo-library.js';

/** Seconds of a song: nobody listens, and long ones take long to compose. */
const SECONDS = [0.2, 0.3] as const;
/** Where `bench.ts` lets the suites of a run keep what the first of them made; undefined: nowhere. */
const kept = process.env.PARLANDO_BENCH_MUSIC;

const made = new Map<string, Promise<unknown>>();

/** The demo library with songs of a moment, in `folder` or where the suites of a run share it. */
export async function shortMusic(folder: string): Promise<string> {
  const music = join(kept ?? folder, 'music');
  const making = made.get(music) ?? makeDemoLibrary(music, { seconds: SECONDS });
  made.set(music, making);
  await making;
  return music;
}

/** Puts what the library engine knows of that music into a data folder, if another server has scanned it. */
export async function lendScan(data: string): Promise<void> {
  if (kept && existsSync(join(kept, 'library')))
    await cp(join(kept, 'library'), join(data, 'library'), { recursive: true });
}

/** Keeps what the library engine of a stopped server knows of that music. */
export async function keepScan(data: string): Promise<void> {
  if (kept && !existsSync(join(kept, 'library')))
    await cp(join(data, 'library'), join(kept, 'library'), { recursive: true });
}
