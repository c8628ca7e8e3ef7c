import {
  COMMON_OPTIONS,
  type CommonOptions,
  OptionError,
  parsedOptions,
  readCommonOptions,
  webAddress,
} from '../command-line.js';
import { MEDIA_HELP, MEDIA_OPTIONS, type MediaOptions, readMediaOptions } from '../media/media-options.js';

/** How the engine is run. */
export interface Options extends CommonOptions, MediaOptions {
  /** The address of the server, without `/rest`. */
  readonly server: string;
  readonly name: string;
}

/** What `--help` says. */
export const HELP = `Usage: node dist/engines/subsonic/main.js --server URL --data DIR [options]

  --server URL        a Subsonic or OpenSubsonic server, without /rest
  --listen HOST:PORT  where the gRPC service listens (127.0.0.1:0: any free port)
${MEDIA_HELP}\
  --name NAME         what people call the service (Subsonic)
  --supervised        end when stdin ends
`;

/** Reads the command line; undefined: help is wanted. Throws an {@link OptionError}. */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parsedOptions(args, {
    ...COMMON_OPTIONS,
    ...MEDIA_OPTIONS,
    server: { type: 'string' },
    name: { type: 'string', default: 'Subsonic' },
  });
  if (values.help) return undefined;
  if (values.server === undefined) throw new OptionError('--server URL is needed.');
  return {
    ...readCommonOptions(values),
    ...readMediaOptions(values),
    server: webAddress('--server', values.server),
    name: values.name,
  };
}
