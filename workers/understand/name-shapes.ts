import type { Pack } from '../../src/languages/pack.js';
import { famousNames } from './famous.js';
import { learnt } from './learnt.js';
import { type Evidence, type Example, LinearModel } from './linear-model.js';
import { words } from './tokens.js';
import { classesOf, type WordClasses } from './word-classes.js';

type WordLists = Pick<Pack, 'functionwords' | 'names' | 'wordClasses'>;

const SEAMS = { elisions: new Set<string>(), compounds: [] };

/** What a name may be the name of. */
export type NameKind = 'artist' | 'track' | 'album' | 'playlist';

const KINDS: readonly NameKind[] = ['artist', 'track', 'album', 'playlist'];

/** Tells what names are names of by their words and letters, as learnt from famous names. */
export class NameShapes {
  readonly #classOf: (word: string) => string;
  readonly #usage: readonly WordClasses[];
  readonly #model: LinearModel<NameKind>;

  constructor(packs: readonly WordLists[]) {
    this.#classOf = classifier(packs);
    this.#usage = packs
      .filter(({ wordClasses }) => wordClasses)
      .map(({ wordClasses }) => classesOf(wordClasses));
    const from = packs.map(({ functionwords, names, wordClasses }) => [functionwords, names, wordClasses]);
    this.#model = learnt('name-shapes', from, () =>
      LinearModel.learn(this.#examples(), { epochs: 4, rarest: 3 }),
    );
  }

  /** The names that the words of a sentence may be, each word looked up but once. */
  within(sentence: readonly string[]): NamesWithin {
    return new NamesWithin(
      this.#model,
      sentence.map((word) => this.#classOf(word)),
      sentence.map((word) => this.#model.evidence(this.#wordFeatures(word))),
    );
  }

  *#examples(): Iterable<Example<NameKind>> {
    for (const kind of KINDS) {
      for (const name of famousNames.get(kind) ?? []) yield { features: this.#features(name), label: kind };
    }
  }

  #features(name: readonly string[]): readonly string[] {
    const classes = name.map(this.#classOf);
    return [...nameFeatures(classes), ...name.flatMap((word) => this.#wordFeatures(word))];
  }

  #wordFeatures(word: string): readonly string[] {
    const usage = this.#usage.flatMap((classes) => classes.of(word));
    return [`class ${this.#classOf(word)}`, `word ${word}`, ...usage, ...pieces(`^${word}$`)];
  }
}

/** The names that the words of one sentence may be. */
export class NamesWithin {
  readonly #model: LinearModel<NameKind>;
  readonly #classes: readonly string[];
  readonly #words: readonly Evidence[];

  constructor(model: LinearModel<NameKind>, classes: readonly string[], evidence: readonly Evidence[]) {
    this.#model = model;
    this.#classes = classes;
    this.#words = evidence;
  }

  /** How likely the words from `start` to before `end` are the name of each kind. */
  shares(start: number, end: number): ReadonlyMap<NameKind, number> {
    const name = this.#model.evidence(nameFeatures(this.#classes.slice(start, end)));
    return this.#model.together([name, ...this.#words.slice(start, end)]);
  }
}

function nameFeatures(classes: readonly string[]): readonly string[] {
  return [
    `length ${Math.min(5, classes.length)}`,
    `pattern ${classes.slice(0, 4).join('')}`,
    `first ${classes[0]}`,
    `last ${classes.at(-1)}`,
  ];
}

/** What words are in any of the languages, as far as it tells names apart; what tells most comes first. */
function classifier(packs: readonly WordLists[]): (word: string) => string {
  const set = (listOf: (pack: WordLists) => string) =>
    new Set(packs.flatMap((pack) => words(listOf(pack), SEAMS).map(({ word }) => word)));
  const classes: readonly (readonly [string, ReadonlySet<string>])[] = [
    ['f', set(({ functionwords }) => functionwords)],
    ['t', set(({ names }) => names.titles)],
    ['a', set(({ names }) => names.artists)],
  ];
  return (word) => classes.find(([, known]) => known.has(word))?.[0] ?? 'u';
}

/** All runs of three and four letters. */
function pieces(word: string): string[] {
  const found: string[] = [];
  for (let length = 3; length <= 4; length++) {
    for (let at = 0; at + length <= word.length; at++) found.push(word.slice(at, at + length));
  }
  return found;
}
