import root from 'tap';
import Type from 'typebox';
import { bytes, get, nothing, put } from '../../../src/http/route.js';
import { ownChoice, Paging } from '../../../src/http/schemas.js';
import { serveRoutes } from '../../support/http-server.js';

const Song = Type.Object({ id: Type.String(), year: Type.Integer(ownChoice) }, { title: 'Song' });

const routes = [
  get('/v1/songs', {
    id: 'listSongs',
    summary: 'Songs.',
    auth: 'device',
    profile: true,
    query: Paging,
    replies: { 200: Type.Object({ items: Type.Array(Song) }) },
    errors: ['service_failed'],
    ownChoice: true,
    run: () => ({ items: [] }),
  }),
  put('/v1/songs/:id/image', {
    id: 'setImage',
    summary: 'Sets the image.',
    auth: 'admin:support',
    body: bytes('image/png'),
    replies: { 204: nothing },
    run: () => undefined,
  }),
];

root.test('the OpenAPI document says what the routes declare', async (t) => {
  const { url, server } = await serveRoutes(t, { routes });
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as {
    readonly paths: Record<string, object>;
    readonly components: { readonly schemas: object };
  };
  t.match(document, {
    openapi: '3.1.0',
    paths: {
      '/v1/songs': {
        get: {
          operationId: 'listSongs',
          security: [{ device: [] }],
          'x-own-choice': true,
          parameters: [
            {
              name: 'startindex',
              in: 'query',
              required: false,
              schema: { default: 0, 'x-own-choice': true },
            },
            { name: 'itemsperpage', in: 'query' },
            { name: 'profileuserid', in: 'header' },
          ],
          responses: { 200: {}, 400: {}, 401: {}, 403: {}, 599: { description: 'Content Service Failed' } },
        },
      },
      '/v1/songs/{id}/image': {
        put: {
          security: [{ admin: ['support'] }],
          parameters: [{ name: 'id', in: 'path', required: true }],
          requestBody: { content: { 'image/png': {} } },
          responses: { 204: { description: 'No Content' }, 413: {}, 415: {} },
        },
      },
    },
    components: { schemas: { Song: { properties: { year: { 'x-own-choice': true } } }, Error: {} } },
  });
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  t.equal(operations.length, server.routes.length, 'every route is there');
  const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  for (const name of new Set([...references].map(([, each]) => each ?? ''))) {
    t.ok(name in document.components.schemas, `${name} is defined`);
  }
});

root.test('health, readiness and figures', async (t) => {
  const { url } = await serveRoutes(t, { routes });
  t.strictSame(await (await fetch(`${url}/healthz`)).json(), { status: 'ok' });
  t.strictSame(await (await fetch(`${url}/readyz`)).json(), { ready: true, parts: {} });
  await fetch(`${url}/v1/songs`);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  t.match(metrics, /parlando_http_request_duration_seconds_count{route="getHealth",status="200"} 1\n/);
  t.match(metrics, /parlando_http_request_duration_seconds_count{route="listSongs",status="401"} 1\n/);
  t.match(metrics, /_bucket{route="getHealth",status="200",le="\+Inf"} 1\n/);
});
