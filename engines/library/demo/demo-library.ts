import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { Piscina } from 'piscina';
import type { AlbumTask } from './album-worker.js';
import { DEMO_ALBUMS, type DemoAlbum } from './albums.js';

/** What may differ from the whole demo library. */
export interface DemoOptions {
  readonly albums?: readonly DemoAlbum[];
  /** Seconds of a piece, from and to. */
  readonly seconds?: readonly [number, number];
}

/**
 * Makes the demo library, unless the folder is there already. It is made beside the folder and
 * moved there when it is whole: who finds the folder finds all of it. Tells whether it was made.
 */
export async function makeDemoLibrary(folder: string, options: DemoOptions = {}): Promise<boolean> {
  const { albums = DEMO_ALBUMS, seconds = [20, 30] } = options;
  if (await exists(folder)) return false;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const pool = new Piscina({
    filename: new URL('./album-worker.js', import.meta.url).href,
    maxThreads: Math.max(1, Math.min(albums.length, availableParallelism())),
  });
  try {
    const tasks = albums.map((album): AlbumTask => ({ album, folder: unfinished, seconds }));
    await Promise.all(tasks.map((task) => pool.run(task, { name: 'makeAlbum' })));
    await mkdir(dirname(folder), { recursive: true });
    await rename(unfinished, folder);
    return true;
  } finally {
    await pool.destroy();
    await rm(unfinished, { recursive: true, force: true });
  }
}

function exists(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
