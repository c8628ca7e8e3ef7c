import { undecorated } from '../../../src/names/fold.js';
import type { SpokenLanguage } from './spoken-language.js';

/** One way to say a name, and how likely it is among the ways. */
export interface SpokenForm {
  readonly words: readonly string[];
  readonly share: number;
}

/** The share of people who leave out a leading article. */
const WITHOUT_ARTICLE_SHARE = 0.2;
/** How many ways to say one name are expected. */
const MOST_FORMS = 8;
const ARTICLES = new Set('the les le la'.split(' '));
/** Words that are meant where names are written in capitals. */
const SHORT_WORDS = new Set(
  'am an as at be by do go he if in is it me my no of oh on or so to up us we'.split(' '),
);
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
export function spokenForms(text: string, language: SpokenLanguage): readonly SpokenForm[] {
  const forms = readings(tokenise(undecorated(text), language), language).filter((words) => words.length > 0);
  const share = 1 / forms.length;
  return forms.flatMap((words) => {
    if (words.length < 2 || !ARTICLES.has(words[0] ?? '')) return [{ words, share }];
    return [
      { words, share: share * (1 - WITHOUT_ARTICLE_SHARE) },
      { words: words.slice(1), share: share * WITHOUT_ARTICLE_SHARE },
    ];
  });
}

function tokenise(written: string, language: SpokenLanguage): readonly string[] {
  return written
    .replace(/(?<=\p{L})[!$@](?=\p{L})/gu, (sign) => LETTER_SIGNS[sign] ?? '')
    .replace(/[&+]/g, ` ${language.and} `)
    .replace(/(?<=\d)[.,](?=\d{3}\b)/g, '')
    .replace(/[’‘`´]/g, "'")
    .split(/[^\p{L}\p{M}\p{N}'.]+/u)
    .flatMap((token) => splitToken(token, language))
    .filter((token) => token !== '');
}

/** Initials stand apart (R.E.M., AC of AC/DC), and so do letters and digits (U2, 2Pac). */
function splitToken(token: string, language: SpokenLanguage): readonly string[] {
  if (/^(?:\p{L}\.)+\p{L}?\.?$/u.test(token)) return [...fold(token.replaceAll('.', ''), language)];
  return token.split('.').flatMap((word) => {
    const short = language.abbreviations[word.toLowerCase()];
    if (short) return [short];
    const pieces = word.match(/\d+|[^\d]+/gu) ?? [];
    return pieces.flatMap((piece) =>
      isInitials(piece) ? [...fold(piece, language)] : [fold(piece, language)],
    );
  });
}

/** What nobody could say as a word is said letter by letter, and so are two capitals: DJ, AC, MGMT, cc. */
function isInitials(piece: string): boolean {
  if (/^\p{Lu}{2}$/u.test(piece)) return !SHORT_WORDS.has(piece.toLowerCase());
  return /^[b-df-hj-np-tv-xz]{2,4}$/i.test(piece);
}

function fold(word: string, { accents }: SpokenLanguage): string {
  const lower = word.toLowerCase().replace(/^'+|'+$/g, '');
  if (accents) return lower.normalize('NFC');
  return lower
    .replace(/[ßæœøðþłđ]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Every reading of the digits: as a number, as a year, digit by digit. */
function readings(tokens: readonly string[], language: SpokenLanguage): readonly (readonly string[])[] {
  return tokens.reduce<readonly (readonly string[])[]>(
    (soFar, token) => {
      const ways = /^\d+$/.test(token) ? readDigits(token, language) : [[token]];
      return soFar.flatMap((before) => ways.map((way) => [...before, ...way])).slice(0, MOST_FORMS);
    },
    [[]],
  );
}

function readDigits(digits: string, { read, readYear }: SpokenLanguage): readonly (readonly string[])[] {
  const value = Number(digits);
  const pair = digits.length === 3 && value % 100 >= 10;
  const ways = [
    readYear(value),
    read(value),
    pair ? [...(read(Math.floor(value / 100)) ?? []), ...(read(value % 100) ?? [])] : undefined,
    digits.length > 2 ? [...digits].flatMap((digit) => read(Number(digit)) ?? []) : undefined,
  ];
  return ways.filter((way) => way !== undefined);
}
