import { mayName } from '../languages/languages.js';
import { fold } from '../names/fold.js';
import { NameIndex } from '../names/name-index.js';
import type { EntityKey, Found, Reading, Understanding } from '../ports/understander.js';

/** At least this well words must fit a name to mean it; below, playing it would be a lie. */
export const SURE = 0.75;
/** How much less likely a reading may be and still be taken, when what it names is there and the better one's is not. */
export const REACH = 0.4;

/** How much it says, against how well the words fit, that everybody or the person likes something. */
const POPULAR = 0.04;
const PREFERRED = 0.1;

/** How much less likely a reading may be that takes up a name than one that passes it over: of the same kind, or of another. */
const FULLER = { same: 0.3, other: 0.75 } as const;

/** Requests for music, those that may be for just any, and all that may name what they want. */
export const MUSIC: ReadonlySet<Reading['intent']> = new Set([
  'play',
  'create_dynamic_playlist',
  'play_song',
  'play_album',
  'play_playlist',
  'play_radio',
]);
const ANY_MUSIC: ReadonlySet<Reading['intent']> = new Set(['play', 'create_dynamic_playlist']);
/** All that may name something, and is about what plays or about anything where it does not. */
const NAMING: ReadonlySet<Reading['intent']> = new Set([
  ...MUSIC,
  'modify_playlist',
  'like',
  'dislike',
  'get_artist_info',
  'get_artist_timespan',
  'get_performance_info',
  'get_album_info',
  'get_concert_info',
  'get_chart_info',
]);

/** Entities that name something in a catalogue. */
const NAMES: readonly EntityKey[] = ['artist', 'track', 'album', 'playlist', 'station', 'genre'];
/** Those that are by somebody. */
const BY_ARTISTS: readonly EntityKey[] = ['track', 'album'];

/** How likely it is that something was meant: by its words, by who knows it, and by the person's taste. */
export function likelihood({ score, popularity = 0, preference = 0 }: Found): number {
  return score + POPULAR * popularity + PREFERRED * preference;
}

/** The item that an entity surely names, or undefined: a song of that name by somebody else is not the one. */
export function surelyFound(reading: Naming, entity: EntityKey): Found | undefined {
  return allSurelyFound(reading, entity)[0];
}

/** Every item that an entity may well name, the best first. */
export function allSurelyFound(reading: Naming, entity: EntityKey): readonly Found[] {
  return soundingLike(reading, entity).filter(
    (each) => !BY_ARTISTS.includes(entity) || isBy(each.artist, reading),
  );
}

/** Every item whose name the words of an entity surely are, whoever it is by. */
export function soundingLike({ found }: Pick<Reading, 'found'>, entity: EntityKey): readonly Found[] {
  return found.filter((each) => each.entity === entity && each.score >= SURE);
}

/** What is named, and what was found of it. */
type Naming = Pick<Reading, 'entities' | 'found'>;

/** Whether something is by the artist who was named; true where none was, or nobody knows whose it is. */
export function isBy(artist: string | undefined, { entities, found }: Naming): boolean {
  const named = entities.artist;
  if (named === undefined || artist === undefined) return true;
  const meant = found.filter((each) => each.entity === 'artist' && each.score >= SURE);
  const whole = ` ${fold(artist)} `;
  if ([named, ...meant.map(({ name }) => name)].some((name) => whole.includes(` ${fold(name)} `)))
    return true;
  const index = new NameIndex();
  index.add({ id: 0, type: 'artist', name: artist });
  return index.search(named).some(({ score }) => score >= SURE);
}

/**
 * The reading to answer: the best, unless it names something that is not there while a hardly less
 * likely one names all of it as something that is. One that has no name for what was said is not the best.
 */
export function chooseReading({ readings, languagecode }: Understanding): Reading | undefined {
  const best = fullest(readings, languagecode);
  if (!best || isThere(best)) return best;
  const fitting = (each: Reading) =>
    each.score >= best.score - REACH && namesWhatIsThere(each) && namesAllOf(best, each);
  return readings.find(fitting) ?? best;
}

/**
 * The best reading; if that one wants just any music or playlist, one that takes up a name in the words, though nobody may
 * know the name: who asks for a station that is not there does not want just any.
 */
function fullest(readings: readonly Reading[], languagecode: string): Reading | undefined {
  const best = readings[0];
  if (!best || !isVague(best)) return best;
  const fuller = (each: Reading) =>
    names(each).some((entity) => mayName(String(each.entities[entity]), languagecode)) &&
    each.score >= best.score * fullness(best.intent, each.intent);
  return readings.find(fuller) ?? best;
}

function isVague({ intent, entities }: Reading): boolean {
  return NAMING.has(intent) && Object.keys(entities).length === 0;
}

/** How likely, of what is vague, a request must be that says more; infinite where it is another matter. */
function fullness(vague: Reading['intent'], named: Reading['intent']): number {
  if (vague === named && !ANY_MUSIC.has(vague)) return FULLER.same;
  return ANY_MUSIC.has(vague) && MUSIC.has(named) ? FULLER.other : Number.POSITIVE_INFINITY;
}

/** Whether a reading names something, and all of that is in the catalogue. */
export function namesWhatIsThere(reading: Reading): boolean {
  return names(reading).length > 0 && isThere(reading);
}

/** Whether everything that a reading names is in the catalogue. */
function isThere(reading: Reading): boolean {
  return names(reading).every((entity) => surelyFound(reading, entity) !== undefined);
}

/** Whether every name of a reading is spoken of in another: who asks for a song by somebody does not want anybody's. */
function namesAllOf(best: Reading, other: Reading): boolean {
  const said = new Set(Object.values(other.entities).flatMap(wordsOf));
  return names(best).every((entity) => wordsOf(best.entities[entity]).some((word) => said.has(word)));
}

function wordsOf(value: string | number | undefined): string[] {
  return String(value ?? '')
    .toLowerCase()
    .split(/\s+/);
}

function names({ entities }: Reading): EntityKey[] {
  return NAMES.filter((entity) => entities[entity] !== undefined);
}
