import root from 'tap';
import Type from 'typebox';
import { AppError } from '../../../src/errors.js';
import { json, raw as rawReply } from '../../../src/http/reply.js';
import { bytes, del, form, get, nothing, post, put, raw } from '../../../src/http/route.js';
import { Paging, words } from '../../../src/http/schemas.js';
import { serveRoutes } from '../../support/http-server.js';
import { exchangeBytes } from '../../support/raw-http.js';

const Things = Type.Object({ items: Type.Array(Type.Object({ ref: words(10) })) });

/** The slow route: tells that it has begun, and lasts until it is ended. */
const slow = { begun: () => {}, end: () => {} };

/** Resolves when the slow route is next asked. */
function beginning(): Promise<void> {
  return new Promise((resolve) => {
    slow.begun = resolve;
  });
}

/** What a route gives again and again, and the times that somebody looked into it. */
let looks = 0;
const kept = {
  get name() {
    looks += 1;
    return 'naïve';
  },
};

const routes = [
  get('/things', {
    id: 'listThings',
    summary: '',
    auth: 'none',
    query: Paging,
    replies: { 200: Paging },
    run: ({ query }) => query,
  }),
  post('/things', {
    id: 'addThings',
    summary: '',
    auth: 'none',
    body: Things,
    replies: { 201: Type.Object({ count: Type.Integer() }) },
    run: async ({ body }) => ({ count: body.items.length }),
  }),
  get('/things/:name', {
    id: 'getThing',
    summary: '',
    auth: 'none',
    replies: { 200: Type.Object({ name: Type.String() }), 203: Type.Object({ other: Type.Boolean() }) },
    run: ({ params }) => (params.name === 'other' ? json(203, { other: true }) : { name: params.name }),
  }),
  get('/kept/:name', {
    id: 'getKept',
    summary: '',
    auth: 'none',
    kept: true,
    replies: { 200: Type.Object({ name: Type.String() }) },
    run: ({ params }) => (params.name === 'same' ? kept : { name: params.name }),
  }),
  del('/things/:name', {
    id: 'dropThing',
    summary: '',
    auth: 'none',
    replies: { 204: nothing },
    run: () => undefined,
  }),
  put('/picture', {
    id: 'setPicture',
    summary: '',
    auth: 'none',
    body: bytes('image/png', 'image/jpeg'),
    bodyLimit: 100_000,
    replies: { 200: raw('image/png') },
    run: ({ body }) => rawReply(body.contenttype, body.data),
  }),
  post('/form', {
    id: 'sendForm',
    summary: '',
    auth: 'none',
    body: form(Type.Object({ name: Type.String() })),
    replies: { 200: Type.Object({ name: Type.String(), size: Type.Integer() }) },
    run: async ({ body }) => {
      const { file, request } = await body.receive(6000);
      return { name: request.name, size: file.length };
    },
  }),
  get('/throws/now', {
    id: 'throwNow',
    summary: '',
    auth: 'none',
    replies: { 204: nothing },
    run: () => {
      throw new Error('a secret detail');
    },
  }),
  get('/throws/later', {
    id: 'throwLater',
    summary: '',
    auth: 'none',
    replies: { 204: nothing },
    run: () => Promise.reject(new TypeError('a secret detail')),
  }),
  get('/throws/busy', {
    id: 'throwBusy',
    summary: '',
    auth: 'none',
    replies: { 204: nothing },
    run: () => {
      throw new AppError('overloaded', 'Too much at once.', { retryAfter: 7 });
    },
  }),
  get('/slow', {
    id: 'beSlow',
    summary: '',
    auth: 'none',
    replies: { 200: Type.Object({ waited: Type.Boolean() }) },
    run: async () => {
      await new Promise<void>((resolve) => {
        slow.end = resolve;
        slow.begun();
      });
      return { waited: true };
    },
  }),
];

const asJson = { 'content-type': 'application/json' };

