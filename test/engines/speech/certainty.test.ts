import t from 'tap';
import { certainty, firstVerdict, likeness } from '../../../engines/speech/recognition/certainty.js';

const AGREED = {
  overSounds: 4,
  worseHalf: -4,
  soundsAlike: 0.35,
  words: 3,
  freelyAlike: 1,
  sameForVoices: 1,
};
const FORCED = {
  overSounds: -6,
  worseHalf: -45,
  soundsAlike: 0.15,
  words: 8,
  freelyAlike: 0.1,
  sameForVoices: 0.5,
};

t.test('what every ear hears alike is certain, what only the grammar makes of it is not', async (t) => {
  t.ok(certainty(AGREED) > 0.9);
  t.ok(certainty(FORCED) < 0.1);
});

t.test('each piece of evidence counts', async (t) => {
  for (const key of ['overSounds', 'worseHalf', 'soundsAlike', 'freelyAlike', 'sameForVoices'] as const) {
    t.ok(certainty({ ...AGREED, [key]: AGREED[key] - 0.3 }) < certainty(AGREED), key);
  }
});

t.test('of two requests with equal evidence the longer one is less certain', async (t) => {
  t.ok(certainty({ ...AGREED, words: 9 }) < certainty(AGREED));
});

t.test('a score alone, however high, does not make a request', async (t) => {
  const alone = {
    overSounds: 100,
    worseHalf: -40,
    soundsAlike: 0,
    words: 3,
    freelyAlike: 0,
    sameForVoices: 0,
  };
  t.ok(certainty(alone) < 0.3);
});

t.test('the first look settles what no other evidence could change', async (t) => {
  t.equal(firstVerdict({ overSounds: 9, worseHalf: 4, soundsAlike: 0.5, words: 2 }), 'clear');
  t.equal(firstVerdict({ overSounds: 2, worseHalf: -12, soundsAlike: 0.3, words: 4 }), 'open');
  t.equal(firstVerdict({ overSounds: -9, worseHalf: -60, soundsAlike: 0.1, words: 8 }), 'hopeless');
});

t.test('sentences are alike by the words that they share in order', async (t) => {
  t.equal(likeness(['play', 'some', 'jazz'], ['play', 'some', 'jazz']), 1);
  t.equal(likeness(['play', 'jazz'], ['play', 'some', 'more', 'jazz']), 0.5);
  t.equal(likeness(['stop'], []), 0);
  t.equal(likeness([], []), 1);
});
