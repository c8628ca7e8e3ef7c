import { fold } from './tokens.js';

/** Letters that are the same when they are folded. */
const PLAIN = /^[a-z]+$/;

/** The classes that words belong to: a narrow, a middle and a wide one each. */
export class WordClasses {
  readonly #classes = new Map<string, readonly string[]>();

  /** Reads the classes of a pack. */
  constructor(text: string) {
    let narrow = 0;
    let middle = 0;
    let wide = 0;
    for (const block of text.trim().split(/\n{2,}/)) {
      wide++;
      for (const line of block.split('\n')) {
        middle++;
        for (const part of line.split(';')) {
          const names = [`narrow ${narrow++}`, `middle ${middle}`, `wide ${wide}`];
          for (const word of part.split(' '))
            if (word !== '') this.#classes.set(PLAIN.test(word) ? word : fold(word), names);
        }
      }
    }
  }

  /** The names of a word's classes; none: it is not in the table. */
  of(word: string): readonly string[] {
    return this.#classes.get(word) ?? [];
  }
}

const read = new Map<string, WordClasses>();

/** The classes of a pack, read only once. */
export function classesOf(text: string): WordClasses {
  const known = read.get(text) ?? new WordClasses(text);
  read.set(text, known);
  return known;
}
