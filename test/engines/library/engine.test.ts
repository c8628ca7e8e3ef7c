import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import * as grpc from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';
import sharp from 'sharp';
import t, { type Test } from 'tap';
import { startLibraryEngine } from '../../../engines/library/engine.js';
import type { Options } from '../../../engines/library/options.js';
import { fixedAddress } from '../../../src/adapters/engine-address.js';
import { EngineConnection } from '../../../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../../../src/adapters/grpc-content-engine.js';
import type { CatalogueName } from '../../../src/ports/content-engine.js';
import { type TrackTags, writeTrack } from '../../support/music.js';

const PAGE = { startindex: 0, itemsperpage: 50 };
const service = 'library';

const TRACKS: readonly TrackTags[] = [
  {
    title: 'Paper Lantern',
    artists: ['Hollow Oak'],
    album: 'Early Frost',
    track: 2,
    year: 1971,
    genres: ['Folk'],
  },
  {
    title: 'River Gate',
    artists: ['Hollow Oak'],
    album: 'Early Frost',
    track: 1,
    year: 1971,
    genres: ['Folk'],
  },
  {
    title: 'Amber Road',
    artists: ['Hollow Oak'],
    album: 'Second Wind',
    track: 1,
    year: 1979,
    genres: ['Folk', 'Rock'],
  },
  {
    title: 'Kerosene',
    artists: ['The Tin Sparrows'],
    album: 'Sparks',
    track: 1,
    year: 1978,
    genres: ['Rock'],
  },
  {
    title: 'Night Shift',
    artists: ['The Tin Sparrows'],
    album: 'Sparks',
    track: 2,
    year: 1978,
    genres: ['Rock'],
  },
  {
    title: 'Étude in Green',
    artists: ['Mara Quill'],
    album: 'Études',
    track: 1,
    year: 2015,
    genres: ['Classical'],
  },
];

async function musicFolder(t: Test): Promise<{ root: string; data: string; cover: Buffer }> {
  const folder = t.testdir({ music: {}, data: {} });
  const root = join(folder, 'music');
  const cover = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#306090' } })
    .png()
    .toBuffer();
  for (const tags of TRACKS) {
    const path = join(root, tags.artists?.[0] ?? '', tags.album ?? '', `${tags.title}.wav`);
    await writeTrack(path, { ...tags, ...(tags.album === 'Sparks' && { cover }) });
  }
  writeFileSync(join(root, 'Hollow Oak/Early Frost/cover.png'), cover);
  writeFileSync(join(root, 'Hollow Oak/Second Wind/cover.jpg'), 'this is no picture');
  writeFileSync(
    join(root, 'evening.m3u'),
    'Mara Quill/Études/Étude in Green.wav\nThe Tin Sparrows/Sparks/Kerosene.wav\n',
  );
  return { root, data: join(folder, 'data'), cover };
}

async function started(t: Test, folder: { root: string; data: string }, more: Partial<Options> = {}) {
  const lines: string[] = [];
  const running = await startLibraryEngine(
    {
      listen: '127.0.0.1:0',
      music: folder.root,
      data: folder.data,
      httpHost: '127.0.0.1',
      httpPort: 0,
      publicUrl: undefined,
      serverUrl: 'http://127.0.0.1:8080',
      timeLimited: 3600,
      name: 'Home music',
      verbose: true,
      supervised: false,
      ...more,
    },
    (line) => lines.push(line),
  );
  const engine = new GrpcContentEngine({
    connection: new EngineConnection({ address: fixedAddress(running.address) }),
    publicUrl: 'http://127.0.0.1:8080',
  });
  t.teardown(async () => {
    engine.close();
    await running.stop();
  });
  return { running, engine, lines };
}

/** An answer with its body, asked for without the politeness of fetch. */
function ask(url: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(url, { agent: false, ...options }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
        response.on('error', reject);
      })
        .on('error', reject)
        .end();
    },
  );
}

