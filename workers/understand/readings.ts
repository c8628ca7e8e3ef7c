import type { Entities, EntityKey, IntentName } from '../../src/ports/understander.js';
import type { Grammar } from './grammar.js';
import { type Capture, type Parse, SentenceParser } from './parse.js';
import { sentences, type Token } from './tokens.js';

/** A way to understand a phrase, before the catalogue is asked; the lower its cost, the better. */
export interface PlainReading {
  readonly intent: IntentName;
  readonly entities: Entities;
  readonly cost: number;
}

/** Readings that are kept. */
const MOST = 12;

/** The ways to understand a text, the best first; none: it is no request. */
export function read(text: string, grammar: Grammar): readonly PlainReading[] {
  const parts = sentences(text, grammar.elisions).map((tokens) => readSentence(tokens, text, grammar));
  const best = parts.reduce<readonly PlainReading[]>((a, b) => (merit(b) < merit(a) ? b : a), []);
  return best.slice(0, MOST);
}

function merit(readings: readonly PlainReading[]): number {
  const first = readings[0];
  return first
    ? first.cost - 0.15 * Math.min(2, Object.keys(first.entities).length)
    : Number.POSITIVE_INFINITY;
}

function readSentence(tokens: readonly Token[], text: string, grammar: Grammar): readonly PlainReading[] {
  const best = new Map<string, PlainReading>();
  for (const parse of new SentenceParser(grammar, tokens).parses()) {
    const reading = plain(parse, tokens, text);
    const key = `${reading.intent} ${JSON.stringify(reading.entities)}`;
    const known = best.get(key);
    if (!known || reading.cost < known.cost) best.set(key, reading);
  }
  return [...best.values()].sort((a, b) => a.cost - b.cost);
}

function plain(parse: Parse, tokens: readonly Token[], text: string): PlainReading {
  const entities: Partial<Record<EntityKey, string | number>> = { ...parse.template.entities };
  for (let capture = parse.capture; capture; capture = capture.before) {
    if (capture.slot === 'any') continue;
    entities[capture.slot] = capture.value ?? spoken(capture, tokens, text);
  }
  return { intent: parse.template.intent, entities: entities as Entities, cost: parse.cost };
}

/** The words of a slot as they were said, without a genitive's ending. */
function spoken(capture: Capture, tokens: readonly Token[], text: string): string {
  const words = text.slice(tokens[capture.start]?.start, tokens[capture.end - 1]?.end);
  return capture.end < tokens.length ? words.replace(/['’]s?$/, '') : words;
}
