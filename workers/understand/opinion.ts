import type { IntentName } from '../../src/ports/understander.js';
import type { Pack } from './languages/pack.js';
import { type Example, LinearModel } from './linear-model.js';
import type { Sampler } from './sampler.js';
import { type Seams, words } from './tokens.js';

/** How many sentences are made of a template and of an example. */
const FROM_TEMPLATE = 8;
const FROM_EXAMPLE = 24;
/** Sentences in which politeness is around the request. */
const POLITE = 0.3;
const MOST_WORDS = 30;

/** A second opinion on what a sentence is for: its words, alone and in pairs, without any grammar. */
export class Opinion {
  readonly #model: LinearModel<IntentName | 'none'>;

  constructor(pack: Pack, sampler: Sampler, seams: Seams) {
    const examples: Example<IntentName | 'none'>[] = [];
    const learn = (says: string, label: IntentName | 'none', count: number) => {
      for (let made = 0; made < count; made++) {
        const sentence = sampler.sentence(says);
        const filler = sampler.sometimes(POLITE) ? sampler.sentence(sampler.pick(pack.fillers) ?? '') : '';
        examples.push({
          features: featuresOf(words(`${filler} ${sentence}`, seams).map(({ word }) => word)),
          label,
        });
      }
    };
    for (const { intent, hint, named, says } of pack.templates) {
      if (!hint && !named) for (const each of says) learn(each, intent, FROM_TEMPLATE);
    }
    for (const { intent, weight = 1, says } of pack.examples) {
      for (const each of says) learn(each, intent, FROM_EXAMPLE * weight);
    }
    this.#model = new LinearModel(examples, { epochs: 4, rarest: 4 });
  }

  /** How likely the words mean each intent, or none. */
  of(sentence: readonly string[]): ReadonlyMap<IntentName | 'none', number> {
    return this.#model.probabilities(featuresOf(sentence));
  }
}

/** Words, pairs of neighbours, and pairs with a word between them; numbers are all the same. */
function featuresOf(sentence: readonly string[]): readonly string[] {
  const all = sentence.slice(0, MOST_WORDS).map((word) => (/^\d/.test(word) ? '#' : word));
  const framed = ['^', ...all, '$'];
  const features = [...all];
  for (let at = 0; at + 1 < framed.length; at++) features.push(`${framed[at]} ${framed[at + 1]}`);
  for (let at = 0; at + 2 < framed.length; at++) features.push(`${framed[at]} _ ${framed[at + 2]}`);
  return [...new Set(features)];
}
