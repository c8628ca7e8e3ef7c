import { encode } from './similarity.js';

const LETTERS = 40;
const SOUNDS = 30;
const BORDER = 29;

/** Every sequence of three letters, then every one of three sounds. */
export const GRAM_SPACE = LETTERS ** 3 + SOUNDS ** 3;

/**
 * Calls `take` with each trigram of an encoded name's letters (a space stands at both ends) and
 * of its consonants and first vowel (a border stands at both ends). The same one may come again.
 */
export function eachGram(letters: Uint8Array, sounds: Uint8Array, take: (gram: number) => void): void {
  let two = 0;
  for (let at = 0; at <= letters.length; at++) {
    const code = at < letters.length ? (letters[at] as number) : 0;
    const three = two * LETTERS + (code < 37 ? code : 37 + (code % 3));
    if (at > 0) take(three);
    two = three % LETTERS ** 2;
  }
  two = BORDER;
  for (let at = 0; at < sounds.length; at++) {
    const code = sounds[at] as number;
    if (at > 0 && VOWEL[code] === 1) continue;
    const three = two * SOUNDS + Math.min(code, BORDER - 1);
    if (at > 0) take(LETTERS ** 3 + three);
    two = three % SOUNDS ** 2;
  }
  take(LETTERS ** 3 + two * SOUNDS + BORDER);
}

const VOWEL = new Uint8Array(256);
for (const code of encode('AEIOU')) VOWEL[code] = 1;
