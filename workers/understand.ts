import { packs } from '../src/languages/languages.js';
import type { Phrase, Understanding } from '../src/ports/understander.js';
import { Catalogue, type SharedNames } from './understand/catalogue.js';
import { grammarOf } from './understand/grammars.js';
import { phrasesOf } from './understand/phrases.js';
import { understandPhrase } from './understand/understand.js';

/** A phrase, and which version of its services' names there is to be used. */
export interface UnderstandTask {
  readonly phrase: Phrase;
  readonly versions: Readonly<Record<string, number>>;
}

/** What a phrase means, or the services whose names this worker has to learn first. */
export type UnderstandOutcome =
  | { readonly understanding: Understanding }
  | { readonly unlearned: readonly string[] };

/** The names of a service: lines of JSON, each a `CatalogueName`. */
export interface LearnTask {
  readonly service: string;
  readonly version: number;
  readonly names: SharedNames;
}

const catalogue = new Catalogue();

// Preparing the languages takes a while: nobody's first request waits for it.
for (const { languagecode } of packs) grammarOf(languagecode);

/** Understands a phrase, unless this worker is new and has yet to learn. */
export function understand({ phrase, versions }: UnderstandTask): UnderstandOutcome {
  const unlearned = Object.keys(versions).filter(
    (service) => catalogue.version(service) !== versions[service],
  );
  return unlearned.length > 0 ? { unlearned } : { understanding: understandPhrase(phrase, catalogue) };
}

/** Replaces the names of a service, unless they are these already. */
export function learn({ service, version, names }: LearnTask): void {
  if (catalogue.version(service) !== version) catalogue.learn(service, version, names);
}

/** The phrases of a language, for the recogniser. */
export function phrases(languagecode: string): readonly string[] {
  return phrasesOf(languagecode);
}
