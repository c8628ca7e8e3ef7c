import {
  App,
  LIBUS_LISTEN_EXCLUSIVE_PORT,
  type TemplatedApp,
  type us_listen_socket,
  us_listen_socket_close,
  us_socket_local_port,
} from 'uWebSockets.js';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { AppError } from '../errors.js';
import type { Authenticator } from '../ports/authenticator.js';
import { Endpoint, type EndpointContext, refusal, refuseMalformed } from './endpoint.js';
import { Exchange } from './exchange.js';
import { RequestMetrics } from './metrics.js';
import { openApi } from './openapi.js';
import { empty, type Reply } from './reply.js';
import type { Rooms } from './rooms.js';
import type { Route } from './route.js';
import { type Readiness, serverRoutes } from './routes/server.js';

/** What the server serves, and with whom. */
export interface HttpServerOptions {
  readonly routes: readonly Route[];
  readonly rooms: Rooms;
  readonly authenticator: Authenticator;
  readonly hasProfile: (userid: string, profileuserid: string) => boolean | Promise<boolean>;
  /** Takes note of what administrators do. */
  readonly audit: EndpointContext['audit'];
  readonly registry: Registry;
  readonly log: Logger;
  readonly readiness: () => Readiness;
  /** Other edges that share the port, such as the voice sockets. */
  readonly attach?: (app: TemplatedApp) => void;
  /** A proxy stands before the server: the last address of X-Forwarded-For is the client's. */
  readonly trustProxy: boolean;
  readonly version: string;
  readonly publicUrl: string;
}

/** The HTTP server: every route on one uWebSockets app. */
export class HttpServer {
  readonly routes: readonly Route[];
  readonly #app = App();
  readonly #exchanges = new Set<Exchange>();
  #listening: us_listen_socket | undefined;
  #draining = false;
  #onIdle: (() => void) | undefined;

  constructor(options: HttpServerOptions) {
    const readiness = () =>
      this.#draining ? { ready: false, parts: { server: 'draining' } } : options.readiness();
    const document = () => openApi(this.routes, { version: options.version, url: options.publicUrl });
    this.routes = [...options.routes, ...serverRoutes({ registry: options.registry, readiness, document })];
    options.attach?.(this.#app);
    const metrics = new RequestMetrics(options.registry);
    const context = {
      ...options,
      metrics,
      began: (exchange: Exchange) => this.#exchanges.add(exchange),
      ended: (exchange: Exchange) => this.#ended(exchange),
    };
    for (const route of this.routes) this.#add(route, new Endpoint(route, context));
    this.#refuseTheRest(metrics.route('none'));
  }

  /** Begins to listen; resolves with the port. `port` 0: any free one. */
  listen(host: string, port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      // Otherwise a second server shares the port in silence, and gets every other connection.
      this.#app.listen(host, port, LIBUS_LISTEN_EXCLUSIVE_PORT, (socket) => {
        if (!socket) return reject(new Error(`cannot listen on ${host}:${port}: is the port taken?`));
        this.#listening = socket;
        resolve(us_socket_local_port(socket));
      });
    });
  }

  /** Takes no new connections, waits for requests under way for at most `milliseconds`, then closes all. */
  async drain(milliseconds: number): Promise<void> {
    this.#draining = true;
    if (this.#listening) us_listen_socket_close(this.#listening);
    this.#listening = undefined;
    if (this.#exchanges.size > 0) await this.#idle(milliseconds);
    this.#app.close();
  }

  #idle(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const patience = setTimeout(resolve, milliseconds);
      this.#onIdle = () => {
        clearTimeout(patience);
        resolve();
      };
    });
  }

  #ended(exchange: Exchange): void {
    this.#exchanges.delete(exchange);
    if (this.#exchanges.size === 0) this.#onIdle?.();
  }

  #add(route: Route, endpoint: Endpoint): void {
    this.#app[route.method](route.path, (response, request) => endpoint.serve(response, request));
    if (
      route.method === 'get' &&
      !this.routes.some((each) => each.method === 'head' && each.path === route.path)
    ) {
      this.#app.head(route.path, (response, request) => endpoint.serve(response, request));
    }
  }

  #refuseTheRest(observe: (status: number, milliseconds: number) => void): void {
    this.#app.any('/*', (response, request) => {
      const exchange = new Exchange(response, request, {
        onEnd: (ended, status) => observe(status, performance.now() - ended.started),
        trustProxy: false,
      });
      if (exchange.malformed === undefined) exchange.send(this.#refusal(exchange));
      else refuseMalformed(exchange, exchange.malformed);
    });
  }

  #refusal(exchange: Exchange): Reply {
    const allow = allowedMethods(this.routes, exchange.path);
    if (allow.length === 0) return refusal(new AppError('not_found', 'There is nothing here.'), false, {});
    const headers = { allow: allow.join(', ') };
    if (exchange.method === 'OPTIONS') return empty(204, headers);
    return refusal(new AppError('method_not_allowed', `Allowed here: ${headers.allow}.`), false, headers);
  }
}

const NAMES = {
  get: ['GET', 'HEAD'],
  head: ['HEAD'],
  post: ['POST'],
  put: ['PUT'],
  del: ['DELETE'],
} as const;

/** The methods of a path, for the Allow header (RFC 9110 §10.2.1). */
function allowedMethods(routes: readonly Route[], path: string): string[] {
  const parts = path.split('/');
  const matching = routes.filter((route) => matches(route.path.split('/'), parts));
  return [...new Set(matching.flatMap((route) => NAMES[route.method]))].sort();
}

function matches(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.at(-1) !== '*' && pattern.length !== parts.length) return false;
  return pattern.every(
    (part, i) => part === '*' || (part.startsWith(':') ? parts[i] !== '' : part === parts[i]),
  );
}
