/** A word of a phrase. */
export interface Token {
  /** Lower case, without accents and apostrophes. */
  readonly word: string;
  /** Where it stands in the text. */
  readonly start: number;
  readonly end: number;
  /** A comma, quote or the like stands before it. */
  readonly apart: boolean;
  /** It ends in a genitive's `'s`. */
  readonly owner: boolean;
}

/** How a language's words come apart. */
export interface Seams {
  /** Parts before an apostrophe that are words of their own. */
  readonly elisions: ReadonlySet<string>;
  /** Ends of compounds that are words of their own. */
  readonly compounds: readonly string[];
}

/** More words than a request has; what follows them is not read. */
const MAX_WORDS = 48;
const MAX_LENGTH = 2000;
const WORD = /\p{N}+(?:[.:,]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:['’´`][\p{L}\p{M}\p{N}]+)*|[&%+]/gu;
/** `James' songs`: no `s` follows the apostrophe. */
const PLURAL_GENITIVE = /^s['’]\s/;
const SENTENCE_END = /[.!?;\n]+["”»’']*\s/u;

/** A word as it is compared. */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’´`]/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o');
}

/** The words of a text, sentence by sentence. */
export function sentences(text: string, seams: Seams): readonly (readonly Token[])[] {
  const result: Token[][] = [];
  let current: Token[] = [];
  let count = 0;
  let last = 0;
  for (const match of text.slice(0, MAX_LENGTH).matchAll(WORD)) {
    if (count++ >= MAX_WORDS) break;
    const between = text.slice(last, match.index);
    if (current.length > 0 && endsSentence(between, current.at(-1), match[0])) {
      result.push(current);
      current = [];
    }
    const said = match[0] + (PLURAL_GENITIVE.test(text.slice(match.index + match[0].length - 1)) ? "'" : '');
    current.push(...split(said, match.index, /[,:"“”„«»()–—]/.test(between), seams));
    last = match.index + match[0].length;
  }
  if (current.length > 0) result.push(current);
  return result;
}

/** The words of a text without regard to sentences. */
export function words(text: string, seams: Seams): readonly Token[] {
  return sentences(text, seams).flat();
}

/** `a. r. rahman` goes on after the dot, and `help! by the beatles` after the mark. */
function endsSentence(between: string, before: Token | undefined, next: string): boolean {
  if (!SENTENCE_END.test(between)) return false;
  if (/^[!?]/.test(between)) return !/^\p{Ll}/u.test(next);
  return !between.startsWith('.') || (before?.word.length ?? 0) > 2;
}

function split(word: string, start: number, apart: boolean, seams: Seams): Token[] {
  if (word === '&' || word === '+') return [{ word: 'and', start, end: start + 1, apart, owner: false }];
  const seam = seamOf(word, seams);
  if (seam > 0) {
    return [
      { word: fold(word.slice(0, seam)), start, end: start + seam, apart, owner: false },
      ...split(word.slice(seam), start + seam, false, seams),
    ];
  }
  const owner = /['’´`]s$|s['’]$/i.test(word);
  return [{ word: fold(word), start, end: start + word.length, apart, owner }];
}

/** Where a word comes apart; 0: it does not. */
function seamOf(word: string, { elisions, compounds }: Seams): number {
  const apostrophe = word.search(/['’´`]/);
  if (apostrophe > 0 && elisions.has(fold(word.slice(0, apostrophe)))) return apostrophe + 1;
  const lower = word.toLowerCase();
  const end = compounds.find((each) => lower.endsWith(each) && lower.length > each.length + 2);
  return end === undefined ? 0 : word.length - end.length;
}
