import { resolve } from 'node:path';
import {
  COMMON_OPTIONS,
  type CommonOptions,
  OptionError,
  parsedOptions,
  readCommonOptions,
} from '../command-line.js';
import { MEDIA_HELP, MEDIA_OPTIONS, type MediaOptions, readMediaOptions } from '../media/media-options.js';

/** How the engine is run. */
export interface Options extends CommonOptions, MediaOptions {
  /** The music folder; absent: the demo library. */
  readonly music: string | undefined;
  readonly name: string;
  /** Whether it tells of everything that it does, not only of what takes long or goes wrong. */
  readonly verbose: boolean;
}

/** The wish that the demo library be made, and nothing served. */
export interface DemoWish {
  /** Where. */
  readonly makeDemo: string;
  readonly supervised?: undefined;
}

/** What `--help` says. */
export const HELP = `Usage: node dist/engines/library/main.js (--music DIR | --demo) --data DIR [options]
       node dist/engines/library/main.js --make-demo DIR

  --music DIR         serve the music in this folder
  --demo              serve the demo library; it is made first if it is not there
  --make-demo DIR     make the demo library in this folder and end
  --listen HOST:PORT  where the gRPC service listens (127.0.0.1:0: any free port)
${MEDIA_HELP}\
  --name NAME         what people call the service (Library)
  --verbose           tell of every scan on stderr, not only of long ones and of problems
  --supervised        end when stdin ends
`;

/** Reads the command line; undefined: help is wanted. Throws an {@link OptionError}. */
export function readOptions(args: readonly string[]): Options | DemoWish | undefined {
  const values = parsedOptions(args, {
    ...COMMON_OPTIONS,
    ...MEDIA_OPTIONS,
    music: { type: 'string' },
    demo: { type: 'boolean' },
    'make-demo': { type: 'string' },
    name: { type: 'string', default: 'Library' },
    verbose: { type: 'boolean', default: false },
  });
  if (values.help) return undefined;
  const demo = values['make-demo'];
  if (demo !== undefined) return { makeDemo: resolve(demo) };
  if ((values.music === undefined) === (values.demo !== true)) {
    throw new OptionError('Either --music DIR or --demo is needed.');
  }
  return {
    ...readCommonOptions(values),
    ...readMediaOptions(values),
    music: values.music === undefined ? undefined : resolve(values.music),
    name: values.name,
    verbose: values.verbose,
  };
}
