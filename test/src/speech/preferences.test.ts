import t from 'tap';
import type { SpeechCaller } from '../../../src/ports/caller.js';
import type { Entities, Found, IntentName, Reading } from '../../../src/ports/understander.js';
import { Preferences } from '../../../src/speech/preferences.js';
import { questionOf } from '../../../src/speech/question.js';

const caller: SpeechCaller = { kind: 'speech', clientid: 'c', userid: 'u', deviceid: 'd' };
const song: Found = found('track', 'song', 'song', 'Granite Motel');
const cover: Found = found('track', 'song', 'cover', 'Copper Kettle');
const band: Found = found('artist', 'artist', 'band');

function found(entity: Found['entity'], type: string, ref: string, artist?: string, score = 1): Found {
  return { entity, service: 's', type, ref, name: 'Silver River', score, ...(artist && { artist }) };
}

function reading(intent: IntentName, entities: Entities, of: readonly Found[], score = 0.8): Reading {
  return { intent, entities, found: of, score };
}

function weigh(readings: readonly Reading[], likes: Readonly<Record<string, number>>) {
  const preferences = new Preferences({
    preferences: async (_owner, items) => items.map(({ ref }) => likes[ref] ?? 0),
  });
  return preferences.weigh(caller, { languagecode: 'en', readings });
}

const songs = reading('play_song', { track: 'silver river' }, [song, cover]);
const music = reading('create_dynamic_playlist', { artist: 'silver river' }, [band], 0.75);

function asked(readings: readonly Reading[]) {
  return readings[0] && questionOf(readings[0], { languagecode: 'en', readings });
}

t.test('of songs of one name, the one that the person hears is first and is not asked for', async (t) => {
  const [plain] = (await weigh([songs], {})).readings;
  t.ok(plain && asked([plain]), 'it is asked which while nothing is known of the person');
  const [first] = (await weigh([songs], { cover: 0.6 })).readings;
  t.equal(first?.found[0]?.ref, 'cover');
  t.equal(first && asked([first]), undefined);
});

t.test('what somebody dislikes is no question', async (t) => {
  const [first] = (await weigh([songs], { song: -1 })).readings;
  t.equal(first?.found[0]?.ref, 'cover');
  t.equal(first && asked([first]), undefined);
});

t.test('of hardly different readings, the one that names what the person likes is first', async (t) => {
  t.equal((await weigh([songs, music], {})).readings[0]?.intent, 'play_song');
  t.equal((await weigh([songs, music], { band: 0.8 })).readings[0]?.intent, 'create_dynamic_playlist');
});

t.test('liking does not make likely what the words do not say', async (t) => {
  const unlikely = reading('create_dynamic_playlist', { artist: 'silver river' }, [band], 0.3);
  t.equal((await weigh([songs, unlikely], { band: 1 })).readings[0]?.intent, 'play_song');
  const worse = reading('play_song', { track: 'silver river' }, [song, { ...cover, score: 0.8 }]);
  t.equal((await weigh([worse], { cover: 1 })).readings[0]?.found[0]?.ref, 'song');
});

t.test('a song by the artist who was named stays before a liked song of another', async (t) => {
  const theirs = found('artist', 'artist', 'motel');
  const named = reading('play_song', { track: 'silver river', artist: 'granite motel' }, [
    { ...theirs, name: 'Granite Motel' },
    song,
    cover,
  ]);
  const [first] = (await weigh([named], { cover: 1 })).readings;
  t.equal(first?.found.find(({ entity }) => entity === 'track')?.ref, 'song');
});

t.test('a single name needs no taste', async (t) => {
  const preferences = new Preferences({ preferences: () => Promise.reject(new Error('asked')) });
  const understanding = { languagecode: 'en', readings: [reading('play_song', { track: 'x' }, [song])] };
  t.equal(await preferences.weigh(caller, understanding), understanding);
});
