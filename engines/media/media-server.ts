import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../command-line.js';
import type { Signer } from './signature.js';

/** Who takes nothing of an answer for so long, in milliseconds, is gone; a paused speaker is not. */
const IDLE_MS = 10 * 60_000;
const DRAIN_MS = 3_000;

/** Answers a GET or HEAD. */
export type MediaRoute = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/** What the server needs. */
interface MediaServerDeps {
  readonly route: MediaRoute;
  readonly log: Log;
}

/** An engine's own HTTP server: speakers and browsers fetch streams and covers from it. */
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
    const url = URL.parse(request.url ?? '', 'http://engine');
    try {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader(
        'access-control-expose-headers',
        'accept-ranges, content-length, content-range, etag',
      );
      if (request.method === 'OPTIONS') preflight(response);
      else if (request.method !== 'GET' && request.method !== 'HEAD')
        refuse(response, 405, 'only GET and HEAD');
      else if (url) await this.#deps.route(request, response, url);
      else refuse(response, 404, 'there is nothing here');
    } catch (error) {
      this.#deps.log(`${url?.pathname}: ${error instanceof Error ? error.message : error}`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'it could not be read');
    }
  }
}

/** Answers with an error, in a line of text. */
export function refuse(response: ServerResponse, status: number, why: string): void {
  if (status === 405) response.setHeader('allow', 'GET, HEAD, OPTIONS');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${why}\n`);
}

const REFUSALS = {
  forged: 'the address is not signed by this engine',
  expired: 'the address has expired: ask for a new one',
} as const;

/** Whether an address is signed and good now; if not, that is the answer. */
export function isSigned(signer: Signer, url: URL, response: ServerResponse): boolean {
  const refusal = signer.refusal(url.pathname, url.searchParams, Date.now() / 1000);
  if (refusal) refuse(response, 403, REFUSALS[refusal]);
  return refusal === undefined;
}

/** Lets players in browsers ask for parts (CORS). */
function preflight(response: ServerResponse): void {
  response.setHeader('access-control-allow-headers', 'range, if-range, if-none-match, if-modified-since');
  response.setHeader('access-control-max-age', '86400');
  response.writeHead(204).end();
}
