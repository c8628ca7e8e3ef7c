import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentType } from '../scan/media-types.js';
import { openContained } from './contained-file.js';
import { COVER_SIZES, type Covers } from './covers.js';
import { sendFile } from './send-file.js';
import type { Signer } from './signature.js';

/** Who takes nothing of an answer for so long, in milliseconds, is gone; a paused speaker is not. */
const IDLE_MS = 10 * 60_000;
const DRAIN_MS = 3_000;

/** What the server needs. */
interface MediaServerDeps {
  /** The music folder. */
  readonly root: string;
  readonly covers: Covers;
  readonly signer: Signer;
  /** The path of a song's file, from the music folder. */
  readonly pathOf: (ref: string) => string | undefined;
  readonly log: (line: string) => void;
}

/**
 * Serves streams and covers: `/streams/{ref}` with a signature that expires, and
 * `/images/{cover}/{size}.jpg`, whose address is made of what it shows and never changes.
 */
export class MediaServer {
  readonly #deps: MediaServerDeps;
  readonly #server: Server;

  constructor(deps: MediaServerDeps) {
    this.#deps = deps;
    this.#server = createServer((request, response) => void this.#answer(request, response));
    this.#server.setTimeout(IDLE_MS);
  }

  /** Starts to listen and tells the port. Rejects when the port is taken. */
  listen(host: string, port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        this.#server.off('error', reject);
        resolve((this.#server.address() as AddressInfo).port);
      });
    });
  }

  /** Takes no more requests and lets streams go on for three seconds. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#server.closeAllConnections(), DRAIN_MS);
      this.#server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      this.#server.closeIdleConnections();
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader(
        'access-control-expose-headers',
        'accept-ranges, content-length, content-range, etag',
      );
      if (request.method === 'GET' || request.method === 'HEAD') await this.#route(request, response);
      else if (request.method === 'OPTIONS') preflight(response);
      else refuse(response, 405, 'only GET and HEAD');
    } catch (error) {
      this.#deps.log(`${request.url?.split('?')[0]}: ${error instanceof Error ? error.message : error}`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'the file could not be read');
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '', 'http://library');
    const stream = /^\/streams\/([\w-]{16})$/.exec(url?.pathname ?? '');
    if (url && stream?.[1]) return this.#stream(request, response, { url, ref: stream[1] });
    const image = /^\/images\/([\w-]{16})\/(\d{3})\.jpg$/.exec(url?.pathname ?? '');
    const size = COVER_SIZES.find((each) => String(each) === image?.[2]);
    if (image?.[1] && size) return this.#image(request, response, { cover: image[1], size });
    return refuse(response, 404, 'there is nothing here');
  }

  async #stream(
    request: IncomingMessage,
    response: ServerResponse,
    { url, ref }: { readonly url: URL; readonly ref: string },
  ): Promise<void> {
    const refusal = this.#deps.signer.refusal(url.pathname, url.searchParams, Date.now() / 1000);
    if (refusal) return refuse(response, 403, REFUSALS[refusal]);
    const path = this.#deps.pathOf(ref);
    const file = path === undefined ? undefined : await openContained(this.#deps.root, path);
    if (!file || path === undefined) return refuse(response, 404, 'this song is no longer in the library');
    await sendFile(request, response, {
      file,
      headers: { 'content-type': contentType(path), 'cache-control': 'private, max-age=3600' },
    });
  }

  async #image(
    request: IncomingMessage,
    response: ServerResponse,
    { cover, size }: { readonly cover: string; readonly size: (typeof COVER_SIZES)[number] },
  ): Promise<void> {
    const file = await this.#deps.covers.open(cover, size);
    if (!file) return refuse(response, 404, 'there is no such cover');
    await sendFile(request, response, {
      file,
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
    });
  }
}

const REFUSALS = {
  forged: 'the address is not signed by this library',
  expired: 'the address has expired: ask for a new one',
} as const;

/** Lets players in browsers ask for parts (CORS). */
function preflight(response: ServerResponse): void {
  response.setHeader('access-control-allow-headers', 'range, if-range, if-none-match, if-modified-since');
  response.setHeader('access-control-max-age', '86400');
  response.writeHead(204).end();
}

function refuse(response: ServerResponse, status: number, why: string): void {
  if (status === 405) response.setHeader('allow', 'GET, HEAD, OPTIONS');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${why}\n`);
}
