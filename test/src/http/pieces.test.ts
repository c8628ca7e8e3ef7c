import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { StreamedReply } from '../../../src/http/reply.js';
import { get, raw } from '../../../src/http/route.js';
import { serveRoutes } from '../../support/http-server.js';

const PIECE = 256 * 1024;
/** More than the systems of both ends hold for a client that does not read. */
const MANY = 200;

/** What becomes of a body while it is sent. */
interface Source {
  asked: number;
  closed: boolean;
}

/** Serves `/body`: pieces of their own numbers, in the same buffer each time; `fault` may throw before one, or end them. */
async function server(
  t: Test,
  pieces: number,
  fault: (piece: number) => 'end' | undefined = () => undefined,
) {
  const source: Source = { asked: 0, closed: false };
  async function* made() {
    const slab = Buffer.alloc(PIECE);
    try {
      for (let piece = 0; piece < pieces; piece++) {
        if (fault(piece) === 'end') return;
        source.asked = piece + 1;
        await pause(0);
        yield slab.fill(piece % 251);
      }
    } finally {
      source.closed = true;
    }
  }
  const route = get('/body', {
    id: 'body',
    summary: '',
    auth: 'none',
    replies: { 200: raw('text/plain') },
    run: () =>
      new StreamedReply(200, {
        headers: { 'content-type': 'text/plain' },
        body: { size: pieces * PIECE, pieces: made() },
      }),
  });
  return { source, ...(await serveRoutes(t, { routes: [route] })) };
}

function expected(pieces: number): string {
  const hash = createHash('sha256');
  for (let piece = 0; piece < pieces; piece++) hash.update(Buffer.alloc(PIECE, piece % 251));
  return hash.digest('hex');
}

/** A client that asks, and reads nothing until it is told to. */
function reader(t: Test, port: number) {
  const socket = connect(port, '127.0.0.1');
  t.teardown(() => socket.destroy());
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET /body HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  return socket;
}

/** Until nothing more is asked for: a client that does not read is not sent more than the systems hold. */
async function halted(source: Source): Promise<number> {
  for (let before = -1; before !== source.asked || before === 0; ) {
    before = source.asked;
    await pause(200);
  }
  return source.asked;
}

t.test('a body is sent whole, piece by piece', async (t) => {
  const { url, source } = await server(t, 20);
  const reply = await fetch(`${url}/body`);
  t.equal(reply.headers.get('content-length'), String(20 * PIECE));
  t.equal(
    createHash('sha256')
      .update(Buffer.from(await reply.arrayBuffer()))
      .digest('hex'),
    expected(20),
  );
  t.ok(source.closed);
  t.equal((await fetch(`${url}/body`, { method: 'HEAD' })).headers.get('content-length'), String(20 * PIECE));
});

t.test('no more is read than the client takes, and nothing is lost when it goes on', async (t) => {
  const { port, source, url } = await server(t, MANY);
  const socket = reader(t, port);
  t.ok((await halted(source)) < MANY, 'it waits');
  t.equal((await fetch(`${url}/nothing`)).status, 404, 'and others are served');
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = -1;
  socket.on('data', (bytes) => {
    if (size >= 0) hash.update(bytes);
    else head = Buffer.concat([head, bytes]);
    const end = size < 0 ? head.indexOf('\r\n\r\n') : -1;
    if (end >= 0) hash.update(head.subarray(end + 4));
    if (end >= 0) size = head.length - end - 4;
    else if (size >= 0) size += bytes.length;
    if (size === MANY * PIECE) socket.end();
  });
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  t.equal(size, MANY * PIECE);
  t.equal(hash.digest('hex'), expected(MANY));
});

t.test('a client that goes leaves nothing open', async (t) => {
  const { port, source } = await server(t, MANY);
  const socket = reader(t, port);
  await halted(source);
  socket.destroy();
  while (!source.closed) await pause(10);
  t.ok(source.asked < MANY);
});

t.test('a body that cannot be read is a 500, or closes the connection once it has begun', async (t) => {
  const broken = (at: number) => (piece: number) => {
    if (piece === at) throw new Error('the disk is gone');
    return undefined;
  };
  const before = await server(t, 5, broken(0));
  t.equal((await fetch(`${before.url}/body`)).status, 500);
  t.match(before.logged, [{ err: { message: 'the disk is gone' } }]);
  for (const fault of [broken(3), (piece: number) => (piece === 3 ? ('end' as const) : undefined)]) {
    const within = await server(t, 5, fault);
    const reply = await fetch(`${within.url}/body`);
    t.equal(reply.status, 200);
    await t.rejects(reply.arrayBuffer());
    while (within.logged.length === 0) await pause(10);
  }
});
