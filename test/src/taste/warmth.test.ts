import t from 'tap';
import { HALF_LIFE, warmed, worth } from '../../../src/taste/warmth.js';
import fc from '../../support/property.js';

const NOW = Date.UTC(2026, 5, 1);
const close = (a: number, b: number) => Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b));

t.test('an event is worth its weight, half of it after the half-life, a quarter after two', async (t) => {
  const stored = warmed(null, 3, NOW);
  t.ok(close(worth(stored, NOW), 3));
  t.ok(close(worth(stored, NOW + HALF_LIFE), 1.5));
  t.ok(close(worth(stored, NOW + 2 * HALF_LIFE), 0.75));
  t.equal(worth(null, NOW), 0);
});

t.test('events add up as if each had decayed by itself, in any order', async () => {
  const event = fc.record({
    weight: fc.double({ min: 0.1, max: 10, noNaN: true }),
    ago: fc.integer({ min: 0, max: 10 * HALF_LIFE }),
  });
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 30 }), (events) => {
      const stored = events.reduce<number | null>(
        (sum, { weight, ago }) => warmed(sum, weight, NOW - ago),
        null,
      );
      const wanted = events.reduce((sum, { weight, ago }) => sum + weight * 0.5 ** (ago / HALF_LIFE), 0);
      return close(worth(stored, NOW), wanted);
    }),
  );
});
