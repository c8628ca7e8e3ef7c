import { grammarOf } from './grammars.js';

/** A language's phrases in the notation of `speech.proto`, for the recogniser; none for a language without a pack. */
export function phrasesOf(languagecode: string): readonly string[] {
  return grammarOf(languagecode)?.pack.phrases ?? [];
}
