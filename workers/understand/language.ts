import type { Grammar } from './grammar.js';
import { grammarOf, packs } from './languages/languages.js';
import { words } from './tokens.js';

/** A word that only one language has weighs this much more than one that several have. */
const OWN_WORD = 1.5;

/** The grammar for a phrase: its language's, else that of the language whose words it has most of. */
export function grammarFor(text: string, languagecode: string | undefined): Grammar {
  const named = languagecode === undefined ? undefined : grammarOf(languagecode);
  if (named) return named;
  const scored = packs
    .map((pack) => grammarOf(pack.languagecode))
    .filter((grammar) => grammar !== undefined)
    .map((grammar) => ({ grammar, score: familiarity(text, grammar) }));
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return best.grammar;
}

function familiarity(text: string, grammar: Grammar): number {
  let score = 0;
  for (const { word } of words(text, grammar.seams)) {
    if (grammar.functionwords.has(word)) score += OWN_WORD;
    else if (grammar.keywords.has(word)) score += 1;
  }
  return score;
}
