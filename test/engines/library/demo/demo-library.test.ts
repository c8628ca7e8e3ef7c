import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { parseFile } from 'music-metadata';
import sharp from 'sharp';
import t from 'tap';
import { DEMO_ALBUMS, STYLES } from '../../../../engines/library/demo/albums.js';
import { makeDemoLibrary } from '../../../../engines/library/demo/demo-library.js';
import { mixed } from '../../../../engines/library/demo/music/mix.js';
import { Random } from '../../../../engines/library/demo/random.js';

const albums = DEMO_ALBUMS.slice(1, 2).map((album) => ({ ...album, tracks: album.tracks.slice(0, 2) }));
const options = { albums, seconds: [3, 4] as const };

t.test('the demo library has the size that is promised', async (t) => {
  t.ok(DEMO_ALBUMS.length >= 12);
  t.ok(new Set(DEMO_ALBUMS.map(({ artist }) => artist)).size >= 8);
  t.equal(new Set(DEMO_ALBUMS.map(({ genre }) => genre)).size, 5);
  const titles = DEMO_ALBUMS.flatMap(({ tracks }) => tracks);
  t.equal(new Set(titles).size, titles.length, 'no title twice');
});

t.test('an album is made as tagged FLAC files with their cover', async (t) => {
  const folder = join(t.testdir({}), 'demo');
  t.equal(await makeDemoLibrary(folder, options), true);
  const files = globSync(`${folder}/*/*/*.flac`).sort();
  t.same(
    files.map((file) => basename(file)),
    ['01 Polished Shoes.flac', '02 Seven Silver Buttons.flac'],
  );
  const { common, format } = await parseFile(files[1] ?? '');
  t.match(common, {
    title: 'Seven Silver Buttons',
    artist: 'Copper Kettle Trio',
    albumartist: 'Copper Kettle Trio',
    album: 'Sunday Suit',
    track: { no: 2, of: 2 },
    year: 1963,
    genre: ['Jazz'],
  });
  t.match(format, { container: 'FLAC', sampleRate: 22_050, numberOfChannels: 2 });
  const cover = await sharp(common.picture?.[0]?.data).metadata();
  t.match(cover, { format: 'jpeg', width: 640, height: 640 });

  const decoder = new FLACDecoder();
  await decoder.ready;
  const decoded = await decoder.decodeFile(readFileSync(files[1] ?? ''));
  decoder.free();
  t.equal(decoded.errors.length, 0);
  t.ok(Math.abs(decoded.samplesDecoded / 22_050 - (format.duration ?? 0)) < 0.01);
});

t.test('the same library is made every time, and not twice in one folder', async (t) => {
  const folder = join(t.testdir({}), 'demo');
  const other = join(t.testdir({}), 'other');
  await Promise.all([makeDemoLibrary(folder, options), makeDemoLibrary(other, options)]);
  const digests = (of: string) =>
    globSync(`${of}/*/*/*`)
      .sort()
      .map((file) => createHash('sha256').update(readFileSync(file)).digest('hex'));
  t.same(digests(folder), digests(other));
  t.equal(await makeDemoLibrary(folder, options), false);
});

t.test('what a killed run left behind is swept away', async (t) => {
  const folder = join(t.testdir({}), 'demo');
  mkdirSync(`${folder}.unfinished`);
  writeFileSync(`${folder}.unfinished/half a song.flac`, 'half');
  await makeDemoLibrary(folder, options);
  t.notOk(existsSync(`${folder}.unfinished`));
  t.notOk(existsSync(join(folder, 'half a song.flac')));
});

t.test(
  'every style plays music: sound from the beginning to the end, in both ears, without clipping',
  async (t) => {
    for (const [name, style] of Object.entries(STYLES)) {
      const random = new Random(name);
      const piece = style(random, 20);
      const rate = 8_000;
      const sides = mixed(piece, rate, random);
      for (const side of sides) {
        const peak = side.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        t.ok(peak > 0.3 && peak < 0.9, `${name}: the peak is ${peak}`);
        t.ok(side.every(Number.isFinite), `${name}: every sample is a number`);
        for (let second = 0; second < side.length / rate - 4; second++) {
          const power = rms(side.subarray(second * rate, (second + 1) * rate));
          t.ok(power > 0.01, `${name}: second ${second} is not silent`);
        }
      }
      t.ok(
        sides[0].some((sample, at) => sample !== sides[1][at]),
        `${name} is stereo`,
      );
    }
  },
);

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
