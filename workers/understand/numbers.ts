import type { NumberWords } from '../../src/languages/pack.js';
import { fold, type Token } from './tokens.js';

/** A number and where it ends. */
export interface SpokenNumber {
  readonly value: number;
  readonly end: number;
}

/** Reads numbers in digits and words: `50`, `twenty one`, `nineteen ninety five`, `two thousand and nine`. */
export class NumberReader {
  readonly #words = new Map<string, number>();
  readonly #hundred: ReadonlySet<string>;
  readonly #thousand: ReadonlySet<string>;
  readonly #joints: ReadonlySet<string>;
  readonly #points: ReadonlySet<string>;

  constructor(words: NumberWords) {
    for (const [word, value] of Object.entries(words.words)) this.#words.set(fold(word), value);
    this.#hundred = new Set(words.hundred.map(fold));
    this.#thousand = new Set(words.thousand.map(fold));
    this.#joints = new Set(words.joints.map(fold));
    this.#points = new Set(words.points.map(fold));
  }

  /** The longest number that begins at a word. */
  read(tokens: readonly Token[], at: number): SpokenNumber | undefined {
    const word = tokens[at]?.word ?? '';
    if (/^\p{N}/u.test(word)) {
      const value = Number(word.replace(',', '.'));
      return Number.isFinite(value) ? { value, end: at + 1 } : undefined;
    }
    return this.#readWords(tokens, at);
  }

  /** The longest number with a digit behind a point that begins at a word: `98.5`, `ninety eight point five`. */
  readDecimal(tokens: readonly Token[], at: number): SpokenNumber | undefined {
    const whole = this.read(tokens, at);
    if (!whole || !this.#points.has(tokens[whole.end]?.word ?? '')) return whole;
    const tenth = this.read(tokens, whole.end + 1);
    return tenth && tenth.value < 10 ? { value: whole.value + tenth.value / 10, end: tenth.end } : whole;
  }

  #readWords(tokens: readonly Token[], at: number): SpokenNumber | undefined {
    let total = 0;
    let current: number | undefined;
    let end = at;
    for (let position = at; position < tokens.length; position++) {
      const word = tokens[position]?.word ?? '';
      if (end > at && this.#joints.has(word)) continue;
      const value = this.#words.get(word);
      if (value !== undefined) {
        const next = joined(current, value);
        if (next === undefined) break;
        current = next;
      } else if (this.#hundred.has(word)) {
        if (current !== undefined && current > 99) break;
        current = (current ?? 1) * 100;
      } else if (this.#thousand.has(word)) {
        total = (current ?? 1) * 1000;
        current = 0;
      } else break;
      end = position + 1;
    }
    return end > at ? { value: total + (current ?? 0), end } : undefined;
  }
}

/** Adds a number word to what came before: `twenty` `one`, `nineteen` `ninety`, `quatre` `vingt`, `dix` `sept`. */
function joined(before: number | undefined, value: number): number | undefined {
  if (before === undefined) return value;
  if (before === 4 && value === 20) return 80;
  const last = before % 100;
  if (last === 0) return before + value;
  if (last >= 10 && last % 10 === 0 && value < 10) return before + value;
  if ((before === 60 || before === 80) && value < 20) return before + value;
  if (before >= 10 && before < 100 && value >= 10) return before * 100 + value;
  return undefined;
}