t.test('a music folder as a content service', async (t) => {
  const folder = await musicFolder(t);
  const { running, engine } = await started(t, folder);
  await running.scanned;

  const find = async (type: string, query: string) =>
    (await engine.search({ service, type, query, page: PAGE })).hits.map(({ item, score }) => ({
      ...item,
      score,
    }));
  const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);

  t.test('describes itself', async (t) => {
    const [described] = await engine.describe();
    t.match(described, {
      id: 'library',
      name: 'Home music',
      capabilities: ['browse', 'search', 'listitems', 'dynamicplaylist', 'shuffle', 'loop'],
      drilldowntypes: ['albums', 'songs', 'artists'],
      playback: { protocol: 'http', timelimited: 3600 },
      revision: /^.{43}$/,
    });
    t.ok(
      ['artist', 'album', 'song', 'genre', 'playlist'].every((type) => described?.searchtypes.includes(type)),
    );
  });

  t.test('forgives errors of typing and hearing, and knows an exact name', async (t) => {
    t.match(await find('song', 'river gate'), [{ name: 'River Gate', score: 1 }]);
    t.match(await find('song', 'rivver gaet'), [{ name: 'River Gate' }]);
    t.match(await find('artist', 'hollow oke'), [{ name: 'Hollow Oak' }]);
    t.match(await find('artist', 'tin sparrows'), [{ name: 'The Tin Sparrows' }]);
    t.match(await find('album', 'etudes'), [{ name: 'Études', score: 1 }]);
    t.match(await find('genre', 'foke'), [{ name: 'Folk' }]);
    t.match(await find('playlist', 'evening'), [{ name: 'evening' }]);
    t.same(await find('song', 'zzzzqqqq'), []);
  });

  t.test('finds a song that is asked for with its artist', async (t) => {
    t.match(await find('song', 'amber road by hollow oke'), [{ name: 'Amber Road', score: 1 }]);
    t.match(await find('song', 'hollow oak amber rode'), [{ name: 'Amber Road' }]);
    t.match(await find('album', 'early frost hollow oak'), [{ name: 'Early Frost', score: 1 }]);
  });

  t.test('keeps to the type that is asked for, and knows which it has', async (t) => {
    t.same(
      (await find('artist', 'kerosene')).filter(({ type }) => type !== 'artist'),
      [],
    );
    await t.rejects(find('podcast', 'news'), { code: 'not_found' });
    await t.rejects(engine.search({ service: 'other', type: 'song', query: 'x', page: PAGE }), {
      code: 'not_found',
    });
  });

  t.test('pages through what it finds', async (t) => {
    const whole = await engine.search({ service, type: 'song', query: 'river', page: PAGE });
    const [, second] = whole.hits;
    const page = await engine.search({
      service,
      type: 'song',
      query: 'river',
      page: { startindex: 1, itemsperpage: 1 },
    });
    t.same(page.hits, second ? [second] : []);
    t.equal(page.total, whole.total);
  });

  t.test('tells all of an item', async (t) => {
    const [song] = await find('song', 'amber road');
    t.match(await engine.item({ service, type: 'song', ref: song?.ref ?? '' }), {
      type: 'song',
      name: 'Amber Road',
      artistdisplayname: 'Hollow Oak',
      artists: [{ name: 'Hollow Oak' }],
      album: { name: 'Second Wind' },
      year: 1979,
      genres: ['Folk', 'Rock'],
      playbackcodec: 'pcm',
    });
    const [album] = await find('album', 'early frost');
    t.match(await engine.item({ service, type: 'album', ref: album?.ref ?? '' }), {
      type: 'album',
      artistdisplayname: 'Hollow Oak',
      year: 1971,
      contains: ['songs'],
    });
    await t.rejects(engine.item({ service, type: 'song', ref: album?.ref ?? '' }), { code: 'not_found' });
    await t.rejects(engine.item({ service, type: 'song', ref: '../../etc/passwd' }), { code: 'not_found' });
  });

  t.test('looks into containers', async (t) => {
    const of = async (type: string, name: string, itemtype: string) => {
      const [hit] = await find(type, name);
      return names((await engine.items({ service, type, ref: hit?.ref ?? '', itemtype, page: PAGE })).items);
    };
    t.same(
      await of('album', 'early frost', 'songs'),
      ['River Gate', 'Paper Lantern'],
      'in the order of the tracks',
    );
    t.same(await of('artist', 'hollow oak', 'albums'), ['Early Frost', 'Second Wind'], 'the oldest first');
    t.same(await of('artist', 'hollow oak', 'songs'), ['River Gate', 'Paper Lantern', 'Amber Road']);
    t.same(await of('genre', 'rock', 'artists'), ['Hollow Oak', 'The Tin Sparrows']);
    t.same(await of('genre', 'rock', 'albums'), ['Second Wind', 'Sparks']);
    t.same(await of('genre', 'folk', 'song'), ['River Gate', 'Paper Lantern', 'Amber Road']);
    t.same(
      await of('playlist', 'evening', 'songs'),
      ['Étude in Green', 'Kerosene'],
      'in the order of the list',
    );
    await t.rejects(of('album', 'early frost', 'podcasts'), { code: 'not_found' });
  });

  t.test('can be browsed from the top', async (t) => {
    const at = async (parent?: string) =>
      (await engine.browse({ service, page: PAGE, ...(parent && { parent }) })).items;
    const top = await at();
    t.same(
      top.map(({ type, ref }) => [type, ref]),
      ['new', 'artists', 'albums', 'genres', 'decades', 'playlists'].map((ref) => ['category', ref]),
      'without the audiobooks, of which there are none',
    );
    t.same(names(await at('artists')), ['Hollow Oak', 'Mara Quill', 'The Tin Sparrows']);
    t.same(names(await at('genres')), ['Classical', 'Folk', 'Rock']);
    t.same(names(await at('decades')), ['2010s', '1970s']);
    t.same(names(await at('decade-1970')), ['Early Frost', 'Second Wind', 'Sparks']);
    t.equal((await at('new')).length, 4);
    await t.rejects(at('attic'), { code: 'not_found' });
    const past = await engine.browse({
      service,
      parent: 'albums',
      page: { startindex: 90, itemsperpage: 10 },
    });
    t.match(past, { items: [], total: 4 }, 'past the end there is an empty page');
  });

  t.test('gives the songs that fit seeds, in an order that stays', async (t) => {
    const [oak] = await find('artist', 'hollow oak');
    const songs = async (seeds: object) => {
      const { items, total } = await engine.songs({ service, page: PAGE, ...seeds });
      t.equal(total, items.length);
      return names(items);
    };
    t.same((await songs({})).length, 6);
    t.same(await songs({}), await songs({}));
    t.same(await songs({ artists: [oak?.ref] }), ['River Gate', 'Paper Lantern', 'Amber Road']);
    t.same(await songs({ genres: ['rock'] }), ['Amber Road', 'Kerosene', 'Night Shift']);
    t.same(await songs({ genres: ['Rock', 'classical'] }), [
      'Amber Road',
      'Étude in Green',
      'Kerosene',
      'Night Shift',
    ]);
    t.same(await songs({ artists: [oak?.ref], genres: ['rock'] }), ['Amber Road']);
    t.same(await songs({ fromyear: 1978, toyear: 1979 }), ['Amber Road', 'Kerosene', 'Night Shift']);
    t.same(await songs({ fromyear: 1990 }), ['Étude in Green']);
    t.same(await songs({ genres: ['no such'] }), []);
  });

  t.test('knows which artists are alike', async (t) => {
    const [oak] = await find('artist', 'hollow oak');
    const similar = await engine.similarArtists(service, oak?.ref ?? '', 10);
    t.same(names(similar.map(({ item }) => item)), ['The Tin Sparrows']);
    t.ok(similar.every(({ score }) => score > 0 && score < 1));
    await t.rejects(engine.similarArtists(service, 'nobody', 10), { code: 'not_found' });
  });

  t.test('lists every name, the most popular first', async (t) => {
    const all: CatalogueName[] = [];
    for await (const some of engine.names(service)) all.push(...some);
    const count = (type: string) => all.filter((each) => each.type === type).length;
    t.same(['artist', 'album', 'song', 'genre', 'playlist'].map(count), [3, 4, 6, 3, 1]);
    t.match(
      all.find(({ name }) => name === 'Kerosene'),
      { type: 'song', artist: 'The Tin Sparrows' },
    );
    const popularity = all.map((each) => each.popularity);
    t.same(
      popularity,
      [...popularity].sort((a, b) => b - a),
    );
  });

  t.test('serves streams, whole and in parts', async (t) => {
    const [song] = await find('song', 'kerosene');
    const streams = await engine.streams({ service, refs: [song?.ref ?? '', 'AAAAAAAAAAAAAAAA'] });
    t.equal(streams.length, 1, 'what there is not is missing');
    const [stream] = streams;
    t.match(stream, { ref: song?.ref, playbackcodec: 'pcm', timelimited: 3600 });
    const url = stream?.streamurl ?? '';
    t.match(url, new RegExp(`^http://127\\.0\\.0\\.1:${running.httpPort}/streams/`));
    const file = readFileSync(join(folder.root, 'The Tin Sparrows/Sparks/Kerosene.wav'));

    const whole = await ask(url);
    t.equal(whole.status, 200);
    t.match(whole.headers, { 'content-type': 'audio/wav', 'accept-ranges': 'bytes' });
    t.equal(whole.headers['content-length'], String(file.length));
    t.ok(whole.body.equals(file));

    const head = await ask(url, { method: 'HEAD' });
    t.equal(head.status, 200);
    t.equal(head.headers['content-length'], String(file.length));
    t.equal(head.body.length, 0);

    const part = await ask(url, { headers: { range: 'bytes=100-199' } });
    t.equal(part.status, 206);
    t.equal(part.headers['content-range'], `bytes 100-199/${file.length}`);
    t.ok(part.body.equals(file.subarray(100, 200)));

    const last = await ask(url, { headers: { range: 'bytes=-10' } });
    t.ok(last.body.equals(file.subarray(-10)));

    const beyond = await ask(url, { headers: { range: `bytes=${file.length}-` } });
    t.equal(beyond.status, 416);
    t.equal(beyond.headers['content-range'], `bytes */${file.length}`);

    const etag = String(whole.headers.etag);
    t.equal((await ask(url, { headers: { 'if-none-match': etag } })).status, 304);
    t.equal((await ask(url, { headers: { 'if-range': etag, range: 'bytes=0-9' } })).status, 206);
    t.equal((await ask(url, { headers: { 'if-range': '"other"', range: 'bytes=0-9' } })).status, 200);
    t.equal((await ask(url, { headers: { 'if-match': '"other"' } })).status, 412);
    t.match(await ask(url, { method: 'POST' }), { status: 405, headers: { allow: 'GET, HEAD, OPTIONS' } });
  });

  t.test('serves nothing without its signature, and nothing but its own', async (t) => {
    const [song] = await find('song', 'kerosene');
    const [stream] = await engine.streams({ service, refs: [song?.ref ?? ''] });
    const url = new URL(stream?.streamurl ?? '');
    const status = async (change: (url: URL) => void) => {
      const changed = new URL(url);
      change(changed);
      return (await ask(changed.href)).status;
    };
    t.equal(await status(() => {}), 200);
    t.equal(await status((of) => of.searchParams.delete('signature')), 403);
    t.equal(await status((of) => of.searchParams.set('expires', '9999999999')), 403);
    t.equal(
      await status((of) => {
        of.pathname = '/streams/AAAAAAAAAAAAAAAA';
      }),
      403,
    );
    for (const path of [
      '/',
      '/streams/',
      '/streams/../../etc/passwd',
      '/images/x/640.jpg',
      '/%2e%2e/%2e%2e/etc/passwd',
    ]) {
      t.equal((await ask(`${url.origin}${path}`)).status, 404, path);
    }
  });

  t.test('serves covers in every size that it names', async (t) => {
    for (const [type, name] of [
      ['album', 'early frost'],
      ['song', 'kerosene'],
    ] as const) {
      const [hit] = await find(type, name);
      t.same(Object.keys(hit?.images ?? {}), ['640x640', '320x320', '160x160']);
      const { status, headers, body } = await ask(hit?.images['320x320'] ?? '');
      t.equal(status, 200);
      t.match(headers, { 'content-type': 'image/jpeg', 'cache-control': /immutable/ });
      t.match(await sharp(body).metadata(), { format: 'jpeg', width: 320, height: 320 });
    }
    const [broken] = await find('album', 'second wind');
    t.equal(
      (await ask(broken?.images['320x320'] ?? '')).status,
      404,
      'what claims to be a picture and is none',
    );
    const [bare] = await find('song', 'etude in green');
    t.same(bare?.images, {});
    const origin = `http://127.0.0.1:${running.httpPort}`;
    t.equal((await ask(`${origin}/images/AAAAAAAAAAAAAAAA/640.jpg`)).status, 404);
    t.equal((await ask(`${origin}/images/AAAAAAAAAAAAAAAA/641.jpg`)).status, 404);
  });
});

