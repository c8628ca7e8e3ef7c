import type { IntentName } from '../../src/ports/understander.js';
import { PLAYING } from './clauses.js';
import type { PlainReading } from './reading.js';

/** What the words alone say: how likely each intent is. */
export type Shares = ReadonlyMap<IntentName | 'none', number>;

/** How much the second opinion weighs against the grammar. */
const WEIGHT = 0.1;
/** How much it costs that the words alone are no request. */
const NO_REQUEST = 1.6;
/** What fits a template well is doubted less; what costs this or more, wholly. */
const FITS_BADLY = 0.4;
const LEAST_DOUBT = 0.2;
/** Nothing is less likely than this. */
const LEAST = 0.002;
/** An intent that no template fits has to be this likely, and then costs so much. */
const SURE = 0.7;
const UNFIT = 0.8;
/** Readings that cost more fit so badly that the words alone say more. */
const BAD_FIT = 0.87;

/** Weighs how well readings fit the grammar with what the words alone say. */
export function weigh(
  readings: readonly PlainReading[],
  shares: Shares,
  foreign: boolean,
): readonly PlainReading[] {
  const none = shares.get('none') ?? 0;
  const doubt = NO_REQUEST * Math.max(0, none - 0.5);
  const weighed = readings
    .map((reading) => ({
      ...reading,
      cost:
        reading.cost +
        doubt * Math.min(1, Math.max(LEAST_DOUBT, reading.cost / FITS_BADLY)) -
        WEIGHT * Math.log(LEAST + shareOf(reading.intent, shares)),
    }))
    .sort((a, b) => a.cost - b.cost);
  const first = weighed.find(({ named }) => !named);
  if (foreign || (first && first.cost < BAD_FIT)) return weighed;
  const likely = likeliest(shares);
  return likely ? [{ intent: likely, entities: {}, cost: UNFIT, hint: false }, ...weighed] : weighed;
}

/** Which music is wanted, names tell better than the words around them. */
function shareOf(intent: IntentName, shares: Shares): number {
  if (!PLAYING.has(intent)) return shares.get(intent) ?? 0;
  let sum = 0;
  for (const each of PLAYING) sum += shares.get(each) ?? 0;
  return sum;
}

function likeliest(shares: Shares): IntentName | undefined {
  let best: IntentName | undefined;
  let most = SURE;
  for (const [intent, share] of shares) {
    if (share < most || intent === 'none' || PLAYING.has(intent)) continue;
    best = intent;
    most = share;
  }
  return best;
}
