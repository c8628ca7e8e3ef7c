import t from 'tap';
import { languageOf } from '../../../src/languages/languages.js';
import type { SpeechCaller } from '../../../src/ports/caller.js';
import type { NowPlaying } from '../../../src/ports/interpreter.js';
import { type Entities, INTENT_NAMES, type IntentName } from '../../../src/ports/understander.js';
import { speechRoom } from '../../support/speech-room.js';

const caller: SpeechCaller = { kind: 'speech', clientid: 'c', userid: 'u', deviceid: 'd' };

/** What is only told, liked or written down; everything else is something for the device to do. */
const SPOKEN: readonly IntentName[] = [
  'get_now_playing_info',
  'get_artist_info',
  'get_artist_timespan',
  'get_performance_info',
  'get_album_info',
  'get_concert_info',
  'get_chart_info',
  'help',
  'like',
  'dislike',
  'modify_playlist',
];
/** What requests come with, where they need something. */
const ENTITIES: Partial<Record<IntentName, Entities>> = {
  play_song: { track: 'paper lantern' },
  play_album: { album: 'slow tide' },
  play_playlist: { playlist: 'sunday soup' },
  play_radio: { station: 'harbour radio' },
  play_song_by_lyric: { lyric: 'paper lantern' },
  modify_playlist: { playlist: 'sunday soup' },
  volume_quiet: { volume: 30 },
  set_preset: { presetnumber: 2 },
  play_preset: { presetnumber: 2 },
};
const PLAYING: NowPlaying = {
  playstate: 'playing',
  volume: { value: 40, mute: true },
  item: {
    name: 'Paper Lantern',
    artistdisplayname: 'Velvet Harbour',
    service: 'library',
    ref: 's1',
    artists: [{ id: 'a1', name: 'Velvet Harbour' }],
  },
  playable: { id: 'p7', name: 'Paper Lantern' },
};
const SONG = {
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

/** What a device with these capabilities is answered. */
function asked(intent: IntentName, capabilities: readonly string[], languagecode = 'en') {
  const entities = ENTITIES[intent] ?? {};
  const { speech } = speechRoom({
    readings: [{ intent, entities, found: [], score: 1 }],
    items: [SONG, { ...SONG, type: 'artist', ref: 'a1', name: 'Velvet Harbour' }],
    playlists: ['Sunday Soup'],
    playables: { p7: { type: 'song', service: 'library', ref: 's1' } },
  });
  return speech.text(caller, {
    text: 'words',
    deviceid: 'd',
    capabilities,
    languagecode,
    nowplaying: PLAYING,
  });
}

t.equal(INTENT_NAMES.length, 33, 'all kinds of requests of the specification');

for (const intent of INTENT_NAMES) {
  t.test(`${intent}: a device that declared nothing is asked to do nothing, and says why`, async (t) => {
    for (const languagecode of ['en', 'de', 'fr', 'es']) {
      const answer = asked(intent, [], languagecode);
      if (SPOKEN.includes(intent)) {
        t.match(await answer, { actions: [], respond: { text: /\p{L}{2}/u, languagecode } });
        continue;
      }
      const text = languageOf(languagecode).replies.cannot();
      await t.rejects(answer, {
        code: 'not_understood',
        body: { respond: { text, languagecode }, intent: { name: intent } },
      });
    }
  });
}

const EVERY_ACTION =
  'playplayable refreshplayable play stop pause skipnext skipprevious volumeup volumedown setvolume mute setpreset playpreset shuffle repeat'.split(
    ' ',
  );

for (const only of EVERY_ACTION) {
  t.test(`a device that declared nothing but ${only} is never asked for anything else`, async (t) => {
    for (const intent of INTENT_NAMES) {
      const { actions } = await asked(intent, [only]).catch(() => ({ actions: [] }));
      t.strictSame(
        actions.filter(({ action }) => action !== only),
        [],
        intent,
      );
    }
  });
}
