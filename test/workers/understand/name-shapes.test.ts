import t from 'tap';
import { famousFor } from '../../../workers/understand/famous.js';
import { grammarOf } from '../../../workers/understand/grammars.js';

t.test('knows what famous names are known for, with and without their article', async (t) => {
  t.same([...(famousFor(['the', 'beatles']) ?? [])], ['artist']);
  t.same([...(famousFor(['beatles']) ?? [])], ['artist']);
  t.same([...(famousFor(['bohemian', 'rhapsody']) ?? [])], ['track']);
  t.equal(famousFor(['paper', 'lanterns']), undefined);
});

const likeliest = (name: readonly string[]) => {
  const shares = grammarOf('en')?.nameShapes.within(name).shares(0, name.length) ?? new Map();
  return [...shares].reduce((best, each) => (each[1] > best[1] ? each : best))[0];
};

t.test('takes unknown names of people for people, and sentences for titles', async (t) => {
  t.equal(likeliest(['jorge', 'malinowski']), 'artist');
  t.equal(likeliest(['the', 'kevin', 'morrow', 'quartet']), 'artist');
  t.equal(likeliest(['never', 'leave', 'me', 'waiting']), 'track');
  t.equal(likeliest(['do', 'you', 'miss', 'me', 'tonight']), 'track');
});

t.test('tells collections and concerts from songs, and occasions and styles from titles', async (t) => {
  t.equal(likeliest(['live', 'at', 'the', 'harbour', 'club']), 'album');
  t.equal(likeliest(['greatest', 'hits', 'vol', '3']), 'album');
  t.equal(likeliest(['90s', 'dance', 'workout']), 'playlist');
  t.equal(likeliest(['indie', 'classics']), 'playlist');
});

t.test('looks at a part of a sentence as at that part alone', async (t) => {
  const shapes = grammarOf('en')?.nameShapes;
  const sentence = ['play', 'jorge', 'malinowski', 'now'];
  t.same(shapes?.within(sentence).shares(1, 3), shapes?.within(['jorge', 'malinowski']).shares(0, 2));
});
