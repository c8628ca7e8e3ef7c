import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import t, { type Test } from 'tap';
import type { Rooms } from '../../../../src/http/rooms.js';
import { deviceLogRoutes } from '../../../../src/http/routes/device-logs.js';
import type { Authenticator } from '../../../../src/ports/authenticator.js';
import { devicesRoom } from '../../../support/devices-room.js';
import { serveRoutes } from '../../../support/http-server.js';
import { exchangeBytes } from '../../../support/raw-http.js';

const MiB = 1024 * 1024;

const authenticator: Authenticator = {
  bearer: (token) => {
    if (token === 'speaker') return { kind: 'device', clientid: 'c', deviceid: 'speaker' };
    if (token === 'ann') return { kind: 'user', clientid: 'c', userid: 'ann', deviceid: 'phone' };
    return undefined;
  },
  client: () => undefined,
  admin: () => ({ kind: 'admin', adminid: 'a', email: 'a@b.test', roles: ['deviceadmin'] }),
};
const admin = { authorization: `Basic ${btoa('a:b')}` };

/** A zip file with one empty entry named `core`. */
const ZIP = Buffer.from(
  '504b0304140000000000000021000000000000000000000000000400000063' +
    '6f7265504b01021400140000000000000021000000000000000000000000000400000000000000000000000000000000' +
    '00636f7265504b0506000000000100010032000000220000000000',
  'hex',
);

async function server(t: Test) {
  const room = await devicesRoom(t);
  const { url, port } = await serveRoutes(t, {
    routes: deviceLogRoutes,
    rooms: { devices: room.devices } as Rooms,
    authenticator,
  });
  const upload = (
    data: string | Uint8Array<ArrayBuffer>,
    type: string,
    { path = 'speaker/logs/log', token = 'speaker', field = 'file' } = {},
  ) => {
    const form = new FormData();
    form.append(field, new Blob([data], { type }), '../../etc/passwd');
    const headers = { authorization: `Bearer ${token}` };
    return fetch(`${url}/v1/devices/${path}`, { method: 'POST', headers, body: form });
  };
  return { ...room, url, port, upload };
}

/** Every file below the folder of the logs. */
function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => each.name);
}

t.test('a log is uploaded, counted, listed and read, whole and in part', async (t) => {
  const { url, upload } = await server(t);
  const reply = await upload('line one\nline two\n', 'text/plain');
  t.equal(reply.status, 201);
  const log = await reply.json();
  t.match(log, { name: 'log0001', logtype: 'log', size: 18, created: '2026-01-01T00:00:00.000Z' });
  const at = `${url}/v1/devices/speaker/logs`;
  t.strictSame(await (await fetch(at, { headers: admin })).json(), { crashdump: 0, log: 1 });
  const listed = await (await fetch(`${at}/log`, { headers: admin })).json();
  t.match(listed, {
    logs: [{ name: 'log0001', contenttype: 'text/plain' }],
    startindex: 0,
    itemsperpage: 20,
  });
  const whole = await fetch(`${at}/log/log0001`, { headers: admin });
  t.equal(whole.headers.get('content-type'), 'text/plain');
  t.match(whole.headers.get('content-disposition'), /^attachment/);
  t.equal(await whole.text(), 'line one\nline two\n');
  const ranges: readonly (readonly [string, number, string])[] = [
    ['bytes=0-3', 206, 'line'],
    ['bytes=5-', 206, 'one\nline two\n'],
    ['bytes=-4', 206, 'two\n'],
    ['bytes=10-9999', 206, 'ine two\n'],
    ['bytes=18-', 416, ''],
    ['bytes=-0', 416, ''],
    ['bytes=0-1,4-5', 200, 'line one\nline two\n'],
    ['lines=1', 200, 'line one\nline two\n'],
  ];
  for (const [range, status, body] of ranges) {
    const part = await fetch(`${at}/log/log0001`, { headers: { ...admin, range } });
    t.equal(part.status, status, range);
    t.equal(await part.text(), body, range);
  }
});

t.test('a zip file is listed, and never unpacked', async (t) => {
  const { upload, logFolder } = await server(t);
  const reply = await upload(ZIP, 'application/zip', { path: 'speaker/logs/crashdump' });
  t.match(await reply.json(), {
    logtype: 'crashdump',
    contenttype: 'application/zip',
    entries: [{ name: 'core', size: 0 }],
  });
  t.strictSame(files(logFolder), ['log0001']);
});

