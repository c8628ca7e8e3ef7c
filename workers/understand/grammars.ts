import { packs } from '../../src/languages/languages.js';
import { compile, type Grammar } from './grammar.js';
import { NameShapes } from './name-shapes.js';

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
