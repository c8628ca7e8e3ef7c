import { resolve } from 'node:path';
import { OptionError, webAddress, wholeNumber } from '../command-line.js';

/** How an engine that serves streams and covers itself does so. */
export interface MediaOptions {
  /** Where the engine keeps its state. */
  readonly data: string;
  readonly httpHost: string;
  /** 0: the one of last time, if it is free. */
  readonly httpPort: number;
  readonly publicUrl: string | undefined;
  readonly serverUrl: string;
  /** Seconds. */
  readonly timeLimited: number;
}

/** What the command line says of it. */
export const MEDIA_OPTIONS = {
  data: { type: 'string' },
  'http-host': { type: 'string', default: '0.0.0.0' },
  'http-port': { type: 'string', default: '0' },
  'public-url': { type: 'string' },
  'server-url': { type: 'string', default: 'http://127.0.0.1' },
  'time-limited': { type: 'string', default: '3600' },
} as const;

/** What `--help` says of it. */
export const MEDIA_HELP = `\
  --data DIR          where the engine keeps its state
  --http-host HOST    where streams and covers are served (0.0.0.0)
  --http-port PORT    its port (0: the one of last time, if it is free)
  --public-url URL    the address of streams and covers as speakers see it, behind a proxy
  --server-url URL    the address of the platform's server as speakers see it: its host is used
                      with the port of this engine (http://127.0.0.1)
  --time-limited S    seconds for which the address of a stream is good (3600)
`;

type Values = { readonly [Key in keyof typeof MEDIA_OPTIONS]?: string };

/** Decides them. Throws an {@link OptionError}. */
export function readMediaOptions(values: Values): MediaOptions {
  if (values.data === undefined) throw new OptionError('--data DIR is needed.');
  const publicUrl = values['public-url'];
  return {
    data: resolve(values.data),
    httpHost: values['http-host'] ?? '',
    httpPort: wholeNumber('--http-port', values['http-port'] ?? '', { most: 65_535 }),
    publicUrl: publicUrl && webAddress('--public-url', publicUrl),
    serverUrl: webAddress('--server-url', values['server-url'] ?? ''),
    timeLimited: wholeNumber('--time-limited', values['time-limited'] ?? '', { most: 31_536_000 }),
  };
}
