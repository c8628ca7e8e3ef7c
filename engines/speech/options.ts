import { availableParallelism } from 'node:os';
import {
  COMMON_OPTIONS,
  type CommonOptions,
  OptionError,
  parsedOptions,
  readCommonOptions,
  wholeNumber,
} from '../command-line.js';
import type { ModelChoice } from './recognition/acoustic-model.js';

/** How the engine is run. */
export interface Options extends CommonOptions {
  readonly models: ModelChoice;
  /** How many phrases are heard at once. */
  readonly phrases: number;
}

/** What `--help` says. */
export const HELP = `Usage: node dist/engines/speech/main.js [options]

  --listen HOST:PORT  where the gRPC service listens (127.0.0.1:0: any free port)
  --models CHOICE     bundled: the models that come along; installed: better ones where there are any (installed)
  --phrases N         how many phrases are heard at once (two for each core)
  --supervised        end when stdin ends
`;

const MOST_PHRASES = 999;

/** Reads the command line; undefined: help is wanted. Throws an {@link OptionError}. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { help, models, phrases, ...common } = parsedOptions(args, {
    ...COMMON_OPTIONS,
    models: { type: 'string', default: 'installed' },
    // A phrase takes a small part of a core while it is spoken, so there are more of them than cores.
    phrases: { type: 'string', default: String(availableParallelism() * 2) },
  });
  if (help) return undefined;
  if (models !== 'bundled' && models !== 'installed') {
    throw new OptionError(`--models must be bundled or installed, not '${models}'.`);
  }
  return {
    ...readCommonOptions(common),
    models,
    phrases: wholeNumber('--phrases', phrases, { least: 1, most: MOST_PHRASES }),
  };
}
