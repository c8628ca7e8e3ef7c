import t from 'tap';
import type { HeardPhrase } from '../../../src/ports/interpreter.js';
import type { Entities, Found, IntentName, Reading } from '../../../src/ports/understander.js';
import { Meanings } from '../../../src/speech/meaning.js';
import type { Catalogue, Playlists, Tastes } from '../../../src/speech/music.js';

const song: Found = {
  entity: 'track',
  service: 's',
  type: 'song',
  ref: 'song',
  name: 'Silver River',
  artist: 'Granite Motel',
  score: 1,
};
const album: Found = { ...song, entity: 'album', type: 'album', ref: 'album' };

function reading(intent: IntentName, entities: Entities, score: number, ...found: Found[]): Reading {
  return { intent, entities, score, found };
}

const asSong = reading('play_song', { track: 'silver river' }, 1, song);
const asAlbum = reading('play_album', { album: 'silver river' }, 0.9, album);

/** What a phrase means when these are its readings. */
function meaning(
  readings: readonly Reading[],
  more: Partial<HeardPhrase> = {},
  rooms: {
    readonly playlists?: readonly string[];
    readonly presets?: readonly unknown[];
    readonly likes?: Readonly<Record<string, number>>;
  } = {},
) {
  const playlists = (rooms.playlists ?? []).map((name) => ({ ref: name, name }));
  const meanings = new Meanings({
    understander: {
      understand: async () => ({ languagecode: 'en', readings }),
      learn: async () => {},
      phrases: async () => [],
      close: async () => {},
    },
    catalogue: { services: () => [], accountItem: async () => undefined } as unknown as Catalogue,
    playlists: { list: async () => ({ playlists }) } as unknown as Playlists,
    devices: { ofUser: async () => [{ deviceid: 'd', presets: rooms.presets }] },
    tastes: {
      artists: async () => [],
      preferences: async (_owner, items) => items.map(({ ref }) => rooms.likes?.[ref] ?? 0),
    } satisfies Tastes,
  });
  return meanings.of({
    caller: { kind: 'speech', clientid: 'c', userid: 'u', deviceid: 'd' },
    ref: 'r',
    text: 'play silver river',
    alternatives: [],
    rejected: false,
    languagecode: 'en',
    nowplaying: undefined,
    capabilities: [],
    expecting: undefined,
    ...more,
  });
}

t.test('why a reading is chosen is said in words', async (t) => {
  t.match(await meaning([asSong]), { chosen: { intent: 'play_song' }, why: 'the only reading' });
  t.match(await meaning([asSong, { ...asAlbum, score: 0.4 }]), { why: /the next one has 0\.40/ });
  const there = reading('play_album', { album: 'silver river' }, 0.8, album);
  const absent = reading('play_radio', { station: 'silver river' }, 1);
  t.match(await meaning([absent, there]), {
    chosen: { intent: 'play_album' },
    why: /names what is not there/,
  });
  t.match(await meaning([asSong, { ...asAlbum, score: 0.7 }], {}, { likes: { album: 1, song: -1 } }), {
    chosen: { intent: 'play_album' },
    why: /taste/,
  });
  t.match(await meaning([absent], {}, { playlists: ['Silver River'] }), {
    chosen: { intent: 'play_playlist' },
    why: /something of their own/,
  });
  const preset = reading('play_radio', { station: 'harbour' }, 0.9);
  const whole = reading('play_radio', { station: 'harbour radio' }, 0.6);
  t.match(await meaning([preset, whole], {}, { presets: [{ presetnumber: 4, name: 'Harbour Radio' }] }), {
    chosen: { entities: { station: 'harbour radio' } },
    why: /something of their own/,
  });
});

t.test('why nothing is chosen is said too', async (t) => {
  t.match(await meaning([]), { chosen: undefined, why: /no request/ });
  t.match(await meaning([asSong], { text: '' }), { chosen: undefined, why: /no words/ });
  t.match(await meaning([asSong], { rejected: true }), { chosen: undefined, why: /recogniser/ });
});

t.test(
  'what may mean as well something else comes with the question, and its reply settles it',
  async (t) => {
    const { question, why } = await meaning([asSong, asAlbum]);
    t.equal(why, '“the song Silver River” and “the album Silver River” are as likely');
    t.match(await meaning([], { text: 'the album', expecting: question }), {
      chosen: { intent: 'play_album', found: [{ ref: 'album' }] },
      question: undefined,
      why: /the reply to “the song/,
    });
    t.match(await meaning([], { text: 'no', expecting: question }), { chosen: undefined, declined: true });
    const other = await meaning([reading('stop', {}, 1)], { text: 'stop', expecting: question });
    t.match(other, { chosen: { intent: 'stop' } }, 'who says something else means that');
  },
);
