import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { File as TaggedFile } from 'node-taglib-sharp';
import sharp from 'sharp';
import t, { type Test } from 'tap';
import { AccountService } from '../../src/gen/parlando/content/v1/accounts_pb.js';
import { ContentService } from '../../src/gen/parlando/content/v1/content_pb.js';
import { PlaybackService } from '../../src/gen/parlando/content/v1/playback_pb.js';
import { UserPlaylistService } from '../../src/gen/parlando/content/v1/user_playlists_pb.js';
import { mp3File } from '../support/encoders.js';
import { ask } from '../support/library-engine.js';
import { absent, openFolder, startPeer } from '../support/peer.js';
import { tone } from '../support/sounds.js';
import { startedSubsonic } from '../support/subsonic-engine.js';

const { method: content } = ContentService;
const { method: lists } = UserPlaylistService;
const service = 'subsonic';

const TRACKS = [
  ['Hollow Oak', 'Early Frost', 'Paper Lantern', 1971, 'Folk'],
  ['Hollow Oak', 'Early Frost', 'River Gate', 1971, 'Folk'],
  ['The Tin Sparrows', 'Sparks', 'Kerosene', 1978, 'Rock'],
] as const;

/** A folder of tagged MP3 files with a cover. */
async function music(folder: string): Promise<string> {
  const sound = await mp3File(tone({ samplerate: 44_100, seconds: 1, amplitude: 9000 }), 44_100);
  for (const [at, [artist, album, title, year, genre]] of TRACKS.entries()) {
    const place = join(folder, 'music', artist, album);
    mkdirSync(place, { recursive: true });
    const path = join(place, `${title}.mp3`);
    writeFileSync(path, sound);
    const file = TaggedFile.createFromPath(path);
    Object.assign(file.tag, { title, album, year, track: at + 1 });
    file.tag.performers = [artist];
    file.tag.albumArtists = [artist];
    file.tag.genres = [genre];
    file.save();
    file.dispose();
  }
  const cover = { create: { width: 400, height: 400, channels: 3, background: '#306090' } } as const;
  await sharp(cover).jpeg().toFile(join(folder, 'music/Hollow Oak/Early Frost/cover.jpg'));
  return join(folder, 'music');
}

/** A real Supysonic with a user and a scanned folder. */
async function supysonic(t: Test): Promise<string> {
  const folder = openFolder(t);
  const env = { HOME: folder };
  writeFileSync(
    join(folder, 'supysonic.conf'),
    `[base]\ndatabase_uri = sqlite:///${folder}/supysonic.db\n[webapp]\ncache_dir = ${folder}/cache\nmount_webui = off\n[daemon]\nsocket = ${folder}/daemon.sock\n`,
  );
  const tell = (...args: string[]) => {
    const { status, stderr } = spawnSync('supysonic-cli', args, {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`supysonic-cli ${args.join(' ')}: ${stderr.slice(-1_000)}`);
  };
  tell('user', 'add', 'ann', '--password', 'secret word');
  tell('folder', 'add', 'Music', await music(folder));
  tell('folder', 'scan', '--foreground');
  return startPeer(t, {
    program: 'supysonic-server',
    args: (port) => ['--host', '127.0.0.1', '--port', String(port)],
    env,
    folder,
    path: '/rest/ping.view',
  });
}

t.test('a real Supysonic is a service like any other', { skip: absent('supysonic-server') }, async (t) => {
  const server = await supysonic(t);
  const { call, login } = await startedSubsonic(t, server, t.testdir());

  await t.rejects(login('ann', 'wrong'), { code: 'service_signin_needed' });
  const access = await login('ann', 'secret word');
  t.equal(access.userid, 'ann');

  const search = async (type: string, query: string) =>
    (await call(content.search, { service, type, query, access })).hits.map(({ item }) => item);
  const [song] = await search('song', 'paper lantern');
  t.match(song, { name: 'Paper Lantern', artistDisplayName: 'Hollow Oak', playbackCodec: 'mp3', year: 1971 });
  const [artist] = await search('artist', 'hollow oke');
  t.match(artist, { name: 'Hollow Oak' });
  t.match(await search('album', 'sparks'), [{ name: 'Sparks' }]);
  t.match(await search('genre', 'rock'), [{ name: 'Rock' }]);

  const { items: top } = await call(content.browse, { service, access });
  for (const { ref, name } of top)
    await t.resolves(call(content.browse, { service, parent: ref, access }), `browse ${name}`);
  const held = await call(content.listItems, {
    service,
    parentType: 'artist',
    ref: artist?.ref ?? '',
    itemType: 'songs',
    access,
  });
  t.same(
    held.items.map(({ name }) => name),
    ['Paper Lantern', 'River Gate'],
  );
  t.equal((await call(content.listSongs, { service, genres: ['Rock'], access })).items[0]?.name, 'Kerosene');
  t.equal((await call(content.listSongs, { service, fromYear: 1970, toYear: 1972, access })).total, 2);
  await t.resolves(call(content.listSimilarArtists, { service, ref: artist?.ref ?? '', access }));
  await t.rejects(
    call(content.getItem, { service, type: 'song', ref: '00000000-0000-4000-8000-000000000000', access }),
    { code: 'not_found' },
  );

  const refs = held.items.map(({ ref }) => ref);
  const { streams } = await call(content.resolveStreams, {
    service,
    refs,
    baseUrl: 'http://127.0.0.1:1',
    access,
  });
  t.equal(streams.length, 2);
  const url = streams[0]?.url ?? '';
  const whole = await ask(url);
  t.equal(whole.status, 200);
  t.equal(whole.headers['content-type'], 'audio/mpeg');
  const part = await ask(url, { headers: { range: 'bytes=100-199' } });
  t.equal(part.status, 206);
  t.ok(part.body.equals(whole.body.subarray(100, 200)));
  const picture = await ask(held.items[0]?.images['160x160'] ?? '');
  t.equal(picture.status, 200);
  t.match((await sharp(picture.body).metadata()).width, 160);

  const { playlist } = await call(lists.createPlaylist, { service, access, name: 'Evening', items: refs });
  const ref = playlist?.ref ?? '';
  t.match(playlist, { name: 'Evening', total: 2 });
  const kerosene = (await search('song', 'kerosene'))[0]?.ref ?? '';
  await call(lists.addPlaylistItems, { service, access, ref, items: [kerosene] });
  await call(lists.deletePlaylistItems, { service, access, ref, indexes: [0] });
  const names = async () =>
    (await call(lists.listPlaylistItems, { service, access, ref })).items.map(({ name }) => name);
  t.same(await names(), ['River Gate', 'Kerosene']);
  await call(lists.updatePlaylist, {
    service,
    access,
    ref,
    name: 'Night',
    description: 'Late',
    items: { refs },
  });
  t.same(await names(), ['Paper Lantern', 'River Gate']);
  t.match((await call(lists.listPlaylists, { service, access })).playlists, [
    { name: 'Night', description: 'Late' },
  ]);
  await call(lists.deletePlaylist, { service, access, ref });
  t.same((await call(lists.listPlaylists, { service, access })).playlists, []);

  for (const event of ['mediabegin', 'stop'])
    await t.resolves(
      call(PlaybackService.method.reportEvent, {
        service,
        access,
        event,
        type: 'song',
        ref: refs[0] ?? '',
        offset: 1,
        time: BigInt(Date.now()),
      }),
      event,
    );
  await call(AccountService.method.revoke, { service, accessToken: access.accessToken });
  t.equal((await ask(url)).status, 404);
});
