import t from 'tap';
import type { Entities, EntityKey, Found, IntentName, Reading } from '../../../src/ports/understander.js';
import { questionOf, type WhichQuestion } from '../../../src/speech/question.js';
import { settled } from '../../../src/speech/which-reply.js';

function found(entity: EntityKey, type: string, name: string, more: Partial<Found> = {}): Found {
  return { entity, service: 's', type, ref: `${type} ${name} ${more.artist ?? ''}`, name, score: 1, ...more };
}

function song(ref: string, name: string, artist: string, score = 1): Found {
  return found('track', 'song', name, { ref, artist, score });
}

function reading(
  found: readonly Found[],
  entities: Entities = { track: 'silver river' },
  intent: IntentName = 'play_song',
  score = 1,
): Reading {
  return { intent, entities, score, found };
}

function asked(readings: readonly Reading[], languagecode = 'en'): WhichQuestion | undefined {
  return readings[0] && questionOf(readings[0], { languagecode, readings });
}

const river = song('1', 'Silver River', 'Granite Motel');
const cover = song('2', 'Silver River', 'Copper Kettle');
const rivers = song('3', 'Silver Rivers', 'Granite Motel');

/** Silver River as a song, as an album and as a band, however likely. */
function kinds(scores: { readonly album: number; readonly band: number }): readonly Reading[] {
  const album = found('album', 'album', 'Silver River', { artist: 'Granite Motel', ref: 'album' });
  const band = found('artist', 'artist', 'Silver River', { ref: 'band' });
  return [
    reading([river]),
    reading([album], { album: 'silver river' }, 'play_album', scores.album),
    reading([band], { artist: 'silver river' }, 'create_dynamic_playlist', scores.band),
  ];
}

function labels(question: WhichQuestion | undefined): string[] | undefined {
  return question?.options.map((each) => each.label);
}

t.test('two that are equally likely raise a question, by what tells them apart', async (t) => {
  t.strictSame(labels(asked([reading([river, cover])])), ['Granite Motel', 'Copper Kettle']);
  t.strictSame(labels(asked([reading([river, rivers])])), ['Silver River', 'Silver Rivers']);
});

t.test('a name of several kinds of things raises a question, by what it is', async (t) => {
  const all = kinds({ album: 0.9, band: 0.8 });
  t.strictSame(labels(asked(all)), [
    'the song Silver River',
    'the album Silver River',
    'the artist Silver River',
  ]);
  t.strictSame(labels(asked(kinds({ album: 0.9, band: 0.5 }))), [
    'the song Silver River',
    'the album Silver River',
  ]);
  const [, ...others] = all;
  t.strictSame(
    labels(asked([reading([river, cover]), ...others.slice(1)])),
    [
      'the song Silver River by Granite Motel',
      'the song Silver River by Copper Kettle',
      'the artist Silver River',
    ],
    'with the artist, where one kind has two',
  );
});

t.test('a song by somebody else than was named is offered, and not played', async (t) => {
  const wrong = reading([river], { track: 'silver river', artist: 'paper wolves' });
  const question = asked([wrong]);
  t.strictSame(labels(question), ['the song Silver River by Granite Motel']);
  t.equal(question && settled(question, 'no'), 'declined');
  t.match(question && settled(question, 'yes please'), {
    entities: { track: 'silver river', artist: 'Granite Motel' },
    found: [{ ref: '1' }],
  });
});

t.test('what is settled already is not asked', async (t) => {
  t.equal(asked([reading([river])]), undefined, 'only one');
  t.equal(asked([reading([river, { ...cover, score: 0.9 }])]), undefined, 'one fits better');
  t.equal(asked([reading([river, { ...river, ref: '9' }])]), undefined, 'the same song on two albums');
  t.equal(asked(kinds({ album: 0.5, band: 0.5 })), undefined, 'the words say what it is');
  const artist = found('artist', 'artist', 'Copper Kettle', { score: 0.9 });
  const named = reading([river, cover, artist], { track: 'silver river', artist: 'copper kettle' });
  t.equal(asked([named]), undefined, 'the artist was named');
  t.equal(
    asked([reading([song('4', 'Silver River', 'The Copper Kettle & Friends')], named.entities)]),
    undefined,
    'the artist who was named is one of several',
  );
  const genre = found('genre', 'genre', 'Silver River');
  const some = reading([genre], { genre: 'silver river' }, 'create_dynamic_playlist');
  t.equal(asked([some, reading([river], undefined, undefined, 0.9)]), undefined, 'a genre is not a thing');
  const many = ['A', 'B', 'C', 'D'].map((name, i) => song(String(i), 'Intro', name));
  t.equal(asked([reading(many)]), undefined, 'more than anybody remembers');
});

const replies: readonly (readonly [string, string, string | undefined])[] = [
  ['en', 'the first one', '1'],
  ['en', 'second', '2'],
  ['en', 'no the second one', '2'],
  ['en', 'the one by copper kettle', '2'],
  ['en', 'granite motel', '1'],
  ['en', 'i mean granit motell', '1'],
  ['en', 'yes', '1'],
  ['en', 'the album', undefined],
  ['en', 'stop the music', undefined],
  ['en', 'silver river', undefined],
  ['de', 'die zweite', '2'],
  ['de', 'die von copper kettle', '2'],
  ['fr', 'la première', '1'],
  ['fr', 'celle de granite motel', '1'],
  ['es', 'la segunda', '2'],
  ['es', 'la de granite motel', '1'],
];

for (const [language, reply, ref] of replies) {
  t.test(`${language}: “${reply}” is ${ref ?? 'no reply'}`, async (t) => {
    const question = asked([reading([river, cover])], language);
    const settles = question && settled(question, reply);
    t.equal(settles === 'declined' ? settles : settles?.found[0]?.ref, ref);
  });
}

const kindReplies: readonly (readonly [string, string, string | undefined])[] = [
  ['en', 'the album', 'album'],
  ['en', 'No, the song.', '1'],
  ['en', 'the album silver river', 'album'],
  ['en', 'the band please', 'band'],
  ['en', 'the third one', 'band'],
  ['en', 'play the album yellow submarine', undefined],
  ['en', 'no', 'declined'],
  ['en', 'never mind', 'declined'],
  ['en', 'no music today', undefined],
  ['de', 'das album', 'album'],
  ['de', 'nein, das lied', '1'],
  ['de', 'nein', 'declined'],
  ['fr', "l'album", 'album'],
  ['fr', 'non, la chanson', '1'],
  ['fr', 'non', 'declined'],
  ['es', 'el álbum', 'album'],
  ['es', 'no, la canción', '1'],
  ['es', 'no', 'declined'],
];

for (const [language, reply, ref] of kindReplies) {
  t.test(`${language}: of kinds, “${reply}” is ${ref ?? 'no reply'}`, async (t) => {
    const question = asked(kinds({ album: 0.9, band: 0.8 }), language);
    const settles = question && settled(question, reply);
    t.equal(settles === 'declined' ? settles : settles?.found[0]?.ref, ref);
  });
}
