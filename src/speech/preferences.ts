import type { SpeechCaller } from '../ports/caller.js';
import type { EntityKey, Found, Reading, Understanding } from '../ports/understander.js';
import { likelihood, SURE, surelyFound } from './choose.js';
import type { Tastes } from './music.js';

/** How much likelier a reading is when the person prefers what it names. */
const READING = 0.3;

/** Weighs what a phrase may mean with what the person likes, hears, and heard lately. */
export class Preferences {
  readonly #tastes: Pick<Tastes, 'preferences'>;

  constructor(tastes: Pick<Tastes, 'preferences'>) {
    this.#tastes = tastes;
  }

  /** Puts the readings, and what each of them found, into the order of how likely the person means them. */
  async weigh(caller: SpeechCaller, understanding: Understanding): Promise<Understanding> {
    const items = understanding.readings.flatMap(({ found }) => found.filter(isSure));
    const different = new Set(items.map(keyOf));
    if (different.size < 2) return understanding;
    const preferences = await this.#tastes.preferences(caller, items);
    const byKey = new Map(items.map((item, at) => [keyOf(item), preferences[at] ?? 0]));
    const weighed = understanding.readings.map((reading) => preferred(reading, byKey));
    weighed.sort((a, b) => b.likelihood - a.likelihood);
    return { ...understanding, readings: weighed.map(({ reading }) => reading) };
  }
}

interface Weighed {
  readonly reading: Reading;
  readonly likelihood: number;
}

function preferred(reading: Reading, preferences: ReadonlyMap<string, number>): Weighed {
  const known = reading.found.map((each) => {
    const preference = preferences.get(keyOf(each));
    return preference === undefined ? each : { ...each, preference };
  });
  const byEntity = [...new Set(known.map(({ entity }) => entity))].map((entity) => likeliest(known, entity));
  const most = Math.max(-1, ...byEntity.map(([first]) => first?.preference ?? 0));
  const score = known.length > 0 ? reading.score * Math.exp(READING * most) : reading.score;
  return { reading: { ...reading, found: byEntity.flat(), score: Math.min(1, score) }, likelihood: score };
}

/** What an entity may be, the likeliest first; what is of an artist who was named too, before what is not. */
function likeliest(found: readonly Found[], entity: EntityKey): readonly Found[] {
  const artist = surelyFound({ found }, 'artist')?.name;
  const theirs = (each: Found) => Number(artist !== undefined && each.artist === artist);
  return found
    .filter((each) => each.entity === entity)
    .sort((a, b) => theirs(b) - theirs(a) || likelihood(b) - likelihood(a));
}

function isSure({ score }: Found): boolean {
  return score >= SURE;
}

function keyOf({ type, service, ref }: Found): string {
  return `${type} ${service} ${ref}`;
}
