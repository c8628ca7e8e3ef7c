/** A number, and one way to say it. */
export interface SpokenNumber {
  readonly value: number;
  readonly words: readonly string[];
}

/** How a language is said: its numbers, and what its spelling keeps. */
export interface SpokenLanguage {
  /** Every way to say each number from 0 to 100. */
  readonly numbers: readonly SpokenNumber[];
  /** The words of a whole number as one reads it aloud; undefined from 10,000. */
  read(value: number): readonly string[] | undefined;
  /** A year as one reads it aloud, nineteen ninety nine; undefined where that is not said otherwise than a number. */
  readYear(value: number): readonly string[] | undefined;
  /** What `&` is. */
  readonly and: string;
  /** Whether words keep their accents; in English they are those of foreign names only, and few dictionaries have them. */
  readonly accents: boolean;
  /** What stands for longer words: dr for doctor. */
  readonly abbreviations: Readonly<Record<string, string>>;
}

const ENGLISH_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const ENGLISH_TENS = ', ,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',');

function english(value: number): string[] | undefined {
  if (value < 20) return [ENGLISH_SMALL[value] ?? ''];
  if (value < 100) return [ENGLISH_TENS[Math.floor(value / 10)] ?? '', ...rest(value % 10, english)];
  if (value < 1_000)
    return [...(english(Math.floor(value / 100)) ?? []), 'hundred', ...rest(value % 100, english)];
  if (value < 10_000)
    return [...(english(Math.floor(value / 1_000)) ?? []), 'thousand', ...rest(value % 1_000, english)];
  return undefined;
}

const FRENCH_SMALL =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const FRENCH_TENS = ', ,vingt,trente,quarante,cinquante,soixante,soixante,quatre vingt,quatre vingt'.split(
  ',',
);

function french(value: number): string[] | undefined {
  if (value < 20) return (FRENCH_SMALL[value] ?? '').split('-');
  if (value < 100) return frenchTens(value);
  if (value < 1_000) {
    const hundreds = Math.floor(value / 100);
    return [...(hundreds > 1 ? (french(hundreds) ?? []) : []), 'cent', ...rest(value % 100, french)];
  }
  if (value < 10_000) {
    const thousands = Math.floor(value / 1_000);
    return [...(thousands > 1 ? (french(thousands) ?? []) : []), 'mille', ...rest(value % 1_000, french)];
  }
  return undefined;
}

function frenchTens(value: number): string[] {
  const ten = Math.floor(value / 10);
  const left = ten === 7 || ten === 9 ? value - (ten - 1) * 10 : value % 10;
  const tens = (FRENCH_TENS[ten] ?? '').split(' ');
  if (value === 80) return ['quatre', 'vingts'];
  if (left === 0) return tens;
  const joint = (left === 1 || left === 11) && ten < 8 ? ['et'] : [];
  return [...tens, ...joint, ...(french(left) ?? [])];
}

function rest(value: number, read: (value: number) => string[] | undefined): string[] {
  return value === 0 ? [] : (read(value) ?? []);
}

function year(value: number, read: (value: number) => string[] | undefined): string[] | undefined {
  if (value < 1_100 || value > 2_099 || value % 1_000 < 10) return undefined;
  const century = read(Math.floor(value / 100)) ?? [];
  const left = value % 100;
  if (left === 0) return undefined;
  return [...century, ...(left < 10 ? ['oh'] : []), ...(read(left) ?? [])];
}

const UP_TO_HUNDRED = Array.from({ length: 101 }, (_, value) => value);

const ENGLISH: SpokenLanguage = {
  numbers: [
    ...UP_TO_HUNDRED.map((value) => ({ value, words: english(value) ?? [] })),
    { value: 100, words: ['a', 'hundred'] },
    { value: 100, words: ['hundred'] },
  ],
  read: english,
  readYear: (value) => year(value, english),
  and: 'and',
  accents: false,
  abbreviations: {
    dr: 'doctor',
    ft: 'featuring',
    feat: 'featuring',
    mr: 'mister',
    mrs: 'missus',
    pt: 'part',
    sgt: 'sergeant',
    st: 'saint',
    vol: 'volume',
    vs: 'versus',
  },
};

const FRENCH: SpokenLanguage = {
  numbers: UP_TO_HUNDRED.map((value) => ({ value, words: french(value) ?? [] })),
  read: french,
  readYear: () => undefined,
  and: 'et',
  accents: true,
  abbreviations: { dr: 'docteur', mme: 'madame', pt: 'partie', st: 'saint', ste: 'sainte', vol: 'volume' },
};

/** How a language is said (two letters: `en` or `fr`). */
export function spokenLanguage(language: string): SpokenLanguage {
  return language === 'fr' ? FRENCH : ENGLISH;
}
