import { resolve } from 'node:path';

/** Everything that can be set, decided. Nobody else reads the environment. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where state is kept. */
  readonly data: string;
  /** The owner's music; absent: the demo library. */
  readonly music: string | undefined;
  /** A list of radio stations, a folder of lists, or the address of a list; absent: there is no radio. */
  readonly stations: string | undefined;
  /** A file that names feeds, or addresses of feeds with commas between; absent: there are no podcasts. */
  readonly podcasts: string | undefined;
  /** A Subsonic or OpenSubsonic server whose users may link their accounts; absent: there is none. */
  readonly subsonic: MediaService | undefined;
  /** Whether what lists and feeds name may be fetched from hosts of the own network. */
  readonly allowPrivate: boolean;
  /** The port of the library's streams and covers; 0: one that the engine takes and keeps to. */
  readonly mediaPort: number;
  /** The address of streams and covers as speakers see it, behind a proxy; absent: the public host with the port. */
  readonly mediaUrl: string | undefined;
  /** The country of users and devices that name none: two lower-case letters. */
  readonly country: string;
  /** The address under which speakers and apps reach the server. */
  readonly publicUrl: string;
  /** The address of a speech engine; absent: the bundled one. */
  readonly speechEngine: string | undefined;
  /** A model folder for sherpa-onnx, and its language; absent: it does not hear. */
  readonly sherpa: { readonly model: string; readonly language: string } | undefined;
  /** Wyoming servers that hear or speak, `host:port`. */
  readonly wyoming: { readonly hears: string | undefined; readonly speaks: string | undefined };
  /** Addresses of content engines; absent: the bundled ones. */
  readonly contentEngines: readonly string[] | undefined;
  /** Where mail goes: an SMTP server's URL; absent: the outbox in the data folder. */
  readonly smtpUrl: string | undefined;
  /** Whom mail is from. */
  readonly mailFrom: string;
  /** Where text messages go: a webhook and the secret it shares; absent: the outbox in the data folder. */
  readonly smsWebhook: { readonly url: string; readonly secret: string } | undefined;
  /** Countries whose people log in by mobile number; elsewhere by email. */
  readonly mobileCountries: readonly string[];
  /** A JSON file with the identity providers of federated login; absent: there are none. */
  readonly loginProviders: string | undefined;
  /** A TLS proxy stands before the server, and tells the addresses of clients in X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** Whether what people say is kept with the records of their interactions, for the operator to hear. */
  readonly keepAudio: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** A content service elsewhere, whose streams go through this box. */
export interface MediaService {
  readonly server: string;
  /** The port of its streams and covers here; 0: one that the engine takes and keeps to. */
  readonly mediaPort: number;
  /** The address of streams and covers as speakers see it, behind a proxy; absent: the public host with the port. */
  readonly mediaUrl: string | undefined;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** A setting that cannot be used; the message is one sentence that names it. */
export class ConfigError extends Error {}

/** Decides the configuration from the environment. Throws a {@link ConfigError}. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const host = text(env, 'PARLANDO_HOST') ?? '0.0.0.0';
  const port = portNumber(env, 'PARLANDO_PORT', 8080);
  const music = text(env, 'PARLANDO_MUSIC');
  return {
    host,
    port,
    data: resolve(text(env, 'PARLANDO_DATA') ?? './data'),
    music: music === undefined ? undefined : resolve(music),
    stations: pathOrAddress(text(env, 'PARLANDO_STATIONS')),
    podcasts: pathOrAddress(text(env, 'PARLANDO_PODCASTS')),
    subsonic: subsonic(env),
    allowPrivate: flag(env, 'PARLANDO_ALLOW_PRIVATE'),
    mediaPort: portNumber(env, 'PARLANDO_MEDIA_PORT', 0),
    mediaUrl: webAddress(env, 'PARLANDO_MEDIA_URL'),
    country: country(env),
    publicUrl:
      webAddress(env, 'PARLANDO_PUBLIC_URL') ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`,
    ...speechOf(env),
    contentEngines: text(env, 'PARLANDO_CONTENT_ENGINES')
      ?.split(',')
      .map((each) => address('PARLANDO_CONTENT_ENGINES', each.trim()) ?? ''),
    smtpUrl: urlOf(env, 'PARLANDO_SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: sender(env),
    smsWebhook: smsWebhook(env),
    mobileCountries: countries(env, 'PARLANDO_MOBILE_COUNTRIES'),
    loginProviders: text(env, 'PARLANDO_LOGIN_PROVIDERS'),
    trustProxy: flag(env, 'PARLANDO_TRUST_PROXY'),
    keepAudio: flag(env, 'PARLANDO_KEEP_AUDIO'),
    logLevel: logLevel(env),
  };
}

function text(env: Readonly<Record<string, string | undefined>>, key: string): string | undefined {
  const value = env[key]?.trim();
  return value === '' ? undefined : value;
}

/** Whether a setting names something on the web, not a file. */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\//i.test(value);
}

function pathOrAddress(value: string | undefined): string | undefined {
  return value === undefined || isWebAddress(value) ? value : resolve(value);
}

function portNumber(
  env: Readonly<Record<string, string | undefined>>,
  key: string,
  fallback: number,
): number {
  const value = text(env, key);
  if (value === undefined) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ConfigError(`${key} must be a port from 0 to 65535, not "${value}".`);
  }
  return port;
}

function country(env: Readonly<Record<string, string | undefined>>): string {
  const value = text(env, 'PARLANDO_COUNTRY')?.toLowerCase() ?? 'gb';
  if (!/^[a-z]{2}$/.test(value))
    throw new ConfigError(`PARLANDO_COUNTRY must be two letters, not "${value}".`);
  return value;
}