t.test('an address is good for its time only', async (t) => {
  const folder = await musicFolder(t);
  const { running, engine } = await started(t, folder, { timeLimited: 0 });
  await running.scanned;
  const { items } = await engine.songs({ service, page: PAGE });
  const [stream] = await engine.streams({ service, refs: [items[0]?.ref ?? ''] });
  const url = stream?.streamurl ?? '';
  const expires = Number(new URL(url).searchParams.get('expires'));
  await new Promise((resolve) => setTimeout(resolve, expires * 1000 - Date.now() + 5));
  const answer = await ask(url);
  t.equal(answer.status, 403);
  t.match(answer.body.toString(), /expired/);
});

t.test('a link that was put in place of a song does not lead out of the folder', async (t) => {
  const folder = await musicFolder(t);
  const { running, engine } = await started(t, folder);
  await running.scanned;
  const { items } = await engine.songs({ service, page: PAGE });
  const oak = items.find(({ name }) => name === 'River Gate');
  const [stream] = await engine.streams({ service, refs: [oak?.ref ?? ''] });
  const outside = join(folder.data, 'secret.wav');
  writeFileSync(outside, 'secret');
  const song = join(folder.root, 'Hollow Oak/Early Frost/River Gate.wav');
  rmSync(song);
  symlinkSync(outside, song);
  t.equal((await ask(stream?.streamurl ?? '')).status, 404);
  rmSync(song);
  mkdirSync(song);
  t.equal((await ask(stream?.streamurl ?? '')).status, 404);
  renameSync(join(folder.root, 'Hollow Oak'), join(folder.data, 'Hollow Oak'));
  symlinkSync(join(folder.data, 'Hollow Oak'), join(folder.root, 'Hollow Oak'));
  t.equal((await ask(stream?.streamurl ?? '')).status, 404);
});

