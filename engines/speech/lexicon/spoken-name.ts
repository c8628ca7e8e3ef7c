import type { NumberWords } from './number-words.js';

/** One way to say a name, and how likely it is among the ways. */
export interface SpokenForm {
  readonly words: readonly string[];
  readonly share: number;
}

/** The share of people who leave out a leading article. */
const WITHOUT_ARTICLE_SHARE = 0.2;
/** What stands behind a title and is not said: (Remastered 2009), [Live], - 2011 Mix. */
const SUFFIX =
  /\s*[([](?:[^)\]]*\b(?:remaster(?:ed)?|live|mix|version|edition|deluxe|bonus|mono|stereo|feat|ft|featuring|edit|demo|explicit|soundtrack)\b[^)\]]*)[)\]]|\s+-\s+(?:[^-]*\b(?:remaster(?:ed)?|live|mix|version|edition|deluxe|mono|stereo|edit|demo)\b.*)$/giu;
/** Letters that fold to more than their base letter. */
const FOLDED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
};
/** Signs that people read as letters inside a word: P!nk, Ke$ha. */
const LETTER_SIGNS: Readonly<Record<string, string>> = { '!': 'i', $: 's', '@': 'a' };

/** The ways to say a name as it is written; none if there is nothing to say. */
export function spokenForms(text: string, numbers: NumberWords): readonly SpokenForm[] {
  const written = text.replace(SUFFIX, '').trim() || text;
  const tokens = tokenise(written, numbers.and);
  const forms = readings(tokens, numbers).filter((words) => words.length > 0);
  const [first] = forms;
  if (!first) return [];
  const share = 1 / forms.length;
  const whole = forms.map((words) => ({ words, share }));
  if (first.length < 2 || !['the', 'les', 'le', 'la'].includes(first[0] ?? '')) return whole;
  return [
    ...whole.map(({ words }) => ({ words, share: share * (1 - WITHOUT_ARTICLE_SHARE) })),
    ...whole.map(({ words }) => ({ words: words.slice(1), share: share * WITHOUT_ARTICLE_SHARE })),
  ];
}

function tokenise(written: string, and: string): readonly string[] {
  return written
    .replace(/(?<=\p{L})[!$@](?=\p{L})/gu, (sign) => LETTER_SIGNS[sign] ?? '')
    .replace(/[&+]/g, ` ${and} `)
    .replace(/(?<=\d)[.,](?=\d{3}\b)/g, '')
    .replace(/[’‘`´]/g, "'")
    .split(/[^\p{L}\p{M}\p{N}'.]+/u)
    .flatMap(splitToken)
    .filter((token) => token !== '');
}

/** Initials stand apart (R.E.M., AC of AC/DC), and so do letters and digits (U2, 2Pac). */
function splitToken(token: string): readonly string[] {
  if (/^(?:\p{L}\.)+\p{L}?\.?$/u.test(token)) return fold(token).replaceAll('.', '').split('');
  const plain = token.replaceAll('.', ' ').trim();
  return plain.split(' ').flatMap((word) => {
    const pieces = word.match(/\d+|[^\d]+/gu) ?? [];
    return pieces.flatMap((piece) => (isInitials(piece) ? fold(piece).split('') : [fold(piece)]));
  });
}

/** Capitals without a vowel, or of two letters, are said letter by letter: DJ, AC, XTC. */
function isInitials(piece: string): boolean {
  return (
    /^\p{Lu}{2,4}$/u.test(piece) &&
    (piece.length === 2
      ? !/^(?:UP|ON|IN|OF|TO|NO|GO|ME|MY|WE|US|IT|IS|AT|BE|BY|DO|HE|SO|OR|AN|AS|IF|AM|OH)$/.test(piece)
      : !/[AEIOUY]/.test(piece))
  );
}

function fold(word: string): string {
  return word
    .toLowerCase()
    .replace(/[ßæœøðþłđ]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^'+|'+$/g, '');
}

/** Every reading of the digits: as a number, as a year, digit by digit. */
function readings(tokens: readonly string[], numbers: NumberWords): readonly (readonly string[])[] {
  return tokens.reduce<readonly (readonly string[])[]>(
    (soFar, token) => {
      const ways = /^\d+$/.test(token) ? readDigits(token, numbers) : [[token]];
      return soFar.flatMap((before) => ways.map((way) => [...before, ...way])).slice(0, 8);
    },
    [[]],
  );
}

function readDigits(digits: string, numbers: NumberWords): readonly (readonly string[])[] {
  const value = Number(digits);
  const oneByOne = [...digits].flatMap((digit) => numbers.read(Number(digit)) ?? []);
  const pairs =
    digits.length === 3 && value % 100 >= 10
      ? [...(numbers.read(Math.floor(value / 100)) ?? []), ...(numbers.read(value % 100) ?? [])]
      : undefined;
  const ways = [
    numbers.readYear(value),
    numbers.read(value),
    pairs,
    digits.length > 1 ? oneByOne : undefined,
  ];
  return ways.filter((way) => way !== undefined);
}
