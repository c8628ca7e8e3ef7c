import t from 'tap';
import { AppError } from '../../../src/errors.js';
import type { SpeechCaller } from '../../../src/ports/caller.js';
import type { ContentItem } from '../../../src/ports/content-engine.js';
import type { HeardPhrase } from '../../../src/ports/interpreter.js';
import type { Reading } from '../../../src/ports/understander.js';
import { speechRoom } from '../../support/speech-room.js';

const caller: SpeechCaller = { kind: 'speech', clientid: 'c', userid: 'u', deviceid: 'd' };

const ALL = [
  'playplayable refreshplayable play stop pause skipnext skipprevious volumeup volumedown',
  'setvolume mute setpreset playpreset shuffle repeat',
]
  .join(' ')
  .split(' ');

const song: ContentItem = {
  service: 'library',
  type: 'song',
  ref: 's1',
  name: 'Paper Lantern',
  artistdisplayname: 'Velvet Harbour',
  artists: [{ ref: 'a1', name: 'Velvet Harbour' }],
  album: { ref: 'b1', name: 'Slow Tide' },
  images: {},
  genres: ['Jazz'],
  popularity: 0.5,
};
const album: ContentItem = { ...song, type: 'album', ref: 'b1', name: 'Slow Tide', year: 1999 };
const artist: ContentItem = { ...song, type: 'artist', ref: 'a1', name: 'Velvet Harbour' };

function reading(
  intent: Reading['intent'],
  entities: Reading['entities'] = {},
  found: Reading['found'] = [],
): Reading {
  return { intent, entities, found, score: 1 };
}

function phrase(text: string, more: Partial<HeardPhrase> = {}): HeardPhrase {
  return {
    caller,
    ref: 'r',
    text,
    alternatives: [],
    rejected: false,
    languagecode: 'en',
    nowplaying: undefined,
    capabilities: ALL,
    expecting: undefined,
    ...more,
  };
}

const transport: readonly (readonly [Reading, string, object])[] = [
  [reading('stop'), 'stop', {}],
  [reading('pause'), 'pause', {}],
  [reading('play'), 'play', {}],
  [reading('skip_next'), 'skipnext', {}],
  [reading('skip_previous'), 'skipprevious', {}],
  [reading('volume_up'), 'volumeup', {}],
  [reading('volume_loud', { volume: 15 }), 'volumeup', { value: 15 }],
  [reading('volume_down', { volume: 10 }), 'volumedown', { value: 10 }],
  [reading('volume_quiet', { volume: 30 }), 'setvolume', { value: 30 }],
  [reading('volume_quiet', { volume: 0 }), 'setvolume', { value: 0 }],
  [reading('shuffle_on'), 'shuffle', { on: true }],
  [reading('shuffle_off'), 'shuffle', { on: false }],
  [reading('repeat_on'), 'repeat', { mode: 'all' }],
  [reading('repeat_off'), 'repeat', { mode: 'off' }],
  [reading('play_preset', { presetnumber: 3 }), 'playpreset', { presetnumber: 3 }],
];

