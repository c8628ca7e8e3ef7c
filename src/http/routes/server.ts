import type { Registry } from 'prom-client';
import Type from 'typebox';
import { json, raw as rawReply } from '../reply.js';
import { get, type Route, raw } from '../route.js';
import { AnyObject } from '../schemas.js';

/** Whether the server can do its work, and what each part says of itself. */
export interface Readiness {
  readonly ready: boolean;
  readonly parts: Readonly<Record<string, string>>;
}

const ReadinessReport = Type.Object(
  { ready: Type.Boolean(), parts: Type.Record(Type.String(), Type.String()) },
  { title: 'Readiness' },
);

/** What operators and tools ask of the server itself. */
export function serverRoutes(server: {
  readonly registry: Registry;
  readonly readiness: () => Readiness;
  readonly document: () => unknown;
}): Route[] {
  let document: string | undefined;
  return [
    get('/healthz', {
      id: 'getHealth',
      summary: 'The process lives.',
      auth: 'none',
      ownChoice: true,
      replies: { 200: Type.Object({ status: Type.Literal('ok') }) },
      run: () => ({ status: 'ok' as const }),
    }),
    get('/readyz', {
      id: 'getReadiness',
      summary: 'The server and its engines can do their work.',
      auth: 'none',
      ownChoice: true,
      replies: { 200: ReadinessReport, 503: ReadinessReport },
      run: () => {
        const report = server.readiness();
        return json(report.ready ? 200 : 503, report);
      },
    }),
    get('/metrics', {
      id: 'getMetrics',
      summary: 'Figures for Prometheus.',
      auth: 'none',
      ownChoice: true,
      replies: { 200: raw('text/plain') },
      run: async () => rawReply(server.registry.contentType, await server.registry.metrics()),
    }),
    get('/openapi.json', {
      id: 'getOpenApi',
      summary: 'This document.',
      auth: 'none',
      ownChoice: true,
      replies: { 200: AnyObject },
      run: () => {
        document ??= JSON.stringify(server.document());
        return rawReply('application/json', document);
      },
    }),
  ];
}
