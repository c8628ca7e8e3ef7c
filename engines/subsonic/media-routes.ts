import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { baseAddress, type Reach } from '../media/base-address.js';
import { isSigned, refuse } from '../media/media-server.js';
import type { Signer } from '../media/signature.js';
import type { Accounts } from './accounts.js';
import type { Credentials } from './credentials.js';
import { type SubsonicClient, SubsonicError } from './subsonic-client.js';

/** Addresses of a picture by WxH; none where there is no picture. */
export type Images = (cover: string | number | undefined) => Record<string, string>;

const SIZES = [640, 320, 160];
/** Covers have addresses that stay, so that they are fetched once: good until 2100. */
const LASTING = 4_102_444_800;

/** What the addresses are made of. */
interface MediaAddressesDeps extends Reach {
  readonly signer: Signer;
  readonly accounts: Accounts;
  /** Seconds for which the address of a stream is good. */
  readonly timeLimited: number;
}

/** The addresses of streams and covers. They name an account; they hold nothing that could prove to be it. */
export class MediaAddresses {
  readonly #deps: MediaAddressesDeps;

  constructor(deps: MediaAddressesDeps) {
    this.#deps = deps;
  }

  get timeLimited(): number {
    return this.#deps.timeLimited;
  }

  /** The address of a song's stream; `asked` is where the one who asks reaches the platform's server. */
  stream(credentials: Credentials, ref: string, asked: string): string {
    const path = `/streams/${this.#deps.accounts.nameOf(credentials)}/${encodeURIComponent(ref)}`;
    const expires = Math.ceil(Date.now() / 1000) + this.#deps.timeLimited;
    return `${baseAddress(this.#deps, asked)}${path}?${this.#deps.signer.sign(path, expires)}`;
  }

  images(credentials: Credentials): Images {
    const base = baseAddress(this.#deps);
    const account = this.#deps.accounts.nameOf(credentials);
    return (cover) => {
      if (cover === undefined || cover === '') return {};
      const addresses = SIZES.map((size) => {
        const path = `/images/${account}/${size}/${encodeURIComponent(String(cover))}`;
        return [`${size}x${size}`, `${base}${path}?${this.#deps.signer.sign(path, LASTING)}`];
      });
      return Object.fromEntries(addresses);
    };
  }
}

/** What the routes need. */
interface MediaRoutesDeps {
  readonly signer: Signer;
  readonly accounts: Accounts;
  readonly client: SubsonicClient;
}

/** What a speaker's request may say to the Subsonic server, and what that may say in return. */
const ASKED = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;
const TOLD = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
] as const;

/** Serves streams and covers from the Subsonic server: `/streams/{account}/{song}`, `/images/{account}/{size}/{cover}`. */
export class MediaRoutes {
  readonly #deps: MediaRoutesDeps;

  constructor(deps: MediaRoutesDeps) {
    this.#deps = deps;
  }

  async answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const [, account = '', stream] = /^\/streams\/([\w-]{16})\/([^/]+)$/.exec(url.pathname) ?? [];
    const [, owner = '', size, cover] = /^\/images\/([\w-]{16})\/(\d{3})\/([^/]+)$/.exec(url.pathname) ?? [];
    if (stream === undefined && cover === undefined) return refuse(response, 404, 'there is nothing here');
    if (!isSigned(this.#deps.signer, url, response)) return;
    const credentials = await this.#deps.accounts.credentials(account || owner);
    if (!credentials) return refuse(response, 404, 'nobody is signed in for this address: ask for a new one');
    const send = this.#sender(request, response, credentials);
    if (stream !== undefined)
      return send('stream', { id: decodeURIComponent(stream), format: 'raw' }, 'private, max-age=3600');
    return send(
      'getCoverArt',
      { id: decodeURIComponent(cover ?? ''), size: size ?? '' },
      'private, max-age=86400',
    );
  }

  #sender(request: IncomingMessage, response: ServerResponse, credentials: Credentials) {
    return async (method: string, parameters: Record<string, string>, caching: string): Promise<void> => {
      const headers = Object.fromEntries(
        ASKED.flatMap((name) =>
          typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [],
        ),
      );
      try {
        const reply = await this.#deps.client.bytes(method, credentials, parameters, headers);
        await pass(request, response, { reply, caching });
      } catch (error) {
        if (!(error instanceof SubsonicError) || response.headersSent) throw error;
        refuse(response, HTTP_STATUSES[error.subsonic] ?? 502, error.details);
      }
    };
  }
}

const HTTP_STATUSES: Readonly<Record<number, number>> = { 40: 403, 44: 403, 50: 403, 70: 404 };

/** Passes a reply on, as fast as it is taken. */
async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { reply, caching }: { readonly reply: IncomingMessage; readonly caching: string },
): Promise<void> {
  response.statusCode = reply.statusCode ?? 502;
  for (const name of TOLD) {
    const value = reply.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  response.setHeader('cache-control', response.statusCode < 400 ? caching : 'no-store');
  if (request.method === 'HEAD') {
    reply.destroy();
    response.end();
    return;
  }
  await pipeline(reply, response).catch((error: NodeJS.ErrnoException) => {
    // Whoever listens may stop at any time.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}
