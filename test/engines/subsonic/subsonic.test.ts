import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { fixedAddress } from '../../../src/adapters/engine-address.js';
import { EngineConnection } from '../../../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../../../src/adapters/grpc-content-engine.js';
import { AccountService } from '../../../src/gen/parlando/content/v1/accounts_pb.js';
import { ContentService } from '../../../src/gen/parlando/content/v1/content_pb.js';
import { InformationService } from '../../../src/gen/parlando/content/v1/information_pb.js';
import { PlaybackService } from '../../../src/gen/parlando/content/v1/playback_pb.js';
import { UserPlaylistService } from '../../../src/gen/parlando/content/v1/user_playlists_pb.js';
import type { Access, CatalogueName } from '../../../src/ports/content-engine.js';
import { ask } from '../../support/library-engine.js';
import { startedSubsonic } from '../../support/subsonic-engine.js';
import { PICTURE, SOUND, SubsonicServer } from '../../support/subsonic-server.js';
import { webServer } from '../../support/web-server.js';

const { method: content } = ContentService;
const { method: lists } = UserPlaylistService;
const service = 'subsonic';

t.test('users sign in with a name and password, of which the server sees a salted token', async (t) => {
  const server = await SubsonicServer.start(t);
  const { login, call } = await startedSubsonic(t, server.url, t.testdir());
  const access = await login('ann', 'secret word');
  t.equal(access.userid, 'ann');
  t.notMatch(Buffer.from(access.accessToken, 'base64url').toString(), /secret word/);
  for (const { parameters } of server.calls) t.notMatch(String(parameters), /[?&]p=|secret/);
  t.equal(
    (await call(content.search, { service, type: 'artist', query: 'hollow oak', access })).hits.length,
    1,
  );
  await t.rejects(login('ann', 'wrong'), { code: 'service_signin_needed' });
  await t.rejects(login('nobody', 'secret word'), { code: 'service_signin_needed' });
  await t.rejects(login('', ''), { code: 'invalid_request' });
  await t.rejects(call(AccountService.method.refresh, { service }), { code: 'service_signin_needed' });
});

t.test('a server that takes no token gets the password, and an API key serves as well', async (t) => {
  const server = await SubsonicServer.start(t, { wantsPassword: true });
  const { login, signIn, call } = await startedSubsonic(t, server.url, t.testdir());
  const access = await login('ann', 'secret word');
  t.match(await call(content.getItem, { service, type: 'song', ref: 'song-1', access }), {
    item: { name: 'Paper Lantern' },
  });
  await t.rejects(login('ann', 'wrong'), { code: 'service_signin_needed' });
  const tokens = { $typeName: 'parlando.content.v1.SdkTokens', refreshToken: '', expiresIn: 0 } as const;
  const keyed = await signIn({ case: 'sdkTokens', value: { ...tokens, accessToken: 'key-of-ann' } });
  t.equal(keyed.userid, 'ann');
  t.ok((await call(content.getItem, { service, type: 'song', ref: 'song-2', access: keyed })).item);
  t.equal(server.asked('getSong').at(-1)?.get('apiKey'), 'key-of-ann');
  await t.rejects(signIn({ case: 'sdkTokens', value: { ...tokens, accessToken: 'key-of-nobody' } }), {
    code: 'service_signin_needed',
  });
});

