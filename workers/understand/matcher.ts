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
 * What a slot of a template takes: an entity, the `frequency` of a station, or an `owner` in the
 * genitive, who is none.
 */
export type SlotName = EntityKey | 'frequency' | 'owner';

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
  'frequency',
  'owner',
]);
/** A choice of plain words is a table up to this many sequences. */
const TABLE_LIMIT = 1500;

/** Prepares a piece whose rules are resolved. */
export function toMatcher(node: Node): Matcher {
  const plain = expand(node, TABLE_LIMIT);
  if (plain) return { kind: 'words', table: wordTable(plain) };
  if (node.kind === 'sequence' || node.kind === 'choice') {
    return { kind: node.kind, nodes: node.nodes.map(toMatcher) };
  }
  if (node.kind === 'slot') {
    return { kind: 'slot', slot: node.name as SlotName, genitive: node.genitive };
  }
  return { kind: 'gap' };
}

/** All the word sequences that a piece stands for; undefined if it has slots or gaps, or too many. */
export function expand(node: Node, limit: number): readonly (readonly string[])[] | undefined {
  if (node.kind === 'word') return [[node.word]];
  if (node.kind !== 'sequence' && node.kind !== 'choice') return undefined;
  let result: (readonly string[])[] = node.kind === 'sequence' ? [[]] : [];
  for (const each of node.nodes) {
    const more = expand(each, limit);
    if (!more) return undefined;
    if (node.kind === 'choice') result.push(...more);
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

/** Adds all the words that a piece is made of. */
export function collectWords(matcher: Matcher, into: Set<string>): void {
  if (matcher.kind === 'words') {
    for (const list of matcher.table.byFirst.values()) for (const word of list.flat()) into.add(word);
  } else if (matcher.kind === 'sequence' || matcher.kind === 'choice') {
    for (const node of matcher.nodes) collectWords(node, into);
  }
}
