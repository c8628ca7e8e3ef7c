import {
  COMMON_OPTIONS,
  type CommonOptions,
  hostAndPort,
  OptionError,
  parsedOptions,
  readCommonOptions,
} from '../command-line.js';
import type { WyomingAddress } from './conversation.js';
import type { WyomingServers } from './service.js';

/** How the engine is run. */
export interface Options extends CommonOptions {
  readonly servers: WyomingServers;
}

/** What `--help` says. */
export const HELP = `Usage: node dist/engines/wyoming/main.js [--hear HOST:PORT] [--speak HOST:PORT] [options]

  --hear HOST:PORT    a server of the Wyoming protocol that hears
  --speak HOST:PORT   one that speaks; at least one of the two is needed
  --listen HOST:PORT  where the gRPC service listens (127.0.0.1:0: any free port)
  --supervised        end when stdin ends
`;

/** Reads the command line; undefined: help is wanted. Throws an {@link OptionError}. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { help, hear, speak, ...common } = parsedOptions(args, {
    ...COMMON_OPTIONS,
    hear: { type: 'string' },
    speak: { type: 'string' },
  });
  if (help) return undefined;
  if (hear === undefined && speak === undefined)
    throw new OptionError('--hear HOST:PORT, --speak HOST:PORT or both are needed.');
  return {
    ...readCommonOptions(common),
    servers: {
      hears: server('--hear', hear),
      speaks: server('--speak', speak),
    },
  };
}

function server(option: string, value: string | undefined): WyomingAddress | undefined {
  return value === undefined ? undefined : hostAndPort(option, value, { leastPort: 1 });
}
