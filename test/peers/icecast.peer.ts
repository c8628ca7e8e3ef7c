import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { startRadioEngine } from '../../engines/radio/engine.js';
import { ContentService } from '../../src/gen/parlando/content/v1/content_pb.js';
import { mp3File } from '../support/encoders.js';
import { engineClient } from '../support/engine-client.js';
import { absent, openFolder, startPeer, until } from '../support/peer.js';
import { tone } from '../support/sounds.js';

const { method: content } = ContentService;
const service = 'radio';
const PASSWORD = 'a password of this test';
/** Icecast gives up the rights of root, and insists on it. */
const RIGHTS =
  process.getuid?.() === 0 ? '<changeowner><user>icecast2</user><group>icecast</group></changeowner>' : '';

function config(folder: string, port: number): string {
  return `<icecast>
  <limits><clients>20</clients><sources>4</sources><burst-size>8192</burst-size></limits>
  <authentication>
    <source-password>${PASSWORD}</source-password>
    <admin-user>admin</admin-user><admin-password>${PASSWORD}</admin-password>
  </authentication>
  <hostname>127.0.0.1</hostname>
  <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
  <paths>
    <logdir>${folder}</logdir><webroot>/usr/share/icecast2/web</webroot><adminroot>/usr/share/icecast2/admin</adminroot>
  </paths>
  <logging><errorlog>error.log</errorlog><accesslog>access.log</accesslog><loglevel>2</loglevel></logging>
  <security><chroot>0</chroot>${RIGHTS}</security>
</icecast>`;
}

async function icecast(t: Test): Promise<string> {
  const folder = openFolder(t);
  const file = join(folder, 'icecast.xml');
  return startPeer(t, {
    program: 'icecast2',
    args: (port) => {
      writeFileSync(file, config(folder, port));
      return ['-c', file];
    },
    folder,
    path: '/status-json.xsl',
  });
}

/** A source that sends a tone as MP3, over and over, at the pace at which it sounds. Icecast wants it unchunked. */
async function source(t: Test, server: string): Promise<void> {
  const sound = await mp3File(tone({ samplerate: 44_100, seconds: 2, amplitude: 9000 }), 44_100);
  const { hostname, port, host } = new URL(server);
  const socket = connect(Number(port), hostname);
  t.teardown(() => socket.destroy());
  socket.on('error', () => {});
  const head = [
    'PUT /nine.mp3 HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Basic ${Buffer.from(`source:${PASSWORD}`).toString('base64')}`,
    'Content-Type: audio/mpeg',
    'Ice-Name: Radio Nine',
    'Ice-Public: 0',
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const answer = await new Promise<string>((resolve) =>
    socket.once('data', (piece) => resolve(String(piece))),
  );
  t.match(answer, /^HTTP\/1\.[01] (100|200)/);
  const sending = setInterval(() => socket.write(sound), 1_000);
  t.teardown(() => clearInterval(sending));
}

async function tell(server: string, song: string): Promise<number> {
  const query = new URLSearchParams({ mode: 'updinfo', mount: '/nine.mp3', song });
  const reply = await fetch(`${server}/admin/metadata?${query}`, {
    headers: { authorization: `Basic ${Buffer.from(`admin:${PASSWORD}`).toString('base64')}` },
  });
  return reply.status;
}

t.test('a station of a real Icecast plays, and tells what', { skip: absent('icecast2') }, async (t) => {
  const server = await icecast(t);
  await source(t, server);
  await until(async () => ((await tell(server, 'Zoë - The Night')) === 200 ? true : undefined));
  const stations = t.testdir({
    'list.pls': '',
    'a.m3u': `#EXTINF:-1,Radio Nine\n${server}/nine.mp3.m3u\n`,
  });
  const engine = await startRadioEngine(
    { listen: '127.0.0.1:0', stations, name: 'Radio', allowPrivate: true, supervised: false },
    () => {},
  );
  t.teardown(() => engine.stop());
  const call = engineClient(t, engine.address);

  const { hits } = await call(content.search, { service, type: 'internetradio', query: 'radio nine' });
  const ref = hits[0]?.item?.ref ?? '';
  const item = await until(async () => {
    const { item } = await call(content.getItem, { service, type: 'internetradio', ref });
    return item?.currentShow && item;
  });
  t.match(item, { name: 'Radio Nine', currentShow: { name: 'Zoë - The Night' } });

  const { streams } = await call(content.resolveStreams, { service, refs: [ref] });
  t.equal(streams[0]?.url, `${server}/nine.mp3`, "the stream behind Icecast's own playlist");
  const reply = await fetch(streams[0]?.url ?? '');
  t.equal(reply.headers.get('content-type'), 'audio/mpeg');
  const reader = reply.body?.getReader();
  let heard = Buffer.alloc(0);
  while (heard.length < 8_192)
    heard = Buffer.concat([heard, (await reader?.read())?.value ?? Buffer.alloc(0)]);
  await reader?.cancel();
  t.ok(isMp3(heard), 'it is sound');
});

/** Whether two frames of MPEG audio, layer III, follow each other somewhere. */
function isMp3(bytes: Buffer): boolean {
  for (let at = 0; at + 4 < bytes.length; at++) {
    const next = at + frameLength(bytes, at);
    if (next > at && frameLength(bytes, next) > 0) return true;
  }
  return false;
}

const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0];
const HERTZ = [44_100, 48_000, 32_000, 0];

/** The length of the frame at a position; 0: there is none. */
function frameLength(bytes: Buffer, at: number): number {
  const [sync = 0, version = 0, rate = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (version & 0xfe) !== 0xfa) return 0;
  const kilobits = KILOBITS[rate >> 4] ?? 0;
  const hertz = HERTZ[(rate >> 2) & 3] ?? 0;
  return kilobits > 0 && hertz > 0 ? Math.floor((144_000 * kilobits) / hertz) + ((rate >> 1) & 1) : 0;
}
