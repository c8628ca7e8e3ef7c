import { de } from './de/de.js';
import { en } from './en/en.js';
import { es } from './es/es.js';
import { fr } from './fr/fr.js';
import type { Language } from './language.js';
import type { Pack } from './pack.js';

const languages: Readonly<Record<string, Language>> = { en, de, fr, es };

/** What people say in every language, the first one being what is used when nothing tells. */
export const packs: readonly Pack[] = Object.values(languages).map(({ pack }) => pack);

/** The language of a BCP 47 code, if it is one that the server speaks: `de-AT` is `de`. */
export function spokenLanguage(languagecode: string | undefined): string | undefined {
  const language = languagecode?.toLowerCase().split(/[-_]/)[0];
  return language !== undefined && Object.hasOwn(languages, language) ? language : undefined;
}

/** A language; English where there is no such one. */
export function languageOf(languagecode: string | undefined): Language {
  return languages[spokenLanguage(languagecode) ?? 'en'] ?? en;
}

/** Whether words end where no request ends. */
export function isDangling(text: string, languagecode: string | undefined): boolean {
  const last =
    text
      .toLowerCase()
      .split(/[\s']+/)
      .at(-1) ?? '';
  return has(languageOf(languagecode).dangling, last);
}

/** Whether words may well hold a name, beside what a request for just any music, station or playlist is made of. */
export function mayName(words: string, languagecode: string | undefined): boolean {
  return namesIn(words, languagecode).length > 0;
}

/** What may be the name in a request, the likeliest first: without the words around it, and with one of them. */
export function namesIn(text: string, languagecode: string | undefined): readonly string[] {
  const { nameless } = languageOf(languagecode);
  const words = text
    .toLowerCase()
    .split(/[\s.,!?'’-]+/)
    .filter((word) => word !== '');
  const start = words.findIndex((word) => !has(nameless, word));
  const end = words.findLastIndex((word) => !has(nameless, word)) + 1;
  if (start < 0) return [];
  const pieces = [
    [start, end],
    [start, end + 1],
    [start - 1, end],
  ] as const;
  return pieces
    .filter(([from, to]) => from >= 0 && to <= words.length)
    .map(([from, to]) => words.slice(from, to).join(' '));
}

/** Whether a word is in a list of words. */
export function has(words: string, word: string): boolean {
  return ` ${words} `.includes(` ${word} `);
}
