/** Number words of English, German, French and Spanish, written without accents. */
const VALUES = new Map<string, number>();

const COUNTED: readonly (readonly [number, string])[] = [
  [0, 'zero null'],
  [1, 'one eins'],
  [2, 'two zwei zwo deux dos'],
  [3, 'three drei trois tres'],
  [4, 'four vier quatre cuatro'],
  [5, 'five funf fuenf cinq cinco'],
  [6, 'six sechs seis'],
  [7, 'seven sieben sept siete'],
  [8, 'eight acht huit ocho'],
  [9, 'nine neun neuf nueve'],
  [10, 'ten zehn dix diez'],
  [11, 'eleven elf onze'],
  [12, 'twelve zwolf zwoelf douze doce'],
  [13, 'thirteen dreizehn treize trece'],
  [14, 'fourteen vierzehn quatorze catorce'],
  [15, 'fifteen funfzehn quinze quince'],
  [16, 'sixteen sechzehn seize'],
  [17, 'seventeen siebzehn'],
  [18, 'eighteen achtzehn'],
  [19, 'nineteen neunzehn'],
  [20, 'twenty zwanzig vingt veinte'],
  [30, 'thirty dreissig trente treinta'],
  [40, 'forty vierzig quarante cuarenta'],
  [50, 'fifty funfzig cinquante cincuenta'],
  [60, 'sixty sechzig soixante sesenta'],
  [70, 'seventy siebzig setenta'],
  [80, 'eighty achtzig ochenta'],
  [90, 'ninety neunzig noventa'],
];
for (const [value, words] of COUNTED) for (const word of words.split(' ')) VALUES.set(word, value);
for (const [unit, word] of 'ein zwei drei vier funf sechs sieben acht neun'.split(' ').entries()) {
  for (const [place, tens] of 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'
    .split(' ')
    .entries())
    VALUES.set(`${word}und${tens}`, (place + 2) * 10 + unit + 1);
}

const ORDINALS = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, place) => [word, `${place + 1}th`]),
);
const ROMAN = new Map(
  [...'ii iii iv vi vii viii ix'.split(' ').entries()].map(([place, word]) => [
    word,
    String(place < 3 ? place + 2 : place + 3),
  ]),
);
/** What is said between the parts of `98.5`. */
const POINTS = new Set(['point', 'dot', 'komma', 'punkt', 'virgule', 'coma', 'punto']);
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);

/**
 * Writes numbers with digits, as people mean them: `ninety nine` is `99`, `nineteen eighty nine`
 * is `1989`, `one eighty two` is `182`, `ninety eight point five` is `985` like `98.5`, `2nd` and `second` are `2th`, and `part ii` is `part 2`.
 */
export function digitize(tokens: readonly string[]): string[] {
  const written: string[] = [];
  let run = new SpokenNumber();
  for (const [place, token] of tokens.entries()) {
    const next = tokens[place + 1];
    if (run.take(token) || (token === 'and' && run.goesOnAfterAnd(next))) continue;
    if (POINTS.has(token) && run.goesOnAfterPoint(next)) continue;
    if (run.started) written.push(run.digits());
    run = new SpokenNumber();
    if (!run.take(token)) written.push(ordinal(token) ?? (place > 0 ? ROMAN.get(token) : undefined) ?? token);
  }
  if (run.started) written.push(run.digits());
  return written;
}

/** Whether a word could be part of a number; most names hold none. */
export function isNumberLike(token: string): boolean {
  return (
    VALUES.has(token) || ROMAN.has(token) || ORDINALS.has(token) || SCALES.has(token) || /\d/.test(token)
  );
}

function ordinal(token: string): string | undefined {
  return (
    ORDINALS.get(token) ?? (/^\d+(st|nd|rd|th)$/.test(token) ? `${Number.parseInt(token, 10)}th` : undefined)
  );
}

/** A run of number words; each group of it (`nineteen`, `eighty nine`) is read out as digits. */
class SpokenNumber {
  readonly #groups: string[] = [];
  #value = 0;
  /** The next value below this one is added to the group rather than starting another. */
  #room = 0;
  started = false;

  take(token: string): boolean {
    const scale = SCALES.get(token);
    if (scale !== undefined) return this.#scale(scale);
    if (token === 'oh' && this.started) return this.#group('0', 0, 0);
    if (/^\d+$/.test(token)) return this.#group(token, Number(token), 0);
    const value = VALUES.get(token);
    if (value === undefined) return false;
    if (value > 0 && value < this.#room) this.#add(value);
    else this.#group(String(value), value, roomAfter(value));
    return true;
  }

  goesOnAfterAnd(next: string | undefined): boolean {
    const value = next === undefined ? undefined : VALUES.get(next);
    return this.#room >= 100 && value !== undefined && value > 0;
  }

  /** What follows the point is a number of its own. */
  goesOnAfterPoint(next: string | undefined): boolean {
    const goesOn = this.started && next !== undefined && (VALUES.has(next) || /^\d+$/.test(next));
    if (goesOn) this.#room = 0;
    return goesOn;
  }

  digits(): string {
    return this.#groups.join('');
  }

  #group(text: string, value: number, room: number): true {
    this.started = true;
    this.#groups.push(text);
    this.#value = value;
    this.#room = room;
    return true;
  }

  #add(value: number): void {
    this.#value += value;
    this.#groups[this.#groups.length - 1] = String(this.#value);
    this.#room = roomAfter(value);
  }

  #scale(scale: number): boolean {
    if (!this.started) return this.#group(String(scale), scale, scale);
    if (this.#value === 0 || this.#value > 9999) return false;
    const last = this.#value * scale;
    this.#groups[this.#groups.length - 1] = String(last);
    this.#value = last;
    this.#room = scale;
    return true;
  }
}

function roomAfter(value: number): number {
  return value >= 20 && value < 100 ? 10 : 0;
}
