import t from 'tap';
import {
  begin,
  follow,
  hasEnded,
  type Loop,
  type Playing,
  resumeAt,
  rewind,
  setLoop,
  shuffleFrom,
  turnPage,
  UNTOUCHED,
  unshuffleAt,
} from '../../../src/playables/playing.js';

const ten = { length: 10, endless: false };
const endless = { length: 10, endless: true };
const at = (next: number, more: Partial<Playing> = {}): Playing => ({
  ...UNTOUCHED,
  next,
  last: next - 1,
  ...more,
});

const pages: {
  readonly what: string;
  readonly from: Playing;
  readonly startindex?: number;
  readonly extent?: typeof ten;
  readonly gives: readonly number[];
  readonly next: number;
}[] = [
  { what: 'the first page', from: UNTOUCHED, gives: [0, 1, 2, 3], next: 4 },
  { what: 'the next page', from: at(4), gives: [4, 5, 6, 7], next: 8 },
  { what: 'what is left at the end', from: at(8), gives: [8, 9], next: 10 },
  { what: 'nothing after the end', from: at(10), gives: [], next: 10 },
  {
    what: 'a page elsewhere, and goes on from there',
    from: at(8),
    startindex: 2,
    gives: [2, 3, 4, 5],
    next: 6,
  },
  { what: 'the last item', from: at(4), startindex: 9, gives: [9], next: 10 },
  {
    what: 'the beginning after the end when all repeats',
    from: at(8, { loop: 'all' }),
    gives: [8, 9, 0, 1],
    next: 2,
  },
  {
    what: 'the first page when all repeats and it had ended',
    from: at(10, { loop: 'all' }),
    gives: [0, 1, 2, 3],
    next: 4,
  },
  { what: 'up to the very end when all repeats', from: at(6, { loop: 'all' }), gives: [6, 7, 8, 9], next: 0 },
  { what: 'the same item when one repeats', from: at(4, { loop: 'one' }), gives: [4], next: 4 },
  { what: 'another item when one repeats', from: at(4, { loop: 'one' }), startindex: 7, gives: [7], next: 7 },
  { what: 'the last item again when one repeats', from: at(9, { loop: 'one' }), gives: [9], next: 9 },
  {
    what: 'all of it once when all repeats and a page is longer',
    from: at(0, { loop: 'all' }),
    extent: { length: 3, endless: false },
    gives: [0, 1, 2],
    next: 0,
  },
  { what: 'items that are not made yet', from: at(8), extent: endless, gives: [8, 9, 10, 11], next: 12 },
  {
    what: 'a page back in what was made',
    from: at(8),
    extent: endless,
    startindex: 1,
    gives: [1, 2, 3, 4],
    next: 5,
  },
  {
    what: 'the items right after what was made',
    from: at(2),
    extent: endless,
    startindex: 10,
    gives: [10, 11, 12, 13],
    next: 14,
  },
  {
    what: 'no wrapping in an endless list',
    from: at(8, { loop: 'all' }),
    extent: endless,
    gives: [8, 9, 10, 11],
    next: 12,
  },
  {
    what: 'the end when the list has become shorter',
    from: at(9),
    extent: { length: 5, endless: false },
    gives: [],
    next: 5,
  },
];

for (const { what, from, startindex, extent = ten, gives, next } of pages) {
  t.test(`a page gives ${what}`, async (t) => {
    const page = turnPage(from, extent, { itemsperpage: 4, ...(startindex !== undefined && { startindex }) });
    t.strictSame(page.indexes, gives);
    t.equal(page.playing.next, next);
    t.equal(page.startindex, gives[0] ?? next);
  });
}

t.test('a startindex outside is refused, and nothing moves', async (t) => {
  for (const startindex of [-1, 10, 11, 1e9, 0.5, Number.NaN]) {
    t.throws(() => turnPage(at(4), ten, { startindex, itemsperpage: 4 }), { code: 'out_of_range' });
  }
  t.throws(() => turnPage(at(4), endless, { startindex: 11, itemsperpage: 4 }), { code: 'out_of_range' });
  t.throws(() => turnPage(UNTOUCHED, { length: 0, endless: false }, { startindex: 0, itemsperpage: 4 }), {
    code: 'out_of_range',
  });
  t.strictSame(turnPage(at(4), ten, { itemsperpage: 4 }).indexes, [4, 5, 6, 7]);
});

