import t from 'tap';
import type { SpeechCaller } from '../../../../src/ports/caller.js';
import type { ContentItem } from '../../../../src/ports/content-engine.js';
import type { NowPlaying } from '../../../../src/ports/interpreter.js';
import { speechRoom } from '../../../support/speech-room.js';

const caller: SpeechCaller = { kind: 'speech', clientid: 'c', userid: 'u', deviceid: 'd' };
const song: ContentItem = {
  service: 'library',
  type: 'song',
  ref: 's1',
  name: 'Paper Lantern',
  artistdisplayname: 'Velvet Harbour',
  artists: [{ ref: 'a1', name: 'Velvet Harbour' }],
  album: { ref: 'b1', name: 'Slow Tide' },
  images: {},
  genres: ['jazz'],
  popularity: 0.5,
};
const items: readonly ContentItem[] = [
  song,
  { ...song, type: 'album', ref: 'b1', name: 'Slow Tide', year: 1987 },
  { ...song, type: 'genre', ref: 'g1', name: 'Jazz' },
  { ...song, type: 'artist', ref: 'a1', name: 'velvet harbour' },
];
const playing: NowPlaying = {
  playstate: 'playing',
  item: {
    service: 'library',
    ref: 's1',
    name: 'Paper Lantern',
    artists: [{ id: 'a1', name: 'Velvet Harbour' }],
  },
};

function stick(text: string, nowplaying: NowPlaying | undefined, languagecode = 'en') {
  const { speech, made } = speechRoom({
    readings: [{ intent: 'stick_to_current', entities: {}, found: [], score: 1 }],
    items,
  });
  const request = { text, deviceid: 'd', capabilities: ['playplayable'], languagecode };
  return { made, answer: speech.text(caller, { ...request, ...(nowplaying && { nowplaying }) }) };
}

const artist = { service: 'library', artists: [{ id: 'a1', name: 'Velvet Harbour' }], expandartists: true };
const genre = { service: 'library', genres: [{ id: 'g1' }] };
const era = { tags: [{ type: 'era', id: '1980s' }] };

const cases: readonly (readonly [string, string, object, RegExp])[] = [
  ['en', 'more like this', artist, /Velvet Harbour and similar/],
  ['en', 'stick to this artist', artist, /Velvet Harbour/],
  ['en', 'more of this genre', genre, /Jazz/],
  ['en', 'keep playing this kind of music', genre, /Jazz/],
  ['en', 'stay in this decade', era, /the 1980s/],
  ['de', 'bleib bei diesem Genre', genre, /Jazz/],
  ['de', 'mehr aus diesem Jahrzehnt', era, /1980er/],
  ['fr', 'reste dans ce genre', genre, /Jazz/],
  ['fr', 'continue avec cette époque', era, /des années 1980/],
  ['es', 'más de este género', genre, /Jazz/],
  ['es', 'sigue con esta década', era, /los años 1980/],
];

for (const [languagecode, text, parameters, reply] of cases) {
  t.test(`${languagecode}: “${text}” goes on with what it names`, async (t) => {
    const { made, answer } = stick(text, playing, languagecode);
    t.match((await answer).respond?.text, reply);
    t.strictSame(made, [{ parameters: { type: 'dynamicplaylist', ...parameters }, deviceid: 'd' }]);
  });
}

t.test('an artist whom the device only knows by name is looked up', async (t) => {
  const item = { name: 'Paper Lantern', artistdisplayname: 'velvet harbour' };
  const { made, answer } = stick('more like this', { playstate: 'playing', item });
  await answer;
  t.match(made, [{ parameters: { artists: [{ id: 'a1' }] } }]);
});

t.test('what a service has no more is looked up by its name', async (t) => {
  const item = {
    name: 'paper lantern',
    service: 'elsewhere',
    ref: 'x',
    artists: [{ id: 'x', name: 'velvet harbour' }],
  };
  const similar = stick('more like this', { playstate: 'playing', item });
  await similar.answer;
  t.match(similar.made, [{ parameters: { artists: [{ id: 'a1' }] } }]);
  const alike = stick('more of this genre', { playstate: 'playing', item });
  await alike.answer;
  t.match(alike.made, [{ parameters: genre }]);
});

t.test('what nobody knows is not stuck to', async (t) => {
  const station: NowPlaying = { playstate: 'playing', playable: { id: 'p1', name: 'Harbour Radio' } };
  await t.rejects(stick('more like this', station).answer, { message: "I don't know who is playing." });
  await t.rejects(stick('more of this genre', station).answer, { message: "I don't know what is playing." });
  await t.rejects(stick('more like this', { playstate: 'idle' }).answer, { message: 'Nothing is playing.' });
  await t.rejects(stick('more like this', undefined).answer, { message: 'Nothing is playing.' });
});
