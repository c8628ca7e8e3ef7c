import type { IncomingMessage } from 'node:http';
import { status } from '@grpc/grpc-js';
import { StatusError } from '../grpc-service.js';
import { openPublic, readText } from '../public-web.js';
import { type Credentials, parametersOf } from './credentials.js';
import type { Answer } from './protocol.js';

const VERSION = '1.16.1';
const CLIENT = 'parlando';
/** Bytes, and milliseconds for a reply's head and for all of it. */
const MOST = 32 * 1024 * 1024;
const TIMES = { head: 8_000, body: 20_000 };

/** What a call is given; a list is sent item by item. */
export type Parameters = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** An error that the server told (its code), or 0 when it could not be asked. */
export class SubsonicError extends StatusError {
  readonly subsonic: number;

  constructor(subsonic: number, message: string) {
    super(STATUSES[subsonic] ?? status.UNAVAILABLE, message);
    this.subsonic = subsonic;
  }
}

/** The codes of the protocol as statuses of the contract; others mean that the server failed. */
const STATUSES: Readonly<Record<number, status>> = {
  10: status.INVALID_ARGUMENT,
  40: status.UNAUTHENTICATED,
  41: status.UNAUTHENTICATED,
  42: status.UNAUTHENTICATED,
  43: status.UNAUTHENTICATED,
  44: status.UNAUTHENTICATED,
  50: status.PERMISSION_DENIED,
  70: status.NOT_FOUND,
};

/** Calls a Subsonic server. Nothing but that very server is ever called, wherever it redirects to. */
export class SubsonicClient {
  readonly #server: URL;

  constructor(server: string) {
    this.#server = new URL(`${server}/`);
  }

  /** What a method answers. Rejects with a {@link SubsonicError}. */
  async call(method: string, credentials: Credentials, parameters: Parameters = {}): Promise<Answer> {
    try {
      const reply = await this.#open(method, credentials, { ...parameters, f: 'json' }, {});
      return answerIn(await readText(reply, { most: MOST, timeout: TIMES.body }));
    } catch (error) {
      throw error instanceof SubsonicError ? error : unreachable(error);
    }
  }

  /** The bytes of a method: sound or a picture. Rejects with a {@link SubsonicError}. */
  async bytes(
    method: string,
    credentials: Credentials,
    parameters: Parameters,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<IncomingMessage> {
    const reply = await this.#open(method, credentials, { ...parameters, f: 'json' }, headers).catch(
      (error) => {
        throw unreachable(error);
      },
    );
    if (
      !/^(application\/json|text\/xml|application\/xml|text\/html)/i.test(reply.headers['content-type'] ?? '')
    )
      return reply;
    answerIn(await readText(reply, { most: MOST, timeout: TIMES.body }).catch(() => ''));
    throw new SubsonicError(0, `the Subsonic server sends no bytes for ${method}`);
  }

  #open(
    method: string,
    credentials: Credentials,
    parameters: Parameters,
    headers: Readonly<Record<string, string>>,
  ): Promise<IncomingMessage> {
    const url = new URL(`rest/${method}.view`, this.#server);
    const all = { v: VERSION, c: CLIENT, ...parametersOf(credentials), ...parameters };
    for (const [key, value] of Object.entries(all))
      for (const each of [value].flat()) url.searchParams.append(key, String(each));
    return openPublic(url.href, {
      headers,
      timeout: TIMES.head,
      // The operator has named the server: it may well be in the own network.
      allowPrivate: true,
      accepts: [304, 404, 416],
      origin: this.#server.origin,
    });
  }
}

function answerIn(text: string): Answer {
  const answer = (parsed(text) as { 'subsonic-response'?: Answer } | undefined)?.['subsonic-response'];
  if (answer?.status === 'ok') return answer;
  if (answer?.error)
    throw new SubsonicError(answer.error.code ?? 0, answer.error.message ?? 'the Subsonic server refuses');
  throw new SubsonicError(0, 'the Subsonic server answers something else');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message never tells the address, in which credentials stand. */
function unreachable(error: unknown): SubsonicError {
  const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
  return new SubsonicError(0, `the Subsonic server cannot be asked${code}`);
}
