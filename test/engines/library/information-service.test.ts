import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { ContentService } from '../../../src/gen/parlando/content/v1/content_pb.js';
import { InformationService } from '../../../src/gen/parlando/content/v1/information_pb.js';
import { engineClient } from '../../support/engine-client.js';
import { musicFolder, startedLibrary } from '../../support/library-engine.js';
import { writeTrack } from '../../support/music.js';

const service = 'library';
const { method: about } = InformationService;
const { method: content } = ContentService;
const ARTIST = '0f50beab-d77d-4f0f-ac26-0b87d3e9b11b';
const RELEASE = '5f2ca3a4-7cba-46be-8b48-8a22d3fc9f0b';

t.test('tags and sidecars tell of artists, albums and performances', async (t) => {
  const folder = await musicFolder(t);
  writeFileSync(
    join(folder.root, 'Hollow Oak/artist.nfo'),
    `<?xml version="1.0" encoding="UTF-8"?>
<artist><name>Hollow Oak</name><born>in the spring of 1968, Bergen</born><disbanded>1983-05</disbanded>
<country>Norway</country><genre>Folk / Psychedelia</genre><member>Ida Moe</member><member>Per Lund</member>
<biography>They met on a ferry &amp; stayed
together.</biography><thumb>x</thumb></artist>`,
  );
  writeFileSync(
    join(folder.root, 'Hollow Oak/Early Frost/album.nfo'),
    `<album><title>Early Frost</title><review><![CDATA[Recorded <b>in a barn</b>.]]></review><label>Fjord</label>
<releasedate>1971-11-02</releasedate><musicbrainzalbumid>${RELEASE}</musicbrainzalbumid></album>`,
  );
  mkdirSync(join(folder.root, 'Nobody'));
  writeFileSync(join(folder.root, 'Nobody/artist.nfo'), 'https://www.example/artist');
  await writeTrack(join(folder.root, 'Mara Quill/Quartet/Slow.wav'), {
    title: 'Slow',
    artists: ['Mara Quill'],
    album: 'Quartet',
    year: 2017,
    composers: ['Ada Brandt', 'Leo Voss'],
    conductor: 'Ines Falk',
    isrc: 'NOABC1700001',
    musicbrainz: { artist: ARTIST, release: RELEASE },
  });
  const { running, find } = await startedLibrary(t, folder);
  await running.scanned;
  const call = engineClient(t, running.address);
  const refOf = async (type: string, name: string) => (await find(type, name))[0]?.ref ?? '';

  const oak = await refOf('artist', 'Hollow Oak');
  t.match(await call(about.getArtistInfo, { service, ref: oak }), {
    name: 'Hollow Oak',
    biography: 'They met on a ferry & stayed together.',
    begin: '1968',
    end: '1983-05',
    country: 'no',
    genres: ['Folk', 'Psychedelia'],
    members: ['Ida Moe', 'Per Lund'],
  });
  t.match(await call(content.getItem, { service, type: 'artist', ref: oak }), { item: { country: 'no' } });
  const frost = await refOf('album', 'Early Frost');
  t.match(await call(about.getAlbumInfo, { service, ref: frost }), {
    artistDisplayName: 'Hollow Oak',
    description: 'Recorded in a barn.',
    released: '1971-11-02',
    label: 'Fjord',
    genres: ['Folk'],
    songs: 2,
  });
  t.match(await call(content.getItem, { service, type: 'album', ref: frost }), {
    item: { released: '1971-11-02', musicbrainzId: RELEASE, description: 'Recorded in a barn.' },
  });
  const slow = await refOf('song', 'Slow');
  t.match(await call(about.getPerformanceInfo, { service, ref: slow }), {
    performers: [{ name: 'Mara Quill' }],
    composers: ['Ada Brandt', 'Leo Voss'],
    conductor: 'Ines Falk',
  });
  t.match(await call(content.getItem, { service, type: 'song', ref: slow }), {
    item: { isrc: 'NOABC1700001' },
  });
  t.match(
    await call(content.getItem, { service, type: 'artist', ref: await refOf('artist', 'Mara Quill') }),
    {
      item: { musicbrainzId: ARTIST },
    },
  );
  t.match(await call(about.getAlbumInfo, { service, ref: await refOf('album', 'Quartet') }), {
    released: '2017',
    songs: 1,
  });
  for (const ask of [about.getArtistInfo, about.getAlbumInfo, about.getPerformanceInfo] as const)
    await t.rejects(call<typeof ask.input, typeof ask.output>(ask, { service, ref: 'AAAAAAAAAAAAAAAA' }), {
      code: 'not_found',
    });
  await t.rejects(call(about.listConcerts, { service, ref: oak }), { code: 'not_found' });
});

t.test('what resembles what is liked is recommended, and not what is liked itself', async (t) => {
  const { running, find } = await startedLibrary(t, await musicFolder(t));
  await running.scanned;
  const call = engineClient(t, running.address);
  const liked = (await find('song', 'Kerosene')).map(({ ref }) => ref).slice(0, 1);
  const recommend = async (type: string, page = { startIndex: 0, itemsPerPage: 20 }) =>
    (await call(about.recommend, { service, type, liked, page })).items.map(({ name }) => name);
  const artists = await recommend('artist');
  t.ok(artists.includes('Hollow Oak'), 'who shares a genre');
  t.notOk(artists.includes('Mara Quill'), 'not who shares none');
  const songs = await recommend('song');
  t.notOk(songs.includes('Kerosene'));
  t.ok(songs.includes('Night Shift') && songs.includes('Amber Road'));
  t.same(await recommend('song', { startIndex: 1, itemsPerPage: 1 }), songs.slice(1, 2));
  t.same(new Set(await recommend('album')), new Set(['Sparks', 'Early Frost', 'Second Wind']));
  t.same((await call(about.recommend, { service, type: 'song', liked: [] })).items, []);
  await t.rejects(call(about.recommend, { service, type: 'podcast', liked }), { code: 'not_found' });
});
