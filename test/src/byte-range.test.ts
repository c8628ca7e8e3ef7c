import t from 'tap';
import { wantedRange } from '../../src/byte-range.js';

const whole = { kind: 'whole' };
const none = { kind: 'unsatisfiable' };
const part = (start: number, end: number) => ({ kind: 'part', range: { start, end } });

t.test('a Range header asks for the whole, a part, or what is not there', async (t) => {
  const table: readonly (readonly [string | undefined, unknown])[] = [
    [undefined, whole],
    ['bytes=0-', part(0, 999)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=200-299', part(200, 299)],
    ['bytes=200-5000', part(200, 999)],
    ['bytes=999-', part(999, 999)],
    ['bytes=-100', part(900, 999)],
    ['bytes=-5000', part(0, 999)],
    ['BYTES=0-9', part(0, 9)],
    ['bytes= 0-9 ', part(0, 9)],
    ['bytes=1000-', none],
    ['bytes=5000-6000', none],
    ['bytes=-0', none],
    ['bytes=9-2', whole],
    ['bytes=-', whole],
    ['bytes=', whole],
    ['bytes=a-b', whole],
    ['bytes=0-9,20-29', whole],
    ['items=0-9', whole],
    ['bytes=1.5-9', whole],
    ['bytes=--5', whole],
  ];
  for (const [header, wanted] of table) t.same(wantedRange(header, 1000), wanted, String(header));
});

t.test('no part of an empty file can be had', async (t) => {
  t.same(wantedRange('bytes=0-', 0), none);
  t.same(wantedRange('bytes=-1', 0), none);
});
