import { existsSync } from 'node:fs';
import { ContentService } from '../../src/gen/parlando/content/v1/content_pb.js';
import type { Log } from '../command-line.js';
import { type ServedEngine, serveEngine } from '../grpc-service.js';
import { Catalogue } from './catalogue.js';
import { CurrentShows } from './current-show.js';
import type { Options } from './options.js';
import { radioService } from './service.js';
import type { Station } from './station.js';
import { StationFiles } from './station-files.js';
import { StationWeb } from './station-web.js';
import { Streams } from './streams.js';

/** Milliseconds between looks at the lists. */
const LOOK = 5_000;

/** Starts the radio engine. Rejects when there are no such files or the port cannot be used. */
export async function startRadioEngine(options: Options, log: Log): Promise<ServedEngine> {
  const list = listOf(options, log);
  let catalogue = new Catalogue((await list.read()) ?? []);
  const look = async () => {
    const stations = await list.read();
    if (stations) catalogue = new Catalogue(stations);
  };
  const looking = setInterval(() => void look().catch((error: unknown) => log(String(error))), LOOK);
  const engine = await serveEngine({
    service: ContentService,
    handlers: radioService({
      name: options.name,
      catalogue: () => catalogue,
      streams: new Streams(options),
      shows: new CurrentShows(options),
    }),
    listen: options.listen,
  });
  return {
    ...engine,
    stop: () => {
      clearInterval(looking);
      return engine.stop();
    },
  };
}

/** Lists of stations; they say undefined when there is nothing new. */
interface StationList {
  read(): Promise<Station[] | undefined>;
}

function listOf({ stations, allowPrivate }: Options, log: Log): StationList {
  if (/^https?:\/\//i.test(stations)) return new StationWeb({ address: stations, allowPrivate, log });
  if (!existsSync(stations)) throw new Error(`there is no station list at ${stations}`);
  return new StationFiles(stations, log);
}
