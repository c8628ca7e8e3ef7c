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

/** How likely it is that something was meant: by its words, by who knows it, and by the person's taste. */
export function likelihood({ score, popularity = 0, preference = 0 }: Found): number {
  return score + POPULAR * popularity + PREFERRED * preference;
}

/** The item that an entity surely names, or undefined. */
export function surelyFound({ found }: Pick<Reading, 'found'>, entity: EntityKey): Found | undefined {
  return found.find((each) => each.entity === entity && each.score >= SURE);
}

/**
 * The reading to answer: the best, unless it names something that is not there while a hardly less
 * likely one names something that is.
 */
export function chooseReading(readings: readonly Reading[]): Reading | undefined {
  const best = readings[0];
  if (!best || isThere(best)) return best;
  return readings.find((each) => each.score >= best.score - REACH && namesWhatIsThere(each)) ?? best;
}

/** Whether a reading names something, and all of that is in the catalogue. */
export function namesWhatIsThere(reading: Reading): boolean {
  return names(reading).length > 0 && isThere(reading);
}

/** Whether everything that a reading names is in the catalogue. */
function isThere(reading: Reading): boolean {
  return names(reading).every((entity) => surelyFound(reading, entity) !== undefined);
}

function names({ entities }: Reading): EntityKey[] {
  return NAMES.filter((entity) => entities[entity] !== undefined);
}
