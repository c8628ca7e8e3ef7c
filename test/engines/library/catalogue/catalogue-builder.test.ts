import t from 'tap';
import { buildCatalogue } from '../../../../engines/library/catalogue/catalogue-builder.js';
import { songsFor } from '../../../../engines/library/catalogue/selections.js';
import type { Facts, TrackFacts } from '../../../../engines/library/scan/facts.js';

let mtime = 0;

function track(path: string, facts: Partial<TrackFacts> = {}) {
  const artist = facts.artist ?? 'Ann Example';
  const known: TrackFacts = {
    kind: 'track',
    title: path,
    artist,
    artists: [artist],
    disc: 0,
    track: 0,
    year: 0,
    genres: [],
    duration: 100,
    codec: 'mp3',
    bitrate: 128_000,
    audiobook: false,
    ...facts,
  };
  return file(path, known);
}

function file(path: string, facts: Facts) {
  return { path, mtime: ++mtime, facts };
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

t.test('spellings of one name are one artist, album and genre', async (t) => {
  const { artists, albums, genres } = await buildCatalogue([
    track('a', { artist: 'Bjørn & Åse', album: 'Nå!', genres: ['Hip-Hop'] }),
    track('b', { artist: 'bjørn & åse', album: 'Na', genres: ['hip hop'] }),
  ]);
  t.same([artists.length, albums.length, genres.length], [1, 1, 1]);
  t.same(names(artists), ['Bjørn & Åse'], 'the spelling that came first is shown');
});

t.test('an album without album artist belongs to whom all its tracks share, else to various', async (t) => {
  const { albums, artists } = await buildCatalogue([
    track('one/1', { album: 'Alone', artist: 'Ann Example', artists: ['Ann Example'] }),
    track('one/2', { album: 'Alone', artist: 'Ann Example feat. Ben', artists: ['Ann Example', 'Ben'] }),
    track('many/1', { album: 'Together', artist: 'Ann Example' }),
    track('many/2', { album: 'Together', artist: 'Cem Example' }),
    track('other/1', { album: 'Together', artist: 'Dan Example' }),
  ]);
  t.same(
    albums.map((album) => [album.name, album.artist.name, album.songs.length]),
    [
      ['Alone', 'Ann Example', 2],
      ['Together', 'Various Artists', 2],
      ['Together', 'Dan Example', 1],
    ],
  );
  t.notOk(names(artists).includes('Various Artists'), 'nobody is called that');
});

t.test('an album is in the order of its discs and tracks', async (t) => {
  const on = (disc: number, number: number) =>
    track(`CD${disc}/${number}.mp3`, { title: `${disc}.${number}`, album: 'Long', disc, track: number });
  const { albums, songs } = await buildCatalogue([on(1, 10), on(1, 2), on(2, 1), on(1, 1)]);
  t.same(names(albums[0]?.songs ?? []), ['1.1', '1.2', '1.10', '2.1']);
  t.same(
    songs.map(({ place }) => place),
    [0, 1, 2, 3],
  );
});

t.test('of two files of one song the better one is played, whichever comes first', async (t) => {
  const good = { title: 'Song', album: 'Album', albumartist: 'Ann Example', bitrate: 900_000, codec: 'flac' };
  const bad = { ...good, bitrate: 96_000, codec: 'mp3' };
  for (const files of [
    [track('x/good', good), track('y/bad', bad)],
    [track('x/bad', bad), track('y/good', good)],
  ]) {
    const { songs, albums } = await buildCatalogue(files);
    t.same(
      songs.map(({ codec }) => codec),
      ['flac'],
    );
    t.equal(albums[0]?.songs.length, 1);
  }
});

t.test('references do not depend on paths, order or encoding', async (t) => {
  const tags = { title: 'Song', album: 'Album', albumartist: 'Ann Example' };
  const [one, two] = await Promise.all([
    buildCatalogue([track('a/b.mp3', tags), track('c')]),
    buildCatalogue([track('c'), track('elsewhere/b.flac', { ...tags, codec: 'flac' })]),
  ]);
  t.same([...one.byRef.song.keys()].sort(), [...two.byRef.song.keys()].sort());
  t.same([...one.byRef.album.keys()], [...two.byRef.album.keys()]);
  t.ok([...one.byRef.song.keys()].every((ref) => /^[\w-]{16}$/.test(ref)));
});

t.test('the picture in the folder goes before the one in the file, and an artist may have one', async (t) => {
  const { albums, artists, pictures } = await buildCatalogue([
    file('Ann/artist.jpg', { kind: 'picture', cover: 'face' }),
    file('Ann/One/cover.jpg', { kind: 'picture', cover: 'folder' }),
    track('Ann/One/CD 1/a', { album: 'One', cover: 'embedded1' }),
    track('Ann/Two/b', { album: 'Two', cover: 'embedded2' }),
  ]);
  t.same(
    albums.map(({ cover }) => cover),
    ['folder', 'embedded2'],
  );
  t.equal(artists[0]?.cover, 'face');
  t.same(pictures.get('embedded2'), { path: 'Ann/Two/b', embedded: true });
});

t.test('an artist comes from where most of their songs were released', async (t) => {
  const { artists } = await buildCatalogue([
    track('a', { title: 'One', artist: 'Ann', artists: ['Ann', 'Ben'], country: 'us' }),
    track('b', { title: 'Two', artist: 'Ann', artists: ['Ann'], country: 'se' }),
    track('c', { title: 'Three', artist: 'Ann', artists: ['Ann'], country: 'se' }),
    track('d', { title: 'Four', artist: 'Cem', artists: ['Cem'] }),
  ]);
  t.strictSame(
    artists.map(({ name, country }) => [name, country]),
    [
      ['Ann', 'se'],
      ['Ben', undefined],
      ['Cem', undefined],
    ],
  );
});

t.test('guests have the song among theirs, and so has the artist of the album', async (t) => {
  const { artists } = await buildCatalogue([
    track('a', {
      title: 'Duet',
      artist: 'Ben',
      artists: ['Ben', 'Cem'],
      album: 'Ann sings',
      albumartist: 'Ann',
    }),
  ]);
  t.same(
    artists.map((artist) => [artist.name, names(artist.songs)]),
    [
      ['Ann', ['Duet']],
      ['Ben', ['Duet']],
      ['Cem', ['Duet']],
    ],
  );
});

t.test('songs without a year fit no years', async (t) => {
  const catalogue = await buildCatalogue([track('a', { year: 1999 }), track('b')]);
  const seeds = { artists: [], genres: [], fromYear: 0, toYear: 0 };
  t.equal(songsFor(catalogue, seeds).length, 2);
  t.same(names(songsFor(catalogue, { ...seeds, toYear: 2000 })), ['a']);
  t.same(names(songsFor(catalogue, { ...seeds, fromYear: 1999, toYear: 1999 })), ['a']);
  t.same(songsFor(catalogue, { ...seeds, fromYear: 2000, toYear: 1990 }), []);
});

t.test('an artist that nobody knows fits nothing, rather than everything', async (t) => {
  const catalogue = await buildCatalogue([track('a', { year: 1999 })]);
  t.same(songsFor(catalogue, { artists: ['nobody'], genres: [], fromYear: 0, toYear: 0 }), []);
});

t.test('audiobooks are apart from albums', async (t) => {
  const { albums } = await buildCatalogue([
    track('a', { album: 'Tale', audiobook: true }),
    track('b', { album: 'Tunes' }),
  ]);
  t.same(
    albums.map(({ type }) => type),
    ['audiobook', 'album'],
  );
});
