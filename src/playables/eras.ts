/** Years, inclusive. */
export interface Era {
  readonly from: number;
  readonly to: number;
}

/** Words for decades in English, German, French and Spanish, by the decade's first year. */
const DECADE_WORDS: Readonly<Record<number, readonly string[]>> = {
  1920: ['twenties', 'zwanziger', 'années vingt', 'veinte'],
  1930: ['thirties', 'dreißiger', 'dreissiger', 'années trente', 'treinta'],
  1940: ['forties', 'vierziger', 'années quarante', 'cuarenta'],
  1950: ['fifties', 'fünfziger', 'années cinquante', 'cincuenta'],
  1960: ['sixties', 'sechziger', 'années soixante', 'sesenta'],
  1970: ['seventies', 'siebziger', 'années soixante dix', 'setenta'],
  1980: ['eighties', 'achtziger', 'années quatre vingt', 'ochenta'],
  1990: ['nineties', 'neunziger', 'années quatre vingt dix', 'noventa'],
  2000: ['noughties', 'two thousands', 'zeros', 'nuller', 'années deux mille', 'dos mil'],
  2010: ['twenty tens', 'zehner', 'dos mil diez'],
};

/** The longest first: one word may be the beginning of another. */
const WORDS = Object.entries(DECADE_WORDS)
  .flatMap(([decade, words]) => words.map((word) => ({ word, from: Number(decade) })))
  .sort((a, b) => b.word.length - a.word.length);

/** Two digits of decades up to this are those of this century. */
const YOUNGEST_DECADE = 20;

/** An era as people write or say it: 1980s, 80s, eighties, 1984, 1980-1989; undefined: it is none. */
export function eraOf(text: string): Era | undefined {
  const said = text.toLowerCase().replaceAll('-', ' ').replaceAll(/\s+/g, ' ').trim();
  const [, first, last] = /^(\d{4}) (\d{4})$/.exec(said) ?? [];
  if (first !== undefined && last !== undefined) return { from: Number(first), to: Number(last) };
  if (/^\d{4}$/.test(said)) return { from: Number(said), to: Number(said) };
  const [digits] = /\d{2,4}/.exec(said) ?? [];
  if (digits !== undefined) return digits.length === 3 ? undefined : decade(Number(digits));
  const word = WORDS.find((each) => said.includes(each.word));
  return word && decade(word.from);
}

function decade(number: number): Era | undefined {
  const year = number < 100 ? number + (number <= YOUNGEST_DECADE ? 2000 : 1900) : number;
  const from = Math.floor(year / 10) * 10;
  return from >= 1000 ? { from, to: from + 9 } : undefined;
}
