import type { Entities, EntityKey } from '../../src/ports/understander.js';
import { type Clause, combine, intentFor } from './clauses.js';
import type { Grammar } from './grammar.js';
import { type Capture, type Parse, SentenceParser } from './parse.js';
import type { PlainReading } from './reading.js';
import { sentences, type Token } from './tokens.js';
import { weigh } from './weigh.js';

/** Readings that are kept. */
const MOST = 12;
/** A sentence that reads as well as this is not taken apart at its commas. */
const PLAIN_SENTENCE = 0.3;

/** What a reading may cost more because it says what is meant. */
const TELLING = 0.12;

/** Whether the catalogue has a name. */
export type HasName = (name: string) => boolean;

/** The ways to understand a text, the best first; none: it is no request. */
export function read(text: string, grammar: Grammar, hasName: HasName): readonly PlainReading[] {
  const parts = sentences(text, grammar.seams);
  const clauses = parts.flatMap((tokens) => clausesOf(tokens, { text, grammar, hasName }));
  const readings = combine(clauses).slice(0, MOST);
  if (!grammar.opinion) return readings;
  const shares = grammar.opinion.of(parts.map((tokens) => tokens.map(({ word }) => word)));
  return weigh(
    readings,
    shares,
    clauses.some(({ foreign }) => foreign),
  );
}

/** What a sentence is read with. */
interface Reader {
  readonly text: string;
  readonly grammar: Grammar;
  readonly hasName: HasName;
}

function clausesOf(tokens: readonly Token[], reader: Reader): readonly Clause[] {
  const whole = readClause(tokens, reader);
  const first = whole.readings.find(({ hint, named }) => !hint && !named);
  const pieces = piecesOf(tokens);
  if (pieces.length === 1 || (first && first.cost < PLAIN_SENTENCE)) return [whole];
  const clauses = pieces.map((piece) => readClause(piece, reader));
  const better = combine(clauses)[0];
  return better && (!first || better.cost < first.cost) ? clauses : [whole];
}

/** The pieces between commas. */
function piecesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const starts = tokens.flatMap((token, at) => (at === 0 || token.apart ? [at] : []));
  return starts.map((start, index) => tokens.slice(start, starts[index + 1]));
}

function readClause(tokens: readonly Token[], { text, grammar, hasName }: Reader): Clause {
  const best = new Map<string, PlainReading>();
  const parser = new SentenceParser(grammar, tokens);
  for (const parse of parser.parses()) {
    const reading = plain(parse, { tokens, text, foreign: parser.foreignBeside(parse.capture) });
    if (reading.named && !namesOf(reading).every(hasName)) continue;
    const key = `${reading.hint} ${reading.named} ${reading.intent} ${JSON.stringify(reading.entities)}`;
    const known = best.get(key);
    if (!known || reading.cost < known.cost) best.set(key, reading);
  }
  const readings = [...best.values()].sort((a, b) => a.cost - b.cost);
  return { readings: tellingFirst(readings), foreign: parser.foreign };
}

/** Of readings that mean the same, one that says what is meant goes before one that does not, unless it fits far worse. */
function tellingFirst(readings: readonly PlainReading[]): readonly PlainReading[] {
  const first = readings[0];
  if (!first || first.hint || Object.keys(first.entities).length > 0) return readings;
  const telling = readings.find(
    ({ intent, hint, named, entities, cost }) =>
      !hint &&
      !named &&
      intent === first.intent &&
      Object.keys(entities).length > 0 &&
      cost <= first.cost + TELLING,
  );
  return telling
    ? [{ ...telling, cost: first.cost }, ...readings.filter((each) => each !== telling)]
    : readings;
}

function plain(
  { template, capture, cost }: Parse,
  { tokens, text, foreign }: { tokens: readonly Token[]; text: string; foreign: boolean },
): PlainReading {
  const named: Partial<Record<EntityKey, string | number>> = { ...template.entities };
  for (let each = capture; each; each = each.before) {
    const entity = each.slot === 'frequency' ? 'station' : each.slot;
    if (entity !== 'owner' && entity !== 'title') named[entity] = each.value ?? spoken(each, tokens, text);
  }
  const entities = named as Entities;
  return {
    intent: intentFor(entities, template.intent),
    entities,
    cost,
    hint: template.hint,
    named: template.named,
    foreign,
  };
}

/** The words for things of the catalogue. */
function namesOf({ entities }: PlainReading): readonly string[] {
  const { artist, track, album, playlist, station } = entities;
  return [artist, track, album, playlist, station].filter((name) => name !== undefined);
}

/** The words of a slot as they were said, without a genitive's ending. */
function spoken(capture: Capture, tokens: readonly Token[], text: string): string {
  const words = text.slice(tokens[capture.start]?.start, tokens[capture.end - 1]?.end);
  return capture.end < tokens.length ? words.replace(/['’]s?$/, '') : words;
}
