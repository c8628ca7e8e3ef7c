import { LETTER_COSTS, SOUND_COSTS, similarity } from './similarity.js';

/** A folded text, encoded: as a whole, as it sounds, and word by word. */
export interface Spelling {
  readonly letters: Uint8Array;
  readonly sounds: Uint8Array;
  readonly words: readonly Uint8Array[];
}

/** Found by trying on made-up names; small changes change little. */
const WEIGHTS = { letters: 0.45, sounds: 0.42, words: 0.13 };
/** What the same words in another order are worth, and the beginning of a name. */
const REORDERED = 0.93;
const BEGINNING = 0.8;

/** How well a name fits what was asked for, 0 to 1: by letters, by sounds, and by words in any order. */
export function fit(query: Spelling, name: Spelling): number {
  if (equal(query.letters, name.letters)) return 1;
  const letters = similarity(query.letters, name.letters, LETTER_COSTS);
  const sounds = similarity(query.sounds, name.sounds, SOUND_COSTS);
  const words = wordsInCommon(query.words, name.words);
  const whole = WEIGHTS.letters * letters + WEIGHTS.sounds * sounds + WEIGHTS.words * words;
  return Math.min(0.99, Math.max(whole, REORDERED * words ** 3, beginning(query.letters, name.letters)));
}

/** The words of encoded letters, parted at the spaces. */
export function wordsOf(letters: Uint8Array): Uint8Array[] {
  const words: Uint8Array[] = [];
  for (let start = 0; start <= letters.length; ) {
    const space = letters.indexOf(0, start);
    const end = space < 0 ? letters.length : space;
    words.push(letters.subarray(start, end));
    start = end + 1;
  }
  return words;
}

/** How much of both names is covered by words of the other, misspelt or not, wherever they stand. */
function wordsInCommon(query: readonly Uint8Array[], name: readonly Uint8Array[]): number {
  const best = new Float64Array(name.length);
  let asked = 0;
  let found = 0;
  for (const word of query) {
    let most = 0;
    for (let at = 0; at < name.length; at++) {
      const alike = similarity(word, name[at] as Uint8Array, LETTER_COSTS);
      if (alike > most) most = alike;
      if (alike > (best[at] as number)) best[at] = alike;
    }
    asked += word.length;
    found += word.length * counted(most);
  }
  let length = 0;
  let covered = 0;
  for (let at = 0; at < name.length; at++) {
    const word = name[at] as Uint8Array;
    length += word.length;
    covered += word.length * counted(best[at] as number);
  }
  return (found + covered) / (asked + length);
}

/** Words that are hardly alike have nothing in common. */
function counted(alike: number): number {
  return alike < 0.5 ? 0 : alike;
}

/** What is typed so far may go on. */
function beginning(query: Uint8Array, name: Uint8Array): number {
  if (query.length >= name.length || query.length < 2) return 0;
  for (let at = 0; at < query.length; at++) if (query[at] !== name[at]) return 0;
  return BEGINNING * (0.8 + (0.2 * query.length) / name.length);
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
