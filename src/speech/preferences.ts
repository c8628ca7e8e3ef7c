import type { SpeechCaller } from '../ports/caller.js';
import type { EntityKey, Found, Reading, Understanding } from '../ports/understander.js';
import { isBy, likelihood, SURE } from './choose.js';
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
    weighed.sort((a, b) => b.score - a.score);
    const most = Math.max(1, weighed[0]?.score ?? 1);
    return { ...understanding, readings: weighed.map((each) => ({ ...each, score: each.score / most })) };
  }
}

/** The score is that of the words and of the taste; it may be above 1. */
function preferred(reading: Reading, preferences: ReadonlyMap<string, number>): Reading {
  const known = reading.found.map((each) => {
    const preference = preferences.get(keyOf(each));
    return preference === undefined ? each : { ...each, preference };
  });
  const weighed = { ...reading, found: known };
  const byEntity = [...new Set(known.map(({ entity }) => entity))].map((each) => likeliest(weighed, each));
  const most = Math.max(-1, ...byEntity.map(([first]) => first?.preference ?? 0));
  const score = known.length > 0 ? reading.score * Math.exp(READING * most) : reading.score;
  return { ...reading, found: byEntity.flat(), score };
}

/** What an entity may be, the likeliest first; what is of an artist who was named too, before what is not. */
function likeliest(reading: Reading, entity: EntityKey): readonly Found[] {
  const theirs = ({ artist }: Found) => Number(isBy(artist, reading));
  return reading.found
    .filter((each) => each.entity === entity)
    .sort((a, b) => theirs(b) - theirs(a) || likelihood(b) - likelihood(a));
}

function isSure({ score }: Found): boolean {
  return score >= SURE;
}

function keyOf({ type, service, ref }: Found): string {
  return `${type} ${service} ${ref}`;
}
