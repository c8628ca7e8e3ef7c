import { resolve } from 'node:path';
import { COMMON_OPTIONS, OptionError, parsedOptions } from '../command-line.js';
import { MEDIA_HELP, MEDIA_OPTIONS, type MediaOptions, readMediaOptions } from '../media/media-options.js';

/** How the engine is run. */
export interface Options extends MediaOptions {
  /** `host:port` of the gRPC service. */
  readonly listen: string;
  /** The music folder; absent: the demo library. */
  readonly music: string | undefined;
  readonly name: string;
  /** Whether it tells of everything that it does, not only of what takes long or goes wrong. */
  readonly verbose: boolean;
  readonly supervised: boolean;
}

/** What the engine is told to do. */
export type Command =
  | { readonly kind: 'serve'; readonly options: Options }
  | { readonly kind: 'make-demo'; readonly folder: string }
  | { readonly kind: 'help' };

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

/** Reads the command line. Throws an {@link OptionError}. */
export function readOptions(args: readonly string[]): Command {
  const values = parsedOptions(args, {
    ...COMMON_OPTIONS,
    ...MEDIA_OPTIONS,
    music: { type: 'string' },
    demo: { type: 'boolean' },
    'make-demo': { type: 'string' },
    name: { type: 'string', default: 'Library' },
    verbose: { type: 'boolean', default: false },
  });
  if (values.help) return { kind: 'help' };
  const make = values['make-demo'];
  if (make !== undefined) return { kind: 'make-demo', folder: resolve(make) };
  if ((values.music === undefined) === (values.demo !== true)) {
    throw new OptionError('Either --music DIR or --demo is needed.');
  }
  return {
    kind: 'serve',
    options: {
      ...readMediaOptions(values),
      listen: values.listen,
      music: values.music === undefined ? undefined : resolve(values.music),
      name: values.name,
      verbose: values.verbose,
      supervised: values.supervised,
    },
  };
}
