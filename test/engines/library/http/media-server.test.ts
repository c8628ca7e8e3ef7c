import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import t from 'tap';
import { ask, musicFolder, PAGE, startedLibrary } from '../../../support/library-engine.js';

const service = 'library';

t.test('streams and covers', async (t) => {
  const folder = await musicFolder(t);
  const { running, engine, find } = await startedLibrary(t, folder);
  await running.scanned;

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
  const { running, engine } = await startedLibrary(t, folder, { timeLimited: 0 });
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
  const { running, engine } = await startedLibrary(t, folder);
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
