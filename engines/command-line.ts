import '../src/node-version.js';

import { type ParseArgsConfig, parseArgs } from 'node:util';
import { announceEngine, type ServedEngine } from './grpc-service.js';

/** A command line that cannot be followed; the message is one sentence that names what is wrong. */
export class OptionError extends Error {}

/** What every engine is told. */
export interface CommonOptions {
  /** `host:port` of the gRPC services; port 0: any free one. */
  readonly listen: string;
  /** Whether the end of stdin ends the engine. */
  readonly supervised: boolean;
}

/** The options that every engine has. */
export const COMMON_OPTIONS = {
  listen: { type: 'string', default: '127.0.0.1:0' },
  supervised: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const satisfies ParseArgsConfig['options'];

/** The values of a command line. Throws an {@link OptionError}. */
export function parsedOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new OptionError(firstSentence(error));
  }
}

/** Node adds paragraphs on how options are written. */
function firstSentence(error: unknown): string {
  const [sentence] = String(error instanceof Error ? error.message : error).split(/\.(?:\s|$)/);
  return `${sentence}.`;
}

/** Decides what every engine is told. Throws an {@link OptionError}. */
export function readCommonOptions({ listen, supervised }: CommonOptions): CommonOptions {
  hostAndPort('--listen', listen, { leastPort: 0 });
  return { listen, supervised };
}

/** A `HOST:PORT`; port 0, any free one, makes sense only where somebody listens. */
export function hostAndPort(
  option: string,
  value: string,
  { leastPort }: { readonly leastPort: 0 | 1 },
): { readonly host: string; readonly port: number } {
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(value) ?? [];
  if (host === '' || Number(port) < leastPort || Number(port) > 65_535)
    throw new OptionError(`${option} must be HOST:PORT, not '${value}'.`);
  return { host, port: Number(port) };
}

/** A whole number from `least`, 0 if absent, to `most`. */
export function wholeNumber(
  option: string,
  value: string,
  { least = 0, most }: { readonly least?: number; readonly most: number },
): number {
  const whole = Number(value);
  if (!/^\d+$/.test(value) || whole < least || whole > most)
    throw new OptionError(`${option} must be a whole number from ${least} to ${most}, not '${value}'.`);
  return whole;
}

/** An http or https address without slashes at its end. */
export function webAddress(option: string, value: string): string {
  if (!/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
    throw new OptionError(`${option} must be an http or https address, not '${value}'.`);
  return value.replace(/\/+$/, '');
}

/** Tells a person one line. */
export type Log = (line: string) => void;

/** An engine that answers. */
export interface RunningEngine extends Pick<ServedEngine, 'address' | 'stop'> {
  /** What else its parent is told of it. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Rejects when it cannot go on; absent: it can. */
  readonly going?: Promise<unknown>;
}

/** An engine as a program. */
export interface Program<Options> {
  /** What its lines on stderr begin with. */
  readonly name: string;
  /** What `--help` says. */
  readonly help: string;
  /** Reads the command line; undefined: help is wanted. Throws an {@link OptionError}. */
  readonly options: (args: readonly string[]) => Options | undefined;
  /** Undefined: what was asked for is done, and nothing is served. */
  readonly start: (options: Options, log: Log) => Promise<RunningEngine | undefined>;
}

/** Runs an engine as its command line says. Ends with 2 when that cannot be followed, with 1 when the engine cannot be started. */
export async function runEngine<Options extends { readonly supervised?: boolean }>(
  program: Program<Options>,
): Promise<void> {
  const log = (line: string) => process.stderr.write(`${program.name}: ${line}\n`);
  try {
    await run(program, log);
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    process.exit(error instanceof OptionError ? 2 : 1);
  }
}

async function run<Options extends { readonly supervised?: boolean }>(
  { help, options: read, start }: Program<Options>,
  log: Log,
): Promise<void> {
  const options = read(process.argv.slice(2));
  if (!options) {
    process.stdout.write(help);
    return;
  }
  const engine = await start(options, log);
  if (!engine) return;
  announceEngine(engine, { supervised: options.supervised ?? false, details: engine.details ?? {} });
  await engine.going;
}
