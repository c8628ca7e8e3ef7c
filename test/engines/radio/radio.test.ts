import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { startRadioEngine } from '../../../engines/radio/engine.js';
import { StationFiles } from '../../../engines/radio/station-files.js';
import { fixedAddress } from '../../../src/adapters/engine-address.js';
import { EngineConnection } from '../../../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../../../src/adapters/grpc-content-engine.js';
import { ContentService } from '../../../src/gen/parlando/content/v1/content_pb.js';
import type { CatalogueName } from '../../../src/ports/content-engine.js';
import { engineClient } from '../../support/engine-client.js';
import { webServer } from '../../support/web-server.js';

const PAGE = { startindex: 0, itemsperpage: 20 };
const GAP = 4000;

/** A stream with metadata after every 4,000 bytes, the first of them empty. */
const icy: RequestListener = (request, response) => {
  if (request.headers['icy-metadata'] !== '1') return void response.end();
  response.writeHead(200, { 'content-type': 'audio/mpeg', 'icy-metaint': String(GAP) });
  const title = Buffer.from("StreamTitle='Zoë – The Night';StreamUrl='';");
  const length = Math.ceil(title.length / 16);
  const metadata = Buffer.concat([Buffer.from([length]), title, Buffer.alloc(length * 16 - title.length)]);
  const sound = Buffer.alloc(GAP, 0x55);
  const all = Buffer.concat([sound, Buffer.from([0]), sound, metadata, sound]);
  for (let at = 0; at < all.length; at += 700) response.write(all.subarray(at, at + 700));
};

async function engine(t: Test, lists: Readonly<Record<string, string>>, allowPrivate = true) {
  const folder = t.testdir({ ...lists });
  const logged: string[] = [];
  const served = await startRadioEngine(
    { listen: '127.0.0.1:0', stations: folder, name: 'Radio', allowPrivate, supervised: false },
    (line) => logged.push(line),
  );
  const radio = new GrpcContentEngine({
    connection: new EngineConnection({ address: fixedAddress(served.address) }),
    publicUrl: 'http://box.example',
  });
  t.teardown(async () => {
    radio.close();
    await served.stop();
  });
  return { radio, folder, logged };
}

const LIST = JSON.stringify([
  {
    name: 'Radio Nine',
    url: 'http://x.example/9',
    tags: 'jazz,soul',
    countrycode: 'DE',
    votes: 100,
    codec: 'MP3',
    bitrate: 128,
  },
  { name: 'Harbour Radio', url: 'http://x.example/h', tags: 'jazz', language: 'english', votes: 5 },
]);

t.test('stations of all lists are found, browsed and told by name', async (t) => {
  const { radio } = await engine(t, {
    'a.json': LIST,
    'b.m3u': '#EXTINF:-1,Lake FM\nhttp://x.example/lake\n#EXTINF:-1,Nine again\nhttp://x.example/9',
    'notes.txt': 'http://x.example/no',
  });
  t.match(await radio.describe(), [
    {
      id: 'radio',
      capabilities: ['browse', 'radiobrowse', 'search', 'radioshow'],
      searchtypes: ['internetradio'],
    },
  ]);
  const found = await radio.search({
    service: 'radio',
    type: 'internetradio',
    query: 'harbor raydio',
    page: PAGE,
  });
  t.equal(found.hits[0]?.item.name, 'Harbour Radio');
  const top = await radio.browse({ service: 'radio', page: PAGE });
  t.match(
    top.items.map(({ type, name }) => `${type} ${name}`),
    [
      'category Genres',
      'category Countries',
      'category Languages',
      'internetradio Radio Nine',
      'internetradio Harbour Radio',
      'internetradio Lake FM',
    ],
  );
  t.equal(top.total, 6, 'one address is one station');
  const genres = await radio.browse({ service: 'radio', parent: 'genre', page: PAGE });
  t.match(genres.items, [{ name: 'Jazz', contains: ['internetradio'] }, { name: 'Soul' }]);
  const jazz = await radio.browse({
    service: 'radio',
    parent: 'genre/jazz',
    page: { startindex: 1, itemsperpage: 1 },
  });
  t.match(jazz, { items: [{ name: 'Harbour Radio' }], total: 2 });
  t.match(await radio.item({ service: 'radio', type: 'category', ref: 'country/de' }), { name: 'Germany' });
  const names: CatalogueName[] = [];
  for await (const piece of radio.names('radio')) names.push(...piece);
  t.match(
    names.map(({ name }) => name),
    ['Radio Nine', 'Nine', 'Harbour Radio', 'Harbour', 'Lake FM', 'Lake'],
    'the names that people say, too',
  );
  const lake = await radio.search({ service: 'radio', type: 'internetradio', query: 'lake', page: PAGE });
  t.match(lake, { hits: [{ item: { name: 'Lake FM' }, score: 1 }], total: 1 });
  for (const call of [
    () => radio.browse({ service: 'radio', parent: 'genre/polka', page: PAGE }),
    () => radio.item({ service: 'radio', type: 'internetradio', ref: 'gone' }),
    () => radio.search({ service: 'other', type: 'internetradio', query: 'x', page: PAGE }),
    () => radio.search({ service: 'radio', type: 'song', query: 'x', page: PAGE }),
  ] as readonly (() => Promise<unknown>)[]) {
    await t.rejects(call(), { code: 'not_found' });
  }
});