t.test(
  'references and addresses outlive a restart, and the engine answers before it has scanned again',
  async (t) => {
    const folder = await musicFolder(t);
    const first = await started(t, folder);
    await first.running.scanned;
    const before = await first.engine.songs({ service, page: PAGE });
    const [described] = await first.engine.describe();
    const [stream] = await first.engine.streams({ service, refs: [before.items[0]?.ref ?? ''] });
    await first.running.stop();

    const second = await started(t, folder);
    t.same(await second.engine.songs({ service, page: PAGE }), before);
    t.equal((await ask(stream?.streamurl ?? '')).status, 200);
    await second.running.scanned;
    t.equal((await second.engine.describe())[0]?.revision, described?.revision);
  },
);

t.test('what is added to the folder while it runs is found', async (t) => {
  const folder = await musicFolder(t);
  const { running, engine } = await started(t, folder);
  await running.scanned;
  const [before] = await engine.describe();
  await writeTrack(join(folder.root, 'Nora Pike/Salt/Open Sea.wav'), {
    title: 'Open Sea',
    artists: ['Nora Pike'],
  });
  let after = before;
  while (after?.revision === before?.revision) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    [after] = await engine.describe();
  }
  const { hits } = await engine.search({ service, type: 'artist', query: 'nora pike', page: PAGE });
  t.match(hits, [{ item: { name: 'Nora Pike' }, score: 1 }]);
});

t.test('an empty folder is a library, too', async (t) => {
  const folder = t.testdir({ music: {}, data: {} });
  const paths = { root: join(folder, 'music'), data: join(folder, 'data') };
  const { running, engine } = await started(t, paths);
  const Health = grpc.makeGenericClientConstructor(
    healthService as unknown as grpc.ServiceDefinition,
    'health',
  );
  const health = new Health(running.address, grpc.credentials.createInsecure());
  const check = () =>
    new Promise((resolve, reject) =>
      health.check?.({ service: '' }, (error: Error | null, reply: unknown) =>
        error ? reject(error) : resolve(reply),
      ),
    );
  await running.scanned;
  t.match(await check(), { status: 'SERVING' });
  t.match(await engine.songs({ service, page: PAGE }), { items: [], total: 0 });
  health.close();
});
