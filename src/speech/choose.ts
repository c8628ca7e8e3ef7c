import { fold } from '../names/fold.js';
import { NameIndex } from '../names/name-index.js';
import type { EntityKey, Found, Reading } from '../ports/understander.js';

/** At least this well words must fit a name to mean it; below, playing it would be a lie. */
export const SURE = 0.75;
/** How much less likely a reading may be and still be taken, when what it names is there and the better one's is not. */
export const REACH = 0.4;

/** How much it says, against how well the words fit, that everybody or the person likes something. */
const POPULAR = 0.04;
const PREFERRED = 0.1;

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
 * likely one names all of it as something that is.
 */
export function chooseReading(readings: readonly Reading[]): Reading | undefined {
  const best = readings[0];
  if (!best || isThere(best)) return best;
  const fitting = (each: Reading) =>
    each.score >= best.score - REACH && namesWhatIsThere(each) && namesAllOf(best, each);
  return readings.find(fitting) ?? best;
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
