import t from 'tap';
import { fold, foldName, undecorated } from '../../../src/names/fold.js';
import fc from '../../support/property.js';

t.test('spellings of one name fold to the same text', async (t) => {
  const same: readonly (readonly string[])[] = [
    ['The Hollow Lamps', 'Hollow Lamps, The', 'hollow lamps', 'HOLLOW  LAMPS!'],
    ['Für Änne', 'fur anne'],
    ['Straße der Träume', 'strasse der traume'],
    ['Salt & Vinegar', 'salt and vinegar', 'Salt + Vinegar', 'salt und vinegar'],
    ["Rock 'n' Rye", 'rock and rye'],
    ["Don't Wait", 'dont wait', 'Don’t wait'],
    ['R.U.N.', 'run'],
    ['Pa$te', 'paste'],
    ['98.5', 'ninety eight point five', 'ninety eight five', 'noventa ocho punto cinco'],
    ['99 Lanterns', 'ninety nine lanterns', 'ninety-nine lanterns', 'Neunundneunzig Lanterns'],
    ['1989', 'nineteen eighty nine'],
    ['Wink 182', 'wink one eighty two', 'wink182'],
    ['2001 Roses', 'two thousand and one roses'],
    ['808 Beats', 'eight oh eight beats'],
    ['300 Suns', 'three hundred suns'],
    ['Part II', 'part 2', 'part two'],
    ['2nd Avenue', 'second avenue'],
    ['Maroon Six', 'maroon 6'],
  ];
  for (const [first = '', ...others] of same) {
    for (const other of others) t.equal(fold(other), fold(first), `${other} is ${first}`);
  }
});

t.test('different names stay different', async (t) => {
  t.not(fold('One and Two'), fold('12'));
  t.not(fold('Once'), fold('11'));
  t.not(fold('X'), fold('10'));
});

t.test('what cannot be folded further is kept', async (t) => {
  t.equal(fold('The'), 'the');
  t.equal(fold('The The'), 'the');
  t.equal(fold('!!!'), '');
  t.equal(fold('Группа Крови'), 'группа крови');
  t.equal(fold('夜に駆ける'), '夜に駆ける'.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC'));
});

t.test('the article that was taken off is told', async (t) => {
  t.not(foldName('The Wall').article, 0);
  t.not(foldName('The Wall').article, foldName('A Wall').article);
  t.equal(foldName('Wall').article, 0);
});

t.test('decorations of catalogues are taken off, names in brackets are not', async (t) => {
  t.equal(undecorated('Slow River (feat. Ann Other)'), 'Slow River');
  t.equal(undecorated('Slow River - Remastered 2009'), 'Slow River');
  t.equal(undecorated('Slow River [Deluxe Edition]'), 'Slow River');
  t.equal(undecorated('(I Want) The Slow River'), '(I Want) The Slow River');
  t.equal(undecorated('(Live)'), '(Live)');
});

t.test('folding twice changes nothing in the letters of plain words', async () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[b-df-hj-np-tvwxz]{2,9}$/), { minLength: 1, maxLength: 5 }),
      (words) => {
        const once = fold(words.join(' '));
        return fold(once) === once;
      },
    ),
  );
});

t.test('folding never throws', async () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof fold(text) === 'string'));
});
