import type { Random } from './random.js';

/** A word of a pronouncing dictionary and its sounds. */
export interface Pronounced {
  readonly word: string;
  readonly phones: readonly string[];
}

const KEYS: Readonly<Record<string, string>> = {
  a: 'qsz',
  b: 'vghn',
  c: 'xdfv',
  d: 'serfcx',
  e: 'wsdr',
  f: 'drtgvc',
  g: 'ftyhbv',
  h: 'gyujnb',
  i: 'ujko',
  j: 'huiknm',
  k: 'jiolm',
  l: 'kop',
  m: 'njk',
  n: 'bhjm',
  o: 'iklp',
  p: 'ol',
  q: 'wa',
  r: 'edft',
  s: 'awedxz',
  t: 'rfgy',
  u: 'yhji',
  v: 'cfgb',
  w: 'qase',
  x: 'zsdc',
  y: 'tghu',
  z: 'asx',
};

/** One to three slips of the fingers, more in longer names; the first letter is mostly right. */
export function mistyped(name: string, random: Random): string {
  let typed = random.chance(0.7) ? name.toLowerCase() : name;
  if (random.chance(0.5)) typed = typed.normalize('NFKD').replace(/\p{M}/gu, '');
  if (random.chance(0.5)) typed = typed.replace(/[^\p{L}\p{N} ]/gu, '');
  if (random.chance(0.15)) typed = typed.replace(/^the /i, '');
  const slips =
    1 + Number(typed.length > 8 && random.chance(0.5)) + Number(typed.length > 16 && random.chance(0.4));
  for (let slip = 0; slip < slips; slip++) typed = slipped(typed, random);
  return typed;
}

function slipped(text: string, random: Random): string {
  const at = random.chance(0.1) ? 0 : 1 + random.below(Math.max(1, text.length - 1));
  const before = text.slice(0, at);
  const letter = text[at] ?? '';
  const after = text.slice(at + 1);
  const keys = KEYS[letter.toLowerCase()];
  switch (random.below(5)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return before + (keys ? random.pick([...keys]) : letter) + after;
    case 3:
      return before + (after[0] ?? '') + letter + after.slice(1);
    default:
      return before + letter + (keys ? random.pick([...keys]) : '') + after;
  }
}

const CONFUSABLE: readonly string[] = [
  'P B',
  'T D',
  'K G',
  'F V',
  'S Z',
  'SH CH',
  'JH CH',
  'TH F',
  'TH S',
  'DH D',
  'M N',
  'N NG',
  'L R',
  'W V',
  'HH K',
  'V B',
  'AA AH',
  'AE EH',
  'IH IY',
  'UH UW',
  'AO OW',
  'EY EH',
  'AH IH',
  'AY AA',
  'ER AH',
  'AO AA',
  'OW UW',
  'EH IH',
];
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/, 'f'],
  [/f/, 'ph'],
  [/ck/, 'k'],
  [/c(?=[aou])/, 'k'],
  [/k/, 'c'],
  [/y\b/, 'ie'],
  [/ie\b/, 'y'],
  [/(?<=[aeiou])s(?=[aeiou])/, 'z'],
  [/ee/, 'ea'],
  [/ea/, 'ee'],
  [/ou/, 'oo'],
  [/er\b/, 'a'],
  [/a\b/, 'er'],
  [/x/, 'cks'],
  [/([lmnprst])\1/, '$1'],
  [/([lmnprst])(?=[aeiou])/, '$1$1'],
  [/z/, 's'],
  [/v/, 'w'],
  [/w/, 'v'],
  [/h/, ''],
  [/u/, 'oo'],
  [/qu/, 'kw'],
  [/ght/, 't'],
  [/d\b/, 't'],
  [/b/, 'p'],
  [/g/, 'k'],
  [/ei/, 'ai'],
  [/o/, 'au'],
  [/e/, 'a'],
  [/i/, 'e'],
];
const SAID_NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const SAID_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Replaces words by ones that sound like them, as recognisers do. */
export class Mishearing {
  readonly #phones = new Map<string, readonly string[]>();
  readonly #words = new Map<string, string[]>();
  readonly #nearby = new Map<string, string[]>();

