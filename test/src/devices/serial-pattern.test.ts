import t from 'tap';
import { serialPattern } from '../../../src/devices/serial-pattern.js';

t.test('a pattern is for the whole serial number', async (t) => {
  const fits = serialPattern('AB[0-9]{4}|X-.*');
  for (const serial of ['AB1234', 'X-', 'X-anything']) t.ok(fits(serial), serial);
  for (const serial of ['AB123', 'AB12345', 'xAB1234', 'x-a', '']) t.notOk(fits(serial), serial);
  t.notOk(fits(undefined));
  t.ok(serialPattern('(?i)ab|\\pL\\d')('é7'));
});

t.test('what is no pattern, or one that grows beyond bounds, is refused by its key', async (t) => {
  for (const pattern of [
    '(',
    '[z-a]',
    '(a)\\1',
    '(?=a)a',
    'a{1001}',
    '(a?){1000}',
    '((a{0,100}){0,10}){0,10}',
  ]) {
    t.throws(
      () => serialPattern(pattern),
      { code: 'invalid_request', errors: { 'serial-regex': /./ } },
      pattern,
    );
  }
});

t.test('patterns that take other engines for ever are answered, and rightly', async (t) => {
  const many = 'a'.repeat(1000);
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['(a+)+', many, true],
    ['(a+)+$', `${many}!`, false],
    ['(a|aa)+', `${many}!`, false],
    ['(a?){50}a{50}', 'a'.repeat(50), true],
    ['(x+x+)+y', 'x'.repeat(1000), false],
    ['(.*)(.*)(.*)(.*)z', many, false],
    ['[ab]*a[ab]{101}', 'ab'.repeat(500), true],
    ['[ab]*a[ab]{200}c', 'ab'.repeat(500), false],
    ['(([a-z])+.)+[A-Z]', many, false],
  ];
  for (const [pattern, serial, fits] of cases) t.equal(serialPattern(pattern)(serial), fits, pattern);
});

t.test('what is far too long is no serial number', async (t) => {
  const fits = serialPattern('a*');
  t.ok(fits('a'.repeat(1024)));
  t.notOk(fits('a'.repeat(50_000)));
});
