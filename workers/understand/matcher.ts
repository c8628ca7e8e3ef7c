import type { EntityKey } from '../../src/ports/understander.js';
import type { Node } from './notation.js';

/** A piece of a template, ready to be matched. */
export type Matcher =
  | { readonly kind: 'words'; readonly table: WordTable }
  | { readonly kind: 'slot'; readonly slot: SlotName; readonly genitive: boolean }
  | { readonly kind: 'gap' }
  | { readonly kind: 'sequence'; readonly nodes: readonly Matcher[] }
  | { readonly kind: 'choice'; readonly nodes: readonly Matcher[] };

/**
 * What a slot of a template takes: an entity, a `title` of a song or an album, the `frequency` of a
 * station, or an `owner` in the genitive, who is none.
 */
export type SlotName = EntityKey | 'title' | 'frequency' | 'owner';

/** Sequences of words by their first word, the longest first; `empty` when nothing is one of them. */
export interface WordTable {
  readonly byFirst: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly empty: boolean;
}

/** Every slot there is. */
export const SLOTS: ReadonlySet<string> = new Set<SlotName>([
  'artist',
  'track',
  'album',
  'playlist',
  'genre',
  'mood',
  'station',
  'lyric',
  'year',
  'volume',
  'presetnumber',
  'title',
  'frequency',
  'owner',
]);
/** A choice of plain words is a table up to this many sequences. */
const TABLE_LIMIT = 1500;

/** All the word sequences that a piece stands for. */
type Expansion = readonly (readonly string[])[];

/** Prepares pieces whose rules are resolved, each only once. */
export class MatcherMaker {
  readonly #matchers = new Map<Node, Matcher>();
  readonly #expansions = new Map<Node, Expansion | undefined>();

  matcher(node: Node): Matcher {
    const known = this.#matchers.get(node);
    if (known) return known;
    const matcher = this.#make(node);
    this.#matchers.set(node, matcher);
    return matcher;
  }

  #make(node: Node): Matcher {
    const plain = this.#expand(node);
    if (plain) return { kind: 'words', table: wordTable(plain) };
    if (node.kind === 'sequence' || node.kind === 'choice') {
      return { kind: node.kind, nodes: node.nodes.map((each) => this.matcher(each)) };
    }
    if (node.kind === 'slot') {
      return { kind: 'slot', slot: node.name as SlotName, genitive: node.genitive };
    }
    return { kind: 'gap' };
  }

  #expand(node: Node): Expansion | undefined {
    if (this.#expansions.has(node)) return this.#expansions.get(node);
    const expansion = expand(node, TABLE_LIMIT, (each) => this.#expand(each));
    this.#expansions.set(node, expansion);
    return expansion;
  }
}

/** All the word sequences of a piece; undefined if it has slots or gaps, or too many. */
export function expand(
  node: Node,
  limit: number,
  expandInner: (node: Node) => Expansion | undefined = (inner) => expand(inner, limit),
): Expansion | undefined {
  if (node.kind === 'word') return [[node.word]];
  if (node.kind !== 'sequence' && node.kind !== 'choice') return undefined;
  let result: (readonly string[])[] = node.kind === 'sequence' ? [[]] : [];
  for (const each of node.nodes) {
    const more = expandInner(each);
    if (!more) return undefined;
    if (node.kind === 'choice') result.push(...more);
    else if (result.length * more.length > limit) return undefined;
    else result = result.flatMap((head) => more.map((tail) => [...head, ...tail]));
    if (result.length > limit) return undefined;
  }
  return result;
}

/** Sorts sequences of words into a table. */
export function wordTable(sequences: readonly (readonly string[])[]): WordTable {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const sequence of sequences) {
    const [first] = sequence;
    if (first === undefined) continue;
    const known = byFirst.get(first);
    if (known) known.push(sequence);
    else byFirst.set(first, [sequence]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return { byFirst, empty: sequences.some((sequence) => sequence.length === 0) };
}

/** Words of which one must be there, as few as possible; undefined: none is needed. */
export function neededWords(matcher: Matcher): ReadonlySet<string> | undefined {
  if (matcher.kind === 'words')
    return matcher.table.empty ? undefined : new Set(matcher.table.byFirst.keys());
  if (matcher.kind === 'sequence') {
    const sets = matcher.nodes.map(neededWords).filter((set) => set !== undefined);
    return sets.sort((a, b) => a.size - b.size)[0];
  }
  if (matcher.kind !== 'choice') return undefined;
  const sets = matcher.nodes.map(neededWords);
  if (sets.some((set) => set === undefined)) return undefined;
  return new Set(sets.flatMap((set) => [...(set ?? [])]));
}

/** Adds all the words that a piece is made of; pieces that were seen before have nothing to add. */
export function collectWords(matcher: Matcher, into: Set<string>, seen: Set<Matcher>): void {
  if (seen.has(matcher)) return;
  seen.add(matcher);
  if (matcher.kind === 'words') {
    for (const list of matcher.table.byFirst.values())
      for (const words of list) for (const word of words) into.add(word);
  } else if (matcher.kind === 'sequence' || matcher.kind === 'choice') {
    for (const node of matcher.nodes) collectWords(node, into, seen);
  }
}
