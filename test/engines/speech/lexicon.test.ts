import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { readDictionary } from '../../../engines/speech/lexicon/dictionary.js';
import { phonesOfIpa } from '../../../engines/speech/lexicon/phones.js';
import { Pronouncer } from '../../../engines/speech/lexicon/pronouncer.js';
import { spokenLanguage } from '../../../engines/speech/lexicon/spoken-language.js';
import { spokenForms } from '../../../engines/speech/lexicon/spoken-name.js';
import { Espeak } from '../../../engines/speech/voice/espeak.js';

function forms(name: string, language = 'en'): readonly string[] {
  return spokenForms(name, spokenLanguage(language)).map(({ words }) => words.join(' '));
}

t.test('names are said', async (t) => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['AC/DC', ['a c d c']],
    ['R.E.M.', ['r e m']],
    ['B.B. King', ['b b king']],
    ['ABBA', ['abba']],
    ['MGMT', ['m g m t']],
    ['P!nk', ['pink']],
    ['Björk', ['bjork']],
    ['Simon & Garfunkel', ['simon and garfunkel']],
    ['Dr. Dre', ['doctor dre']],
    ['The Cure', ['the cure', 'cure']],
    ['Maroon 5', ['maroon five']],
    ['10cc', ['ten c c']],
    ['1999', ['nineteen ninety nine', 'one thousand nine hundred ninety nine', 'one nine nine nine']],
    ['blink-182', ['blink one hundred eighty two', 'blink one eighty two', 'blink one eight two']],
    ['Yesterday - Remastered 2009', ['yesterday']],
    ['!!!', []],
    ['坂本', ['坂本']],
  ];
  for (const [name, expected] of cases) {
    t.same(forms(name), expected, `${name} as ${expected.join(' or ') || 'nothing'}`);
  }
});

t.test('French names keep their accents', async (t) => {
  t.same(forms('Édith Piaf', 'fr'), ['édith piaf']);
});

t.test('French numbers are said as in France', async (t) => {
  const { numbers } = spokenLanguage('fr');
  t.same(numbers[71]?.words, ['soixante', 'et', 'onze']);
  t.same(numbers[80]?.words, ['quatre', 'vingts']);
  t.same(numbers[91]?.words, ['quatre', 'vingt', 'onze']);
  t.same(numbers[99]?.words, ['quatre', 'vingt', 'dix', 'neuf']);
});

t.test('a dictionary', async (t) => {
  const path = join(t.testdir({}), 'words.dict');
  await writeFile(path, ';;; comment\nread R IY D\nread(2) R EH D\n\ntwo\tT  UW\n');
  const dictionary = await readDictionary(path);
  t.same(dictionary.get('read'), ['R IY D', 'R EH D'], 'gives every way to say a word');
  t.same(dictionary.get('two'), ['T UW'], 'may be set with tabs');
  t.equal(dictionary.size, 2, 'has no comments in it');
});

t.test('sounds of IPA become phones', async (t) => {
  t.equal(phonesOfIpa('tʃ_ˈɜː_tʃ', 'en'), 'CH ER CH');
  t.equal(phonesOfIpa('k_ɹ_ˈuː_ɐ_ŋ_b_ˌɪ_n', 'en'), 'K R UW AH NG B IH N');
  t.equal(phonesOfIpa('b_ɔ̃_ʒ_ˈu_ʁ', 'fr'), 'bb on jj ou rr');
  t.equal(phonesOfIpa('', 'en'), '');
});

t.test('a pronouncer', async (t) => {
  const pronouncer = new Pronouncer('en', new Map([['read', ['R IY D', 'R EH D']]]), await Espeak.load());
  t.same(pronouncer.ways('read'), ['R IY D', 'R EH D'], 'trusts the dictionary');
  t.same(pronouncer.ways('radiohead'), ['R EY D IH OW HH EH D'], 'works out what is not in it');
  t.same(pronouncer.ways('坂本'), [], 'leaves other alphabets alone');
});
