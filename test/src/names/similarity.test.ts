import t from 'tap';
import { encode, LETTER_COSTS, similarity } from '../../../src/names/similarity.js';
import fc from '../../support/property.js';

const alike = (a: string, b: string) => similarity(encode(a), encode(b), LETTER_COSTS);

t.test('equal is 1, nothing in common is 0', async (t) => {
  t.equal(alike('river', 'river'), 1);
  t.equal(alike('', ''), 1);
  t.equal(alike('river', ''), 0);
  t.ok(alike('bbbb', 'rrrr') < 0.1);
});

t.test('slips that are made often cost less than others', async (t) => {
  t.ok(alike('river', 'rivre') > alike('river', 'ribmr'), 'neighbours changed places');
  t.ok(alike('river', 'tiver') > alike('river', 'miver'), 'a neighbouring key');
  t.ok(alike('daytripper', 'day tripper') > alike('daytripper', 'dayxtripper'), 'a space');
});

t.test('it is symmetric and lies between 0 and 1', async () => {
  const word = fc.stringMatching(/^[a-z0-9 ]{0,30}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      const there = alike(a, b);
      return there === alike(b, a) && there >= 0 && there <= 1;
    }),
  );
});

t.test('very long texts are compared by their beginning', async (t) => {
  t.equal(alike('a'.repeat(1000), 'a'.repeat(1000)), 1);
});