t.test('music is found, browsed and listed on behalf of a user', async (t) => {
  const server = await SubsonicServer.start(t);
  const { call, login } = await startedSubsonic(t, server.url, t.testdir());
  const access = await login('ann', 'secret word');
  const search = async (type: string, query: string) =>
    (await call(content.search, { service, type, query, access })).hits;
  t.match(await search('song', 'kerosene'), [{ item: { type: 'song', ref: 'song-4' }, score: 1 }]);
  t.match(await search('song', 'paper lantren'), [{ item: { name: 'Paper Lantern' } }], 'one word is right');
  t.match(await search('artist', 'the tin sparows'), [{ item: { name: 'The Tin Sparrows' } }]);
  t.match(await search('album', 'early frost'), [{ item: { type: 'album', contains: ['songs'] } }]);
  t.match(await search('genre', 'folk'), [{ item: { type: 'genre', ref: 'Folk' } }]);

  const { items: top } = await call(content.browse, { service, access });
  t.match(top[0], { type: 'category', ref: 'newest', childTheme: 'new', childType: 'album' });
  for (const { ref } of top) await t.resolves(call(content.browse, { service, parent: ref, access }), ref);
  const albums = await call(content.browse, {
    service,
    parent: 'alphabeticalByName',
    page: { startIndex: 1, itemsPerPage: 2 },
    access,
  });
  t.same(
    albums.items.map(({ name }) => name),
    ['Second Wind', 'Sparks'],
  );
  const held = (parentType: string, ref: string, itemType: string) =>
    call(content.listItems, { service, parentType, ref, itemType, access });
  t.match(await held('artist', 'artist-Hollow Oak', 'albums'), { total: 2 });
  t.same(
    (await held('artist', 'artist-Hollow Oak', 'songs')).items.map(({ name }) => name),
    ['Paper Lantern', 'River Gate', 'Amber Road'],
  );
  t.match(await held('album', 'album-Sparks', 'songs'), {
    items: [{ ref: 'song-4', duration: 200 }, {}],
    total: 2,
  });
  t.match(await held('genre', 'Folk', 'songs'), { total: 4 });
  t.equal((await held('genre', 'Rock', 'albums')).items.length, 1);
  for (const [type, ref] of [
    ['song', 'song-1'],
    ['album', 'album-Sparks'],
    ['artist', 'artist-Mara Quill'],
    ['genre', 'Rock'],
    ['category', 'artists'],
  ] as const)
    t.match(await call(content.getItem, { service, type, ref, access }), { item: { type, ref } });
  for (const wrong of [
    () => call(content.getItem, { service, type: 'song', ref: 'song-99', access }),
    () => call(content.getItem, { service: 'other', type: 'song', ref: 'song-1', access }),
    () => call(content.browse, { service, parent: 'nowhere', access }),
    () => held('song', 'song-1', 'albums'),
  ] as readonly (() => Promise<unknown>)[])
    await t.rejects(wrong(), { code: 'not_found' });
  await t.rejects(call(content.browse, { service }), { code: 'service_signin_needed' });
  await t.rejects(call(content.browse, { service, access: { accessToken: 'rubbish' } }), {
    code: 'service_signin_needed',
  });
});

t.test('names are told of an account, and to nobody else', async (t) => {
  const server = await SubsonicServer.start(t);
  const { running, login } = await startedSubsonic(t, server.url, t.testdir());
  const engine = new GrpcContentEngine({
    connection: new EngineConnection({ address: fixedAddress(running.address) }),
    publicUrl: 'http://box.example',
  });
  t.teardown(() => engine.close());
  const told = async (access?: Access) => {
    const names: CatalogueName[] = [];
    for await (const piece of engine.names(service, access && { access })) names.push(...piece);
    return names;
  };
  t.strictSame(await told(), []);
  const { userid, accessToken: accesstoken } = await login('ann', 'secret word');
  const names = await told({ userid, accesstoken });
  t.match(names.map(({ type, name, artist }) => `${type} ${name} ${artist ?? ''}`).sort(), [
    'album Early Frost Hollow Oak',
    'album Second Wind Hollow Oak',
    'album Shores Mara Quill',
  ]);
  t.ok(names.some(({ type, name }) => type === 'artist' && name === 'The Tin Sparrows'));
  t.ok(names.some(({ type, name }) => type === 'genre' && name === 'Folk'));
  const popularities = names.map(({ popularity }) => popularity);
  t.strictSame(
    popularities,
    popularities.toSorted((a, b) => b - a),
    'the most popular first',
  );
  await t.rejects(told({ userid, accesstoken: 'nonsense' }), { code: 'service_signin_needed' });
});

