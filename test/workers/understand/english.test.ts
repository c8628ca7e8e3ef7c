import t from 'tap';
import type { Entities, IntentName } from '../../../src/ports/understander.js';
import { understandPhrase } from '../../../workers/understand/understand.js';

type Row = readonly [text: string, intent: IntentName | 'none', entities?: Entities];

const ROWS: readonly Row[] = [
  ['play', 'play'],
  ['resume the music', 'play'],
  ['please play some music', 'play'],
  ['stop', 'stop'],
  ['could you stop the music please', 'stop'],
  ['pause', 'pause'],
  ['next song', 'skip_next'],
  ['skip this track', 'skip_next'],
  ['previous track', 'skip_previous'],
  ['go back one song', 'skip_previous'],
  ['turn it up', 'volume_up'],
  ['louder', 'volume_up'],
  ['turn the music down a bit', 'volume_down'],
  ['quieter please', 'volume_down'],
  ['set the volume to thirty five', 'volume_quiet', { volume: 35 }],
  ['volume 20 percent', 'volume_quiet', { volume: 20 }],
  ['set the volume to maximum', 'volume_quiet', { volume: 100 }],
  ['set the volume to 150', 'volume_quiet', { volume: 100 }],
  ['play my third preset', 'play_preset', { presetnumber: 3 }],
  ['save this as my second preset', 'set_preset', { presetnumber: 2 }],
  ['increase the volume by 15', 'volume_loud', { volume: 15 }],
  ['turn the volume down by twenty percent', 'volume_down', { volume: 20 }],
  ['mute', 'volume_quiet', { volume: 0 }],
  ['shuffle on', 'shuffle_on'],
  ['turn off shuffle', 'shuffle_off'],
  ['repeat this song', 'repeat_on'],
  ['turn repeat off', 'repeat_off'],
  ['what song is this', 'get_now_playing_info'],
  ["who's singing", 'get_now_playing_info'],
  ['tell me about the artist Glass Harbour', 'get_artist_info', { artist: 'Glass Harbour' }],
  ['when did the band Glass Harbour form', 'get_artist_timespan', { artist: 'Glass Harbour' }],
  ['who wrote the song Paper Lanterns', 'get_performance_info', { track: 'Paper Lanterns' }],
  ['what album is this', 'get_album_info'],
  ['are there any concerts near me', 'get_concert_info'],
  ["what's number one in the charts", 'get_chart_info'],
  ['what can you do', 'help'],
  ['play some jazz', 'create_dynamic_playlist', { genre: 'jazz' }],
  ['put on relaxing music', 'create_dynamic_playlist', { mood: 'relaxing' }],
  ['play music by Glass Harbour', 'create_dynamic_playlist', { artist: 'Glass Harbour' }],
  ['play rock music from the eighties', 'create_dynamic_playlist', { genre: 'rock', year: 'eighties' }],
  ['play more like this', 'stick_to_current'],
  ['add this song to my Sunday Roast playlist', 'modify_playlist', { playlist: 'Sunday Roast' }],
  ['play my Sunday Roast playlist', 'play_playlist', { playlist: 'Sunday Roast' }],
  ['turn on the radio', 'play_radio'],
  ['tune in to Radio Seagull', 'play_radio'],
  [
    'play the album Tidewater by Glass Harbour',
    'play_album',
    { album: 'Tidewater', artist: 'Glass Harbour' },
  ],
  ['play Paper Lanterns by Glass Harbour', 'play_song', { track: 'Paper Lanterns', artist: 'Glass Harbour' }],
  ['play the song Paper Lanterns', 'play_song', { track: 'Paper Lanterns' }],
  ['play the song that goes row your little boat', 'play_song_by_lyric', { lyric: 'row your little boat' }],
  ['i love this song', 'like'],
  ['i hate this song', 'dislike'],
  ['save this station as preset 3', 'set_preset', { presetnumber: 3 }],
  ['play preset four', 'play_preset', { presetnumber: 4 }],
  ['play 98.5 fm', 'play_radio', { station: '98.5' }],
  ['tune to ninety eight point five', 'play_radio', { station: 'ninety eight point five' }],
  ['play WXQR', 'play_radio', { station: 'WXQR' }],
  ['play Radiohead', 'create_dynamic_playlist', { artist: 'Radiohead' }],
  ['play Bohemian Rhapsody', 'play_song', { track: 'Bohemian Rhapsody' }],
  ['put this tune in our playlist called Sunday Roast', 'modify_playlist', { playlist: 'Sunday Roast' }],
  ['what is the capital of france', 'none'],
  ['who is the king of spain', 'none'],
  ['set an alarm for seven in the morning', 'none'],
  ['will it rain tomorrow', 'none'],
  ['how far away is the moon', 'none'],
  ['', 'none'],
];

for (const [text, intent, entities] of ROWS) {
  t.test(`"${text}" is ${intent}`, async (t) => {
    const { readings, languagecode } = understandPhrase({ text, languagecode: 'en', services: [] });
    t.equal(languagecode, 'en');
    t.equal(readings[0]?.intent ?? 'none', intent);
    if (entities) t.same(readings[0]?.entities, entities);
  });
}
