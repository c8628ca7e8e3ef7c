import { once } from 'node:events';
import { readdirSync, readlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { sendFile } from '../../../../engines/library/http/send-file.js';

const SIZE = 32 * 1024 * 1024;
const headers = { 'content-type': 'audio/flac', 'cache-control': 'no-store' };

/** A server with one large file; `sent` holds how each answer ended. */
async function serving(t: Test) {
  const path = join(t.testdir({}), 'large.flac');
  writeFileSync(path, '');
  truncateSync(path, SIZE);
  const sent: Promise<void>[] = [];
  const server = createServer((request, response) => {
    sent.push(open(path).then((file) => sendFile(request, response, { file, headers })));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return { path, sent, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

function openings(path: string): number {
  const links = readdirSync('/proc/self/fd').map((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return '';
    }
  });
  return links.filter((link) => link === path).length;
}

t.test('who hangs up leaves no file open', async (t) => {
  const { path, sent, url } = await serving(t);
  for (let count = 0; count < 20; count++) {
    const request = get(url, { agent: false });
    const [response] = await once(request, 'response');
    await once(response, 'data');
    request.on('error', () => {});
    response.on('error', () => {});
    request.destroy();
  }
  await Promise.all(sent);
  t.equal(sent.length, 20);
  t.equal(openings(path), 0);
});

t.test('who reads slowly is read for slowly', async (t) => {
  const { url } = await serving(t);
  const before = process.memoryUsage().arrayBuffers;
  const request = get(url, { agent: false });
  const [response] = await once(request, 'response');
  response.pause();
  response.on('error', () => {});
  await new Promise((resolve) => setTimeout(resolve, 300));
  t.ok(process.memoryUsage().arrayBuffers - before < SIZE / 2, 'the file is not held in memory');
  request.destroy();
});

t.test('a file that is cut short while it is sent is not taken for whole', async (t) => {
  const { path, sent, url } = await serving(t);
  const request = get(url, { agent: false });
  const [response] = await once(request, 'response');
  await once(response, 'data');
  response.pause();
  truncateSync(path, 1024);
  let received = 0;
  response.on('data', (chunk: Buffer) => {
    received += chunk.length;
  });
  response.resume();
  const [error] = await once(response, 'error');
  t.match(error, { code: 'ECONNRESET' });
  t.ok(received < SIZE);
  await Promise.all(sent);
});
