import t from 'tap';
import { AppError } from '../../../src/errors.js';
import type { SpeechCaller } from '../../../src/ports/caller.js';
import type { ContentItem } from '../../../src/ports/content-engine.js';
import type { NowPlaying } from '../../../src/ports/interpreter.js';
import type { Reading } from '../../../src/ports/understander.js';
import type { Catalogue } from '../../../src/speech/music.js';
import { opening } from '../../../src/speech/told.js';
import { speechRoom } from '../../support/speech-room.js';

const caller: SpeechCaller = { kind: 'speech', clientid: 'c', userid: 'u', deviceid: 'd' };
const song: ContentItem = {
  service: 'library',
  type: 'song',
  ref: 's1',
  name: 'Paper Lantern',
  artistdisplayname: 'Velvet Harbour',
  artists: [{ ref: 'a1', name: 'Velvet Harbour' }],
  images: {},
  genres: ['Jazz'],
  popularity: 0.5,
};
const items = [
  song,
  { ...song, type: 'artist', ref: 'a1', name: 'Velvet Harbour' },
  { ...song, type: 'album', ref: 'b1', name: 'Slow Tide', year: 1999 },
];
const playing: NowPlaying = {
  playstate: 'playing',
  volume: { value: 20, mute: false },
  item: {
    name: 'Paper Lantern',
    artistdisplayname: 'Velvet Harbour',
    service: 'library',
    artists: [{ id: 'a1', name: 'Velvet Harbour' }],
  },
};

async function answer(
  intent: Reading['intent'],
  entities: Reading['entities'],
  given: {
    readonly information?: Partial<Catalogue['information']>;
    readonly languagecode?: string;
    readonly nowplaying?: NowPlaying;
    readonly categories?: Readonly<Record<string, readonly ContentItem[]>>;
  },
): Promise<string | undefined> {
  const { information = {}, languagecode = 'en', nowplaying, categories = {} } = given;
  const readings = [{ intent, entities, found: [], score: 1 }];
  const { speech } = speechRoom({ readings, items, information, categories });
  const request = { text: 'words', deviceid: 'd', capabilities: [], languagecode };
  const { respond } = await speech.text(caller, { ...request, ...(nowplaying && { nowplaying }) });
  return respond?.text;
}

const band = { artist: 'velvet harbour' };
const lantern = { track: 'paper lantern' };

t.test('what a service tells of an artist is told, a few sentences of it', async (t) => {
  const biography = `Velvet Harbour are a band. ${'They play on. '.repeat(60)}`;
  const information = {
    artist: async () => ({ name: 'Velvet Harbour', biography, genres: [], members: [] }),
  };
  const told = await answer('get_artist_info', band, { information });
  t.match(told, /^Velvet Harbour are a band\./);
  t.ok((told?.length ?? 0) < 300);
});

t.test('years of an artist come from the service, else from what it has of theirs', async (t) => {
  const dates = { begin: '1994-05-01', end: '2003', genres: [], members: [] };
  const information = { artist: async () => ({ name: 'Velvet Harbour', ...dates }) };
  t.match(await answer('get_artist_timespan', band, { information }), /1994 to 2003/);
  t.match(await answer('get_artist_timespan', band, {}), /1999/);
});

t.test('who performs and wrote a song is told, in the language of the request', async (t) => {
  const information = {
    performance: async () => ({ performers: [{ name: 'Una Brook' }], composers: ['Odo Vale'] }),
  };
  t.equal(
    await answer('get_performance_info', lantern, { information }),
    'Paper Lantern is by Una Brook, written by Odo Vale.',
  );
  t.match(
    await answer('get_performance_info', lantern, { information, languagecode: 'de' }),
    /von Una Brook, geschrieben von Odo Vale/,
  );
  t.equal(await answer('get_performance_info', lantern, {}), 'Paper Lantern is by Velvet Harbour.');
  const item = { ...playing.item, ref: 's1' };
  t.equal(
    await answer('get_performance_info', {}, { information, nowplaying: { ...playing, item } }),
    await answer('get_performance_info', lantern, { information }),
    'also of what plays',
  );
  t.match(
    await answer('get_performance_info', {}, { nowplaying: { ...playing, item } }),
    /This is Paper Lantern/,
  );
});

