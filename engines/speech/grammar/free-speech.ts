import type { Sayable } from '../recognition/sayable.js';
import type { Arc, State, WordGraph } from './word-graph.js';

/** The share of words that follow each other otherwise than in any phrase. */
const ASTRAY = 0.1;
/** The shares of bare phones and of everyday words among what is astray. */
const SOUNDS = 0.3;
const EVERYDAY = 0.4;

/** The phone of a pause. */
const SILENCE = 'SIL';

/** Speech of phones alone: each may follow every other. Its words are the phones. */
export function soundsOnly(phones: readonly string[]): Sayable {
  const weight = 1 / (phones.length + 1);
  const arcs = phones.map((phone) => ({ word: soundWord(phone), to: 0, weight }));
  return {
    graph: { states: [{ arcs, final: weight }], start: 0 },
    pronunciations: soundPronunciations(phones),
  };
}

/** What may be said besides the phrases. */
export interface Besides {
  readonly phones: readonly string[];
  /** Words of everyday talk and their pronunciations. */
  readonly everyday: Sayable['pronunciations'];
}

/**
 * Speech in which anything may be said: pairs of words as in the phrases, where that fits, else any word after
 * any other, of the phrases or of everyday talk, else bare phones (a bigram model with back-off). What is said in
 * the words of a phrase is heard alike with the phrases and with this; what is not goes astray here.
 */
export function freeSpeech({ graph, pronunciations }: Sayable, { phones, everyday }: Besides): Sayable {
  return {
    graph: bigrams(graph, { phones, everyday }),
    pronunciations: new Map([...everyday, ...pronunciations, ...soundPronunciations(phones)]),
  };
}

/** The phones of what was heard as {@link soundsOnly}, without pauses. */
export function soundsOf({ words }: { readonly words: readonly string[] }): readonly string[] {
  return words.map((word) => word.slice(1)).filter((phone) => phone !== SILENCE);
}

/** A phone as a word of its own, apart from the words of a language, in which `ay` is one too. */
function soundWord(phone: string): string {
  return `_${phone}`;
}

function soundPronunciations(phones: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(phones.map((phone) => [soundWord(phone), [phone]]));
}

function bigrams(graph: WordGraph, { phones, everyday }: Besides): WordGraph {
  const pairs = countPairs(graph);
  const words = [...new Set([...pairs.values()].flatMap((followers) => [...followers.keys()]))].filter(
    (word) => word !== END,
  );
  // State 0 is the start, 1 is astray, the others come after a word each.
  const after = new Map(words.map((word, index) => [word, index + 2]));
  const total = words.length;
  const strayState: State = {
    arcs: [
      ...words.map((word) => ({ word, to: after.get(word) ?? 1, weight: (1 - SOUNDS - EVERYDAY) / total })),
      ...[...everyday.keys()].map((word) => ({
        word,
        to: after.get(word) ?? 1,
        weight: EVERYDAY / everyday.size,
      })),
      ...phones.map((phone) => ({ word: soundWord(phone), to: 1, weight: SOUNDS / phones.length })),
    ],
    final: 1 / total,
  };
  const wordState = (word: string): State => {
    const followers = pairs.get(word) ?? new Map<string, number>();
    const sum = [...followers.values()].reduce((all, each) => all + each, 0) || 1;
    const arcs = [...followers].flatMap(([next, count]): Arc[] => {
      const to = after.get(next);
      return to === undefined ? [] : [{ word: next, to, weight: ((1 - ASTRAY) * count) / sum }];
    });
    return {
      arcs: [...arcs, { word: '', to: 1, weight: ASTRAY }],
      final: ((1 - ASTRAY) * (followers.get(END) ?? 0)) / sum,
    };
  };
  return { states: [wordState(START), strayState, ...words.map(wordState)], start: 0 };
}

const START = ' ';
const END = '';

/** How often each word is expected to follow each other one, in a phrase that is drawn from the graph. */
function countPairs({ states, start }: WordGraph): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const pairs = new Map<string, Map<string, number>>();
  const count = (word: string, next: string, share: number) => {
    const followers = pairs.get(word) ?? new Map<string, number>();
    followers.set(next, (followers.get(next) ?? 0) + share);
    pairs.set(word, followers);
  };
  // How often each state is reached, by the word that leads there.
  const reached = states.map(() => new Map<string, number>());
  reached[start]?.set(START, 1);
  for (const id of topological({ states, start })) {
    const state = states[id];
    if (!state) continue;
    for (const [word, share] of reached[id] ?? []) {
      if (state.final > 0) count(word, END, share * state.final);
      for (const arc of state.arcs) {
        count(word, arc.word, share * arc.weight);
        const next = reached[arc.to];
        next?.set(arc.word, (next.get(arc.word) ?? 0) + share * arc.weight);
      }
    }
  }
  return pairs;
}

/** The states of a graph without cycles, each after all that lead to it. */
function topological({ states, start }: WordGraph): readonly number[] {
  const seen = new Set<number>([start]);
  const done: number[] = [];
  const path: { readonly id: number; next: number }[] = [{ id: start, next: 0 }];
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const arc = states[top.id]?.arcs[top.next];
    top.next += 1;
    if (!arc) {
      done.push(top.id);
      path.pop();
    } else if (!seen.has(arc.to)) {
      seen.add(arc.to);
      path.push({ id: arc.to, next: 0 });
    }
  }
  return done.reverse();
}
