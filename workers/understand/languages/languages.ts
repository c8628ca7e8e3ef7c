import { compile, type Grammar } from '../grammar.js';
import { NameShapes } from '../name-shapes.js';
import { de } from './de/de.js';
import { en } from './en/en.js';
import { es } from './es/es.js';
import { fr } from './fr/fr.js';
import type { Pack } from './pack.js';

/** Every language, the first one being what is used when nothing tells. */
export const packs: readonly Pack[] = [en, de, fr, es];

/** People sing and ask for names in all languages, so one model tells them for all. */
const nameShapes = new NameShapes(packs);

const grammars = new Map<string, Grammar>();

/** The language of a BCP 47 code, prepared; undefined: there is no such pack. */
export function grammarOf(languagecode: string): Grammar | undefined {
  const language = languagecode.toLowerCase().split(/[-_]/)[0] ?? '';
  const known = grammars.get(language);
  if (known) return known;
  const pack = packs.find((each) => each.languagecode === language);
  if (!pack) return undefined;
  const grammar = compile(pack, nameShapes);
  grammars.set(language, grammar);
  return grammar;
}
