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

/** The engine while it runs. */
interface RadioEngine extends ServedEngine {
  /** Resolves when the list has been asked for once. */
  readonly listed: Promise<void>;
}

/**
 * Starts the radio engine. A list on the web may take its time: until it is there, there are no stations. Rejects when
 * there are no such files or the port cannot be used.
 */
export async function startRadioEngine(options: Options, log: Log): Promise<RadioEngine> {
  const list = listOf(options, log);
  let catalogue = new Catalogue([]);
  let isRead = false;
  const look = async () => {
    const stations = await list.read();
    if (stations) catalogue = new Catalogue(stations);
  };
  const listed = look().finally(() => {
    isRead = true;
  });
  if (!isAddress(options.stations)) await listed;
  const complain = (error: unknown) => log(String(error));
  listed.catch(complain);
  const looking = setInterval(() => void look().catch(complain), LOOK);
  const engine = await serveEngine({
    service: ContentService,
    handlers: radioService({
      name: options.name,
      catalogue: () => catalogue,
      isRead: () => isRead,
      streams: new Streams(options),
      shows: new CurrentShows(options),
    }),
    listen: options.listen,
  });
  return {
    ...engine,
    listed,
    stop: () => {
      clearInterval(looking);
      return engine.stop();
    },
  };
}

function isAddress(stations: string): boolean {
  return /^https?:\/\//i.test(stations);
}

/** Lists of stations; they say undefined when there is nothing new. */
interface StationList {
  read(): Promise<Station[] | undefined>;
}

function listOf({ stations, allowPrivate }: Options, log: Log): StationList {
  if (isAddress(stations)) return new StationWeb({ address: stations, allowPrivate, log });
  if (!existsSync(stations)) throw new Error(`there is no station list at ${stations}`);
  return new StationFiles(stations, log);
}
