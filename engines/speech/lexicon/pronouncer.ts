import type { Espeak } from '../voice/espeak.js';
import type { Dictionary } from './dictionary.js';
import { phonesOfIpa } from './phones.js';

/** Pronunciations that were worked out and are kept; names come back in every context. */
const MOST_KEPT = 50_000;

/** Says how words are pronounced: as the dictionary has it, else by espeak-ng's rules. */
export class Pronouncer {
  readonly #language: string;
  readonly #dictionary: Dictionary;
  readonly #espeak: Espeak;
  readonly #kept = new Map<string, readonly string[]>();

  constructor(language: string, dictionary: Dictionary, espeak: Espeak) {
    this.#language = language;
    this.#dictionary = dictionary;
    this.#espeak = espeak;
  }

  /** Every pronunciation of a word, in the phones of the model; none: it has no sound, or is not of this alphabet. */
  ways(word: string): readonly string[] {
    const known = this.#dictionary.get(word) ?? this.#kept.get(word);
    if (known) return known;
    const phones = /^[\p{Script=Latin}\p{M}'-]+$/u.test(word)
      ? phonesOfIpa(this.#espeak.ipa(word, this.#language), this.#language)
      : '';
    const ways = phones === '' ? [] : [phones];
    if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
    this.#kept.set(word, ways);
    return ways;
  }
}
