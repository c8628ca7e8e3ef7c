import { join } from 'node:path';
import t from 'tap';
import { readTrack } from '../../../../engines/library/scan/track-tags.js';
import { writeTrack } from '../../../support/music.js';

t.test('the tags are read', async (t) => {
  const file = join(t.testdir({}), 'x.wav');
  await writeTrack(file, {
    title: 'Green Door',
    artists: ['Ann Example', 'Ben Example'],
    albumartist: 'Ann Example',
    album: 'Doors',
    track: 4,
    year: 1987,
    genres: ['Folk; Rock'],
  });
  t.match(await readTrack(file, 'Somewhere/x.wav'), {
    kind: 'track',
    title: 'Green Door',
    artists: ['Ann Example', 'Ben Example'],
    albumartist: 'Ann Example',
    album: 'Doors',
    track: 4,
    year: 1987,
    genres: ['Folk', 'Rock'],
    codec: 'pcm',
    audiobook: false,
  });
});

t.test('where a track was released is a country, or not known', async (t) => {
  const file = join(t.testdir({}), 'x.wav');
  const countries: (string | undefined)[] = [];
  for (const releasecountry of ['GB', 'XW', 'XE', '']) {
    await writeTrack(file, { title: 'A', releasecountry });
    const facts = await readTrack(file, 'x.wav');
    countries.push(facts.country);
  }
  t.strictSame(countries, ['gb', undefined, undefined, undefined]);
});

t.test('where the tags are silent, the path speaks', async (t) => {
  const file = join(t.testdir({}), 'x.wav');
  await writeTrack(file);
  const read = (path: string) => readTrack(file, path);
  t.match(await read('Ann Example/Doors/04 - Green Door.wav'), {
    title: 'Green Door',
    artist: 'Ann Example',
    album: 'Doors',
    track: 4,
  });
  t.match(await read('Ann Example/Doors/CD 2/1_Blue_Door.wav'), {
    title: '1 Blue Door'.slice(2),
    album: 'Doors',
  });
  t.match(await read('Mixes/intro.wav'), { title: 'intro', artist: 'Unknown Artist', album: 'Mixes' });
  t.match(await read('loose.wav'), { title: 'loose', artist: 'Unknown Artist', track: 0 });
});

t.test('a tagged single belongs to no album, whatever folder it lies in', async (t) => {
  const file = join(t.testdir({}), 'x.wav');
  await writeTrack(file, { title: 'Single', artists: ['Ann Example'] });
  t.equal((await readTrack(file, 'Downloads/x.wav')).album, undefined);
});

t.test('guests are parted from who invited them', async (t) => {
  const file = join(t.testdir({}), 'x.wav');
  await writeTrack(file, { title: 'A', artists: ['Ann Example feat. Ben Example'] });
  const facts = await readTrack(file, 'x.wav');
  t.same(facts.artists, ['Ann Example', 'Ben Example']);
  t.equal(facts.artist, 'Ann Example feat. Ben Example');
  await writeTrack(file, { title: 'A', artists: ['Ann (UK) (ft. Ben)', 'Featherweight'] });
  t.same((await readTrack(file, 'x.wav')).artists, ['Ann (UK)', 'Ben', 'Featherweight']);
});