t.test('the next concert is told, of the artist who was named or of the one that plays', async (t) => {
  const information = {
    concerts: async ({ ref }: { readonly ref: string }) =>
      ref === 'a1' ? [{ date: '2031-03-09', venue: 'The Boathouse', city: 'Harwick' }] : [],
  };
  const next = 'The next concert by Velvet Harbour is on March 9, 2031 at The Boathouse in Harwick.';
  t.equal((await answer('get_concert_info', band, { information }))?.toLowerCase(), next.toLowerCase());
  t.equal(await answer('get_concert_info', {}, { information, nowplaying: playing }), next);
  t.match(await answer('get_concert_info', band, {}), /don't know of any concerts/);
  t.match(await answer('get_concert_info', {}, { information }), /don't know of any concerts/);
});

t.test('the place of a song in a chart is told', async (t) => {
  const information = { chart: async () => [{ chart: 'the weekly chart', place: 4 }] };
  t.equal(
    await answer('get_chart_info', lantern, { information }),
    'Paper Lantern is number 4 in the weekly chart.',
  );
});

t.test('without a name the top of a service’s chart is told', async (t) => {
  const category = { ...song, type: 'category', ref: 'c1', name: 'Heard most', childtheme: 'chart' };
  const charted = ['First Light', 'Second Wind', 'Third Rail', 'Fourth Wall'].map((name) => ({
    ...song,
    name,
  }));
  const top = await answer('get_chart_info', {}, { categories: { '': [song, category], c1: charted } });
  t.equal(
    top,
    'Number one in Heard most is First Light by Velvet Harbour, followed by Second Wind by Velvet Harbour and Third Rail by Velvet Harbour.',
  );
  const stations = { ...category, childtype: 'internetradio' };
  const noChart = /don't have any charts/;
  t.match(await answer('get_chart_info', {}, { categories: { '': [stations], c1: charted } }), noChart);
  t.match(await answer('get_chart_info', {}, {}), noChart);
});

t.test('a station of which nobody knows who plays is not silence', async (t) => {
  const station: NowPlaying = { playstate: 'playing', playable: { id: 'p1', name: 'Harbour Radio' } };
  t.equal(await answer('get_now_playing_info', {}, { nowplaying: station }), 'This is Harbour Radio.');
  const unnamed: NowPlaying = { playstate: 'playing', source: 'bluetooth' };
  t.equal(await answer('get_now_playing_info', {}, { nowplaying: unnamed }), "I don't know what is playing.");
  const unknown = { message: "I don't know who is playing." };
  for (const intent of ['get_concert_info', 'get_artist_info', 'get_artist_timespan'] as const)
    await t.rejects(answer(intent, {}, { nowplaying: station }), unknown, intent);
});

t.test('what a service tells of an album is told, else who made it', async (t) => {
  const about = { name: 'Slow Tide', description: 'Recorded by the sea.', genres: [] };
  const information = { album: async () => about };
  t.equal(await answer('get_album_info', { album: 'slow tide' }, { information }), 'Recorded by the sea.');
  t.match(await answer('get_album_info', { album: 'slow tide' }, {}), /Velvet Harbour/);
});

t.test('what was asked for is not answered with what plays', async (t) => {
  const nowplaying = { ...playing, item: { ...playing.item, albumname: 'Slow Tide' } };
  t.equal(await answer('get_album_info', {}, { nowplaying }), 'Paper Lantern is on the album Slow Tide.');
  const unknown = { message: "Sorry, I couldn't find copper rain." };
  await t.rejects(answer('get_album_info', { album: 'copper rain' }, { nowplaying }), unknown);
  await t.rejects(answer('get_album_info', { track: 'copper rain' }, { nowplaying }), unknown);
  await t.rejects(answer('get_performance_info', { track: 'copper rain' }, { nowplaying }), unknown);
  t.equal(await answer('get_album_info', {}, {}), 'Nothing is playing.');
});

t.test('a service that cannot tell keeps nobody from what is known otherwise', async (t) => {
  const down = () => Promise.reject(new AppError('service_failed', 'down'));
  const information = { artist: down, performance: down };
  t.match(await answer('get_artist_info', band, { information }), /Velvet Harbour/);
  t.match(await answer('get_performance_info', lantern, { information }), /Velvet Harbour/);
});

t.test('the opening of a text ends with a sentence', async (t) => {
  t.equal(opening('One. Two.'), 'One. Two.');
  t.equal(opening('no end'), 'no end');
  t.equal(opening(''), '');
  const long = opening(`${'word '.repeat(40)}end. ${'Word '.repeat(40)}end.`);
  t.match(long, /^word .*end\.$/);
  t.ok(opening('word '.repeat(1000)).length <= 500);
});
