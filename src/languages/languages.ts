import { de } from './de/de.js';
import { en } from './en/en.js';
import { es } from './es/es.js';
import { fr } from './fr/fr.js';
import type { Language } from './language.js';

const languages: Readonly<Record<string, Language>> = { en, de, fr, es };

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

/** Whether a word is in a list of words. */
export function has(words: string, word: string): boolean {
  return ` ${words} `.includes(` ${word} `);
}
