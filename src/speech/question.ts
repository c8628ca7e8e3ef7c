import { languageOf } from '../languages/languages.js';
import type { Kind, Replies } from '../languages/replies.js';
import { fold } from '../names/fold.js';
import type { Question } from '../ports/interpreter.js';
import type { EntityKey, Found, Reading } from '../ports/understander.js';
import { allSurelyFound, likelihood, namesWhatIsThere, soundingLike } from './choose.js';

/** Asks which of a few things was meant; it comes back with the person's next words. */
export interface WhichQuestion extends Question {
  readonly kind: 'which';
  readonly languagecode: string;
  /** Up to three, as they are offered; the likeliest is the first. */
  readonly options: readonly Option[];
}

/** One of the things that may have been meant. */
export interface Option {
  /** What it is called in the question. */
  readonly label: string;
  readonly kind: Kind | undefined;
  readonly found: Found;
  /** What the person wants, if this is what they meant. */
  readonly reading: Reading;
}

/** What intents play, by the entity that names it. */
const MEANT: Readonly<Partial<Record<Reading['intent'], EntityKey>>> = {
  play_song: 'track',
  play_album: 'album',
  play_playlist: 'playlist',
  play_radio: 'station',
  create_dynamic_playlist: 'artist',
};
/** What things of the catalogue are called. */
const KINDS: Readonly<Record<string, Kind>> = {
  song: 'song',
  album: 'album',
  single: 'album',
  artist: 'artist',
  playlist: 'playlist',
  radioplaylist: 'playlist',
  internetradio: 'station',
};
/** What is hardly less likely than the best is as likely. */
const MARGIN = 0.02;
/** A reading that is at least this much as likely as the best is as good: as a song or as an album. */
const NEAR = 0.75;
/** Nobody remembers more things than this; of more, the first is taken. */
const MOST_OPTIONS = 3;

/** The question that what was said raises: it may name several things, or nothing but what somebody else made. */
export function questionOf(
  chosen: Reading,
  { languagecode, readings }: { readonly languagecode: string; readonly readings: readonly Reading[] },
): WhichQuestion | undefined {
  const entity = meantBy(chosen);
  if (entity === undefined) return undefined;
  const there = namesWhatIsThere(chosen);
  const meant = distinct(there ? equallyLikely(chosen, readings) : bySomebodyElse(chosen, entity));
  if (meant.length < (there ? 2 : 1) || meant.length > MOST_OPTIONS) return undefined;
  return { kind: 'which', languagecode, options: labelled(meant, languageOf(languagecode).replies) };
}

/** Whether a question that came back is one of these. */
export function isWhichQuestion(question: Question | undefined): question is WhichQuestion {
  return question?.kind === 'which';
}

type Meant = Omit<Option, 'label'>;

/** What the entity names that a reading plays; undefined: it plays nothing that has a name of its own. */
function meantBy({ intent, entities }: Reading): EntityKey | undefined {
  const entity = MEANT[intent];
  if (entity === undefined || entities[entity] === undefined) return undefined;
  return entity === 'artist' && Object.keys(entities).length > 1 ? undefined : entity;
}

/** What the readings that are as good as the chosen one play. */
function equallyLikely(chosen: Reading, readings: readonly Reading[]): readonly Meant[] {
  const near = readings.filter(
    (each) => each !== chosen && each.score >= NEAR * chosen.score && namesWhatIsThere(each),
  );
  const all = [chosen, ...near].flatMap((reading) => {
    const entity = meantBy(reading);
    return entity === undefined ? [] : allSurelyFound(reading, entity).map((found) => meant(reading, found));
  });
  const best = Math.max(...all.map(({ found }) => likelihood(found)));
  return all.filter(({ found }) => likelihood(found) >= best - MARGIN);
}

/** What has the name that was said, but is not by the artist who was named. */
function bySomebodyElse(chosen: Reading, entity: EntityKey): readonly Meant[] {
  if (allSurelyFound(chosen, entity).length > 0) return [];
  return soundingLike(chosen, entity).map((found) => {
    const { artist: _, ...entities } = chosen.entities;
    const whose = found.artist === undefined ? entities : { ...entities, artist: found.artist };
    return meant({ ...chosen, entities: whose, found: [] }, found);
  });
}

function meant(reading: Reading, found: Found): Meant {
  const others = reading.found.filter(({ entity }) => entity !== found.entity);
  return { kind: KINDS[found.type], found, reading: { ...reading, found: [found, ...others] } };
}

/** The same thing on two albums or services is one. */
function distinct(all: readonly Meant[]): readonly Meant[] {
  const different = new Map<string, Meant>();
  for (const each of all) {
    const { name, artist = '' } = each.found;
    const key = `${each.kind} ${fold(name)} ${fold(artist)}`;
    if (!different.has(key)) different.set(key, each);
  }
  return [...different.values()];
}

/** Calls each by what tells it from the others: its artist, its name, or what it is. */
function labelled(all: readonly Meant[], replies: Replies): readonly Option[] {
  const sameKind = all.length > 1 && new Set(all.map(({ kind }) => kind)).size === 1;
  const sameName = new Set(all.map(({ found }) => fold(found.name))).size === 1;
  return all.map((each) => {
    const { name, artist } = each.found;
    if (sameKind) return { ...each, label: sameName && artist !== undefined ? artist : name };
    const alone = all.length > 1 && all.filter(({ kind }) => kind === each.kind).length === 1;
    const label =
      each.kind === undefined ? name : replies.ofKind(each.kind, name, alone ? undefined : artist);
    return { ...each, label };
  });
}
