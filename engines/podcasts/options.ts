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
  /** A file that names feeds, or addresses of feeds with commas between. */
  readonly podcasts: string;
  /** Where the engine keeps what it knows of the feeds. */
  readonly data: string;
  readonly name: string;
  /** Whether feeds may be fetched from hosts of the own network, and episodes may lie there. */
  readonly allowPrivate: boolean;
}

/** What `--help` says. */
export const HELP = `Usage: node dist/engines/podcasts/main.js --podcasts LIST --data DIR [options]

  --podcasts LIST     feeds: an OPML file, a file with an address in each line, or addresses with commas between
  --data DIR          where the engine keeps what it knows of the feeds
  --listen HOST:PORT  where the gRPC service listens (127.0.0.1:0: any free port)
  --name NAME         what people call the service (Podcasts)
  --allow-private     fetch feeds from hosts of the own network too
  --supervised        end when stdin ends
`;

/** Reads the command line; undefined: help is wanted. Throws an {@link OptionError}. */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parsedOptions(args, {
    ...COMMON_OPTIONS,
    podcasts: { type: 'string' },
    data: { type: 'string' },
    name: { type: 'string', default: 'Podcasts' },
    'allow-private': { type: 'boolean', default: false },
  });
  if (values.help) return undefined;
  if (values.podcasts === undefined) throw new OptionError('--podcasts LIST is needed.');
  if (values.data === undefined) throw new OptionError('--data DIR is needed.');
  return {
    ...readCommonOptions(values),
    podcasts: values.podcasts,
    data: resolve(values.data),
    name: values.name,
    allowPrivate: values['allow-private'],
  };
}
