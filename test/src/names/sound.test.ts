import t from 'tap';
import { fold } from '../../../src/names/fold.js';
import { encode, SOUND_COSTS, similarity } from '../../../src/names/similarity.js';
import { sound } from '../../../src/names/sound.js';
import fc from '../../support/property.js';

function heardAlike(a: string, b: string): number {
  return similarity(encode(sound(fold(a))), encode(sound(fold(b))), SOUND_COSTS);
}

t.test('words that sound the same have the same sounds', async (t) => {
  for (const [a, b] of [
    ['knight', 'night'],
    ['phone', 'fone'],
    ['write', 'rite'],
    ['quick', 'kwik'],
    ['you two', 'U2'],
    ['for', '4'],
    ['station', 'stashon'],
    ['schubert', 'shubert'],
    ['boutique', 'boutik'],
    ['day tripper', 'daytripper'],
  ] as const) {
    t.equal(sound(fold(a)), sound(fold(b)), `${a} is heard as ${b}`);
  }
});

t.test('what sounds alike is nearer than what does not', async (t) => {
  for (const [said, near, far] of [
    ['bach', 'back', 'boss'],
    ['garfunkel', 'carfunkle', 'garden'],
    ['vier', 'fear', 'deer'],
    ['chopin', 'shopan', 'hopping'],
    ['debussy', 'the bussy', 'the business'],
  ] as const) {
    t.ok(heardAlike(said, near) > heardAlike(said, far), `${said}: ${near} before ${far}`);
  }
});

t.test('scripts without rules keep their letters', async (t) => {
  t.equal(heardAlike('группа', 'группа'), 1);
  t.ok(heardAlike('группа', 'струна') < 1);
});

t.test('any text has sounds', async () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof sound(fold(text)) === 'string'));
});
