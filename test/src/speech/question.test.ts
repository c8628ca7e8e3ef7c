import t from 'tap';
import type { Found, Reading } from '../../../src/ports/understander.js';
import { questionOf, settled, type WhichQuestion } from '../../../src/speech/question.js';

function song(ref: string, name: string, artist: string, score = 1): Found {
  return { entity: 'track', service: 's', type: 'song', ref, name, artist, score };
}

function reading(
  found: readonly Found[],
  entities: Reading['entities'] = { track: 'silver river' },
): Reading {
  return { intent: 'play_song', entities, score: 1, found };
}

const river = song('1', 'Silver River', 'Granite Motel');
const cover = song('2', 'Silver River', 'Copper Kettle');
const rivers = song('3', 'Silver Rivers', 'Granite Motel');

function labels(question: WhichQuestion | undefined): string[] | undefined {
  return question?.options.map((each) => each.label);
}

t.test('two that are equally likely raise a question, by what tells them apart', async (t) => {
  t.strictSame(labels(questionOf(reading([river, cover]), 'en')), ['Granite Motel', 'Copper Kettle']);
  t.strictSame(labels(questionOf(reading([river, rivers]), 'en')), ['Silver River', 'Silver Rivers']);
});

t.test('what is settled already is not asked', async (t) => {
  t.equal(questionOf(reading([river]), 'en'), undefined, 'only one');
  t.equal(questionOf(reading([river, { ...cover, score: 0.9 }]), 'en'), undefined, 'one fits better');
  t.equal(
    questionOf(reading([river, { ...river, ref: '9' }]), 'en'),
    undefined,
    'the same song on two albums',
  );
  const artist: Found = {
    entity: 'artist',
    service: 's',
    type: 'artist',
    ref: 'a',
    name: 'Copper Kettle',
    score: 0.9,
  };
  const named = reading([river, cover, artist], { track: 'silver river', artist: 'copper kettle' });
  t.equal(questionOf(named, 'en'), undefined, 'the artist was named');
  const many = ['A', 'B', 'C', 'D'].map((name, i) => song(String(i), 'Intro', name));
  t.equal(questionOf(reading(many), 'en'), undefined, 'more than anybody remembers');
});

const replies: readonly (readonly [string, string, string | undefined])[] = [
  ['en', 'the first one', '1'],
  ['en', 'second', '2'],
  ['en', 'the one by copper kettle', '2'],
  ['en', 'granite motel', '1'],
  ['en', 'i mean granit motell', '1'],
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
    const question = questionOf(reading([river, cover]), language);
    t.equal(question && settled(question, reply)?.found[0]?.ref, ref);
  });
}
