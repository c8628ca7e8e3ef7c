import t from 'tap';
import { preferenceOf } from '../../../src/taste/preference.js';

const NOW = Date.UTC(2026, 0, 1);
const DAY = 24 * 3600 * 1000;

t.test('liking, hearing often and hearing lately each count, and disliking outweighs them', async (t) => {
  const unknown = preferenceOf({ opinion: 0, score: 0, played: undefined }, NOW);
  const liked = preferenceOf({ opinion: 1, score: 0, played: undefined }, NOW);
  const often = preferenceOf({ opinion: 1, score: 20, played: undefined }, NOW);
  const lately = preferenceOf({ opinion: 1, score: 20, played: NOW - DAY }, NOW);
  t.equal(unknown, 0);
  t.ok(unknown < liked && liked < often && often < lately && lately <= 1);
  t.equal(preferenceOf({ opinion: -1, score: 20, played: NOW }, NOW), -1);
});

t.test('what was heard long ago is hardly preferred for it', async (t) => {
  const yesterday = preferenceOf({ opinion: 0, score: 0, played: NOW - DAY }, NOW);
  const lastYear = preferenceOf({ opinion: 0, score: 0, played: NOW - 365 * DAY }, NOW);
  t.ok(yesterday > 0.1);
  t.ok(lastYear < 0.001);
});

t.test('what is skipped more than it is heard is not preferred', async (t) => {
  const skipped = preferenceOf({ opinion: 0, score: -2, played: undefined }, NOW);
  t.ok(skipped < 0 && skipped >= -1);
});
