import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { FileStore } from '../../../../engines/library/scan/file-store.js';
import { readFiles } from '../../../../engines/library/scan/scan-worker.js';
import { Scanner } from '../../../../engines/library/scan/scanner.js';
import { walk } from '../../../../engines/library/scan/walk.js';
import { writeTrack } from '../../../support/music.js';

async function folderWith(t: Test, tracks: readonly string[]) {
  const folder = t.testdir({ music: {}, outside: {} });
  const root = join(folder, 'music');
  for (const [index, track] of tracks.entries()) {
    await writeTrack(join(root, track), { title: `Title ${index}`, artists: ['Somebody'] });
  }
  const store = new FileStore(join(folder, 'files.db'), root);
  const lines: string[] = [];
  const scanner = new Scanner({ root, store, log: (line) => lines.push(line) });
  t.teardown(async () => {
    await scanner.close();
    store.close();
  });
  const paths = () => [...store.files()].map(({ path }) => path);
  return { folder, root, store, scanner, lines, paths };
}

t.test('a scan reads what is new, and a second one nothing', async (t) => {
  const { scanner, paths } = await folderWith(t, ['a/one.wav', 'a/two.wav', 'three.wav']);
  t.match(await scanner.scan(), { read: 3, removed: 0, folders: ['', 'a'] });
  t.same(paths(), ['a/one.wav', 'a/two.wav', 'three.wav']);
  t.match(await scanner.scan(), { read: 0, removed: 0 });
});

t.test('added, changed, moved and removed files are found, the rest is not read again', async (t) => {
  const { root, scanner, store, paths } = await folderWith(t, ['a.wav', 'b.wav', 'c.wav', 'd.wav']);
  await scanner.scan();
  await writeTrack(join(root, 'new/e.wav'), { title: 'Added' });
  await writeTrack(join(root, 'a.wav'), { title: 'Another title' });
  utimesSync(join(root, 'a.wav'), new Date(), new Date(Date.now() + 5_000));
  renameSync(join(root, 'b.wav'), join(root, 'new/b.wav'));
  rmSync(join(root, 'c.wav'));
  t.match(await scanner.scan(), { read: 3, removed: 2 });
  t.same(paths(), ['a.wav', 'd.wav', 'new/b.wav', 'new/e.wav']);
  const [first] = [...store.files()];
  t.match(first?.facts, { title: 'Another title' });
});

t.test('a broken file is passed over with one line, once', async (t) => {
  const { root, scanner, lines, paths } = await folderWith(t, ['good.wav']);
  writeFileSync(join(root, 'noise.mp3'), Buffer.from('this is not music at all'));
  writeFileSync(join(root, 'empty.flac'), '');
  const whole = readFileSync(join(root, 'good.wav'));
  writeFileSync(join(root, 'cut.wav'), whole.subarray(0, 20));
  await scanner.scan();
  t.same(paths(), ['good.wav']);
  t.equal(lines.length, 3);
  for (const name of ['noise.mp3', 'empty.flac', 'cut.wav']) {
    t.equal(lines.filter((line) => line.includes(`passed over ${name}: `)).length, 1, name);
  }
  await scanner.scan();
  t.equal(lines.length, 3, 'no more lines while they stay as they are');
});

t.test('a failure of the system is not held against a file', async (t) => {
  const { root, store, scanner } = await folderWith(t, ['a.wav']);
  const gone = { path: 'gone.wav', kind: 'track', mtime: 1, size: 1 } as const;
  t.match(await readFiles({ root, files: [gone] }), [{ file: gone, problem: /ENOENT/, again: true }]);
  const [file] = walk(root).files;
  if (!file) return t.fail('the file is found');
  store.apply([{ file, problem: 'i/o error', again: true }]);
  t.match(await scanner.scan(), { read: 1 });
  store.apply([{ file, problem: 'no audio', again: false }]);
  t.match(await scanner.scan(), { read: 0 });
});

t.test('a scan never leaves the folder', async (t) => {
  const { folder, root, scanner, paths } = await folderWith(t, ['in.wav']);
  await writeTrack(join(folder, 'outside/secret.wav'), { title: 'Secret' });
  symlinkSync(join(folder, 'outside'), join(root, 'linked-folder'));
  symlinkSync(join(folder, 'outside/secret.wav'), join(root, 'linked.wav'));
  symlinkSync(root, join(root, 'circle'));
  mkdirSync(join(root, 'lists'));
  writeFileSync(
    join(root, 'lists/mine.m3u8'),
    '#EXTM3U\n#PLAYLIST:Mine\n../in.wav\n../../outside/secret.wav\n/etc/passwd\nhttp://example.org/a.mp3\n..\\in.wav\n',
  );
  await scanner.scan();
  t.same(paths(), ['in.wav', 'lists/mine.m3u8']);
  const { store } = { store: new FileStore(join(folder, 'files.db'), root) };
  const list = [...store.files()].find(({ path }) => path.endsWith('.m3u8'));
  store.close();
  t.same(list?.facts, { kind: 'playlist', name: 'Mine', entries: ['in.wav', 'in.wav'] });
});

t.test('a folder that is gone or empty as a whole is an error, and forgets nothing', async (t) => {
  const { root, scanner, paths } = await folderWith(t, ['a.wav']);
  await scanner.scan();
  renameSync(root, `${root}-unplugged`);
  await t.rejects(scanner.scan(), /cannot be read/);
  mkdirSync(root);
  await t.rejects(scanner.scan(), /is empty/);
  t.same(paths(), ['a.wav']);
  rmSync(root, { recursive: true });
  renameSync(`${root}-unplugged`, root);
  t.match(await scanner.scan(), { read: 0, removed: 0 });
});

t.test('what is known of one folder is not taken for another', async (t) => {
  const { folder, root, scanner, store } = await folderWith(t, ['a.wav']);
  await scanner.scan();
  t.equal([...store.files()].length, 1);
  const other = new FileStore(join(folder, 'files.db'), `${root}-other`);
  t.same([...other.files()], []);
  other.close();
});
