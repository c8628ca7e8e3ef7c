import { famousNames } from './famous.js';
import { LinearModel } from './linear-model.js';

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

  /** −1, surely a title, to 1, surely a person's or a group's name. */
  lean(name: readonly string[]): number {
    return 2 * (this.#model.probabilities(this.#features(name)).get('artist') ?? 0.5) - 1;
  }

  #features(name: readonly string[]): readonly string[] {
    const classes = name.map(this.#classOf);
    const features = [
      `length ${Math.min(5, name.length)}`,
      `pattern ${classes.slice(0, 4).join('')}`,
      `first ${classes[0]}`,
      `last ${classes.at(-1)}`,
    ];
    for (const [index, word] of name.entries()) {
      features.push(`class ${classes[index]}`, `word ${word}`, ...pieces(`^${word}$`));
    }
    return features;
  }
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
