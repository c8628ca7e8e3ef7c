import t from 'tap';
import { broken } from '../../../bench/support/guards.js';
import { percentile, repeated } from '../../../bench/support/suite.js';
import { table } from '../../../bench/support/table.js';

const guards = {
  http: {
    'GET user: of bare': { atleast: 40, why: 'Half of it is the bearer check.' },
    'page cost': { atmost: 1.5, why: 'A page costs the same in every list.' },
  },
};
const held = [
  { name: 'GET user: of bare', value: 55, unit: '%' },
  { name: 'page cost', value: 1.5, unit: 'ratio' },
];

t.test('figures within their bounds break nothing', async (t) => {
  t.same(broken({ guards, slack: 1 }, 'http', held), []);
  t.same(broken({ guards, slack: 1 }, 'another suite', []), []);
});

t.test('a broken bound is named with both figures and its reason', async (t) => {
  const rows = [{ name: 'GET user: of bare', value: 31, unit: '%' }, ...held.slice(1)];
  t.same(broken({ guards, slack: 1 }, 'http', rows), [
    'http: "GET user: of bare" is 31.00 %, the bound is at least 40 %: Half of it is the bearer check.',
  ]);
});

t.test('every size of a figure is held to its bound', async (t) => {
  const rows = [1, 100].map((size) => ({
    name: 'page cost',
    value: size,
    unit: 'ratio',
    against: { dimension: 'items', size },
  }));
  t.equal(broken({ guards, slack: 1 }, 'http', [...held.slice(0, 1), ...rows]).length, 1);
});

t.test('a bound whose figure is gone or is no number is broken', async (t) => {
  t.match(broken({ guards, slack: 1 }, 'http', held.slice(1)), [
    'http: "GET user: of bare" is guarded, but no figure has that name.',
  ]);
  t.equal(
    broken({ guards, slack: 1 }, 'http', [
      { name: 'page cost', value: Number.NaN, unit: 'ratio' },
      ...held.slice(0, 1),
    ]).length,
    1,
  );
});

t.test('repeats give their median and how far they lie apart', async (t) => {
  t.match(repeated({ name: 'rate', unit: '/s' }, [120, 90, 100]), { value: 100, spread: 0.3 });
  t.equal(percentile([5, 1, 4, 2, 3], 99), 5);
  t.ok(Number.isNaN(percentile([], 50)));
});

t.test('a table says when the repeats lie too far apart to be trusted', async (t) => {
  t.match(
    table([{ name: 'rate', value: 12345.6, unit: '/s', spread: 0.5 }]),
    /12,346 {2}\/s {2}± 25% \(too wide to trust\)/,
  );
  t.notMatch(table([{ name: 'rate', value: 1, unit: '/s', spread: 0.1 }]), /too wide/);
});

t.test(
  'slack widens what depends on the machine, most what waits for others, and nothing else',
  async (t) => {
    const tight = {
      s: {
        time: { atmost: 10, why: 'w' },
        rate: { atleast: 10, why: 'w' },
        found: { atleast: 10, exact: true, why: 'w' },
        wait: { atmost: 10, shared: 4, why: 'w' },
      },
    };
    const rows = [
      { name: 'time', value: 19, unit: 'ms' },
      { name: 'rate', value: 7, unit: '/s' },
      { name: 'found', value: 9, unit: '%' },
      { name: 'wait', value: 70, unit: 'ms' },
    ];
    t.equal(broken({ guards: tight, slack: 1 }, 's', rows).length, 4);
    t.match(broken({ guards: tight, slack: 2 }, 's', rows), [/"found"/]);
    t.equal(broken({ guards: tight, slack: 1.5 }, 's', rows).length, 3);
  },
);
