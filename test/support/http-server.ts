import { pino } from 'pino';
import { Registry } from 'prom-client';
import type { Test } from 'tap';
import type { Rooms } from '../../src/http/rooms.js';
import type { Route } from '../../src/http/route.js';
import { HttpServer } from '../../src/http/server.js';
import type { Authenticator } from '../../src/ports/authenticator.js';

import type { AdminAction } from '../../src/support/support.js';

/** Starts a real HTTP server with some routes on a free port, ended with the test. */
export async function serveRoutes(
  t: Test,
  options: {
    readonly routes: readonly Route[];
    readonly rooms?: Rooms;
    readonly authenticator?: Authenticator;
    readonly audit?: (action: AdminAction) => Promise<void>;
    readonly hasProfile?: (userid: string, profileuserid: string) => boolean | Promise<boolean>;
  },
): Promise<RunningServer> {
  const logged: unknown[] = [];
  const server = new HttpServer({
    routes: options.routes,
    rooms: options.rooms ?? ({} as Rooms),
    authenticator: options.authenticator ?? nobody,
    hasProfile: options.hasProfile ?? (() => false),
    audit: options.audit ?? (async () => {}),
    registry: new Registry(),
    log: pino({ level: 'warn' }, { write: (line) => logged.push(JSON.parse(line)) }),
    readiness: () => ({ ready: true, parts: {} }),
    trustProxy: true,
    version: '0.0.0',
    publicUrl: 'http://127.0.0.1',
  });
  const port = await server.listen('127.0.0.1', 0);
  t.teardown(() => server.drain(1000));
  return { server, port, url: `http://127.0.0.1:${port}`, logged };
}

/** A server of a test, and what it logged. */
export interface RunningServer {
  readonly server: HttpServer;
  readonly port: number;
  readonly url: string;
  readonly logged: readonly unknown[];
}

/** Knows no credential. */
const nobody: Authenticator = {
  bearer: () => undefined,
  client: () => undefined,
  admin: () => undefined,
};
