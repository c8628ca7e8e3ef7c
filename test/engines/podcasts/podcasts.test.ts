import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { startPodcastsEngine } from '../../../engines/podcasts/engine.js';
import type { Patience } from '../../../engines/podcasts/feed-reader.js';
import { fixedAddress } from '../../../src/adapters/engine-address.js';
import { EngineConnection } from '../../../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../../../src/adapters/grpc-content-engine.js';
import { checkEngine } from '../../../src/content/engine-check.js';
import { ContentService } from '../../../src/gen/parlando/content/v1/content_pb.js';
import { engineClient } from '../../support/engine-client.js';
import { webServer } from '../../support/web-server.js';

const { method: calls } = ContentService;
const service = 'podcasts';

const FEED = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
  <title>Bridges &amp; Towers</title><description>&lt;p&gt;What people &lt;b&gt;build&lt;/b&gt;.&lt;/p&gt;</description>
  <itunes:author>The Builders</itunes:author><itunes:image href="/art.jpg"/><itunes:category text="Science"/>
  <item><title>The First Arch</title><guid>one</guid><pubDate>Tue, 03 Feb 2015 08:00:00 +0100</pubDate>
    <enclosure url="http://sound.example/1.mp3" length="9" type="audio/mpeg"/></item>
  <item><title>Cables</title><guid>two</guid><pubDate>Wed, 04 Feb 2015 08:00:00 GMT</pubDate>
    <itunes:duration>1:01:01</itunes:duration><description><![CDATA[How <i>steel</i> &amp; air meet]]></description>
    <itunes:image href="http://pictures.example/2.png"/>
    <enclosure url="http://sound.example/2.m4a" length="9" type="audio/x-m4a"/></item>
  <item><title>Only words</title><guid>three</guid></item>
