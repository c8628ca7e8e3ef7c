import t from 'tap';
import { eraOf } from '../../../src/playables/eras.js';

const eras: readonly (readonly [text: string, from: number, to: number])[] = [
  ['1984', 1984, 1984],
  ['1980-1989', 1980, 1989],
  ['1977 - 1981', 1977, 1981],
  ['1980s', 1980, 1989],
  ['80s', 1980, 1989],
  ["80's", 1980, 1989],
  ['the 80s', 1980, 1989],
  ['00s', 2000, 2009],
  ['20s', 2020, 2029],
  ['30s', 1930, 1939],
  ['eighties', 1980, 1989],
  ['nineteen seventies', 1970, 1979],
  ['noughties', 2000, 2009],
  ['80er', 1980, 1989],
  ['die achtziger Jahre', 1980, 1989],
  ['années 80', 1980, 1989],
  ['années quatre-vingt', 1980, 1989],
  ['années quatre-vingt-dix', 1990, 1999],
  ['los noventa', 1990, 1999],
];

for (const [text, from, to] of eras) {
  t.test(`${text} is ${from} to ${to}`, async (t) => t.strictSame(eraOf(text), { from, to }));
}

t.test('what is no era is none', async (t) => {
  for (const text of ['', 'long ago', '8', '123', 'soon']) t.equal(eraOf(text), undefined, text);
});