t.test('songs fit seeds, and artists have others like them', async (t) => {
  const server = await SubsonicServer.start(t);
  const { call, login } = await startedSubsonic(t, server.url, t.testdir());
  const access = await login('ann', 'secret word');
  const songs = async (seeds: object) =>
    (await call(content.listSongs, { service, access, ...seeds })).items.map(({ ref }) => ref);
  t.same(await songs({ artists: ['artist-Hollow Oak'] }), ['song-1', 'song-2', 'song-3']);
  t.same(await songs({ artists: ['artist-Hollow Oak'], fromYear: 1975 }), ['song-3']);
  t.same(await songs({ artists: ['artist-Hollow Oak'], genres: ['rock'] }), []);
  t.same(await songs({ genres: ['Rock'] }), ['song-4', 'song-5']);
  t.same(await songs({ fromYear: 1978, toYear: 1979 }), ['song-3', 'song-4', 'song-5']);
  t.equal((await songs({})).length, 6);
  const like = async (ref: string) =>
    (await call(content.listSimilarArtists, { service, ref, access })).hits.map(({ item }) => item?.name);
  t.same(await like('artist-Hollow Oak'), ['Mara Quill'], 'as the server says');
  t.same(await like('artist-Mara Quill'), ['Hollow Oak'], 'by genre, where it says nothing');
});