</channel></rss>`;

/** An engine over a list, which has asked every feed once. */
async function engine(
  t: Test,
  podcasts: string,
  more: { allowPrivate?: boolean; data?: string; patience?: Partial<Patience> } = {},
) {
  const logged: string[] = [];
  const data = more.data ?? t.testdir();
  const running = await startPodcastsEngine(
    {
      podcasts,
      data,
      name: 'Podcasts',
      listen: '127.0.0.1:0',
      allowPrivate: more.allowPrivate ?? true,
      supervised: false,
      ...(more.patience && { patience: more.patience }),
    },
    (line) => logged.push(line),
  );
  t.teardown(() => running.stop());
  await running.fetched;
  return { running, logged, data, call: engineClient(t, running.address) };
}

function feed(text: string, headers: Record<string, string> = {}): RequestListener {
  return (_, response) =>
    response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(text);
}

t.test('a feed is found, browsed and played, the newest episode first', async (t) => {
  const url = await webServer(t, feed(FEED));
  const { call } = await engine(t, `${url}/feed`);
  const { items } = await call(calls.browse, { service });
  t.match(items, [
    { type: 'category', ref: 'new', childTheme: 'new', childType: 'podcastepisode' },
    {
      type: 'podcast',
      name: 'Bridges & Towers',
      artistDisplayName: 'The Builders',
      description: 'What people build.',
      images: { default: `${url}/art.jpg` },
      genres: ['Science'],
      contains: ['podcastepisodes'],
    },
  ]);
  const ref = items[1]?.ref ?? '';
  const listed = await call(calls.listItems, {
    service,
    parentType: 'podcast',
    ref,
    itemType: 'podcastepisodes',
  });
  t.match(listed, {
    total: 2,
    items: [
      {
        type: 'podcastepisode',
        name: 'Cables',
        duration: 3661,
        playbackCodec: 'aac',
        description: 'How steel & air meet',
        released: '2015-02-04T08:00:00.000Z',
        album: { ref, name: 'Bridges & Towers' },
        images: { default: 'http://pictures.example/2.png' },
      },
      { name: 'The First Arch', released: '2015-02-03T07:00:00.000Z', images: { default: `${url}/art.jpg` } },
    ],
  });
  t.same((await call(calls.browse, { service, parent: 'new' })).items, listed.items);
  const { hits } = await call(calls.search, { service, type: 'podcastepisode', query: 'the frist arch' });
  t.match(hits, [{ item: { name: 'The First Arch' } }]);
  const [cables] = listed.items;
  t.match(await call(calls.resolveStreams, { service, refs: [cables?.ref ?? '', 'gone'] }), {
    streams: [{ url: 'http://sound.example/2.m4a', playbackCodec: 'aac' }],
  });
  t.match(await call(calls.getItem, { service, type: 'podcastepisode', ref: cables?.ref ?? '' }), {
    item: { name: 'Cables' },
  });
  for (const wrong of [
    () => call(calls.getItem, { service, type: 'podcast', ref: cables?.ref ?? '' }),
    () => call(calls.browse, { service, parent: 'old' }),
    () => call(calls.search, { service, type: 'song', query: 'x' }),
    () => call(calls.listItems, { service, parentType: 'podcast', ref, itemType: 'songs' }),
  ] as readonly (() => Promise<unknown>)[])
    await t.rejects(wrong(), { code: 'not_found' });
});

t.test('the engine keeps what its capabilities promise', async (t) => {
  const url = await webServer(t, feed(FEED));
  const { running } = await engine(t, url);
  const connection = new EngineConnection({ address: fixedAddress(running.address) });
  const client = new GrpcContentEngine({ connection, publicUrl: 'http://box.example' });
  t.teardown(() => client.close());
  for await (const { what, problem } of checkEngine(client)) t.equal(problem, undefined, what);
});

t.test('a feed that has not changed is not sent again, and one that has is', async (t) => {
  let text = FEED;
  const answers: number[] = [];
  const url = await webServer(t, (request, response) => {
    const etag = `"${text.length}"`;
    const status = request.headers['if-none-match'] === etag ? 304 : 200;
    answers.push(status);
    response.writeHead(status, { etag }).end(status === 200 ? text : undefined);
  });
  const { running, call, data } = await engine(t, url);
  const [before] = (await call(calls.describe, {})).services;
  await running.refresh();
  t.same(answers, [200, 304]);
  text = FEED.replace('Cables', 'Cables and wires');
  await running.refresh();
  t.same(answers, [200, 304, 200]);
  const [after] = (await call(calls.describe, {})).services;
  t.ok(before?.revision && after?.revision);
  t.not(after?.revision, before?.revision);

  await running.stop();
  const again = await engine(t, url, { data });
  t.same(answers, [200, 304, 200, 304], 'what is known outlives a restart');
  const { hits } = await again.call(calls.search, {
    service,
    type: 'podcastepisode',
    query: 'cables and wires',
  });
  t.match(hits, [{ item: { name: 'Cables and wires' }, score: 1 }]);
});

t.test('If-Modified-Since serves where there is no ETag', async (t) => {
  const asked: (string | undefined)[] = [];
  const date = 'Wed, 04 Feb 2015 08:00:00 GMT';
  const url = await webServer(t, (request, response) => {
    asked.push(request.headers['if-modified-since']);
    feed(FEED, { 'last-modified': date })(request, response);
  });
  const { running } = await engine(t, url);
  await running.refresh();
  t.same(asked, [undefined, date]);
});

t.test('feeds come from OPML and from lists of addresses, which may change', async (t) => {
  const url = await webServer(t, feed(FEED));
  const folder = t.testdir({ 'list.opml': '', data: {} });
  const list = join(folder, 'list.opml');
  const outline = (path: string) => `<outline type="rss" text="x" xmlUrl="${url}/${path}"/>`;
  writeFileSync(
    list,
    `<opml version="2.0"><body><outline text="Mine">${outline('a')}${outline('b')}</outline>${outline('a')}</body></opml>`,
  );
  const { call } = await engine(t, list, { data: join(folder, 'data') });
  t.match(await call(calls.browse, { service }), { total: 3 });
  writeFileSync(
    list,
    `# two\n${url}/a\n  ${url}/c # the new one\nnot an address\nfile:///etc/passwd\n${url}/d\n`,
  );
  let total = 3;
  while (total !== 4) ({ total = 0 } = await call(calls.browse, { service }));
  t.equal(total, 4, 'a, c, d and what is new');
});

t.test('dates that cannot be true put no episode in the wrong place', async (t) => {
  const items = [
    ['New', 'Wed, 04 Feb 2015 08:00:00 GMT'],
    ['Undated', 'whenever'],
    ['Far off', 'Wed, 04 Feb 2915 08:00:00 GMT'],
    ['Before all', 'Wed, 04 Feb 1815 08:00:00 GMT'],
    ['Old', 'Wed, 04 Feb 2009 08:00:00 GMT'],
    ['Newest', 'Wed, 04 Feb 2016 08:00:00 GMT'],
  ].map(
    ([title, date]) =>
      `<item><title>${title}</title><pubDate>${date}</pubDate><enclosure url="http://a.example/${title}" type="audio/mpeg" length="1"/></item>`,
  );
  const url = await webServer(
    t,
    feed(`<rss version="2.0"><channel><title>Odd</title>${items.join('')}</channel></rss>`),
  );
  const { call } = await engine(t, url);
  const { items: listed } = await call(calls.browse, { service, parent: 'new' });
  const { items: podcasts } = await call(calls.browse, { service });
  const ref = podcasts[1]?.ref ?? '';
  const episodes = await call(calls.listItems, {
    service,
    parentType: 'podcast',
    ref,
    itemType: 'podcastepisodes',
  });
  t.same(
    episodes.items.map(({ name, released }) => [name, released.slice(0, 4)]),
    [
      ['Newest', '2016'],
      ['New', '2015'],
      ['Undated', ''],
      ['Far off', ''],
      ['Before all', ''],
      ['Old', '2009'],
    ],
  );
  t.equal(listed[0]?.name, 'Newest');
});

