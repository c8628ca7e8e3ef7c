import type { Pack, Template } from '../../src/languages/pack.js';
import type { IntentName } from '../../src/ports/understander.js';
import {
  collectWords,
  expand,
  type Matcher,
  MatcherMaker,
  neededWords,
  SLOTS,
  type WordTable,
  wordTable,
} from './matcher.js';
import type { NameShapes } from './name-shapes.js';
import { type Node, parseNotation } from './notation.js';
import { NumberReader } from './numbers.js';
import { Opinion } from './opinion.js';
import { Sampler } from './sampler.js';
import { fold, type Seams, words } from './tokens.js';

/** A template, ready to be matched. */
export interface CompiledTemplate {
  readonly intent: IntentName;
  /** As it is written in the pack. */
  readonly says: string;
  readonly cost: number;
  readonly hint: boolean;
  readonly named: boolean;
  readonly entities: Template['entities'];
  readonly matcher: Matcher;
}

/** A language, ready to be matched. */
export interface Grammar {
  readonly pack: Pack;
  readonly seams: Seams;
  readonly functionwords: ReadonlySet<string>;
  readonly particles: ReadonlySet<string>;
  readonly separators: ReadonlySet<string>;
  readonly typewords: ReadonlySet<string>;
  readonly openers: ReadonlySet<string>;
  readonly danglers: ReadonlySet<string>;
  /** Words that templates are made of. */
  readonly keywords: ReadonlySet<string>;
  readonly artists: ReadonlySet<string>;
  readonly titles: ReadonlySet<string>;
  readonly nameShapes: NameShapes;
  readonly genres: WordTable;
  readonly moods: WordTable;
  readonly decades: WordTable;
  readonly levels: WordTable;
  readonly levelValues: ReadonlyMap<string, number>;
  readonly numbers: NumberReader;
  readonly fillers: Index<Matcher>;
  readonly foreign: WordTable;
  readonly templates: Index<CompiledTemplate>;
  /** What the words alone say; undefined: the language has no examples to learn from. */
  readonly opinion: Opinion | undefined;
}

/** Finds what may match a phrase by the words that it cannot do without. */
export interface Index<T> {
  readonly byWord: ReadonlyMap<string, readonly T[]>;
  /** What needs no particular word. */
  readonly always: readonly T[];
}

/** The cost of a template that was written as an example. */
const EXAMPLE = 0.1;

/** Prepares a pack. Throws when its notation is wrong. */
export function compile(pack: Pack, nameShapes: NameShapes): Grammar {
  const seams: Seams = { elisions: new Set(pack.elisions.map(fold)), compounds: pack.compounds };
  const compiler = new Compiler(pack, seams);
  const set = (text: string) =>
    new Set(text.split(/\s+/).flatMap((each) => words(each, seams).map(({ word }) => word)));
  const templates = [...pack.templates, ...fromExamples(pack)].flatMap(
    ({ says, intent, cost = 0, hint = false, named = false, entities }) =>
      says.map((text) => ({
        intent,
        says: text,
        cost,
        hint,
        named,
        entities,
        matcher: compiler.matcher(text),
      })),
  );
  const functionwords = set(pack.functionwords);
  const particles = set(pack.particles);
  const keywords = new Set<string>();
  const seen = new Set<Matcher>();
  for (const { matcher } of templates) collectWords(matcher, keywords, seen);
  for (const word of [...functionwords, ...particles]) keywords.delete(word);
  const artists = set(pack.names.artists);
  const titles = set(pack.names.titles);
  return {
    pack,
    seams,
    functionwords,
    particles,
    separators: set(pack.separators),
    typewords: set(pack.typewords),
    openers: set(pack.openers),
    danglers: set(pack.danglers),
    keywords,
    artists,
    titles,
    nameShapes,
    genres: compiler.table(pack.genres),
    moods: compiler.table(pack.moods),
    decades: compiler.table(pack.decades),
    levels: compiler.table(Object.keys(pack.levels).join(' | ')),
    levelValues: new Map(
      Object.entries(pack.levels).map(([level, value]) => [compiler.key(level), value] as const),
    ),
    numbers: new NumberReader(pack.numbers),
    fillers: index(
      pack.fillers.map((text) => compiler.matcher(text)),
      (matcher) => matcher,
    ),
    foreign: compiler.table(pack.foreign.join(' | ')),
    templates: index(templates, ({ matcher }) => matcher),
    opinion: pack.examples.length > 0 ? new Opinion(pack, new Sampler(pack, seams)) : undefined,
  };
}

/** Examples of requests are templates too, though less to the point than those that were written as such. */
function fromExamples({ examples }: Pack): readonly Template[] {
  return examples.flatMap(({ intent, says }) => (intent === 'none' ? [] : [{ intent, says, cost: EXAMPLE }]));
}

class Compiler {
  readonly #pack: Pack;
  readonly #seams: Seams;
  readonly #rules = new Map<string, Node>();
  readonly #made = new MatcherMaker();

  constructor(pack: Pack, seams: Seams) {
    this.#pack = pack;
    this.#seams = seams;
  }

  matcher(text: string): Matcher {
    return this.#made.matcher(this.#resolve(this.#parse(text)));
  }

  table(text: string): WordTable {
    return wordTable(expand(this.#resolve(this.#parse(text)), Number.POSITIVE_INFINITY) ?? []);
  }

  key(text: string): string {
    return this.#words(text).join(' ');
  }

  #parse(text: string): Node {
    return parseNotation(text, (piece) => this.#words(piece));
  }

  #words(text: string): readonly string[] {
    return words(text, this.#seams).map((token) => token.word);
  }

  #resolve(node: Node): Node {
    if (node.kind === 'rule') return this.#rule(node.name);
    if (node.kind === 'slot' && !SLOTS.has(node.name)) throw new Error(`no slot {${node.name}}`);
    if (node.kind !== 'sequence' && node.kind !== 'choice') return node;
    return { kind: node.kind, nodes: node.nodes.map((each) => this.#resolve(each)) };
  }

  #rule(name: string): Node {
    const known = this.#rules.get(name);
    if (known) return known;
    const text = this.#pack.rules[name];
    if (text === undefined) throw new Error(`no rule <${name}>`);
    const node = this.#resolve(this.#parse(text));
    this.#rules.set(name, node);
    return node;
  }
}

function index<T>(items: readonly T[], matcherOf: (item: T) => Matcher): Index<T> {
  const byWord = new Map<string, T[]>();
  const always: T[] = [];
  for (const item of items) {
    const needed = neededWords(matcherOf(item));
    if (!needed) always.push(item);
    else
      for (const word of needed) {
        const known = byWord.get(word);
        if (known) known.push(item);
        else byWord.set(word, [item]);
      }
  }
  return { byWord, always };
}