for (const [given, action, parameters] of transport) {
  t.test(`${given.intent} ${JSON.stringify(given.entities)} is the action ${action}`, async (t) => {
    const { speech } = speechRoom({ readings: [given] });
    const answer = await speech.interpret(phrase('…'));
    const { intent, entities } = given;
    t.strictSame(answer.actions, [{ action, parameters, intent: { name: intent }, entities }]);
    t.strictSame(answer.intent, { name: intent, entities });
  });
  t.test(`without the capability ${action} it is refused in words`, async (t) => {
    const { speech } = speechRoom({ readings: [given] });
    const refused = speech.interpret(phrase('…', { capabilities: ['expectreply'] }));
    await t.rejects(refused, {
      code: 'not_understood',
      body: { respond: { text: /can't do that/ }, intent: { name: given.intent } },
    });
  });
}

const found = { service: 'library', score: 1 } as const;
const music: readonly (readonly [Reading, object, RegExp])[] = [
  [
    reading('play_song', { track: 'paper lantern' }, [
      { ...found, entity: 'track', type: 'song', ref: 's1', name: 'Paper Lantern', artist: 'Velvet Harbour' },
    ]),
    { type: 'song', service: 'library', ref: 's1' },
    /Paper Lantern by Velvet Harbour/,
  ],
  [
    reading('play_song', { track: 'paper lantern' }),
    { type: 'song', service: 'library', ref: 's1' },
    /Paper Lantern by Velvet Harbour/,
  ],
  [
    reading('play_album', { album: 'slow tide' }),
    { type: 'album', service: 'library', ref: 'b1' },
    /album Slow Tide/,
  ],
  [
    reading('create_dynamic_playlist', { artist: 'velvet harbour' }, [
      { ...found, entity: 'artist', type: 'artist', ref: 'a1', name: 'Velvet Harbour' },
    ]),
    { type: 'dynamicplaylist', service: 'library', artists: [{ id: 'a1', name: 'Velvet Harbour' }] },
    /music by Velvet Harbour/,
  ],
  [
    reading('create_dynamic_playlist', { genre: 'jazz' }, [
      { ...found, entity: 'genre', type: 'genre', ref: 'jazz', name: 'Jazz' },
    ]),
    { type: 'dynamicplaylist', service: 'library', genres: [{ id: 'jazz' }] },
    /Jazz/,
  ],
  [reading('create_dynamic_playlist'), { type: 'dynamicplaylist' }, /you like/],
  [
    reading('create_dynamic_playlist', { genre: 'jazz', year: 'eighties' }, [
      { ...found, entity: 'genre', type: 'genre', ref: 'jazz', name: 'Jazz' },
    ]),
    {
      type: 'dynamicplaylist',
      service: 'library',
      genres: [{ id: 'jazz' }],
      tags: [{ type: 'era', id: 'eighties' }],
    },
    /some Jazz from the eighties/,
  ],
  [
    reading('create_dynamic_playlist', { artist: 'velvet harbour', genre: 'jazz', year: 1984 }, [
      { ...found, entity: 'artist', type: 'artist', ref: 'a1', name: 'Velvet Harbour' },
      { ...found, entity: 'genre', type: 'genre', ref: 'jazz', name: 'Jazz' },
    ]),
    {
      type: 'dynamicplaylist',
      service: 'library',
      artists: [{ id: 'a1', name: 'Velvet Harbour' }],
      genres: [{ id: 'jazz' }],
      tags: [{ type: 'era', id: '1984' }],
    },
    /some Jazz by Velvet Harbour from 1984/,
  ],
  [
    reading('create_dynamic_playlist', { mood: 'calm', year: 'nineties' }),
    {
      type: 'dynamicplaylist',
      tags: [
        { type: 'mood', id: 'calm' },
        { type: 'era', id: 'nineties' },
      ],
    },
    /calm music from the nineties/,
  ],
];

for (const [given, parameters, reply] of music) {
  t.test(`${given.intent} ${JSON.stringify(given.entities)} makes a playable`, async (t) => {
    const { speech, made } = speechRoom({ readings: [given], items: [song, album] });
    const answer = await speech.interpret(phrase('…'));
    t.strictSame(made, [{ parameters, deviceid: 'd' }]);
    t.match(answer.actions, [{ action: 'playplayable', parameters: { id: 'p1', name: 'made' } }]);
    t.match(answer.respond?.text, reply);
  });
}

t.test('what is not in the catalogue is not replaced by something else', async (t) => {
  const { speech, made } = speechRoom({ readings: [reading('play_song', { track: 'no such thing' })] });
  await t.rejects(speech.interpret(phrase('play no such thing')), {
    code: 'not_understood',
    body: { text: 'play no such thing', respond: { text: /couldn't find no such thing/ } },
  });
  t.strictSame(made, []);
});

t.test('what was rejected or not heard is refused, whatever the words could mean', async (t) => {
  const { speech } = speechRoom({ readings: [reading('stop')] });
  await t.rejects(speech.interpret(phrase('stop', { rejected: true })), {
    code: 'not_understood',
    body: { intent: { name: 'none' } },
  });
  await t.rejects(speech.interpret(phrase('')), {
    code: 'not_understood',
    body: { respond: { text: /didn't hear/ } },
  });
});

t.test('a failure of a room keeps its code and is said in words', async (t) => {
  const failure = new AppError('nothing_to_play', 'nothing there');
  const { speech } = speechRoom({ readings: [reading('create_dynamic_playlist')], failure });
  await t.rejects(speech.interpret(phrase('…')), {
    code: 'nothing_to_play',
    body: { respond: { text: /nothing to play/ } },
  });
});

t.test('shuffle changes the playable that plays, and the device drops what it has buffered', async (t) => {
  const { speech, changed } = speechRoom({ readings: [reading('shuffle_on')] });
  const answer = await speech.interpret(phrase('…', { nowplaying: { playable: { id: 'p7' } } }));
  t.strictSame(changed, [{ id: 'p7', shuffle: true }]);
  t.match(answer.actions, [{ action: 'shuffle' }, { action: 'refreshplayable', parameters: { id: 'p7' } }]);
});

t.test('what is named to be shuffled is played in random order', async (t) => {
  const named = reading('shuffle_on', { album: 'slow tide' });
  const { speech, made, changed } = speechRoom({ readings: [named], items: [album] });
  const answer = await speech.interpret(phrase('…', { nowplaying: { playable: { id: 'p7' } } }));
  t.match(made, [{ parameters: { type: 'album', ref: 'b1' }, shuffle: true }]);
  t.match(answer.actions, [{ action: 'playplayable' }]);
  t.strictSame(changed, [], 'what plays is left alone');
});

t.test('what plays but cannot be shuffled is said so', async (t) => {
  const unchangeable = new AppError('not_found', 'the service does not shuffle');
  const { speech } = speechRoom({ readings: [reading('shuffle_on')], unchangeable });
  await t.rejects(speech.interpret(phrase('…', { nowplaying: { playable: { id: 'p7' } } })), {
    code: 'not_understood',
    message: /doesn't work with what is playing/,
  });
});

t.test('a preset takes what plays, if it is ours', async (t) => {
  const { speech } = speechRoom({ readings: [reading('set_preset', { presetnumber: 3 })] });
  const ours = await speech.interpret(phrase('…', { nowplaying: { playable: { id: 'p7' } } }));
  t.match(ours.actions, [{ action: 'setpreset', parameters: { presetnumber: 3, playable: 'p7' } }]);
  t.equal(ours.respond?.text, 'This is preset 3 now.');
  const foreign = { playstate: 'playing', source: 'bluetooth' } as const;
  await t.rejects(speech.interpret(phrase('…', { nowplaying: foreign })), {
    message: /doesn't work with what is/,
  });
  await t.rejects(speech.interpret(phrase('…')), { message: 'Nothing is playing.' });
});

t.test('a song is found by words that are sung in it, as far as services do', async (t) => {
  const known = speechRoom({
    readings: [reading('play_song_by_lyric', { lyric: 'paper lantern' })],
    items: [song],
  });
  const answer = await known.speech.interpret(phrase('play the song that goes paper lantern'));
  t.match(known.made, [{ parameters: { type: 'song', ref: 's1' } }]);
  t.match(answer.respond?.text, /Paper Lantern by Velvet Harbour/);
  const unknown = speechRoom({ readings: [reading('play_song_by_lyric', { lyric: 'la la la' })] });
  await t.rejects(unknown.speech.interpret(phrase('…')), { message: /a song that goes “la la la”/ });
  t.strictSame(unknown.made, []);
});

t.test('a station that no service has may be a preset of the device', async (t) => {
  const presets = [{ presetnumber: 4, name: 'Harbour Radio' }];
  const readings = [reading('play_radio', { station: 'harbour radio' })];
  const kept = await speechRoom({ readings, presets }).speech.interpret(phrase('play harbour radio'));
  t.match(kept.actions, [{ action: 'playpreset', parameters: { presetnumber: 4 } }]);
  const elsewhere = speechRoom({ readings, presets, presetsOf: 'another device' }).speech;
  await t.rejects(elsewhere.interpret(phrase('play harbour radio')), {
    message: /couldn't find harbour radio/,
  });
});

t.test('a station is found by its name, however little of it was understood', async (t) => {
  const station = { ...song, type: 'internetradio', ref: 'r1', name: 'Harbour Radio' };
  for (const entities of [{}, { station: 'harbour' }]) {
    const room = speechRoom({
      readings: [{ ...reading('play_radio', entities), score: 0.6 }],
      items: [station],
      searchtypes: ['internetradio'],
    });
    await room.speech.interpret(phrase('turn on harbour radio please'));
    t.match(room.made, [{ parameters: { type: 'internetradio', ref: 'r1' } }]);
    await t.rejects(room.speech.interpret(phrase('turn on copper radio please')), { code: 'not_understood' });
    t.equal(room.made.length, 1, 'no other is played');
  }
  const any = speechRoom({ readings: [{ ...reading('play_radio'), score: 0.6 }] });
  await any.speech.interpret(phrase('turn on the radio please'));
  t.match(any.made, [{ parameters: { type: 'dynamicplaylist' } }], 'unless just any was asked for');
});

t.test('questions are answered from what plays and from the catalogue', async (t) => {
  const nowplaying = {
    item: {
      name: 'Paper Lantern',
      artistdisplayname: 'Velvet Harbour',
      albumname: 'Slow Tide',
      service: 'library',
      artists: [{ id: 'a1', name: 'Velvet Harbour' }],
    },
  };
  const asked: readonly (readonly [Reading, RegExp])[] = [
    [reading('get_now_playing_info'), /This is Paper Lantern by Velvet Harbour, from the album Slow Tide/],
    [reading('get_performance_info', { track: 'paper lantern' }), /Paper Lantern is by Velvet Harbour/],
    [reading('get_album_info'), /Paper Lantern is on the album Slow Tide/],
    [reading('get_album_info', { album: 'slow tide' }), /came out in 1999/],
    [reading('get_artist_info'), /one album by Velvet Harbour released in 1999, mostly Jazz/],
    [reading('get_artist_timespan'), /in 1999/],
    [
      reading('get_concert_info', { artist: 'Velvet Harbour' }),
      /don't know of any concerts by Velvet Harbour/,
    ],
    [reading('help'), /You can ask/],
  ];
  for (const [given, reply] of asked) {
    const { speech } = speechRoom({ readings: [given], items: [song, album, artist] });
    const answer = await speech.interpret(phrase('…', { nowplaying }));
    t.match(answer.respond?.text, reply, given.intent);
    t.strictSame(answer.actions, []);
  }
});

t.test('people’s own playlists are played where nothing of that name is in the catalogue', async (t) => {
  const bare = { ...reading('play_playlist'), score: 1 };
  const named = { ...reading('play_playlist', { playlist: 'sunday soup' }), score: 0.9 };
  const asSong = { ...reading('play_song', { track: 'sunday soup' }), score: 1 };
  for (const readings of [[bare, named], [asSong], [named]]) {
    const { speech, made } = speechRoom({ readings, playlists: ['Sunday Soup'] });
    const answer = await speech.interpret(phrase('play sunday soup'));
    t.match(made, [{ parameters: { type: 'playlist', service: 'curated', ref: 'own0' } }]);
    t.match(answer, { intent: { name: 'play_playlist', entities: { playlist: 'sunday soup' } } });
    t.match(answer.respond?.text, /Sunday Soup/);
  }
});

t.test(
  'what somebody’s account has is played by its name alone, whatever the words were taken for',
  async (t) => {
    const inAccount = { service: 'theirs', ref: 'r1', name: 'Hollow Oak', score: 1 };
    const asSong = reading('play_song', { track: 'hollow oak' });
    const given: readonly (readonly [type: string, intent: string, parameters: object])[] = [
      ['artist', 'create_dynamic_playlist', { artists: [{ id: 'r1' }] }],
      ['genre', 'create_dynamic_playlist', { genres: [{ id: 'r1' }] }],
      ['album', 'play_album', { type: 'album', ref: 'r1' }],
      ['playlist', 'play_playlist', { type: 'playlist', ref: 'r1' }],
    ];
    for (const [type, intent, parameters] of given) {
      const { speech, made } = speechRoom({ readings: [asSong], accountItems: [{ ...inAccount, type }] });
      t.match(await speech.interpret(phrase('play hollow oak')), { intent: { name: intent } });
      t.match(made, [{ parameters: { ...parameters, service: 'theirs' } }], type);
    }
  },
);

t.test(
  'an account has no say where more than a name was said, or it only has something like it',
  async (t) => {
    const inAccount = { service: 'theirs', type: 'artist', ref: 'r1', name: 'Copper Rain', score: 1 };
    const by = { track: 'copper rain', artist: 'the hollow lamps' };
    for (const [entities, score] of [
      [by, 1],
      [{ track: 'copper rain' }, 0.8],
    ] as const) {
      const { speech, made } = speechRoom({
        readings: [reading('play_song', entities)],
        accountItems: [{ ...inAccount, score }],
        items: [song],
      });
      await speech.interpret(phrase('play copper rain')).catch(() => undefined);
      t.notMatch(made, [{ parameters: { service: 'theirs' } }]);
    }
  },
);

t.test('a song of the catalogue is not taken for an own playlist', async (t) => {
  const there = { ...found, entity: 'track', type: 'song', ref: 's1', name: 'Paper Lantern' } as const;
  const given = reading('play_song', { track: 'paper lantern' }, [there]);
  const { speech, made } = speechRoom({ readings: [given], playlists: ['Paper Lantern'] });
  await speech.interpret(phrase('play paper lantern'));
  t.match(made, [{ parameters: { type: 'song', ref: 's1' } }]);
});

t.test('a service that cannot be asked is not one that has nothing', async (t) => {
  const given = reading('play_song', { track: 'copper rain' });
  const down = new AppError('service_failed', 'The service cannot be reached.');
  const unreachable = speechRoom({ readings: [given], items: [song], unreachable: down });
  await t.rejects(unreachable.speech.interpret(phrase('play copper rain')), {
    code: 'service_failed',
    message: /trouble|reach|moment/i,
    body: { intent: { name: 'play_song' }, respond: { text: /./ } },
  });
  const without = new AppError('not_found', 'The service cannot do this.');
  const silent = speechRoom({ readings: [given], items: [song], unreachable: without });
  await t.rejects(silent.speech.interpret(phrase('play copper rain')), { code: 'not_understood' });
});

t.test('a reply is heard at its URL, and at no other', async (t) => {
  const { speech } = speechRoom({ readings: [reading('help')] });
  const { respond } = await speech.interpret(phrase('help'));
  const url = new URL(respond?.audio ?? '');
  const signature = url.pathname.split('/').at(-1) ?? '';
  const named = { signature, text: url.searchParams.get('text') ?? '', languagecode: 'en' };
  const wav = await speech.reply(named, 'audio/wav');
  t.equal(Buffer.from(wav.subarray(0, 4)).toString(), 'RIFF');
  await t.rejects(speech.reply({ ...named, text: 'other words' }, 'audio/wav'), { code: 'not_found' });
});

t.test('words that are whole end the phrase sooner, dangling ones later', async (t) => {
  const { speech } = speechRoom({ readings: [reading('pause')] });
  t.equal(await speech.completeness('pause', 'en'), 'complete');
  t.equal(await speech.completeness('play some music by', 'en'), 'dangling');
  const open = speechRoom({ readings: [reading('play_song', { track: 'paper' })] });
  t.equal(await open.speech.completeness('play paper', 'en'), 'open');
});

t.test('too close to call is asked, and the next words settle it', async (t) => {
  const twin = { ...found, entity: 'track', type: 'song', name: 'Paper Lantern' } as const;
  const twins = [
    { ...twin, ref: 's1', artist: 'Velvet Harbour' },
    { ...twin, ref: 's2', artist: 'Granite Motel' },
  ];
  const { speech, made } = speechRoom({
    readings: [reading('play_song', { track: 'paper lantern' }, twins)],
  });
  const asking = phrase('play paper lantern', { capabilities: [...ALL, 'expectreply'] });
  const asked = await speech.interpret(asking);
  t.strictSame(asked.actions, []);
  t.match(asked.respond?.text, /Velvet Harbour or Granite Motel/);
  t.ok(asked.expectreply);
  const answer = await speech.interpret({ ...asking, text: 'the second one', expecting: asked.expectreply });
  t.match(answer.actions, [{ action: 'playplayable' }]);
  t.match(made, [{ parameters: { ref: 's2' } }]);
  await speech.interpret(phrase('play paper lantern'));
  t.match(made[1], { parameters: { ref: 's1' } }, 'a device that cannot ask plays the likeliest');
});

t.test('a request that stands by itself raises no question, for nobody could answer it', async (t) => {
  const twin = { ...found, entity: 'track', type: 'song', name: 'Paper Lantern' } as const;
  const twins = [
    { ...twin, ref: 's1', artist: 'Velvet Harbour' },
    { ...twin, ref: 's2', artist: 'Granite Motel' },
  ];
  const { speech } = speechRoom({ readings: [reading('play_song', { track: 'paper lantern' }, twins)] });
  const capabilities = [...ALL, 'expectreply'];
  const answer = await speech.text(caller, { text: 'play paper lantern', deviceid: 'd', capabilities });
  t.match(answer.actions, [{ action: 'playplayable' }]);
  t.equal(answer.respond?.text, 'Playing the song Paper Lantern by Velvet Harbour.');
});

t.test('who is asked and wants none of it is left in peace', async (t) => {
  const twin = { ...found, entity: 'track', type: 'song', name: 'Paper Lantern' } as const;
  const twins = [
    { ...twin, ref: 's1', artist: 'Velvet Harbour' },
    { ...twin, ref: 's2', artist: 'Granite Motel' },
  ];
  const { speech, made } = speechRoom({
    readings: [reading('play_song', { track: 'paper lantern' }, twins)],
  });
  const asking = phrase('play paper lantern', { capabilities: [...ALL, 'expectreply'] });
  const { expectreply } = await speech.interpret(asking);
  const answer = await speech.interpret({ ...asking, text: 'never mind', expecting: expectreply });
  t.match(answer, { actions: [], intent: { name: 'none' }, respond: { text: 'All right.' } });
  t.strictSame(made, []);
});

t.test('a song that only somebody else has is not played for the one that was named', async (t) => {
  const other = { ...found, entity: 'track', type: 'song', ref: 's1', name: 'Paper Lantern' } as const;
  const readings = [
    reading('play_song', { track: 'paper lantern', artist: 'granite motel' }, [
      { ...other, artist: 'Velvet Harbour' },
    ]),
  ];
  const { speech, made } = speechRoom({
    readings,
    items: [{ ...song, artistdisplayname: 'Velvet Harbour' }],
  });
  await t.rejects(speech.interpret(phrase('play paper lantern by granite motel')), {
    code: 'not_understood',
    body: { respond: { text: "Sorry, I couldn't find paper lantern by granite motel." } },
  });
  t.strictSame(made, []);
  const capabilities = [...ALL, 'expectreply'];
  const asked = await speech.interpret(phrase('play paper lantern by granite motel', { capabilities }));
  t.equal(asked.respond?.text, 'Do you mean the song Paper Lantern by Velvet Harbour?');
  await speech.interpret(phrase('yes', { capabilities, expecting: asked.expectreply }));
  t.match(made, [{ parameters: { ref: 's1' } }]);
});

const lantern = { service: 'library', ref: 's1', name: 'Paper Lantern' };

t.test('likes and dislikes are of what was named, else of what plays', async (t) => {
  const playing = { nowplaying: { item: lantern } };
  const song = { type: 'song', service: 'library', ref: 's1' };
  const items = [{ ...album, ...song, name: 'Paper Lantern' }];
  const liked = speechRoom({ readings: [reading('like')], items });
  t.match((await liked.speech.interpret(phrase('…', playing))).respond?.text, /like Paper Lantern/);
  t.strictSame(liked.changed, [{ targets: [song], like: true }]);
  const disliked = speechRoom({ readings: [reading('dislike')], items });
  t.match((await disliked.speech.interpret(phrase('…', playing))).actions, [{ action: 'skipnext' }]);
  const artist = { ...found, entity: 'artist', type: 'artist', ref: 'a1', name: 'Velvet Harbour' } as const;
  const named = speechRoom({ readings: [reading('dislike', { artist: 'velvet harbour' }, [artist])] });
  t.strictSame(
    (await named.speech.interpret(phrase('…', playing))).actions,
    [],
    'something else may go on playing',
  );
  t.match(named.changed, [{ targets: [{ type: 'artist', ref: 'a1' }], like: false }]);
  const station = speechRoom({
    readings: [reading('dislike')],
    playables: { p1: { type: 'internetradio', service: 'radio', ref: 'r1' } },
  });
  const heard = {
    nowplaying: { playstate: 'playing', playable: { id: 'p1', name: 'Harbour Radio' } },
  } as const;
  const judged = await station.speech.interpret(phrase('…', heard));
  t.match(judged.respond?.text, /Harbour Radio/, 'a station is liked as a whole');
  t.strictSame(judged.actions, []);
  const byName = speechRoom({ readings: [reading('like')], items });
  const foreign = { item: { name: 'paper lantern' } };
  await byName.speech.interpret(phrase('…', { nowplaying: foreign }));
  t.match(byName.changed, [{ targets: [{ type: 'song', ref: 's1' }], like: true }], 'by its name');
  t.match(station.changed, [
    { targets: [{ type: 'internetradio', service: 'radio', ref: 'r1' }], like: false },
  ]);
  await t.rejects(liked.speech.interpret(phrase('…')), {
    code: 'not_understood',
    body: { respond: { text: /Nothing is playing/ } },
  });
});

t.test('what is not in a playlist cannot be removed, and that is said', async (t) => {
  const { speech } = speechRoom({
    readings: [reading('modify_playlist', { playlist: 'road trip' })],
    playlists: ['Road Trip'],
    irremovable: new AppError('not_found', 'no such item'),
  });
  await t.rejects(speech.interpret(phrase('remove this from road trip', { nowplaying: { item: lantern } })), {
    code: 'not_understood',
    message: "Sorry, I couldn't find Paper Lantern.",
  });
});

const edits: readonly (readonly [string, string, object | undefined, RegExp])[] = [
  [
    'add this to my road trip',
    'road trip',
    { appended: ['s1'], to: 'own0' },
    /added Paper Lantern to Road Trip/,
  ],
  [
    'remove this from road trips',
    'road trips',
    { removed: 's1', from: 'own0' },
    /removed Paper Lantern from Road Trip/,
  ],
  ['create a playlist called rain', 'rain', { created: { name: 'rain' } }, /made the playlist rain/],
  ['add this to my dinner playlist', 'dinner', undefined, /couldn't find dinner/],
];

for (const [text, playlist, change, reply] of edits) {
  t.test(`playlists are edited: “${text}”`, async (t) => {
    const { speech, changed } = speechRoom({
      readings: [reading('modify_playlist', { playlist })],
      playlists: ['Road Trip'],
      items: [song],
    });
    const answer = await speech
      .interpret(phrase(text, { nowplaying: { item: lantern } }))
      .catch((error) => ({ respond: { text: error.message } }));
    t.match(answer.respond?.text, reply);
    t.match(changed, change ? [change] : []);
  });
}

t.test("a person's own playlist is played by its name", async (t) => {
  const { speech, made } = speechRoom({
    readings: [reading('play_playlist', { playlist: 'road trip' })],
    playlists: ['Road Trip'],
  });
  await speech.interpret(phrase('play my road trip playlist'));
  t.match(made, [{ parameters: { type: 'playlist', service: 'curated', ref: 'own0' } }]);
});

t.test('a playlist that nobody has may be a genre, and is called one', async (t) => {
  const jazz = { ...song, type: 'genre', ref: 'jazz', name: 'Jazz' };
  const readings = [reading('play_playlist', { playlist: 'jazz' })];
  const { speech, made } = speechRoom({ readings, items: [jazz] });
  const answer = await speech.interpret(phrase('play my jazz playlist'));
  t.match(answer.respond?.text, /Playing some Jazz/);
  t.match(made, [{ parameters: { type: 'dynamicplaylist', genres: [{ id: 'jazz' }] } }]);
  await t.rejects(speechRoom({ readings }).speech.interpret(phrase('…')), {
    code: 'not_understood',
    body: { respond: { text: /couldn't find jazz/ } },
  });
});
