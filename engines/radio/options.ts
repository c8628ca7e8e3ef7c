import { resolve } from 'node:path';
import {
  COMMON_OPTIONS,
  type CommonOptions,
  OptionError,
  parsedOptions,
  readCommonOptions,
} from '../command-line.js';

/** How the engine is run. */
export interface Options extends CommonOptions {
  /** A list of stations, a folder of lists, or the address of a list. */
  readonly stations: string;
  readonly name: string;
  /** Whether titles and playlist files may be fetched from hosts of the own network. */
  readonly allowPrivate: boolean;
}

/** What `--help` says. */
export const HELP = `Usage: node dist/engines/radio/main.js --stations PATH [options]

  --stations PATH     a list of stations, a folder of lists, or the address of a list:
                      m3u, pls, opml, or the JSON of Radio Browser
  --listen HOST:PORT  where the gRPC service listens (127.0.0.1:0: any free port)
  --name NAME         what people call the service (Radio)
  --allow-private     fetch lists, titles and playlist files from hosts of the own network too
  --supervised        end when stdin ends
`;

/** Reads the command line; undefined: help is wanted. Throws an {@link OptionError}. */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parsedOptions(args, {
    ...COMMON_OPTIONS,
    stations: { type: 'string' },
    name: { type: 'string', default: 'Radio' },
    'allow-private': { type: 'boolean', default: false },
  });
  if (values.help) return undefined;
  if (values.stations === undefined) throw new OptionError('--stations PATH is needed.');
  return {
    ...readCommonOptions(values),
    stations: /^https?:\/\//i.test(values.stations) ? values.stations : resolve(values.stations),
    name: values.name,
    allowPrivate: values['allow-private'],
  };
}
