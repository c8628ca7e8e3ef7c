import { type ParseArgsConfig, parseArgs } from 'node:util';
import { announceEngine, type ServedEngine } from './grpc-service.js';

/** A command line that cannot be followed; the message is one sentence that names what is wrong. */
export class OptionError extends Error {}

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
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
}

/** A whole number from 0 to `most`. */
export function wholeNumber(option: string, value: string, most: number): number {
  const whole = Number(value);
  if (!/^\d+$/.test(value) || whole > most)
    throw new OptionError(`${option} must be a whole number from 0 to ${most}, not '${value}'.`);
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

/** An engine as a program. */
export interface Program<Options> {
  /** What its lines on stderr begin with. */
  readonly name: string;
  /** What `--help` says. */
  readonly help: string;
  /** Reads the command line; undefined: help is wanted. Throws an {@link OptionError}. */
  readonly options: (args: readonly string[]) => Options | undefined;
  readonly start: (options: Options, log: Log) => Promise<Pick<ServedEngine, 'address' | 'stop'>>;
}

/** Runs an engine as its command line says. Ends with 2 when that cannot be followed, with 1 when the engine cannot be started. */
export async function runEngine<Options extends { readonly supervised: boolean }>(
  program: Program<Options>,
): Promise<void> {
  const log = (line: string) => process.stderr.write(`${program.name}: ${line}\n`);
  try {
    const options = program.options(process.argv.slice(2));
    if (options) announceEngine(await program.start(options, log), { supervised: options.supervised });
    else process.stdout.write(program.help);
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    process.exit(error instanceof OptionError ? 2 : 1);
  }
}