const loops: {
  readonly from: Loop;
  readonly to: Loop;
  readonly begun: number;
  readonly next: number;
}[] = [
  { from: 'off', to: 'off', begun: -1, next: 6 },
  { from: 'off', to: 'all', begun: -1, next: 6 },
  { from: 'off', to: 'one', begun: -1, next: 5 },
  { from: 'all', to: 'one', begun: -1, next: 5 },
  { from: 'all', to: 'off', begun: -1, next: 6 },
  { from: 'all', to: 'all', begun: -1, next: 6 },
  { from: 'one', to: 'off', begun: -1, next: 6 },
  { from: 'one', to: 'all', begun: -1, next: 6 },
  { from: 'off', to: 'all', begun: 2, next: 3 },
  { from: 'off', to: 'one', begun: 2, next: 2 },
  { from: 'all', to: 'off', begun: 2, next: 3 },
  { from: 'one', to: 'off', begun: 2, next: 3 },
];

for (const { from, to, begun, next } of loops) {
  const where = begun < 0 ? 'items up to 5 were given out' : `item ${begun} plays`;
  t.test(`loop ${from} to ${to} while ${where}: ${next} is next`, async (t) => {
    const before = at(6, { loop: from, begun });
    const after = setLoop(before, to);
    t.equal(after.next, from === to ? before.next : next);
    t.equal(after.loop, to);
    t.strictSame(setLoop(after, to), after, 'again changes nothing');
  });
}

t.test('loop on a playable that nobody began leaves it at its beginning', async (t) => {
  t.strictSame(setLoop(UNTOUCHED, 'one'), { ...UNTOUCHED, loop: 'one' });
  t.strictSame(setLoop(UNTOUCHED, 'all'), { ...UNTOUCHED, loop: 'all' });
});

t.test('shuffle leaves the track that plays first, with all others to come', async (t) => {
  const shuffled = shuffleFrom(at(6, { begun: 3 }), 8);
  t.match(shuffled, { next: 1, last: 0, begun: 0, shuffling: true, rotation: 8 });
  t.match(shuffleFrom(at(6), 8), { next: 1, last: 0, begun: -1, rotation: 8 });
  t.match(shuffleFrom(at(6, { loop: 'one' }), 8), { next: 0, rotation: 8 });
  t.match(shuffleFrom(UNTOUCHED, undefined), { next: 0, last: -1, shuffling: true, rotation: 0 });
});

t.test('without shuffle the list goes on after the track that plays', async (t) => {
  const shuffled = at(4, { shuffling: true, rotation: 8 });
  t.match(unshuffleAt(shuffled, 7), { next: 8, last: 7, shuffling: false, rotation: 0 });
  t.match(unshuffleAt({ ...shuffled, loop: 'one' }, 7), { next: 7 });
  t.match(unshuffleAt({ ...UNTOUCHED, shuffling: true }, undefined), { next: 0, shuffling: false });
});

t.test('what a device began counts until it asks for a page elsewhere', async (t) => {
  const begun = begin(at(8), 2);
  t.equal(begun.next, 8, 'pages go on as before');
  t.equal(turnPage(begun, ten, { itemsperpage: 1 }).playing.begun, 2);
  t.equal(turnPage(begun, ten, { startindex: 5, itemsperpage: 1 }).playing.begun, -1);
});

t.test('a list has ended when nothing is left and nothing repeats', async (t) => {
  t.ok(hasEnded(at(10), ten));
  t.notOk(hasEnded(at(9), ten));
  t.notOk(hasEnded(at(10, { loop: 'all' }), ten));
  t.notOk(hasEnded(at(10), endless));
  t.notOk(hasEnded(rewind(at(10)), ten));
  t.equal(resumeAt(at(10), 4).next, 4);
});

t.test('a place goes with the item that it is kept by', async (t) => {
  const anchor = { index: 5, ref: 'x' };
  const kept = at(6, { begun: 5, anchor });
  t.match(follow(kept, { ...anchor, index: 7 }), { next: 8, last: 7, begun: 7, anchor: { index: 7 } });
  t.match(follow(at(6, { anchor }), { ...anchor, index: 0 }), { next: 1, last: 0, begun: -1 });
  for (const anew of [rewind(kept), shuffleFrom(kept, 3), unshuffleAt(shuffleFrom(kept, 3), 2)])
    t.notOk('anchor' in anew, 'indexes that were set anew are kept by nothing');
});
