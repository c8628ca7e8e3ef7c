import type { IntentName } from '../../src/ports/understander.js';
import { PLAYING } from './clauses.js';
import type { Shares } from './opinion.js';
import type { PlainReading } from './reading.js';

/** How much it costs an intent that the words speak for others, and a request that they speak for none. */
const OTHERWISE = 0.125;
const NO_REQUEST = 0.11;
/** How much it costs a request for music that the words speak for music of another kind. */
const OTHER_MUSIC = 0.02;
const LEAST_MUSIC = 0.02;
/** Nothing is less likely than this. */
const LEAST = 0.001;
/** How much dearer than others weighed readings may be: so much dearer is what the words speak for and against alike. */
export const LEEWAY = 0.52;
/** How much it costs that there are words of other trades. */
const FOREIGN = 0.43;
/** What an intent costs that no template fits. */
const UNFIT = 0.9;

/** Weighs how well readings fit the grammar with what the words alone say. */
export function weigh(
  readings: readonly PlainReading[],
  shares: Shares,
  foreign: boolean,
): readonly PlainReading[] {
  const refusal = NO_REQUEST * Math.log(1 + (shares.get('none') ?? 0) / LEAST);
  const likely = likeliest(shares);
  const fitting: readonly PlainReading[] =
    likely && !readings.some(({ intent, named }) => intent === likely && !named)
      ? [...readings, { intent: likely, entities: {}, cost: UNFIT, hint: false, named: false, foreign }]
      : readings;
  return fitting
    .map((reading) => ({
      ...reading,
      cost: reading.cost + refusal + (reading.foreign ? FOREIGN : 0) + otherwise(reading.intent, shares),
    }))
    .sort((a, b) => a.cost - b.cost);
}

/** How much the words speak for another intent. Which music is wanted, names tell better than they. */
function otherwise(intent: IntentName, shares: Shares): number {
  const share = shares.get(intent) ?? 0;
  if (!PLAYING.has(intent)) return -OTHERWISE * Math.log(LEAST + share);
  let music = LEAST;
  for (const each of PLAYING) music += shares.get(each) ?? 0;
  return -OTHERWISE * Math.log(music) - OTHER_MUSIC * Math.log(LEAST_MUSIC + share / music);
}

/** What the words are most for, unless that is music: which is told by names. */
function likeliest(shares: Shares): IntentName | undefined {
  let best: IntentName | undefined;
  let most = 0;
  for (const [intent, share] of shares) {
    if (share <= most || intent === 'none' || PLAYING.has(intent)) continue;
    best = intent;
    most = share;
  }
  return best;
}
