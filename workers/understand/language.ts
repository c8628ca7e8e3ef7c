import { packs } from '../../src/languages/languages.js';
import type { Pack } from '../../src/languages/pack.js';
import { unspoken } from '../../src/languages/unspoken.js';
import { famousSongs } from './famous.js';
import type { Grammar } from './grammar.js';
import { grammarOf } from './grammars.js';
import { fold, type Token, words } from './tokens.js';

/** The languages that a phrase may be in, the likeliest first, and whether it rather looks like one that is not spoken. */
export interface Guess {
  readonly grammars: readonly Grammar[];
  readonly strange: boolean;
}

/** How much words say that glue others together, words of requests, and the word that a request begins with. */
const FUNCTION_WORD = 1.5;
const KEYWORD = 1;
const FIRST = 3;
/** A language of which a text has this much less than of another may still be the one: `spiel Let It Be`. */
const CLOSE = 0.6;
/** What a word in letters that no language here is written in says against all of them. */
const FOREIGN_LETTERS = 0.9;
const LATIN = /[\p{Script=Latin}\p{N}&%+]/u;

const spellings = new Map<Pack, ReadonlySet<string>>();
const strangers: readonly ReadonlySet<string>[] = Object.values(unspoken).map(
  (text) => new Set(text.split(' ').map(fold)),
);

/** The grammars for a phrase: its language's, else those of the languages whose words it has most of. */
export function grammarsFor(text: string, languagecode: string | undefined): Guess {
  const named = languagecode === undefined ? undefined : grammarOf(languagecode);
  if (named) return { grammars: [named], strange: false };
  const spoken = packs
    .map((pack) => grammarOf(pack.languagecode))
    .filter((grammar) => grammar !== undefined)
    .map((grammar) => ({ grammar, score: familiarity(text, grammar) }))
    .sort((a, b) => b.score - a.score);
  const [best] = spoken;
  if (!best) throw new Error('there is no language');
  const close = spoken.filter(({ score }, at) => at === 0 || (score > 0 && score >= CLOSE * best.score));
  return {
    grammars: close.map(({ grammar }) => grammar),
    strange: strangers.some((theirs) => isStranger(text, theirs, best.grammar)),
  };
}

function familiarity(text: string, grammar: Grammar): number {
  return sum(words(text, grammar.seams), (token) => weightOf(token, text, grammar));
}

function weightOf({ word, start, end }: Token, text: string, grammar: Grammar): number {
  const { pack, functionwords, keywords } = grammar;
  if (!functionwords.has(word)) return keywords.has(word) ? KEYWORD : 0;
  const exactly = spellingsOf(pack).has(text.slice(start, end).toLowerCase());
  return exactly ? FUNCTION_WORD : FUNCTION_WORD / 2;
}

/** The words that glue others together as they are written: `qué` is Spanish, `que` may be French. */
function spellingsOf(pack: Pack): ReadonlySet<string> {
  const known = spellings.get(pack) ?? new Set(pack.functionwords.split(/\s+/));
  spellings.set(pack, known);
  return known;
}

/** Whether the words that tell two languages apart speak for the one that is not spoken. */
function isStranger(text: string, theirs: ReadonlySet<string>, grammar: Grammar): boolean {
  const tokens = words(text, grammar.seams);
  const ours = sum(tokens, (token) => (theirs.has(token.word) ? 0 : weightOf(token, text, grammar)));
  const other = sum(tokens, (token) => {
    if (!LATIN.test(token.word)) return FOREIGN_LETTERS;
    return theirs.has(token.word) && weightOf(token, text, grammar) === 0 ? FUNCTION_WORD : 0;
  });
  return other > ours;
}

/** The first word counts for more, as what is wanted comes before names, and those for nothing that all the world knows. */
function sum(tokens: readonly Token[], weigh: (token: Token) => number): number {
  const weights = tokens.map((token, at) => (at === 0 ? FIRST : 1) * weigh(token));
  for (const { start, end } of famousSongs(tokens.map(({ word }) => word))) weights.fill(0, start, end);
  return weights.reduce((total, weight) => total + weight, 0);
}
