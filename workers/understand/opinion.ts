import type { Pack } from '../../src/languages/pack.js';
import type { IntentName } from '../../src/ports/understander.js';
import { PLAYING } from './clauses.js';
import { learnt } from './learnt.js';
import { type Example, LinearModel } from './linear-model.js';
import type { Sampler } from './sampler.js';
import { classesOf, type WordClasses } from './word-classes.js';

/** How many sentences are made of a template, of one for what is played or in playlists, which has names in it, and of an example. */
const FROM_TEMPLATE = 8;
const FROM_REQUEST = 48;
const FROM_EXAMPLE = 24;
/** Sentences in which politeness is around the request. */
const POLITE = 0.3;
const MOST_WORDS = 48;

/** What the words alone say: how likely each intent is. */
export type Shares = ReadonlyMap<IntentName | 'none', number>;

/** A second opinion on what a sentence is for: its words, alone, in pairs and by their classes, without any grammar. */
export class Opinion {
  readonly #classes: WordClasses;
  readonly #model: LinearModel<IntentName | 'none'>;

  constructor(pack: Pack, sampler: Sampler) {
    this.#classes = classesOf(pack.wordClasses);
    this.#model = learnt(`opinion-${pack.languagecode}`, pack, () =>
      LinearModel.learn(this.#examples(pack, sampler), { epochs: 3, rarest: 6 }),
    );
  }

  /** How likely the sentences of a text mean each intent, or none. */
  of(sentences: readonly (readonly string[])[]): Shares {
    const each = sentences.map((sentence) => this.#model.probabilities(this.#features(sentence)));
    const [first = new Map(), ...others] = each;
    return others.length === 0
      ? first
      : new Map([...first.keys()].map((label) => [label, oneOf(each, label)]));
  }

  *#examples(pack: Pack, sampler: Sampler): Iterable<Example<IntentName | 'none'>> {
    for (const { says, label, count } of lessonsIn(pack)) {
      for (let made = 0; made < count; made++) {
        const sentence = sampler.sentence(says);
        const polite = sampler.sometimes(POLITE) ? sampler.sentence(sampler.pick(pack.fillers) ?? '') : [];
        yield { features: this.#features([...polite, ...sentence]), label };
      }
    }
  }

  /** Words, their classes, pairs of neighbours, and pairs with a word between them; numbers are all the same. */
  #features(sentence: readonly string[]): readonly string[] {
    const all = sentence.slice(0, MOST_WORDS).map((word) => (/^\d/.test(word) ? '#' : word));
    const framed = ['^', ...all, '$'];
    const features = new Set(all);
    for (const word of all) for (const each of this.#classes.of(word)) features.add(each);
    for (let at = 0; at + 1 < framed.length; at++) features.add(`${framed[at]} ${framed[at + 1]}`);
    for (let at = 0; at + 2 < framed.length; at++) features.add(`${framed[at]} _ ${framed[at + 2]}`);
    return [...features];
  }
}

/** One sentence may be the request that the others are talk around. */
function oneOf(each: readonly Shares[], label: IntentName | 'none'): number {
  const shares = each.map((sentence) => sentence.get(label) ?? 0);
  return label === 'none' ? Math.min(...shares) : Math.max(...shares);
}

/** What is learnt from: what people say, what they mean by it, and how many sentences are made of it. */
function lessonsIn({ templates, examples }: Pack) {
  return [
    ...templates
      .filter(({ hint, named }) => !hint && !named)
      .map(({ intent, says }) => ({
        label: intent,
        says,
        count: PLAYING.has(intent) || intent === 'modify_playlist' ? FROM_REQUEST : FROM_TEMPLATE,
      })),
    ...examples.map(({ intent, says, weight = 1 }) => ({
      label: intent,
      says,
      count: FROM_EXAMPLE * weight,
    })),
  ].flatMap(({ label, says, count }) => says.map((each) => ({ label, says: each, count })));
}
