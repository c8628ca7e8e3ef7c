import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** How the engine is run. */
export interface Options {
  /** `host:port` of the gRPC service. */
  readonly listen: string;
  /** The music folder; absent: the demo library. */
  readonly music: string | undefined;
  /** Where the engine keeps its state. */
  readonly data: string;
  readonly httpHost: string;
  /** 0: the one of last time, if it is free. */
  readonly httpPort: number;
  readonly publicUrl: string | undefined;
  readonly serverUrl: string;
  /** Seconds. */
  readonly timeLimited: number;
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
  --data DIR          where the engine keeps its state
  --listen HOST:PORT  where the gRPC service listens (127.0.0.1:0: any free port)
  --http-host HOST    where streams and covers are served (0.0.0.0)
  --http-port PORT    its port (0: the one of last time, if it is free)
  --public-url URL    the address of streams and covers as speakers see it, behind a proxy
  --server-url URL    the address of the platform's server as speakers see it: its host is used
                      with the port of this engine (http://127.0.0.1)
  --time-limited S    seconds for which the address of a stream is good (3600)
  --name NAME         what people call the service (Library)
  --verbose           tell of every scan on stderr, not only of long ones and of problems
  --supervised        end when stdin ends
`;

/** A command line that cannot be followed; the message is one sentence that names what is wrong. */
export class OptionError extends Error {}

/** Reads the command line. Throws an {@link OptionError}. */
export function readOptions(args: readonly string[]): Command {
  const values = parsed(args);
  if (values.help) return { kind: 'help' };
  const make = values['make-demo'];
  if (make !== undefined) return { kind: 'make-demo', folder: resolve(make) };
  if ((values.music === undefined) === (values.demo !== true)) {
    throw new OptionError('Either --music DIR or --demo is needed.');
  }
  if (values.data === undefined) throw new OptionError('--data DIR is needed.');
  return {
    kind: 'serve',
    options: {
      listen: values.listen,
      music: values.music === undefined ? undefined : resolve(values.music),
      data: resolve(values.data),
      httpHost: values['http-host'],
      httpPort: number('--http-port', values['http-port'], 65_535),
      publicUrl: values['public-url'] && url('--public-url', values['public-url']),
      serverUrl: url('--server-url', values['server-url']),
      timeLimited: number('--time-limited', values['time-limited'], 31_536_000),
      name: values.name,
      verbose: values.verbose,
      supervised: values.supervised,
    },
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        music: { type: 'string' },
        demo: { type: 'boolean' },
        'make-demo': { type: 'string' },
        data: { type: 'string' },
        listen: { type: 'string', default: '127.0.0.1:0' },
        'http-host': { type: 'string', default: '0.0.0.0' },
        'http-port': { type: 'string', default: '0' },
        'public-url': { type: 'string' },
        'server-url': { type: 'string', default: 'http://127.0.0.1' },
        'time-limited': { type: 'string', default: '3600' },
        name: { type: 'string', default: 'Library' },
        verbose: { type: 'boolean', default: false },
        supervised: { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

function number(option: string, value: string, most: number): number {
  const whole = Number(value);
  if (!/^\d+$/.test(value) || whole > most) {
    throw new OptionError(`${option} must be a whole number from 0 to ${most}, not '${value}'.`);
  }
  return whole;
}

function url(option: string, value: string): string {
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) {
    throw new OptionError(`${option} must be an http or https address, not '${value}'.`);
  }
  return value.replace(/\/+$/, '');
}