t.test('streams and covers come through the engine, and tell nobody who the user is', async (t) => {
  const server = await SubsonicServer.start(t);
  const { call, login } = await startedSubsonic(t, server.url, t.testdir());
  const access = await login('ann', 'secret word');
  const { streams } = await call(content.resolveStreams, {
    service,
    refs: ['song-1', 'song-99'],
    baseUrl: 'http://127.0.0.1:8080',
    access,
  });
  t.match(streams, [{ ref: 'song-1', playbackCodec: 'mp3', timeLimited: 3600 }]);
  t.equal(streams.length, 1);
  const url = streams[0]?.url ?? '';
  t.notMatch(url, /ann|secret|[?&][ust]=/);
  t.ok(!url.startsWith(server.url));

  const whole = await ask(url);
  t.equal(whole.status, 200);
  t.ok(whole.body.equals(SOUND));
  t.match(whole.headers, { 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
  const part = await ask(url, { headers: { range: 'bytes=100-199' } });
  t.equal(part.status, 206);
  t.equal(part.headers['content-range'], `bytes 100-199/${SOUND.length}`);
  t.ok(part.body.equals(SOUND.subarray(100, 200)));
  t.equal((await ask(url, { headers: { range: `bytes=${SOUND.length}-` } })).status, 416);
  const head = await ask(url, { method: 'HEAD' });
  t.match([head.status, head.headers['content-length'], head.body.length], [200, String(SOUND.length), 0]);
  t.equal(server.asked('stream')[0]?.get('format'), 'raw');

  for (const forged of [
    url.replace('song-1', 'song-2'),
    url.replace(/expires=\d+/, 'expires=1'),
    url.slice(0, -3),
  ])
    t.equal((await ask(forged)).status, 403, forged);
  t.equal((await ask(url.replace('/streams/', '/nothing/'))).status, 404);

  const { item } = await call(content.getItem, { service, type: 'song', ref: 'song-1', access });
  const cover = item?.images['320x320'] ?? '';
  t.notMatch(cover, /ann|secret/);
  const picture = await ask(cover);
  t.ok(picture.body.equals(PICTURE));
  t.match(server.asked('getCoverArt')[0]?.toString(), /id=art-Early\+Frost&size=320/);
  t.equal((await ask(cover.replace('/320/', '/640/'))).status, 403);

  await call(AccountService.method.revoke, { service, accessToken: access.accessToken });
  t.equal((await ask(url)).status, 404, 'who has unlinked the account plays no more');
});

t.test('addresses outlive a restart of the engine, until the account is unlinked', async (t) => {
  const server = await SubsonicServer.start(t);
  const data = t.testdir();
  const first = await startedSubsonic(t, server.url, data);
  const access = await first.login('ann', 'secret word');
  const request = { service, refs: ['song-1'], access };
  const url = (await first.call(content.resolveStreams, request)).streams[0]?.url ?? '';
  await first.running.stop();
  const second = await startedSubsonic(t, server.url, data);
  t.equal((await ask(url)).status, 200);
  await second.call(AccountService.method.revoke, { service, accessToken: access.accessToken });
  t.equal((await ask(url)).status, 404);
  await second.running.stop();
  await startedSubsonic(t, server.url, data);
  t.equal((await ask(url)).status, 404, 'also after another restart');
});

t.test('what is kept of an account on the disk is encrypted, and worthless without the key', async (t) => {
  const server = await SubsonicServer.start(t, { wantsPassword: true });
  const data = t.testdir();
  const first = await startedSubsonic(t, server.url, data);
  const access = await first.login('ann', 'secret word');
  const url = (await first.call(content.resolveStreams, { service, refs: ['song-1'], access })).streams[0]
    ?.url;
  const [file = '', ...others] = readdirSync(join(data, 'accounts'));
  t.strictSame(others, []);
  const kept = readFileSync(join(data, 'accounts', file));
  t.notMatch(kept.toString(), /ann|secret/);
  t.notMatch(Buffer.from(kept.toString(), 'base64url').toString('latin1'), /ann|secret/);
  await first.running.stop();
  writeFileSync(join(data, 'accounts', file), kept.toString().replace(/^..../, 'AAAA'));
  await startedSubsonic(t, server.url, data);
  t.equal((await ask(url ?? '')).status, 404, 'what was tampered with is nobody');
});

t.test('who unlinks an account leaves that of another with the same name alone', async (t) => {
  const server = await SubsonicServer.start(t);
  const { call, login } = await startedSubsonic(t, server.url, t.testdir());
  const [one, two] = [await login('ann', 'secret word'), await login('ann', 'secret word')];
  const streamOf = async (access: typeof one) =>
    (await call(content.resolveStreams, { service, refs: ['song-1'], access })).streams[0]?.url ?? '';
  const [first, second] = [await streamOf(one), await streamOf(two)];
  await call(AccountService.method.revoke, { service, accessToken: one.accessToken });
  t.strictSame([(await ask(first)).status, (await ask(second)).status], [404, 200]);
});

t.test('playlists are read and written', async (t) => {
  const server = await SubsonicServer.start(t);
  const { call, login } = await startedSubsonic(t, server.url, t.testdir());
  const access = await login('ann', 'secret word');
  const refs = async (ref: string) =>
    (await call(lists.listPlaylistItems, { service, access, ref })).items.map((item) => item.ref);
  const { playlist } = await call(lists.createPlaylist, {
    service,
    access,
    name: 'Evening',
    description: 'Slow ones',
    items: ['song-1', 'song-2'],
  });
  t.match(playlist, { name: 'Evening', description: 'Slow ones', total: 2 });
  const ref = playlist?.ref ?? '';
  t.match(await call(lists.listPlaylists, { service, access }), {
    playlists: [{ ref, name: 'Evening' }],
    total: 1,
  });
  await call(lists.addPlaylistItems, { service, access, ref, items: ['song-3', 'song-1'] });
  t.same(await refs(ref), ['song-1', 'song-2', 'song-3', 'song-1']);
  await call(lists.deletePlaylistItems, { service, access, ref, indexes: [1] });
  t.same(await refs(ref), ['song-1', 'song-3', 'song-1']);
  await call(lists.deletePlaylistItems, { service, access, ref, refs: ['song-1'] });
  t.same(await refs(ref), ['song-3']);
  const many = Array.from({ length: 250 }, (_, at) => `song-${(at % 6) + 1}`);
  const updated = await call(lists.updatePlaylist, {
    service,
    access,
    ref,
    name: 'Night',
    items: { refs: many },
  });
  t.match(updated.playlist, { name: 'Night', description: 'Slow ones', total: 250 });
  t.same(server.playlists[0]?.songs, many);
  await call(lists.updatePlaylist, { service, access, ref, items: { refs: [] } });
  t.same(await refs(ref), []);
  const held = { service, parentType: 'playlist', ref, itemType: 'songs', access };
  t.match(await call(content.listItems, held), { total: 0 });

  const other = await login('bob', 'other word');
  await t.rejects(call(lists.deletePlaylist, { service, access: other, ref }), { code: 'access_revoked' });
  await call(lists.deletePlaylist, { service, access, ref });
  await t.rejects(call(lists.getPlaylist, { service, access, ref }), { code: 'not_found' });
  t.same(server.playlists, []);
});

t.test('what is listened to is scrobbled', async (t) => {
  const server = await SubsonicServer.start(t);
  const { call, login } = await startedSubsonic(t, server.url, t.testdir());
  const access = await login('ann', 'secret word');
  const report = (event: string, ref: string, seconds: number, offset = 0) =>
    call(PlaybackService.method.reportEvent, {
      service,
      access,
      event,
      type: 'song',
      ref,
      offset,
      time: BigInt(1_700_000_000_000 + seconds * 1000),
    });
  await report('mediabegin', 'song-1', 0);
  await report('continue', 'song-1', 60, 60);
  await report('mediabegin', 'song-2', 200);
  await report('stop', 'song-2', 230, 30);
  await report('mediabegin', 'song-3', 300);
  await report('stop', 'song-3', 450, 150);
  t.same(
    server.asked('scrobble').map((asked) => [asked.get('id'), asked.get('submission'), asked.get('time')]),
    [
      ['song-1', 'false', null],
      ['song-1', 'true', '1700000000000'],
      ['song-2', 'false', null],
      ['song-3', 'false', null],
      ['song-3', 'true', '1700000300000'],
    ],
    'songs of 200 seconds count once half of them was heard',
  );
});

t.test('the server tells of artists and albums', async (t) => {
  const server = await SubsonicServer.start(t);
  const { call, login } = await startedSubsonic(t, server.url, t.testdir());
  const access = await login('ann', 'secret word');
  const { method: about } = InformationService;
  t.match(await call(about.getArtistInfo, { service, ref: 'artist-Hollow Oak', access }), {
    name: 'Hollow Oak',
    biography: 'A band.',
    genres: ['Folk'],
  });
  t.match(await call(about.getAlbumInfo, { service, ref: 'album-Sparks', access }), {
    artistDisplayName: 'The Tin Sparrows',
    description: 'An album.',
    released: '1978',
    songs: 2,
  });
  await t.rejects(call(about.getArtistInfo, { service, ref: 'artist-Nobody', access }), {
    code: 'not_found',
  });
});

t.test('a password that has changed on the server means signing in again', async (t) => {
  const server = await SubsonicServer.start(t);
  const data = t.testdir();
  const { call, login } = await startedSubsonic(t, server.url, data);
  const access = await login('ann', 'secret word');
  const url =
    (await call(content.resolveStreams, { service, refs: ['song-1'], access })).streams[0]?.url ?? '';
  server.changePassword('ann', 'new word');
  t.equal((await ask(url)).status, 403);
  await t.rejects(call(content.browse, { service, parent: 'artists', access }), {
    code: 'service_signin_needed',
  });
  t.equal((await ask(url)).status, 404);
  t.strictSame(readdirSync(join(data, 'accounts')), [], 'and nothing is kept that proves nothing');
});

t.test('a server that fails, babbles or sends elsewhere makes its service fail, and no more', async (t) => {
  let reached = 0;
  const elsewhere = await webServer(t, (_, response) => {
    reached++;
    response.end('{}');
  });
  let mode = 'well';
  const server = await SubsonicServer.start(t, {
    instead(_, response) {
      if (mode === 'elsewhere') return response.writeHead(302, { location: `${elsewhere}/rest/x` }).end();
      if (mode === 'broken') return response.end('{"subsonic-response": {"sta');
      if (mode === 'failing') return response.writeHead(500).end();
      if (mode === 'gone') return response.destroy();
      return undefined;
    },
  });
  const { call, login, logged } = await startedSubsonic(t, server.url, t.testdir());
  const access = await login('ann', 'secret word');
  for (mode of ['elsewhere', 'broken', 'failing', 'gone'])
    await t.rejects(
      call(content.browse, { service, parent: 'artists', access }),
      { code: 'service_failed' },
      mode,
    );
  mode = 'well';
  t.equal((await call(content.browse, { service, parent: 'artists', access })).total, 3);
  t.equal(reached, 0);
  t.notMatch(logged.join('\n'), /secret|t=/);
});

t.test('the program says what is wrong with its options', async (t) => {
  const program = join(import.meta.dirname, '..', '..', '..', 'engines', 'subsonic', 'main.js');
  const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  t.match(run('--help'), { status: 0, stdout: /--server URL/ });
  t.match(run('--data', '.'), { status: 2, stderr: 'subsonic: --server URL is needed.\n' });
  t.match(run('--server', 'music.example', '--data', '.'), { status: 2, stderr: /must be an http/ });
});
