import t from 'tap';
import { isOutdated, isUnchanged, rangeCounts } from '../../../../engines/library/http/validators.js';

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
