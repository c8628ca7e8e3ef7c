import { readFile } from 'node:fs/promises';

/** The pronunciations of the words that a model knows, in its own phones. */
export type Dictionary = ReadonlyMap<string, readonly string[]>;

/** Reads a dictionary in the format of CMU's: a word or `word(2)`, then its phones; `;;` begins a comment. */
export async function readDictionary(path: string): Promise<Dictionary> {
  const words = new Map<string, string[]>();
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    const gap = line.search(/\s/);
    if (gap <= 0 || line.startsWith(';;')) continue;
    const word = line
      .slice(0, gap)
      .replace(/\(\d+\)$/, '')
      .toLowerCase();
    const phones = line.slice(gap).trim().replace(/\s+/g, ' ');
    const known = words.get(word);
    if (known) known.push(phones);
    else words.set(word, [phones]);
  }
  return words;
}
