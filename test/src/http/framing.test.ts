import root from 'tap';
import Type from 'typebox';
import { get, post } from '../../../src/http/route.js';
import { serveRoutes } from '../../support/http-server.js';
import { exchangeBytes } from '../../support/raw-http.js';

const routes = [
  get('/thing', {
    id: 'getThing',
    summary: '',
    auth: 'none',
    replies: { 200: Type.Object({ ok: Type.Boolean() }) },
    run: () => ({ ok: true }),
  }),
  post('/thing', {
    id: 'postThing',
    summary: '',
    auth: 'none',
    body: Type.Object({ n: Type.Integer() }),
    replies: { 200: Type.Object({ n: Type.Integer() }) },
    run: ({ body }) => ({ n: body.n }),
  }),
];

const HOST = 'Host: here\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';
const BODY = '{"n":1}';
/** Sent behind each malformed request: it must never be answered. */
const SMUGGLED = `GET /thing HTTP/1.1\r\n${HOST}\r\n`;

const malformed: Record<string, string> = {
  'two different lengths': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 7\r\nContent-Length: 8\r\n\r\n${BODY}`,
  'two equal lengths': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 7\r\nContent-Length: 7\r\n\r\n${BODY}`,
  'an empty length': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length:\r\n\r\n`,
  'a signed length': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: +7\r\n\r\n${BODY}`,
  'a negative length': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: -1\r\n\r\n`,
  'a length in hexadecimal': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 0x7\r\n\r\n${BODY}`,
  'a list of lengths': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 7, 7\r\n\r\n${BODY}`,
  'an enormous length': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 99999999999999999999\r\n\r\n${BODY}`,
  'a length and chunks': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 7\r\nTransfer-Encoding: chunked\r\n\r\n7\r\n${BODY}\r\n0\r\n\r\n`,
  'chunks and a length': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\nContent-Length: 7\r\n\r\n7\r\n${BODY}\r\n0\r\n\r\n`,
  'two transfer encodings': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n7\r\n${BODY}\r\n0\r\n\r\n`,
  'an unknown transfer encoding': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: gzip\r\n\r\n${BODY}`,
  'a chunk size that is no number': `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\nxyz\r\n${BODY}\r\n0\r\n\r\n`,
  'no host': 'GET /thing HTTP/1.1\r\nAccept: */*\r\n\r\n',
  'two hosts': `GET /thing HTTP/1.1\r\n${HOST}Host: there\r\n\r\n`,
  'a host that is none': 'GET /thing HTTP/1.1\r\nHost: here there\r\n\r\n',
  'two credentials': `GET /thing HTTP/1.1\r\n${HOST}Authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n`,
  'a space before the colon': `GET /thing HTTP/1.1\r\n${HOST}Accept : */*\r\n\r\n`,
  'a folded header': `GET /thing HTTP/1.1\r\n${HOST}Accept: a\r\n b\r\n\r\n`,
  'a bare line feed': `GET /thing HTTP/1.1\n${HOST}\r\n`,
  'an unknown protocol': `GET /thing HTTP/9.9\r\n${HOST}\r\n`,
  'no protocol': `GET /thing\r\n${HOST}\r\n`,
};

root.test('malformed requests are refused and what follows them is not answered', async (t) => {
  const { port } = await serveRoutes(t, { routes });
  for (const [what, request] of Object.entries(malformed)) {
    const reply = await exchangeBytes(port, request + SMUGGLED, { quiet: 100, patience: 500 });
    t.ok(reply.closed || reply.text === '', `${what}: the connection is closed, or never served`);
    t.ok(reply.statuses.length <= 1, `${what}: at most one reply`);
    t.notMatch(reply.text, /HTTP\/1\.1 2/, `${what}: no success`);
  }
});

root.test('well-formed requests of rarer forms are served', async (t) => {
  const { port } = await serveRoutes(t, { routes });
  const chunked = `POST /thing HTTP/1.1\r\n${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n3\r\n{"n\r\n4\r\n":1}\r\n0\r\n\r\n`;
  t.match(await exchangeBytes(port, chunked), { statuses: [200], closed: false });
  const two = await exchangeBytes(port, SMUGGLED + SMUGGLED);
  t.strictSame(two.statuses, [200, 200], 'pipelined requests');
  const slices = await exchangeBytes(port, `GET /thing?a=%zz HTTP/1.1\r\n${HOST}\r\n`);
  t.strictSame(slices.statuses, [200], 'a query that nobody reads');
});