t.test('what is not what it says it is, is refused and leaves nothing', async (t) => {
  const { upload, logFolder } = await server(t);
  const refused: readonly (readonly [string | Uint8Array<ArrayBuffer>, string, object, number, string])[] = [
    ['not a zip', 'application/zip', {}, 415, 'file'],
    ['PK\u0003\u0004 cut off', 'application/zip', {}, 400, 'file'],
    ['a\0b', 'text/plain', {}, 415, 'file'],
    ['plain words', 'application/json', {}, 415, 'file'],
    ['x', 'image/png', {}, 415, 'file'],
    ['', 'text/plain', {}, 400, 'file'],
    ['x', 'text/plain', { field: 'other' }, 400, 'other'],
    ['x', 'text/plain', { path: 'speaker/logs/notes' }, 400, 'logtype'],
    ['x', 'text/plain', { path: 'speaker/logs/..%2f..%2fx' }, 400, 'logtype'],
    ['x', 'text/plain', { path: `${'d'.repeat(10_000)}/logs/log` }, 400, 'deviceid'],
    [randomBytes(20 * MiB + 1), 'application/octet-stream', {}, 413, 'file'],
  ];
  for (const [data, type, options, status, key] of refused) {
    const reply = await upload(data, type, options);
    const body = (await reply.json()) as { message: string; errors?: Record<string, string> };
    t.equal(reply.status, status, `${type} ${JSON.stringify(options).slice(0, 60)}: ${body.message}`);
    t.ok(body.errors?.[key], `names ${key}`);
  }
  t.strictSame(files(logFolder), []);
});

t.test('the device and its user may upload, nobody else', async (t) => {
  const { upload, devices } = await server(t);
  t.equal((await upload('x', 'text/plain', { path: 'other/logs/log' })).status, 404);
  t.equal((await upload('x', 'text/plain', { token: 'ann' })).status, 404);
  await devices.register('ann', 'speaker', {});
  t.equal((await upload('x', 'text/plain', { token: 'ann' })).status, 201);
  t.equal((await upload('x', 'text/plain', { token: 'nobody' })).status, 401);
});

t.test('a name never leads to another file', async (t) => {
  const { url, upload } = await server(t);
  await upload(gzipSync('x'), 'application/gzip');
  for (const name of ['..%2fstore.db', '%2e%2e%2fstore.db', 'incoming', 'log0001%00']) {
    t.not((await fetch(`${url}/v1/devices/speaker/logs/log/${name}`, { headers: admin })).status, 200, name);
  }
  t.equal((await fetch(`${url}/v1/devices/another/logs/log/log0001`, { headers: admin })).status, 404);
  t.equal((await fetch(`${url}/v1/devices/speaker/logs/crashdump/log0001`, { headers: admin })).status, 404);
});

t.test('a second file, a missing one and a body that is cut off are refused', async (t) => {
  const { url, port, devices, logFolder } = await server(t);
  const headers = { authorization: 'Bearer speaker' };
  const two = new FormData();
  two.append('file', new Blob(['one'], { type: 'text/plain' }), 'a');
  two.append('file', new Blob(['two'], { type: 'text/plain' }), 'b');
  const second = await fetch(`${url}/v1/devices/speaker/logs/log`, { method: 'POST', headers, body: two });
  t.match(await second.json(), { status: 400, errors: { file: /second/ } });
  const none = new FormData();
  none.append('note', 'words');
  const missing = await fetch(`${url}/v1/devices/speaker/logs/log`, { method: 'POST', headers, body: none });
  t.match(await missing.json(), { status: 400, errors: { file: /missing/ } });
  const json = await fetch(`${url}/v1/devices/speaker/logs/log`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  });
  t.match(await json.json(), { status: 415, errors: { 'content-type': /multipart/ } });
  const part =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: text/plain\r\n\r\nhalf';
  const head = 'POST /v1/devices/speaker/logs/log HTTP/1.1\r\nhost: a\r\nauthorization: Bearer speaker\r\n';
  const type = 'content-type: multipart/form-data; boundary=x\r\n';
  const short = await exchangeBytes(port, `${head}${type}content-length: ${part.length}\r\n\r\n${part}`);
  t.strictSame(short.statuses, [400], 'the multipart body has no end');
  t.match(short.text, /"body":"is broken off/);
  const leaving = connect(port, '127.0.0.1');
  leaving.write(`${head}${type}content-length: ${part.length + 1000}\r\n\r\n${part}`);
  while (files(logFolder).length === 0) await pause(5);
  leaving.destroy();
  while (files(logFolder).length > 0) await pause(5);
  t.strictSame(
    await devices.logs.counts('speaker'),
    { crashdump: 0, log: 0 },
    'a client that goes leaves nothing',
  );
});

t.test('of a device and type the 50 newest are kept', async (t) => {
  const { upload, devices, clock, logFolder } = await server(t);
  for (let i = 0; i < 53; i++) {
    await upload(`log ${i}`, 'text/plain');
    clock.turn(1000);
  }
  t.strictSame(await devices.logs.counts('speaker'), { crashdump: 0, log: 50 });
  t.equal(files(logFolder).length, 50);
  const newest = await devices.logs.list('speaker', 'log', { startindex: 0, itemsperpage: 1 });
  t.equal(newest[0]?.name, 'log0053');
});
