import t from 'tap';
import { firstStream, isStationList, parseStations } from '../../../engines/radio/station-lists.js';
import fc from '../../support/property.js';

t.test('M3U: titles, pictures and groups', async (t) => {
  const stations = parseStations(
    'a.m3u',
    [
      '\uFEFF#EXTM3U',
      '#EXTINF:-1 tvg-logo="http://pics.example/a.png" group-title="Jazz;Late, late",Radio, the first',
      'http://streams.example/a',
      '',
      '#EXTGRP:News',
      '#EXTINF:-1,Second',
      'https://streams.example/b\r',
      'http://plain.example:8000/c',
      'not an address',
      'file:///etc/passwd',
    ].join('\n'),
  );
  t.match(stations, [
    {
      name: 'Radio, the first',
      url: 'http://streams.example/a',
      image: 'http://pics.example/a.png',
      genres: ['jazz', 'late, late'],
    },
    { name: 'Second', url: 'https://streams.example/b', genres: ['news'] },
    { name: 'plain.example', url: 'http://plain.example:8000/c', genres: [] },
  ]);
  t.equal(stations.length, 3);
  t.equal(new Set(stations.map(({ ref }) => ref)).size, 3);
});

t.test('PLS: files and titles by number, in any order', async (t) => {
  const text = '[playlist]\nTitle2=Two\nFile1=http://x.example/1\nfile2 = http://x.example/2\nLength1=-1\n';
  t.match(parseStations('a.pls', text), [
    { name: 'Two', url: 'http://x.example/2' },
    { name: 'x.example', url: 'http://x.example/1' },
  ]);
});

t.test('OPML: outlines within outlines', async (t) => {
  const text = `<?xml version="1.0"?><opml version="1"><body>
    <outline text="Music">
      <outline text='Rock &amp; Roll'>
        <outline type="audio" text="Caf&#xe9; > Radio" URL="http://x.example/1?a=1&amp;b=2" bitrate="128" formats="mp3,aac" image="http://x.example/1.png"/>
      </outline>
      <outline type="audio" text="Two" URL="http://x.example/2"></outline>
    </outline>
    <outline type="audio" text="Three" URL="http://x.example/3"/></body></opml>`;
  t.match(parseStations('a.opml', text), [
    {
      name: 'Café > Radio',
      url: 'http://x.example/1?a=1&b=2',
      genres: ['music', 'rock & roll'],
      codec: 'mp3',
      bitrate: 128_000,
      image: 'http://x.example/1.png',
    },
    { name: 'Two', genres: ['music'] },
    { name: 'Three', genres: [] },
  ]);
});

t.test('Radio Browser JSON: the resolved address, and no stations that are broken', async (t) => {
  const station = {
    name: ' Nine ',
    url: 'http://x.example/list.m3u',
    url_resolved: 'http://x.example/stream',
    favicon: '',
    tags: 'jazz,,Soul',
    countrycode: 'DE',
    language: 'german',
    codec: 'AAC+',
    bitrate: 64,
    votes: 10,
    clickcount: 5,
    lastcheckok: 1,
  };
  const list = [
    station,
    { ...station, url_resolved: 'http://x.example/2', lastcheckok: 0 },
    { name: 'x' },
    null,
    7,
  ];
  const stations = parseStations('a.json', JSON.stringify(list));
  t.same(
    stations.map(({ ref, ...rest }) => rest),
    [
      {
        name: 'Nine',
        url: 'http://x.example/stream',
        genres: ['jazz', 'soul'],
        country: 'de',
        languages: ['german'],
        codec: 'aac',
        bitrate: 64_000,
        votes: 15,
      },
    ],
  );
});

t.test('what is no such list is refused or empty, never a crash', async (t) => {
  t.throws(() => parseStations('a.json', '{"stations": []}'), /not a list/);
  t.throws(() => parseStations('a.json', '['));
  t.throws(() => parseStations('a.opml', '<html>'), /not OPML/);
  t.same(parseStations('a.txt', 'http://x.example/'), []);
  t.notOk(isStationList('readme.txt'));
  t.ok(isStationList('A.M3U8'));
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const file of ['a.m3u', 'a.pls']) parseStations(file, text);
      parseStations('a.opml', `<opml><outline ${text}/></opml>`);
      return true;
    }),
  );
});

t.test('a long OPML is read in a moment', async (t) => {
  const text = `<opml>${'<outline text="x" '.repeat(50_000)}`;
  t.same(parseStations('a.opml', text), []);
});

t.test('the stream of a playlist file is its first address', async (t) => {
  t.equal(firstStream('/a.m3u', '#EXTM3U\nnothing\nhttp://x.example/s'), 'http://x.example/s');
  t.equal(firstStream('/a.pls', 'File1=http://x.example/s'), 'http://x.example/s');
  t.equal(firstStream('/a.m3u', '<html></html>'), undefined);
});
