import type { Entities, IntentName } from '../../src/ports/understander.js';
import type { PlainReading } from './reading.js';

/** A sentence or a part of one. */
export interface Clause {
  /** The best first. */
  readonly readings: readonly PlainReading[];
  /** It has words of other trades. */
  readonly foreign: boolean;
}

/** Requests that what other clauses say can make more precise. */
export const PLAYING: ReadonlySet<IntentName> = new Set<IntentName>([
  'play',
  'create_dynamic_playlist',
  'play_song',
  'play_album',
  'play_playlist',
  'play_radio',
]);
/** How much less likely some intents are to be the point of several sentences; less than nothing: more. */
const BESIDE_THE_POINT: Readonly<Partial<Record<IntentName, number>>> = {
  help: 0.5,
  like: 0.4,
  dislike: 0.2,
  volume_up: 0.15,
  volume_quiet: 0.15,
  play: 0.1,
  get_concert_info: -0.4,
};
/** Sentences that say nothing the platform knows make the whole less certain. */
const UNREAD = 0.08;
const UNREAD_FOREIGN = 0.6;
/** `can you help me` beside something that the platform does not know. */
const HELP_WITH_WHAT = 0.6;
const ENTITY = 0.1;
const WORST_ADDITION = 1.2;
/** What an addition may cost more because it adds something. */
const SAYS_MORE = 0.3;

/** The readings of sentences that belong together, the best first. */
export function combine(clauses: readonly Clause[]): readonly PlainReading[] {
  if (clauses.length <= 1) return (clauses[0]?.readings ?? []).filter(({ hint }) => !hint);
  const main = clauses.reduce((a, b) => (merit(b) < merit(a) ? b : a));
  const others = clauses.filter((clause) => clause !== main);
  const doubt = others.reduce((sum, clause) => sum + doubtOf(clause), 0);
  const unread = others.some((clause) => doubtOf(clause) > 0);
  return main.readings
    .filter(({ hint }) => !hint)
    .map((reading) => ({
      ...others.reduce(add, reading),
      cost: reading.cost + doubt + (reading.intent === 'help' && unread ? HELP_WITH_WHAT : 0),
    }));
}

function merit({ readings }: Clause): number {
  const first = readings.find(({ hint }) => !hint);
  if (!first) return Number.POSITIVE_INFINITY;
  const said = Object.keys(first.entities).length;
  return first.cost + (BESIDE_THE_POINT[first.intent] ?? 0) - ENTITY * Math.min(said, 2);
}

function doubtOf({ readings, foreign }: Clause): number {
  const first = readings[0];
  if (first && first.cost < WORST_ADDITION) return 0;
  return foreign ? UNREAD_FOREIGN : UNREAD;
}

/** Adds what another clause says to a request to play something. */
function add(to: PlainReading, { readings }: Clause): PlainReading {
  if (!PLAYING.has(to.intent)) return to;
  const additions = readings.filter(
    ({ intent, hint, cost }) => (hint || PLAYING.has(intent) || intent === 'like') && cost < WORST_ADDITION,
  );
  const best = additions[0]?.cost ?? 0;
  const addition = additions.find(
    ({ entities, cost }) => cost <= best + SAYS_MORE && Object.keys(entities).length > 0,
  );
  if (!addition) return to;
  const entities: Entities = { ...addition.entities, ...to.entities };
  return { ...to, entities, intent: intentFor(entities, to.intent) };
}

/** What is wanted when music is asked for follows from what is named. */
export function intentFor(entities: Entities, otherwise: IntentName): IntentName {
  if (!PLAYING.has(otherwise)) return otherwise;
  if (entities.playlist !== undefined) return 'play_playlist';
  if (entities.track !== undefined) return 'play_song';
  if (entities.album !== undefined) return 'play_album';
  if (otherwise !== 'play') return otherwise;
  const { artist, genre, mood, year } = entities;
  return (artist ?? genre ?? mood ?? year) === undefined ? otherwise : 'create_dynamic_playlist';
}
