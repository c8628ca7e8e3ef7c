import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Test } from 'tap';
import { startLibraryEngine } from '../../engines/library/engine.js';
import type { Options } from '../../engines/library/options.js';
import { fixedAddress } from '../../src/adapters/engine-address.js';
import { EngineConnection } from '../../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../../src/adapters/grpc-content-engine.js';
import { writeTrack } from './music.js';

/** As much as any list of the folder holds. */
export const PAGE = { startindex: 0, itemsperpage: 50 };

/** Artist, album, track, title, year, genres. */
const TRACKS: readonly (readonly [string, string, number, string, number, readonly string[]])[] = [
  ['Hollow Oak', 'Early Frost', 2, 'Paper Lantern', 1971, ['Folk']],
  ['Hollow Oak', 'Early Frost', 1, 'River Gate', 1971, ['Folk']],
  ['Hollow Oak', 'Second Wind', 1, 'Amber Road', 1979, ['Folk', 'Rock']],
  ['The Tin Sparrows', 'Sparks', 1, 'Kerosene', 1978, ['Rock']],
  ['The Tin Sparrows', 'Sparks', 2, 'Night Shift', 1978, ['Rock']],
  ['Mara Quill', 'Études', 1, 'Étude in Green', 2015, ['Classical']],
];

/** Where an engine finds its music and keeps its state. */
export interface Folders {
  readonly root: string;
  readonly data: string;
}

/** A folder with six songs by three artists, a playlist, a cover in a folder, one in files, and one that is none. */
export async function musicFolder(t: Test): Promise<Folders> {
  const folder = t.testdir({ music: {}, data: {} });
  const root = join(folder, 'music');
  const cover = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#306090' } })
    .png()
    .toBuffer();
  for (const [artist, album, track, title, year, genres] of TRACKS) {
    const tags = { artists: [artist], album, track, title, year, genres };
    const path = join(root, artist, album, `${title}.wav`);
    await writeTrack(path, { ...tags, ...(album === 'Sparks' && { cover }) });
  }
  writeFileSync(join(root, 'Hollow Oak/Early Frost/cover.png'), cover);
  writeFileSync(join(root, 'Hollow Oak/Second Wind/cover.jpg'), 'this is no picture');
  writeFileSync(
    join(root, 'evening.m3u'),
    'Mara Quill/Études/Étude in Green.wav\nThe Tin Sparrows/Sparks/Kerosene.wav\n',
  );
  return { root, data: join(folder, 'data') };
}

/** A real engine over a folder, and a client that calls it over gRPC; both end with the test. */
export async function startedLibrary(t: Test, folder: Folders, more: Partial<Options> = {}) {
  const running = await startLibraryEngine(
    {
      listen: '127.0.0.1:0',
      music: folder.root,
      data: folder.data,
      httpHost: '127.0.0.1',
      httpPort: 0,
      publicUrl: undefined,
      serverUrl: 'http://127.0.0.1:8080',
      timeLimited: 3600,
      name: 'Home music',
      verbose: true,
      supervised: false,
      ...more,
    },
    () => {},
  );
  const engine = new GrpcContentEngine({
    connection: new EngineConnection({ address: fixedAddress(running.address) }),
    publicUrl: 'http://127.0.0.1:8080',
  });
  t.teardown(async () => {
    engine.close();
    await running.stop();
  });
  const find = async (type: string, query: string) => {
    const { hits } = await engine.search({ service: 'library', type, query, page: PAGE });
    return hits.map(({ item, score }) => ({ ...item, score }));
  };
  return { running, engine, find };
}

/** An answer with its body, asked for over a connection of its own, without the politeness of fetch. */
export function ask(url: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(url, { agent: false, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
        response.on('error', reject);
      })
        .on('error', reject)
        .end();
    },
  );
}