function webAddress(env: Readonly<Record<string, string | undefined>>, key: string): string | undefined {
  return urlOf(env, key, ['http:', 'https:'])?.replace(/\/+$/, '');
}

function countries(env: Readonly<Record<string, string | undefined>>, key: string): readonly string[] {
  const codes = text(env, key)?.toLowerCase().split(',') ?? [];
  const names = codes.map((code) => code.trim());
  if (names.every((name) => /^[a-z]{2}$/.test(name))) return names;
  throw new ConfigError(`${key} must be country codes of two letters with commas between, not "${codes}".`);
}

function flag(env: Readonly<Record<string, string | undefined>>, key: string): boolean {
  const value = text(env, key) ?? '0';
  if (value === '0' || value === '1') return value === '1';
  throw new ConfigError(`${key} must be 0 or 1, not "${value}".`);
}

function urlOf(
  env: Readonly<Record<string, string | undefined>>,
  key: string,
  protocols: readonly string[],
): string | undefined {
  const value = text(env, key);
  if (value === undefined || protocols.includes(URL.parse(value)?.protocol ?? '')) return value;
  const names = protocols.map((protocol) => protocol.slice(0, -1)).join(' or ');
  throw new ConfigError(`${key} must be an address that begins with ${names}, not "${value}".`);
}

function speechOf(
  env: Readonly<Record<string, string | undefined>>,
): Pick<Config, 'speechEngine' | 'sherpa' | 'wyoming'> {
  const at = (key: string) => address(key, text(env, key));
  const speechEngine = at('PARLANDO_SPEECH_ENGINE');
  const model = text(env, 'PARLANDO_SHERPA_MODEL');
  const language = text(env, 'PARLANDO_SHERPA_LANGUAGE');
  const wyoming = { hears: at('PARLANDO_WYOMING_HEAR'), speaks: at('PARLANDO_WYOMING_SPEAK') };
  const others = {
    PARLANDO_SHERPA_MODEL: model,
    PARLANDO_WYOMING_HEAR: wyoming.hears,
    PARLANDO_WYOMING_SPEAK: wyoming.speaks,
  };
  const [other] = Object.entries(others).find(([, value]) => value !== undefined) ?? [];
  if (speechEngine !== undefined && other !== undefined)
    throw new ConfigError(`${other} has no effect with PARLANDO_SPEECH_ENGINE: set one of them.`);
  if (model !== undefined && wyoming.hears !== undefined)
    throw new ConfigError('PARLANDO_SHERPA_MODEL and PARLANDO_WYOMING_HEAR both hear: set one of them.');
  if (model === undefined && language !== undefined)
    throw new ConfigError('PARLANDO_SHERPA_LANGUAGE has no effect without PARLANDO_SHERPA_MODEL.');
  if (language !== undefined && !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language))
    throw new ConfigError(
      `PARLANDO_SHERPA_LANGUAGE must be a language tag such as en or de-AT, not "${language}".`,
    );
  const sherpa = model === undefined ? undefined : { model, language: language ?? 'en' };
  return { speechEngine, sherpa, wyoming };
}

/** `name@host`, or the same in angle brackets behind a name (RFC 5322, section 3.4). */
const MAILBOX =
  /^(?:(?:"[^"\r\n]*" *|[^<>@,;:"\r\n]*)<[^\s<>@,;:]+@[^\s<>@,;:]+>|[^\s<>@,;:]+@[^\s<>@,;:]+)$/;

function sender(env: Readonly<Record<string, string | undefined>>): string {
  const value = text(env, 'PARLANDO_MAIL_FROM') ?? 'Parlando <parlando@localhost>';
  if (MAILBOX.test(value)) return value;
  throw new ConfigError(
    `PARLANDO_MAIL_FROM must be an address such as "Music <music@example.org>", not "${value}".`,
  );
}

function smsWebhook(env: Readonly<Record<string, string | undefined>>): Config['smsWebhook'] {
  const url = urlOf(env, 'PARLANDO_SMS_WEBHOOK', ['http:', 'https:']);
  const secret = text(env, 'PARLANDO_SMS_SECRET');
  if (url !== undefined && secret !== undefined) return { url, secret };
  if (url === undefined && secret === undefined) return undefined;
  if (url === undefined)
    throw new ConfigError('PARLANDO_SMS_SECRET is of no use without PARLANDO_SMS_WEBHOOK: set both or none.');
  throw new ConfigError('PARLANDO_SMS_SECRET must be set with PARLANDO_SMS_WEBHOOK, to sign the messages.');
}

function subsonic(env: Readonly<Record<string, string | undefined>>): MediaService | undefined {
  const server = webAddress(env, 'PARLANDO_SUBSONIC');
  if (server === undefined) return undefined;
  return {
    server,
    mediaPort: portNumber(env, 'PARLANDO_SUBSONIC_MEDIA_PORT', 0),
    mediaUrl: webAddress(env, 'PARLANDO_SUBSONIC_MEDIA_URL'),
  };
}

function address(key: string, value: string | undefined): string | undefined {
  const port = value === undefined ? 0 : Number(/^[^\s:/]+:(\d{1,5})$/.exec(value)?.[1] ?? NaN);
  if (port <= 65535) return value;
  throw new ConfigError(`${key} must be host:port, not "${value}".`);
}

function logLevel(env: Readonly<Record<string, string | undefined>>): Config['logLevel'] {
  const value = text(env, 'PARLANDO_LOG') ?? 'info';
  const level = LOG_LEVELS.find((each) => each === value);
  if (!level) throw new ConfigError(`PARLANDO_LOG must be one of ${LOG_LEVELS.join(', ')}, not "${value}".`);
  return level;
}
