import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentService } from '../../src/gen/parlando/content/v1/content_pb.js';
import { InformationService } from '../../src/gen/parlando/content/v1/information_pb.js';
import { further, type ServedEngine, serveEngine } from '../grpc-service.js';
import { listenLasting } from '../media/lasting-port.js';
import { MediaServer } from '../media/media-server.js';
import { keyIn, Signer } from '../media/signature.js';
import { About } from './about.js';
import { makeDemoLibrary } from './demo/demo-library.js';
import { Addresses } from './http/addresses.js';
import { Covers } from './http/covers.js';
import { MediaRoutes } from './http/media-routes.js';
import { informationService } from './information-service.js';
import { Library } from './library.js';
import type { Options } from './options.js';
import { FileStore } from './scan/file-store.js';
import { Scanner } from './scan/scanner.js';
import { Watcher } from './scan/watcher.js';
import { libraryService } from './service.js';

/** The engine while it runs. */
export interface LibraryEngine extends Pick<ServedEngine, 'address' | 'stop'> {
  /** The port of streams and covers. */
  readonly httpPort: number;
  /** Resolves when the first scan has ended; rejects when the demo library cannot be made. */
  readonly scanned: Promise<void>;
}

/**
 * Starts the library engine: it answers as soon as it has something to answer with, which, after
 * the first time, is what it knew when it last ran. Rejects when a port or a folder cannot be used.
 */
export async function startLibraryEngine(
  options: Options,
  log: (line: string) => void,
): Promise<LibraryEngine> {
  mkdirSync(options.data, { recursive: true });
  const root = musicFolder(options);
  const store = new FileStore(join(options.data, 'files.db'), root);
  const library = new Library({
    store,
    scanner: new Scanner({ root, store, log }),
    watcher: new Watcher({ root, log }),
    log,
    detail: (line) => options.verbose && log(line),
    onReady: () => engine.setReady(true),
  });
  const signer = new Signer(keyIn(join(options.data, 'stream.key')));
  const media = mediaServer({ root, library, signer, options, log });
  const httpPort = await listenLasting(media, options);
  const addresses = new Addresses({ ...options, signer, port: httpPort });
  const parts = { contents: () => library.contents, addresses, about: new About(store) };
  const engine = await serveEngine({
    service: ContentService,
    handlers: libraryService({ name: options.name, ...parts }),
    also: [further(InformationService, informationService(parts))],
    listen: options.listen,
    ready: false,
  });
  await library.load();
  return {
    address: engine.address,
    httpPort,
    scanned: firstScan(library, { root, options, log }),
    async stop() {
      await Promise.all([engine.stop(), media.close()]);
      await library.close();
    },
  };
}

/** The folder of the music. The demo library's name changes when what is made changes. */
function musicFolder({ music, data }: Options): string {
  if (music === undefined) return join(realpathSync(data), 'demo-library-1');
  if (!statSync(music, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`there is no music folder at ${music}`);
  }
  return realpathSync(music);
}

interface MediaParts {
  readonly root: string;
  readonly library: Library;
  readonly signer: Signer;
  readonly options: Options;
  readonly log: (line: string) => void;
}

function mediaServer({ root, library, signer, options, log }: MediaParts): MediaServer {
  const covers = new Covers({
    root,
    folder: join(options.data, 'covers'),
    find: (cover) => library.contents?.catalogue.pictures.get(cover),
  });
  const pathOf = (ref: string) => library.contents?.catalogue.byRef.song.get(ref)?.path;
  const routes = new MediaRoutes({ root, covers, signer, pathOf });
  return new MediaServer({ route: (...of) => routes.answer(...of), log });
}

async function firstScan(
  library: Library,
  { root, options, log }: Pick<MediaParts, 'root' | 'options' | 'log'>,
): Promise<void> {
  const started = performance.now();
  if (options.music === undefined && (await makeDemoLibrary(root)) && options.verbose) {
    log(`the demo library was made in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  await library.scan();
}
