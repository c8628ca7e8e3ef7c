import { digitize, isNumberLike } from './numbers.js';

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};
const ARTICLES = 'the a an der die das le la les el los las'.split(' ');
const AND = new Set(['and', 'und', 'et', 'n']);

/** A folded name, and which leading article was taken off (0: none). */
export interface Folded {
  readonly text: string;
  readonly article: number;
}

/**
 * Makes spellings of one name equal: lower case without accents and punctuation, single spaces,
 * `&` as `and`, number words as digits, without a leading article. `Beatles, The` is `beatles`.
 * Empty when nothing can be said of the text.
 */
export function fold(text: string): string {
  return foldName(text).text;
}

/** {@link fold}, telling also which article was taken off. */
export function foldName(text: string): Folded {
  const turned = text.includes(',') ? text.replace(/^(.+), (the|die|der|das|les|los|las)$/i, '$2 $1') : text;
  let tokens = plain(turned).split(' ');
  if (tokens.some((token) => AND.has(token)))
    tokens = tokens.map((token) => (AND.has(token) ? 'and' : token));
  if (tokens.some(isNumberLike)) tokens = digitize(tokens);
  const article = tokens.length > 1 ? ARTICLES.indexOf(tokens[0] ?? '') + 1 : 0;
  return { text: (article > 0 ? tokens.slice(1) : tokens).join(' '), article };
}

/**
 * A name without what catalogues hang on it: `(feat. …)`, `[Deluxe Edition]`, ` - Remastered 2009`.
 * The name itself when nothing else is left.
 */
export function undecorated(name: string): string {
  if (!/[([]| - /.test(name)) return name;
  const bare = name
    .replace(
      /\s*[([][^)\]]*\b(feat|ft|featuring|with|remaster|remastered|live|deluxe|edition|version|edit|mix|remix|mono|stereo|bonus|explicit|soundtrack)\b[^)\]]*[)\]]/gi,
      '',
    )
    .replace(
      / - [^-]*\b(remaster|remastered|live|version|edit|mix|remix|mono|stereo|bonus|single)\b[^-]*$/i,
      '',
    )
    .trim();
  return bare === '' ? name : bare;
}

function plain(text: string): string {
  let lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: everything beyond ASCII
  if (/[^\x00-\x7f]/.test(lower)) lower = unaccented(lower);
  if (/[^a-z0-9 ]/.test(lower)) lower = unpunctuated(lower);
  if (/\d/.test(lower)) lower = lower.replace(/([a-z])(?=\d)|(\d)(?=[a-z])(?!(?:st|nd|rd|th)\b)/g, '$1$2 ');
  return lower.replace(/ {2,}/g, ' ').trim();
}

function unaccented(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}

function unpunctuated(text: string): string {
  return text
    .replace(/(?<=[a-z])\$(?=[a-z])/g, 's')
    .replace(/(?<=[a-z])!(?=[a-z])/g, 'i')
    .replace(/[&+]/g, ' and ')
    .replace(/['’`´ʼ]/g, '')
    .replace(/\b(?:[a-z]\.){2,}/g, (letters) => letters.replaceAll('.', ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
