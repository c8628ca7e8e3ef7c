import { compile, type Grammar } from '../grammar.js';
import { en } from './en/en.js';
import type { Pack } from './pack.js';

/** Every language, the first one being what is used when nothing tells. */
export const packs: readonly Pack[] = [en];

const grammars = new Map<string, Grammar>();

/** The language of a BCP 47 code, prepared; undefined: there is no such pack. */
export function grammarOf(languagecode: string): Grammar | undefined {
  const language = languagecode.toLowerCase().split(/[-_]/)[0] ?? '';
  const known = grammars.get(language);
  if (known) return known;
  const pack = packs.find((each) => each.languagecode === language);
  if (!pack) return undefined;
  const grammar = compile(pack);
  grammars.set(language, grammar);
  return grammar;
}
