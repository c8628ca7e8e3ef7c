import {
  COMMON_OPTIONS,
  type CommonOptions,
  OptionError,
  parsedOptions,
  readCommonOptions,
  wholeNumber,
} from '../command-line.js';

/** How the engine is run. */
export interface Options extends CommonOptions {
  /** The folder of the model. */
  readonly model: string;
  /** The language that the model hears. */
  readonly language: string;
  /** How many threads work on one phrase. */
  readonly threads: number;
}

/** What `--help` says. */
export const HELP = `Usage: node dist/engines/sherpa/main.js --model FOLDER [options]

  --model FOLDER      a streaming transducer, or Whisper, as sherpa-onnx's models are unpacked
  --language CODE     the language that it hears (en)
  --threads N         how many threads work on one phrase (2)
  --listen HOST:PORT  where the gRPC service listens (127.0.0.1:0: any free port)
  --supervised        end when stdin ends
`;

const MOST_THREADS = 256;

/** Reads the command line; undefined: help is wanted. Throws an {@link OptionError}. */
export function readOptions(args: readonly string[]): Options | undefined {
  const { help, model, language, threads, ...common } = parsedOptions(args, {
    ...COMMON_OPTIONS,
    model: { type: 'string' },
    language: { type: 'string', default: 'en' },
    threads: { type: 'string', default: '2' },
  });
  if (help) return undefined;
  if (model === undefined || model === '') throw new OptionError('--model FOLDER is needed.');
  return {
    ...readCommonOptions(common),
    model,
    language,
    threads: wholeNumber('--threads', threads, { least: 1, most: MOST_THREADS }),
  };
}