  constructor(dictionary: readonly Pronounced[]) {
    for (const { word, phones } of dictionary) {
      if (!this.#phones.has(word)) this.#phones.set(word, phones);
      const key = phones.join(' ');
      this.#words.set(key, [...(this.#words.get(key) ?? []), word]);
    }
    for (const pair of CONFUSABLE) {
      const [a = '', b = ''] = pair.split(' ');
      this.#nearby.set(a, [...(this.#nearby.get(a) ?? []), b]);
      this.#nearby.set(b, [...(this.#nearby.get(b) ?? []), a]);
    }
  }

  /** A name as a recogniser may write it: said in words, one or two of them misheard. */
  misheard(name: string, random: Random): string {
    let words = name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/&/g, ' and ')
      .replace(/[^\p{L}\p{N}' ]/gu, ' ')
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => (/^\d{1,4}$/.test(word) ? saidNumber(Number(word)) : word));
    const errors = 1 + Number(words.length > 2 && random.chance(0.5));
    for (let error = 0; error < errors; error++) words = this.#oneError(words, random);
    return words.join(' ');
  }

  #oneError(words: readonly string[], random: Random): string[] {
    const changed = [...words];
    const at = random.below(words.length);
    const word = words[at] ?? '';
    const kind = random.next();
    if (kind < 0.08 && words.length > 2 && word.length <= 4) changed.splice(at, 1);
    else if (kind < 0.16 && at + 1 < words.length) changed.splice(at, 2, word + (words[at + 1] ?? ''));
    else if (kind < 0.22 && word.length > 6)
      changed.splice(at, 1, word.slice(0, word.length >> 1), word.slice(word.length >> 1));
    else changed[at] = this.#soundsLike(word, random) ?? respelt(word, random);
    return changed;
  }

  /** Another word with the same sounds, else with one sound changed, dropped or added. */
  #soundsLike(word: string, random: Random): string | undefined {
    const phones = this.#phones.get(word);
    if (!phones) return undefined;
    const same = (this.#words.get(phones.join(' ')) ?? []).filter((other) => other !== word);
    if (same.length > 0 && random.chance(0.6)) return random.pick(same);
    const near = this.#variants(phones).flatMap((variant) => this.#words.get(variant) ?? []);
    const others = near.filter((other) => other !== word);
    return others.length > 0 ? random.pick(others) : undefined;
  }

  #variants(phones: readonly string[]): string[] {
    const variants: string[] = [];
    for (let at = 0; at < phones.length; at++) {
      for (const other of this.#nearby.get(phones[at] ?? '') ?? [])
        variants.push(phones.with(at, other).join(' '));
      if (phones.length > 3) variants.push(phones.toSpliced(at, 1).join(' '));
    }
    for (const added of ['S', 'Z', 'T', 'D']) variants.push([...phones, added].join(' '));
    return variants;
  }
}

function respelt(word: string, random: Random): string {
  const fitting = SPELLINGS.filter(([from]) => from.test(word));
  if (fitting.length === 0) return word;
  const [from, to] = random.pick(fitting);
  return word.replace(from, to);
}

function saidNumber(value: number): string {
  if (value < 20) return SAID_NUMBERS[value] ?? '';
  if (value < 100)
    return `${SAID_TENS[Math.floor(value / 10) - 2]}${value % 10 ? ` ${SAID_NUMBERS[value % 10]}` : ''}`;
  if (value >= 1100 && value % 100 !== 0)
    return `${saidNumber(Math.floor(value / 100))} ${saidNumber(value % 100)}`;
  if (value >= 1000)
    return `${saidNumber(Math.floor(value / 1000))} thousand${value % 1000 ? ` ${saidNumber(value % 1000)}` : ''}`;
  return `${saidNumber(Math.floor(value / 100))} hundred${value % 100 ? ` ${saidNumber(value % 100)}` : ''}`;
}
