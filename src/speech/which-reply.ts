import type { Choosing } from '../languages/language.js';
import { has, languageOf } from '../languages/languages.js';
import { NameIndex } from '../names/name-index.js';
import type { Vocabulary } from '../ports/speech-engine.js';
import type { Reading } from '../ports/understander.js';
import type { Option, WhichQuestion } from './question.js';

/** How well a reply must fit what was offered. */
const CHOSEN = 0.7;
/** Of two that fit this alike, neither was chosen. */
const MARGIN = 0.02;

/** The reading that a reply settles on; undefined: it is no reply. */
export function settled(question: WhichQuestion, reply: string): Reading | 'declined' | undefined {
  const { options, languagecode } = question;
  const { choosing } = languageOf(languagecode);
  const said = reply
    .toLowerCase()
    .split(/[\s,.!?]+/)
    .filter((word) => word !== '');
  const words = said.filter((word) => !has(choosing.no, word));
  const option =
    byOrdinal(options, words, choosing) ??
    byKind(options, words, choosing) ??
    byName(options, words, choosing) ??
    (isYes(words, choosing) ? options[0] : undefined);
  if (option) return option.reading;
  const declines = words.length < said.length && without(words, choosing.fillers).length === 0;
  return declines ? 'declined' : undefined;
}

/** What may be said in reply. */
export function replyVocabulary(
  { languagecode, options }: WhichQuestion,
  phrases: readonly string[],
): Vocabulary {
  const { phrases: replies, ordinals, kinds } = languageOf(languagecode).choosing;
  const choices = options.flatMap(({ found }) => [found.name, found.artist ?? found.name]);
  const named = options.flatMap(({ kind }) => (kind === undefined ? [] : kinds[kind].split(' ')));
  const places = ordinals.slice(0, options.length).flat();
  const simple = phrases.filter((phrase) => !phrase.includes('{'));
  return {
    languagecode,
    phrases: [...replies, ...simple],
    names: [...inSlot('choice', choices), ...inSlot('ordinal', places), ...inSlot('kind', named)],
  };
}

function inSlot(slot: string, texts: readonly string[]): { readonly slot: string; readonly text: string }[] {
  return [...new Set(texts)].map((text) => ({ slot, text }));
}

function without(words: readonly string[], list: string): string[] {
  return words.filter((word) => !has(list, word));
}

function isYes(words: readonly string[], { yes, fillers }: Choosing): boolean {
  const bare = without(words, fillers);
  return bare.length > 0 && without(bare, yes).length === 0;
}

function byOrdinal(
  options: readonly Option[],
  words: readonly string[],
  { ordinals, fillers }: Choosing,
): Option | undefined {
  const said = [words.join(' '), without(words, fillers).join(' ')];
  const place = ordinals.findIndex((names) => names.some((name) => said.includes(name)));
  return options[place];
}

/** The only one of a kind, if nothing else is said that would not fit it. */
function byKind(
  options: readonly Option[],
  words: readonly string[],
  choosing: Choosing,
): Option | undefined {
  const kinds = new Set(options.map(({ kind }) => kind));
  const fitting = options.filter(
    ({ kind }) => kind !== undefined && words.some((word) => has(choosing.kinds[kind], word)),
  );
  const [option] = fitting;
  if (fitting.length !== 1 || kinds.size < 2 || option?.kind === undefined) return undefined;
  const rest = without(without(words, choosing.kinds[option.kind]), choosing.fillers);
  return rest.length === 0 ? option : byName([option], rest, choosing);
}

function byName(
  options: readonly Option[],
  words: readonly string[],
  { fillers }: Choosing,
): Option | undefined {
  const index = new NameIndex();
  for (const [id, { label, found }] of options.entries()) {
    index.add({ id, type: '', name: label });
    index.add({ id, type: '', name: `${found.name} ${found.artist ?? ''}` });
    if (options.length === 1) index.add({ id, type: '', name: found.name });
  }
  const said = [words.join(' '), without(words, fillers).join(' ')];
  const [best, second] = said.flatMap((each) => index.search(each)).sort((a, b) => b.score - a.score);
  if (!best || best.score < CHOSEN) return undefined;
  return second && second.id !== best.id && second.score > best.score - MARGIN ? undefined : options[best.id];
}
