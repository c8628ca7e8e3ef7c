import t from 'tap';
import { certainty, isClear, likeness } from '../../../engines/speech/recognition/certainty.js';

const AGREED = { overSounds: 5, soundsAlike: 0.35, freelyAlike: 1, sameForVoices: 1 };
const FORCED = { overSounds: -6, soundsAlike: 0.15, freelyAlike: 0.1, sameForVoices: 0.5 };

t.test('what every ear hears alike is certain, what only the grammar makes of it is not', async (t) => {
  t.ok(certainty(AGREED) > 0.9);
  t.ok(certainty(FORCED) < 0.1);
});

t.test('each piece of evidence counts', async (t) => {
  for (const key of ['overSounds', 'soundsAlike', 'freelyAlike', 'sameForVoices'] as const) {
    t.ok(certainty({ ...AGREED, [key]: AGREED[key] - 0.3 }) < certainty(AGREED), key);
  }
});

t.test('a score alone, however high, does not make a request', async (t) => {
  t.ok(certainty({ overSounds: 100, soundsAlike: 0, freelyAlike: 0, sameForVoices: 0 }) < 0.3);
});

t.test('what fits far better than bare sounds and is like them is clear', async (t) => {
  t.equal(isClear({ overSounds: 9, soundsAlike: 0.4 }), true);
  t.equal(isClear({ overSounds: 2, soundsAlike: 0.4 }), false);
  t.equal(isClear({ overSounds: 20, soundsAlike: 0.04 }), false);
});

t.test('sentences are alike by the words that they share in order', async (t) => {
  t.equal(likeness(['play', 'some', 'jazz'], ['play', 'some', 'jazz']), 1);
  t.equal(likeness(['play', 'jazz'], ['play', 'some', 'more', 'jazz']), 0.5);
  t.equal(likeness(['stop'], []), 0);
  t.equal(likeness([], []), 1);
});
