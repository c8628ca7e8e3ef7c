import {
  COMMON_OPTIONS,
  type CommonOptions,
  parsedOptions,
  readCommonOptions,
  wholeNumber,
} from '../command-line.js';

/** How the engine is run. */
export interface Options extends CommonOptions {
  /** The port on loopback of the sign-in and the streams; 0: any free one. */
  readonly httpPort: number;
  /** Where sign-ins may end. */
  readonly redirectUris: readonly string[];
  /** Seconds for which access tokens are valid. */
  readonly tokenSeconds: number;
  /** Where the services are offered; none: everywhere. */
  readonly countries: readonly string[];
  /** Milliseconds that every call takes longer. */
  readonly slow: number;
  /** Accounts whose users are told something before they play. */
  readonly paused: readonly string[];
  /** Accounts that have taken back all access. */
  readonly revoked: readonly string[];
}

/** What `--help` says. */
export const HELP = `Usage: node dist/engines/sample/main.js [options]

  --listen HOST:PORT  where the gRPC services listen (127.0.0.1:0: any free port)
  --http-port PORT    the port on 127.0.0.1 of the sign-in and the streams (9301; 0: any free one)
  --redirect-uri URI  where sign-ins may end; can be given again (http://127.0.0.1:8080/account/linked)
  --token-seconds N   seconds for which access tokens are valid (60)
  --country CODE      offer the services only there; can be given again
  --slow MS           let every call take so many milliseconds longer (0)
  --paused NAME       tell this user something before they play; can be given again
  --revoked NAME      let this user have taken back all access; can be given again
  --supervised        end when stdin ends
`;

/** Reads the command line; undefined: help is wanted. Throws an {@link OptionError}. */
export function readOptions(args: readonly string[]): Options | undefined {
  const values = parsedOptions(args, {
    ...COMMON_OPTIONS,
    'http-port': { type: 'string', default: '9301' },
    'redirect-uri': { type: 'string', multiple: true },
    'token-seconds': { type: 'string', default: '60' },
    country: { type: 'string', multiple: true, default: [] },
    slow: { type: 'string', default: '0' },
    paused: { type: 'string', multiple: true, default: [] },
    revoked: { type: 'string', multiple: true, default: [] },
  });
  if (values.help) return undefined;
  return {
    ...readCommonOptions(values),
    httpPort: wholeNumber('--http-port', values['http-port'], { most: 65_535 }),
    redirectUris: values['redirect-uri'] ?? ['http://127.0.0.1:8080/account/linked'],
    tokenSeconds: wholeNumber('--token-seconds', values['token-seconds'], { most: 86_400 }),
    countries: values.country,
    slow: wholeNumber('--slow', values.slow, { most: 600_000 }),
    paused: values.paused,
    revoked: values.revoked,
  };
}