root.test('a request body is checked and errors name the keys', async (t) => {
  const { url } = await serveRoutes(t, { routes });
  const post = async (body: string | Uint8Array, headers: Record<string, string> = asJson) => {
    const response = await fetch(`${url}/things`, { method: 'POST', body, headers });
    return { status: response.status, body: await response.json() };
  };
  t.match(await post('{"items":[{"ref":"a","more":1}],"also":true}'), { status: 201, body: { count: 1 } });
  t.match(await post('{"items":[{"ref":1},{}]}'), {
    status: 400,
    body: { status: 400, errors: { 'items.0.ref': 'must be string', 'items.1.ref': 'is required' } },
  });
  t.match(await post('{"items":[{"ref":"\\ud800"}]}'), {
    status: 400,
    body: { errors: { 'items.0.ref': /not blank/ } },
  });
  t.match(await post('{"items":[{"ref":" "}]}'), { status: 400 });
  t.match(await post('[]'), { status: 400, body: { errors: { body: 'must be object' } } });
  t.match(await post('{"items":['), { status: 400, body: { message: /not JSON/ } });
  t.match(await post(''), { status: 400, body: { message: /not JSON/ } });
  t.match(await post(Buffer.from([0x22, 0xff, 0x22])), { status: 400, body: { message: /UTF-8/ } });
  t.match(await post('{}', { 'content-type': 'text/plain' }), { status: 415 });
  t.match(await post('{}', { ...asJson, 'content-encoding': 'gzip' }), { status: 415 });
  t.match(await post(`{"items":[{"ref":"${'x'.repeat(70_000)}"}]}`), { status: 413 });
});