t.test('a feed in another encoding is read', async (t) => {
  const latin = Buffer.from(FEED.replace('UTF-8', 'ISO-8859-1').replace('Cables', 'Caf\xe9'), 'latin1');
  const url = await webServer(t, (_, response) => response.end(latin));
  const { call } = await engine(t, url);
  t.match(await call(calls.search, { service, type: 'podcastepisode', query: 'café' }), {
    hits: [{ item: { name: 'Café' } }],
  });
});

t.test('a hostile feed harms nobody else', async (t) => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  );
  const rss = (inner: string) => `<rss version="2.0"><channel><title>T</title>${inner}</channel></rss>`;
  const hostile: Record<string, RequestListener> = {
    '/laughs': feed(`<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>${rss('<description>&l9;</description>')}`),
    '/file': feed(
      `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${rss('<description>&f;</description>')}`,
    ),
    '/large': (_, response) => {
      const piece = Buffer.alloc(65_536, 'x');
      const more = () => {
        while (response.writable && response.write(piece));
        response.once('drain', more);
      };
      response.on('error', () => {});
      more();
    },
    '/endless': (_, response) => void response.write('<rss version="2.0"><channel><title>'),
    '/broken': feed('<rss version="2.0"><channel><title>Half a fe'),
    '/deep': feed(`<rss version="2.0"><channel><title>${'<a>'.repeat(60_000)}`),
    '/page': feed('<!doctype html><html><title>No such page</title>'),
    '/binary': (_, response) => response.end(Buffer.from(Array.from({ length: 5000 }, (_, at) => at % 256))),
    '/empty': feed(''),
    '/away': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
    '/gone': (_, response) => response.writeHead(410).end(),
    '/good': feed(FEED),
  };
  const url = await webServer(t, (request, response) => hostile[request.url ?? '']?.(request, response));
  const { call, logged } = await engine(
    t,
    Object.keys(hostile)
      .map((path) => `${url}${path}`)
      .join(','),
    {
      patience: { most: 200_000, body: 5_000 },
    },
  );
  const { items } = await call(calls.browse, { service });
  const titles = items.map(({ name }) => name).filter((name) => !['New', 'T', 'Half a fe'].includes(name));
  t.same(titles, ['Bridges & Towers']);
  t.notMatch(JSON.stringify(items), /root:|haha/);
  t.ok(logged.length >= 9, logged.join('\n'));
  for (const why of [
    /longer than/,
    /does not end/,
    /declares entities/,
    /too many redirects/,
    /410/,
    /not an http/,
  ])
    t.ok(
      logged.some((line) => why.test(line)),
      String(why),
    );
  t.match((await call(calls.describe, {})).services, [{ revision: /./ }]);
});

t.test('an episode in the own network is not played unless that is allowed', async (t) => {
  const url = await webServer(
    t,
    feed(FEED.replace('http://sound.example/1.mp3', 'http://192.168.1.1/reboot')),
  );
  const data = t.testdir();
  await (await engine(t, url, { data })).running.stop();
  const { call } = await engine(t, url, { data, allowPrivate: false });
  const { items } = await call(calls.browse, { service, parent: 'new' });
  t.equal(items.length, 2, 'what was known stays, though the feed may no longer be fetched');
  const { streams } = await call(calls.resolveStreams, { service, refs: items.map(({ ref }) => ref) });
  t.same(
    streams.map((stream) => stream.url),
    ['http://sound.example/2.m4a'],
  );
});

t.test('the program says what is wrong with its options', async (t) => {
  const program = join(import.meta.dirname, '..', '..', '..', 'engines', 'podcasts', 'main.js');
  const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  t.match(run('--help'), { status: 0, stdout: /--podcasts LIST/ });
  t.match(run('--data', '.'), { status: 2, stderr: 'podcasts: --podcasts LIST is needed.\n' });
  t.match(run('--podcasts', '/nowhere/at/all', '--data', '.'), { status: 1, stderr: /ENOENT/ });
});
