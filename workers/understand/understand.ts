import type { Phrase, Understanding } from '../../src/ports/understander.js';
import type { Catalogue } from './catalogue.js';
import type { Grammar } from './grammar.js';
import { grammarsFor } from './language.js';
import { type NamedReading, Naming } from './naming.js';
import type { PlainReading } from './reading.js';
import { read } from './readings.js';
import { LEEWAY } from './weigh.js';

/** Readings whose cost is above this are no understanding. */
const WORST = 0.87;
/** The same for words that rather look like a language that is not spoken. */
const WORST_STRANGE = 0.5;
/** A language that is less likely by its words has to be understood so much better. */
const CLEARLY = 0.05;
/** The catalogue may save readings whose cost is below this. */
const WORST_UNNAMED = 1.6;

/** Understands a phrase, with the names of the services of a catalogue where there is one. */
export function understandPhrase(phrase: Phrase, catalogue?: Catalogue): Understanding {
  const { grammars, strange } = grammarsFor(phrase.text, phrase.languagecode);
  const tries = grammars.map((grammar) => ({ grammar, named: readIn(grammar, phrase, catalogue) }));
  const best = tries.reduce((a, b) => (costOf(b.named) < costOf(a.named) - CLEARLY ? b : a));
  const worst = strange ? WORST_STRANGE : WORST + leewayOf(best.grammar);
  // Names that are known may make a reading better than its words are: the best is 1, and the others keep their distance.
  const free = Math.min(0, costOf(best.named));
  const readings = best.named
    .filter(({ cost }) => cost <= worst)
    .map(({ intent, entities, found, cost }) => ({ intent, entities, found, score: Math.exp(free - cost) }));
  return { languagecode: best.grammar.pack.languagecode, readings };
}

function readIn(grammar: Grammar, phrase: Phrase, catalogue: Catalogue | undefined): readonly NamedReading[] {
  const hasName = (name: string): boolean => catalogue?.has(name, phrase.services) === true;
  const plain = read(phrase.text, grammar, hasName);
  return withNames(
    plain.filter(({ cost }) => cost <= WORST_UNNAMED + leewayOf(grammar)),
    phrase,
    catalogue,
  );
}

function leewayOf({ opinion }: Grammar): number {
  return opinion ? LEEWAY : 0;
}

function costOf([best]: readonly NamedReading[]): number {
  return best?.cost ?? Number.POSITIVE_INFINITY;
}

function withNames(
  readings: readonly PlainReading[],
  { services }: Phrase,
  catalogue: Catalogue | undefined,
): readonly NamedReading[] {
  if (catalogue?.knows(services) !== true) return readings.map((reading) => ({ ...reading, found: [] }));
  return new Naming(catalogue, services).rank(readings);
}
