import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { isPrivate, mayBeSentTo, openPublic, readText } from '../../engines/public-web.js';
import { HOSTILE_HOSTS } from '../support/hostile-hosts.js';

const READING = { most: 1000, timeout: 30_000 };

/** A server on loopback that counts who reaches it. */
async function listener(t: Test, answer: RequestListener) {
  let reached = 0;
  const server: Server = createServer((request, response) => {
    reached++;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.closeAllConnections());
  t.teardown(() => server.close());
  return { port: (server.address() as AddressInfo).port, reached: () => reached };
}

t.test('hosts of the own network are not reached, however they are written', async (t) => {
  const { port, reached } = await listener(t, (_, response) => response.end('secret'));
  for (const host of HOSTILE_HOSTS) {
    await t.rejects(openPublic(`http://${host}:${port}/`, { timeout: 500, allowPrivate: false }), /./, host);
  }
  t.equal(reached(), 0);
});

t.test('speakers are not sent to the own network, nor to what is not the web', async (t) => {
  for (const address of ['http://radio.example/live', 'https://[2606:4700::1]:8000/a', 'http://8.8.8.8/'])
    t.ok(mayBeSentTo(address, false), address);
  for (const address of [
    'http://192.168.1.1/reboot',
    'http://127.0.0.1:9000/',
    'http://2130706433/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost./',
    'file:///etc/passwd',
    'nonsense',
  ])
    t.notOk(mayBeSentTo(address, false), address);
  t.ok(mayBeSentTo('http://192.168.1.1/live', true));
});

t.test('only http and https are fetched', async (t) => {
  for (const address of [
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1/',
    'data:text/plain,x',
    '//x',
    '',
  ]) {
    await t.rejects(
      openPublic(address, { timeout: 500, allowPrivate: true }),
      { message: /not an http/ },
      address,
    );
  }
});

t.test('redirects are followed, a few of them', async (t) => {
  const { port, reached } = await listener(t, ({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end('here');
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  });
  const fetching = { timeout: 30_000, allowPrivate: true };
  t.equal(await readText(await openPublic(`http://127.0.0.1:${port}/3`, fetching), READING), 'here');
  await t.rejects(openPublic(`http://127.0.0.1:${port}/9`, fetching), { message: /too many/ });
  t.equal(reached(), 8);
});

t.test('a redirect to something else than http is not followed', async (t) => {
  const { port } = await listener(t, (_, response) => {
    response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  });
  await t.rejects(openPublic(`http://127.0.0.1:${port}/`, { timeout: 30_000, allowPrivate: true }), {
    message: /not an http/,
  });
});

t.test('a server that says nothing, or too much, is given up', async (t) => {
  const silent = await listener(t, () => {});
  await t.rejects(openPublic(`http://127.0.0.1:${silent.port}/`, { timeout: 100, allowPrivate: true }), {
    message: /in time/,
  });
  const verbose = await listener(t, (_, response) => response.end('x'.repeat(10_000)));
  const reply = await openPublic(`http://127.0.0.1:${verbose.port}/`, {
    timeout: 30_000,
    allowPrivate: true,
  });
  await t.rejects(readText(reply, READING), { message: /longer/ });
});

t.test('addresses of everybody are public', async (t) => {
  for (const ip of ['1.1.1.1', '93.184.215.14', '172.32.0.1', '2606:4700::1111']) t.notOk(isPrivate(ip), ip);
});