root.test('a body that is too large without saying so is refused while it arrives', async (t) => {
  const { port } = await serveRoutes(t, { routes });
  const piece = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
  const request = `POST /things HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  t.match(await exchangeBytes(port, request + piece.repeat(4)), { statuses: [413], closed: true });
});

root.test('queries have types, defaults and limits', async (t) => {
  const { url } = await serveRoutes(t, { routes });
  const ask = async (query: string) => (await fetch(`${url}/things${query}`)).json();
  t.strictSame(await ask(''), { startindex: 0, itemsperpage: 20 });
  t.strictSame(await ask('?startindex=40&unknown=1'), { startindex: 40, itemsperpage: 20 });
  t.match(await ask('?startindex=-1'), { status: 400, errors: { startindex: String } });
  t.match(await ask('?itemsperpage=101'), { status: 400, errors: { itemsperpage: String } });
  t.match(await ask('?itemsperpage=ten'), { status: 400, errors: { itemsperpage: 'must be integer' } });
  t.match(await ask('?itemsperpage=1&itemsperpage=2'), {
    status: 400,
    errors: { itemsperpage: 'is there twice' },
  });
});

root.test('paths are decoded, and refused when they cannot be', async (t) => {
  const { url } = await serveRoutes(t, { routes });
  t.strictSame(await (await fetch(`${url}/things/caf%C3%A9%20%2F%3F`)).json(), { name: 'café /?' });
  t.match(await (await fetch(`${url}/things/%ff`)).json(), { status: 400, errors: { name: String } });
  t.match(await (await fetch(`${url}/things/${'x'.repeat(300)}`)).json(), {
    status: 400,
    errors: { name: String },
  });
  const other = await fetch(`${url}/things/other`);
  t.equal(other.status, 203);
});

root.test('unknown paths and methods', async (t) => {
  const { url, port } = await serveRoutes(t, { routes });
  t.match(await (await fetch(`${url}/nowhere`)).json(), { status: 404, message: String });
  const wrong = await fetch(`${url}/things`, { method: 'PUT', body: '{}' });
  t.equal(wrong.status, 405);
  t.equal(wrong.headers.get('allow'), 'GET, HEAD, POST');
  const options = await fetch(`${url}/things/a`, { method: 'OPTIONS' });
  t.equal(options.status, 204);
  t.equal(options.headers.get('allow'), 'DELETE, GET, HEAD');
  const head = await exchangeBytes(port, 'HEAD /things HTTP/1.1\r\nHost: h\r\n\r\n');
  t.match(head.text, /^HTTP\/1\.1 200 OK\r\n(.*\r\n)*content-length: 34\r\n(.*\r\n)*\r\n$/i);
  t.equal((await fetch(`${url}/things/a`, { method: 'DELETE' })).status, 204);
});

root.test('bodies that are not JSON', async (t) => {
  const { url } = await serveRoutes(t, { routes });
  const data = new Uint8Array(90_000).map((_, i) => i * 7);
  const picture = await fetch(`${url}/picture`, {
    method: 'PUT',
    body: data,
    headers: { 'content-type': 'image/png' },
  });
  t.equal(picture.headers.get('content-type'), 'image/png');
  t.strictSame(new Uint8Array(await picture.arrayBuffer()), data);
  const gif = await fetch(`${url}/picture`, {
    method: 'PUT',
    body: data,
    headers: { 'content-type': 'image/gif' },
  });
  t.equal(gif.status, 415);
  for (const request of ['{"name":"a"}', new Blob(['{"name":"a"}'], { type: 'application/json' })]) {
    const sent = await fetch(`${url}/form`, {
      method: 'POST',
      body: filled(request, data.subarray(0, 5000)),
    });
    t.strictSame(await sent.json(), { name: 'a', size: 5000 });
  }
  const refused = [
    [filled('{"name":7}', data.subarray(0, 9)), 400, 'name'],
    [filled('{"name":', data.subarray(0, 9)), 400, 'request'],
    [filled(undefined, data.subarray(0, 9)), 400, 'request'],
    [filled('{"name":"a"}', undefined), 400, 'file'],
    [filled('{"name":"a"}', data.subarray(0, 6001)), 413, 'file'],
  ] as const;
  for (const [body, status, key] of refused) {
    const answer = await fetch(`${url}/form`, { method: 'POST', body });
    t.equal(answer.status, status);
    t.ok(key in ((await answer.json()) as { errors: object }).errors, key);
  }
  const broken = await fetch(`${url}/form`, {
    method: 'POST',
    body: 'nonsense',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  t.equal(broken.status, 400);
});

root.test('whatever a handler throws is answered bare and logged whole, and the server lives', async (t) => {
  const { url, logged } = await serveRoutes(t, { routes });
  for (const when of ['now', 'later']) {
    const response = await fetch(`${url}/throws/${when}`);
    t.equal(response.status, 500);
    t.notMatch(await response.text(), /secret/);
  }
  t.equal(logged.length, 2);
  t.match(logged[0], { route: 'throwNow', err: { message: 'a secret detail', stack: /endpoint\.test/ } });
  const busy = await fetch(`${url}/throws/busy`);
  t.equal(busy.status, 503);
  t.equal(busy.headers.get('retry-after'), '7');
  t.equal((await fetch(`${url}/things`)).status, 200);
});

root.test('clients that vanish are forgotten', async (t) => {
  const { url, port, logged } = await serveRoutes(t, { routes });
  const leaving = new AbortController();
  const begun = beginning();
  const gone = fetch(`${url}/slow`, { signal: leaving.signal });
  await begun;
  leaving.abort();
  await t.rejects(gone);
  await exchangeBytes(
    port,
    'POST /things HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"it',
    { patience: 30 },
  );
  slow.end();
  t.equal((await fetch(`${url}/things`)).status, 200);
  t.strictSame(logged, []);
});

root.test('a drained server finishes what is under way and takes nothing new', async (t) => {
  const { url, server } = await serveRoutes(t, { routes });
  const begun = beginning();
  const under = fetch(`${url}/slow`);
  await begun;
  const drained = server.drain(60_000);
  await t.rejects(fetch(`${url}/things`));
  slow.end();
  t.strictSame(await (await under).json(), { waited: true });
  await drained;
});

function filled(request: string | Blob | undefined, file: Uint8Array<ArrayBuffer> | undefined): FormData {
  const body = new FormData();
  if (request !== undefined) body.set('request', request);
  if (file) body.set('file', new Blob([file]), 'a.bin');
  return body;
}

root.test('the JSON of an answer that is the same object is made once', async (t) => {
  const { url } = await serveRoutes(t, { routes });
  for (let ask = 0; ask < 3; ask += 1) {
    const reply = await fetch(`${url}/kept/same`);
    t.equal(reply.headers.get('content-type'), 'application/json');
    t.strictSame(await reply.json(), { name: 'naïve' });
  }
  t.equal(looks, 1);
  t.equal((await fetch(`${url}/kept/same`, { method: 'HEAD' })).headers.get('content-length'), '17');
  t.strictSame(await (await fetch(`${url}/kept/another`)).json(), { name: 'another' });
});
