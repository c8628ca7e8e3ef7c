import t from 'tap';
import { isOutdated, isUnchanged, rangeCounts, wantedRange } from '../../../../engines/library/http/range.js';

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

const now = { etag: '"a-1"', modified: Date.UTC(2024, 0, 1, 12, 0, 0, 400) };
const then = 'Mon, 01 Jan 2024 12:00:00 GMT';
const before = 'Mon, 01 Jan 2024 11:59:59 GMT';

t.test('a client that has the present state is told so', async (t) => {
  t.ok(isUnchanged({ 'if-none-match': '"a-1"' }, now));
  t.ok(isUnchanged({ 'if-none-match': '"b", W/"a-1"' }, now));
  t.ok(isUnchanged({ 'if-none-match': '*' }, now));
  t.notOk(isUnchanged({ 'if-none-match': '"b"' }, now));
  t.ok(isUnchanged({ 'if-modified-since': then }, now));
  t.notOk(isUnchanged({ 'if-modified-since': before }, now));
  t.notOk(isUnchanged({ 'if-none-match': '"b"', 'if-modified-since': then }, now), 'the tag counts first');
  t.notOk(isUnchanged({ 'if-modified-since': 'yesterday' }, now));
  t.notOk(isUnchanged({}, now));
});

t.test('a client that wants another state is refused', async (t) => {
  t.ok(isOutdated({ 'if-match': '"b"' }, now));
  t.ok(isOutdated({ 'if-match': 'W/"a-1"' }, now), 'a weak tag is not the same');
  t.notOk(isOutdated({ 'if-match': '"b", "a-1"' }, now));
  t.notOk(isOutdated({ 'if-match': '*' }, now));
  t.ok(isOutdated({ 'if-unmodified-since': before }, now));
  t.notOk(isOutdated({ 'if-unmodified-since': then }, now));
});

t.test('a range counts only for the file that the client began with', async (t) => {
  t.ok(rangeCounts({}, now));
  t.ok(rangeCounts({ 'if-range': '"a-1"' }, now));
  t.notOk(rangeCounts({ 'if-range': '"b"' }, now));
  t.notOk(rangeCounts({ 'if-range': 'W/"a-1"' }, now));
  t.ok(rangeCounts({ 'if-range': then }, now));
  t.notOk(rangeCounts({ 'if-range': before }, now));
});
