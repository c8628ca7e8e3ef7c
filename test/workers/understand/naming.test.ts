import t from 'tap';
import type { CatalogueName } from '../../../src/ports/content-engine.js';
import type { EntityKey, IntentName } from '../../../src/ports/understander.js';
import { Catalogue } from '../../../workers/understand/catalogue.js';
import { understandPhrase } from '../../../workers/understand/understand.js';

const name = (type: string, ref: string, text: string, artist?: string): CatalogueName => ({
  type,
  ref,
  name: text,
  popularity: 0.5,
  ...(artist === undefined ? {} : { artist }),
});

const NAMES: readonly CatalogueName[] = [
  name('artist', 'a1', 'Glass Harbour'),
  name('artist', 'a2', 'The Slow Trains'),
  name('artist', 'a3', 'Water'),
  name('song', 's1', 'Standing by the Water', 'Glass Harbour'),
  name('song', 's2', 'Paper Lanterns', 'The Slow Trains'),
  name('song', 's3', 'Paper Lanterns', 'Glass Harbour'),
  name('song', 's4', 'Rock and Salt', 'The Slow Trains'),
  name('album', 'l1', 'Tidewater', 'Glass Harbour'),
  name('playlist', 'p1', 'Sunday Roast'),
  name('internetradio', 'r1', 'Radio Seagull'),
  name('artist', 'a4', 'Sadi'),
  name('genre', 'g1', 'Jazz'),
];

const catalogue = new Catalogue();
catalogue.learn('library', 1, shared(NAMES));

function shared(names: readonly CatalogueName[]): SharedArrayBuffer {
  const bytes = Buffer.from(names.map((each) => `${JSON.stringify(each)}\n`).join(''));
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}

function first(text: string, services: readonly string[] = ['library']) {
  return understandPhrase({ text, languagecode: 'en', services }, catalogue).readings[0];
}

const ROWS: readonly (readonly [string, IntentName, EntityKey, string])[] = [
  ['play standing by the water', 'play_song', 'track', 's1'],
  ['play glass harbour', 'create_dynamic_playlist', 'artist', 'a1'],
  ['play the slow trains', 'create_dynamic_playlist', 'artist', 'a2'],
  ['play tidewater', 'play_album', 'album', 'l1'],
  ['play paper lanterns by glass harbour', 'play_song', 'track', 's3'],
  ['play paper lanterns by the slow trains', 'play_song', 'track', 's2'],
  ['play rock and salt', 'play_song', 'track', 's4'],
  ['play glas harber', 'create_dynamic_playlist', 'artist', 'a1'],
  ['play jazz', 'create_dynamic_playlist', 'genre', 'g1'],
  ['play my sunday roast playlist', 'play_playlist', 'playlist', 'p1'],
  ['put on sunday roast', 'play_playlist', 'playlist', 'p1'],
  ['shuffle my playlist sunday roast', 'shuffle_on', 'playlist', 'p1'],
  ['remove this song from sunday roast', 'modify_playlist', 'playlist', 'p1'],
  ['switch to radio seagull', 'play_radio', 'station', 'r1'],
  ['start tidewater', 'play_album', 'album', 'l1'],
  ['who is glass harbour', 'get_artist_info', 'artist', 'a1'],
  ['when is the next glass harbour concert', 'get_concert_info', 'artist', 'a1'],
];

for (const [text, intent, entity, ref] of ROWS) {
  t.test(`"${text}" is typed by what the catalogue has`, async (t) => {
    const reading = first(text);
    t.equal(reading?.intent, intent);
    t.match(reading?.found[0], { entity, ref, service: 'library' });
  });
}

t.test('names of services that were not asked for are not found', async (t) => {
  t.same(first('play glass harbour', ['elsewhere'])?.found, []);
});

t.test('a name that fits less scores less', async (t) => {
  const exact = first('play the song paper lanterns')?.found[0]?.score ?? 0;
  const near = first('play the song piper lantern')?.found[0]?.score ?? 0;
  t.ok(exact > near && near > 0.5);
});

t.test('readings that are as likely score about the same', async (t) => {
  const { readings } = understandPhrase(
    { text: 'play the song paper lanterns', languagecode: 'en', services: ['library'] },
    catalogue,
  );
  const refs = readings[0]?.found.map(({ ref }) => ref) ?? [];
  t.ok(refs.includes('s2') && refs.includes('s3'));
});

t.test('words that make a request of a name make none of other words', async (t) => {
  for (const text of ['who is at the door', 'start the dishwasher', 'remove this stain from the carpet'])
    t.equal(first(text), undefined, text);
});

t.test('a mood is not a name that is a little like it', async (t) => {
  t.match(first('play some sad music')?.entities, { mood: 'sad' });
});
