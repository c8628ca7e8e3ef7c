import { has, languageOf } from '../languages/languages.js';
import { fold } from '../names/fold.js';
import { NameIndex } from '../names/name-index.js';
import type { Question } from '../ports/interpreter.js';
import type { Vocabulary } from '../ports/speech-engine.js';
import type { EntityKey, Found, Reading } from '../ports/understander.js';
import { likelihood, SURE, surelyFound } from './choose.js';

/** Asks which of a few things was meant; it comes back with the person's next words. */
export interface WhichQuestion extends Question {
  readonly kind: 'which';
  readonly languagecode: string;
  readonly reading: Reading;
  /** Two or three, as they were offered. */
  readonly options: readonly Option[];
}

/** One of the things that may have been meant. */
export interface Option {
  /** What it was called in the question. */
  readonly label: string;
  readonly found: Found;
}

/** What intents play, by the entity that names it. */
const MEANT: Readonly<Partial<Record<Reading['intent'], EntityKey>>> = {
  play_song: 'track',
  play_album: 'album',
  play_playlist: 'playlist',
  play_radio: 'station',
};
/** What is hardly less likely than the best is as likely. */
const MARGIN = 0.02;
/** Nobody remembers more things than this; of more, the first is taken. */
const MOST_OPTIONS = 3;
/** How well a reply must fit what was offered. */
const CHOSEN = 0.7;

/** The question that a reading raises, if what it names could be several things. */
export function questionOf(reading: Reading, languagecode: string): WhichQuestion | undefined {
  const entity = MEANT[reading.intent];
  const options = entity ? distinct(equallyLikely(reading, entity)) : [];
  if (options.length < 2 || options.length > MOST_OPTIONS) return undefined;
  return { kind: 'which', languagecode, reading, options };
}

/** Whether a question that came back is one of these. */
export function isWhichQuestion(question: Question | undefined): question is WhichQuestion {
  return question?.kind === 'which';
}

/** The reading that a reply settles on, or undefined when the reply is no reply. */
export function settled(question: WhichQuestion, reply: string): Reading | undefined {
  const option = byOrdinal(question, reply) ?? byName(question, reply);
  if (!option) return undefined;
  const { reading } = question;
  const others = reading.found.filter((each) => each.entity !== option.found.entity);
  return { ...reading, found: [option.found, ...others] };
}

/** What may be said in reply. */
export function replyVocabulary(
  { languagecode, options }: WhichQuestion,
  phrases: readonly string[],
): Vocabulary {
  const { phrases: replies, ordinals } = languageOf(languagecode).choosing;
  const choices = options.flatMap(({ found }) => [found.name, found.artist ?? found.name]);
  const simple = phrases.filter((phrase) => !phrase.includes('{'));
  return {
    languagecode,
    phrases: [...replies, ...simple],
    names: [
      ...[...new Set(choices)].map((text) => ({ slot: 'choice', text })),
      ...ordinals
        .slice(0, options.length)
        .flat()
        .map((text) => ({ slot: 'ordinal', text })),
    ],
  };
}

/** Of an artist that was named too, where there is one. */
function equallyLikely(reading: Reading, entity: EntityKey): Found[] {
  const { found, entities } = reading;
  const sure = found.filter((each) => each.entity === entity && each.score >= SURE);
  const artist = surelyFound(reading, 'artist')?.name;
  const theirs = sure.filter((each) => artist !== undefined && each.artist === artist);
  if (theirs.length > 0 || entities.artist !== undefined) return theirs;
  const best = Math.max(...sure.map(likelihood));
  return sure.filter((each) => likelihood(each) >= best - MARGIN);
}

function distinct(found: readonly Found[]): Option[] {
  const sameName = new Set(found.map((each) => fold(each.name))).size === 1;
  const options = new Map<string, Option>();
  for (const each of found) {
    const label = sameName && each.artist !== undefined ? each.artist : each.name;
    if (!options.has(fold(label))) options.set(fold(label), { label, found: each });
  }
  return [...options.values()];
}

function byOrdinal({ options, languagecode }: WhichQuestion, reply: string): Option | undefined {
  const { ordinals, fillers } = languageOf(languagecode).choosing;
  const words = reply.toLowerCase().split(/\s+/);
  const said = [words.join(' '), words.filter((word) => !has(fillers, word)).join(' ')];
  const place = ordinals.findIndex((names) => names.some((name) => said.includes(name)));
  return options[place];
}

function byName({ options, languagecode }: WhichQuestion, reply: string): Option | undefined {
  const { fillers } = languageOf(languagecode).choosing;
  const bare = reply
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !has(fillers, word))
    .join(' ');
  const index = new NameIndex();
  for (const [id, { label, found }] of options.entries()) {
    index.add({ id, type: '', name: label });
    index.add({ id, type: '', name: `${found.name} ${found.artist ?? ''}` });
  }
  const [best, second] = [...index.search(reply), ...index.search(bare)].sort((a, b) => b.score - a.score);
  if (!best || best.score < CHOSEN) return undefined;
  return second && second.id !== best.id && second.score > best.score - MARGIN ? undefined : options[best.id];
}
