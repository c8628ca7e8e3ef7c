import t from 'tap';
import { CatalogueNames, speakable } from '../../../src/content/catalogue-names.js';

function names(type: string, count: number, prefix = type) {
  return Array.from({ length: count }, (_, place) => ({
    type,
    ref: `${prefix}${place}`,
    name: `${prefix} ${String.fromCharCode(97 + (place % 26)).repeat(1 + Math.floor(place / 26))}`,
    popularity: 1 - place / count,
  }));
}

function catalogue(...pieces: ReturnType<typeof names>[]): CatalogueNames {
  const kept = new CatalogueNames();
  for (const piece of pieces) kept.add(piece);
  return kept;
}

t.test('all names are chosen while there is room', async (t) => {
  const chosen = speakable([catalogue(names('artist', 8), names('song', 40), names('genre', 5))], 1500);
  t.equal(chosen.length, 53);
  t.same(new Set(chosen.map(({ slot }) => slot)), new Set(['artist', 'track', 'genre']));
});

t.test('of too many, each kind keeps the most popular ones', async (t) => {
  const many = catalogue(
    names('artist', 3000),
    names('song', 9000),
    names('album', 3000),
    names('genre', 20),
  );
  const chosen = speakable([many], 1500);
  t.ok(chosen.length > 1450 && chosen.length <= 1500, `${chosen.length}`);
  const count = (slot: string) => chosen.filter((each) => each.slot === slot).length;
  t.equal(count('genre'), 20, 'small kinds are whole');
  t.ok(count('artist') > 400 && count('track') > 300 && count('album') > 200);
  t.ok(
    chosen.some(({ text }) => text === 'artist a'),
    'the most popular artist is there',
  );
  const last = names('song', 9000).at(-1)?.name;
  t.notOk(chosen.some(({ text }) => text === last));
});

t.test('a name is chosen once, as people say it, and the popular weigh more', async (t) => {
  const chosen = speakable(
    [
      catalogue([
        { type: 'song', ref: '1', name: 'Slow River', popularity: 0.2 },
        { type: 'song', ref: '2', name: 'Slow River - Remastered 2009', popularity: 1 },
        { type: 'song', ref: '3', name: '???', popularity: 1 },
        { type: 'internetradio', ref: '4', name: 'Radio Nine', popularity: 0 },
        { type: 'podcast', ref: '5', name: 'Talk', popularity: 1 },
      ]),
      catalogue([{ type: 'song', ref: '9', name: 'slow river', popularity: 0.1 }]),
    ],
    10,
  );
  t.same(
    chosen.sort((a, b) => a.slot.localeCompare(b.slot)),
    [
      { slot: 'station', text: 'Radio Nine', weight: 1 },
      { slot: 'track', text: 'Slow River', weight: 10 },
    ],
  );
});

t.test('there is never more than was asked for', async (t) => {
  const kept = catalogue(names('artist', 100), names('song', 100));
  for (const limit of [0, 1, 7, 50, 199, 200, 300]) {
    t.ok(speakable([kept], limit).length <= limit);
  }
  t.equal(speakable([kept], 200).length, 200);
});