t.test('a station tells what it plays, and its stream is found behind a playlist file', async (t) => {
  const url = await webServer(t, (request, response) => {
    if (request.url === '/list.pls')
      response.end(`[playlist]\nFile1=http://${request.headers.host}/stream\n`);
    else icy(request, response);
  });
  const { radio } = await engine(t, {
    'a.m3u': `#EXTINF:-1,Nine\n${url}/list.pls\n#EXTINF:-1,Two\n${url}/two`,
  });
  const { hits } = await radio.search({ service: 'radio', type: 'internetradio', query: 'nine', page: PAGE });
  const ref = hits[0]?.item.ref ?? '';
  // A call waits 0.6 s at most for the title: a slow machine has it for one of the next who ask.
  const asked = () => radio.item({ service: 'radio', type: 'internetradio', ref });
  let nine = await asked();
  while (!nine.currentshow) nine = await asked();
  t.match(nine, { name: 'Nine', currentshow: { name: 'Zoë – The Night' } });
  t.match(await radio.streams({ service: 'radio', refs: [ref, 'gone'] }), [
    { ref, streamurl: `${url}/stream` },
  ]);
});

t.test('a station that says nothing keeps nobody waiting', async (t) => {
  const url = await webServer(t, () => {});
  const { radio } = await engine(t, { 'a.m3u': `#EXTINF:-1,Nine\n${url}/silent\n` });
  const { items } = await radio.browse({ service: 'radio', page: PAGE });
  const item = await radio.item({ service: 'radio', type: 'internetradio', ref: items[0]?.ref ?? '' });
  t.equal(item.name, 'Nine');
  t.notOk(item.currentshow);
});

t.test('hosts of the own network are asked for nothing unless that is allowed', async (t) => {
  let asked = 0;
  const url = await webServer(t, (_, response) => {
    asked++;
    response.end();
  });
  const { radio } = await engine(t, { 'a.m3u': `#EXTINF:-1,Nine\n${url}/list.pls\n` }, false);
  const { items } = await radio.browse({ service: 'radio', page: PAGE });
  const ref = items[0]?.ref ?? '';
  t.notOk((await radio.item({ service: 'radio', type: 'internetradio', ref })).currentshow);
  t.match(await radio.streams({ service: 'radio', refs: [ref] }), [{ streamurl: `${url}/list.pls` }]);
  t.equal(asked, 0);
});

t.test(
  'a list at an address is fetched, whatever its form, and a station of HLS is known as such',
  async (t) => {
    const lists: Record<string, string> = {
      '/json/stations/search?limit=9': JSON.stringify([
        { name: 'Lake 98.5', url: 'http://x.example/lake', countrycode: 'CH', hls: 0, codec: 'MP3' },
        { name: 'Pieces', url: 'http://x.example/live', hls: 1, codec: 'AAC' },
      ]),
      '/opml': '<opml version="2.0"><body><outline text="Nine" URL="http://x.example/9.m3u8"/></body></opml>',
      '/hls.m3u8': '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXTINF:6,\nhttp://x.example/1.ts\n',
    };
    const url = await webServer(t, (request, response) => {
      const list = lists[request.url ?? ''];
      response.writeHead(list === undefined ? 404 : 200).end(list);
    });
    const start = async (stations: string, allowPrivate = true) => {
      const logged: string[] = [];
      const options = { listen: '127.0.0.1:0', stations, name: 'Radio', allowPrivate, supervised: false };
      const served = await startRadioEngine(options, (line) => logged.push(line));
      t.teardown(() => served.stop());
      return { call: engineClient(t, served.address), logged };
    };
    const { method: content } = ContentService;
    const service = 'radio';
    const type = 'internetradio';

    const { call } = await start(`${url}/json/stations/search?limit=9`);
    const search = async (query: string) => (await call(content.search, { service, type, query })).hits[0];
    t.match(await search('pieces'), { item: { playbackCodec: 'hls' }, score: 1 });
    for (const said of ['lake', '98.5', 'ninety eight point five', 'F.M. 98.5', '98,5 fm'])
      t.match(
        await search(said),
        { item: { name: 'Lake 98.5', country: 'ch', playbackCodec: 'mp3' }, score: 1 },
        said,
      );

    const opml = await start(`${url}/opml`);
    t.match(await opml.call(content.browse, { service }), {
      items: [{ name: 'Nine', playbackCodec: 'hls' }],
    });
    const hls = await start(`${url}/hls.m3u8`);
    t.match(await hls.call(content.browse, { service }), { items: [] });
    t.match(hls.logged, [/HLS, not a list/]);
    for (const [stations, allowPrivate, why] of [
      [`${url}/gone`, true, /404/],
      [`${url}/opml`, false, /private/],
    ] as const) {
      const refused = await start(stations, allowPrivate);
      t.match(await refused.call(content.browse, { service }), { items: [] });
      t.match(refused.logged, [why]);
    }
  },
);

t.test('lists that change are read again, and a broken one is told of', async (t) => {
  const folder = t.testdir({ 'a.m3u': 'http://x.example/1' });
  const logged: string[] = [];
  const files = new StationFiles(folder, (line) => logged.push(line));
  t.equal((await files.read())?.length, 1);
  t.equal(await files.read(), undefined);
  await pause(5);
  writeFileSync(join(folder, 'b.json'), LIST);
  t.equal((await files.read())?.length, 3);
  writeFileSync(join(folder, 'b.json'), '{');
  t.equal((await files.read())?.length, 1);
  t.match(logged, [/b\.json cannot be read/]);
});

t.test('the program says what is wrong with its options', async (t) => {
  const program = join(import.meta.dirname, '..', '..', '..', 'engines', 'radio', 'main.js');
  const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  t.match(run('--help'), { status: 0, stdout: /--stations PATH/ });
  t.match(run(), { status: 2, stderr: 'radio: --stations PATH is needed.\n' });
  t.match(run('--stations', '/nowhere/at/all'), { status: 1, stderr: /there is no station list/ });
});
