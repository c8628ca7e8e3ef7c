import { famousNames } from './famous.js';
import { type Evidence, LinearModel } from './linear-model.js';

/** Tells names of people and groups from titles by their words and letters, as learnt from famous names. */
export class NameShapes {
  readonly #classOf: (word: string) => string;
  readonly #model: LinearModel<'artist' | 'title'>;

  constructor(words: WordClasses) {
    this.#classOf = classifier(words);
    const examples = (['artist', 'track', 'album'] as const).flatMap((kind) =>
      (famousNames.get(kind) ?? []).map((name) => ({
        features: this.#features(name),
        label: kind === 'artist' ? ('artist' as const) : ('title' as const),
      })),
    );
    this.#model = new LinearModel(examples, { epochs: 10, rarest: 2 });
  }

  /** The names that the words of a sentence may be, each word looked up but once. */
  within(sentence: readonly string[]): NamesWithin {
    return new NamesWithin(
      this.#model,
      sentence.map((word) => this.#classOf(word)),
      sentence.map((word) => this.#model.evidence(this.#wordFeatures(word))),
    );
  }

  #features(name: readonly string[]): readonly string[] {
    const classes = name.map(this.#classOf);
    return [...nameFeatures(classes), ...name.flatMap((word) => this.#wordFeatures(word))];
  }

  #wordFeatures(word: string): readonly string[] {
    return [`class ${this.#classOf(word)}`, `word ${word}`, ...pieces(`^${word}$`)];
  }
}

/** The names that the words of one sentence may be. */
export class NamesWithin {
  readonly #model: LinearModel<'artist' | 'title'>;
  readonly #classes: readonly string[];
  readonly #words: readonly Evidence[];

  constructor(
    model: LinearModel<'artist' | 'title'>,
    classes: readonly string[],
    evidence: readonly Evidence[],
  ) {
    this.#model = model;
    this.#classes = classes;
    this.#words = evidence;
  }

  /** What the words from `start` to before `end` are: −1, surely a title, to 1, surely a person or a group. */
  lean(start: number, end: number): number {
    const name = this.#model.evidence(nameFeatures(this.#classes.slice(start, end)));
    return 2 * this.#model.probability('artist', [name, ...this.#words.slice(start, end)]) - 1;
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

/** What words of a language are, as far as it tells names apart. */
interface WordClasses {
  readonly functionwords: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
  readonly artists: ReadonlySet<string>;
  readonly titles: ReadonlySet<string>;
}

function classifier({ functionwords, titles, artists, keywords }: WordClasses): (word: string) => string {
  return (word) => {
    if (functionwords.has(word)) return 'f';
    if (titles.has(word)) return 't';
    if (artists.has(word)) return 'a';
    return keywords.has(word) ? 'k' : 'u';
  };
}

/** All runs of two to four letters. */
function pieces(word: string): string[] {
  const found: string[] = [];
  for (let length = 2; length <= 4; length++) {
    for (let at = 0; at + length <= word.length; at++) found.push(word.slice(at, at + length));
  }
  return found;
}
