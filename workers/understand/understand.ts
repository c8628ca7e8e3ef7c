import type { Phrase, Understanding } from '../../src/ports/understander.js';
import type { Catalogue } from './catalogue.js';
import { grammarFor } from './language.js';
import { type NamedReading, Naming } from './naming.js';
import type { PlainReading } from './reading.js';
import { read } from './readings.js';
import { LEEWAY } from './weigh.js';

/** Readings whose cost is above this are no understanding. */
const WORST = 0.87;
/** The catalogue may save readings whose cost is below this. */
const WORST_UNNAMED = 1.6;

/** Understands a phrase, with the names of the services of a catalogue where there is one. */
export function understandPhrase(phrase: Phrase, catalogue?: Catalogue): Understanding {
  const grammar = grammarFor(phrase.text, phrase.languagecode);
  const leeway = grammar.opinion ? LEEWAY : 0;
  const hasName = (name: string): boolean => catalogue?.has(name, phrase.services) === true;
  const plain = read(phrase.text, grammar, hasName).filter(({ cost }) => cost <= WORST_UNNAMED + leeway);
  const named = withNames(plain, phrase, catalogue);
  // Names that are known may make a reading better than its words are: the best is 1, and the others keep their distance.
  const free = Math.min(0, named[0]?.cost ?? 0);
  const readings = named
    .filter(({ cost }) => cost <= WORST + leeway)
    .map(({ intent, entities, found, cost }) => ({ intent, entities, found, score: Math.exp(free - cost) }));
  return { languagecode: grammar.pack.languagecode, readings };
}

function withNames(
  readings: readonly PlainReading[],
  { services }: Phrase,
  catalogue: Catalogue | undefined,
): readonly NamedReading[] {
  if (catalogue?.knows(services) !== true) return readings.map((reading) => ({ ...reading, found: [] }));
  return new Naming(catalogue, services).rank(readings);
}
