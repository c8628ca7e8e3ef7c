import t from 'tap';
import { permute, positionOf } from '../../../src/playables/permutation.js';
import { windowAt, windowOf } from '../../../src/playables/shuffle.js';
import { spread } from '../../../src/playables/spread.js';
import fc from '../../support/property.js';

const deal = { whole: 20, run: 4, runs: 5 };
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

t.test('a permutation hits every place once and can be undone', async () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }), seeds, (size, seed) => {
      const values = Array.from({ length: size }, (_, at) => permute(at, size, seed));
      const back = values.every((value, at) => positionOf(value, size, seed) === at);
      return back && new Set(values).size === size && values.every((value) => value >= 0 && value < size);
    }),
  );
});

t.test('a permutation of a million places stays inside and is undone', async () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), seeds, (position, seed) => {
      const value = permute(position, 1_000_000, seed);
      return value >= 0 && value < 1_000_000 && positionOf(value, 1_000_000, seed) === position;
    }),
  );
});

t.test('windows lie end to end and deal every item of the list once', async () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), seeds, (total, seed) => {
      const shuffle = { total, seed };
      const dealt: number[] = [];
      for (let place = 0; place < total; ) {
        const window = windowAt(place, shuffle, deal);
        if (window.start !== place) return false;
        if (windowAt(place + window.count - 1, shuffle, deal).number !== window.number) return false;
        for (const run of window.runs) {
          for (let index = run.start; index < run.start + run.count; index += 1) {
            dealt.push(index);
            if (windowOf(index, shuffle, deal).number !== window.number) return false;
          }
        }
        place += window.count;
      }
      return dealt.length === total && new Set(dealt).size === total;
    }),
  );
});

function tracksOf(artists: number, each: number) {
  return Array.from({ length: artists * each }, (_, at) => ({
    ref: `t${at}`,
    artist: `a${Math.floor(at / each)}`,
  }));
}

t.test('on 200 tracks by 25 artists at most 1% of neighbours share the artist', async (t) => {
  const tracks = tracksOf(25, 8);
  let together = 0;
  for (let seed = 0; seed < 200; seed += 1) {
    const order = spread(tracks, seed);
    for (const [at, index] of order.entries()) {
      if (at > 0 && tracks[index]?.artist === tracks[order[at - 1] ?? 0]?.artist) together += 1;
    }
  }
  t.ok(together / (200 * 199) <= 0.01, `${together} of ${200 * 199}`);
});

t.test('a spread is an order of all tracks, the same for the same seed, another for another', async (t) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 60 }), seeds, (artists, seed) => {
      const tracks = artists.map((artist, at) => ({ ref: `t${at}`, artist: `a${artist}` }));
      const order = spread(tracks, seed);
      return (
        [...order].sort((a, b) => a - b).every((index, at) => index === at) &&
        order.length === tracks.length &&
        spread(tracks, seed).join() === order.join()
      );
    }),
  );
  t.not(spread(tracksOf(25, 8), 1).join(), spread(tracksOf(25, 8), 2).join());
});

t.test('every track is first about equally often', async (t) => {
  const tracks = tracksOf(5, 4);
  const firsts = new Array<number>(20).fill(0);
  for (let seed = 0; seed < 4000; seed += 1) {
    const [first = 0] = spread(tracks, seed * 7919);
    firsts[first] = (firsts[first] ?? 0) + 1;
  }
  t.ok(Math.min(...firsts) > 120 && Math.max(...firsts) < 300, firsts.join(' '));
});

t.test('a track more moves few others', async (t) => {
  const tracks = tracksOf(10, 10);
  const before = spread(tracks, 5).map((index) => tracks[index]?.ref);
  const more = [...tracks.slice(0, 40), { ref: 'new', artist: 'new' }, ...tracks.slice(40)];
  const after = spread(more, 5)
    .map((index) => more[index]?.ref)
    .filter((ref) => ref !== 'new');
  const same = before.filter((ref, at) => after[at] === ref).length;
  t.ok(same > 90, `${same} of 100 keep their rank`);
});
