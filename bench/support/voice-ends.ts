import type { Sung } from './choir-program.js';
import type { Said } from './said.js';
import { percentile, type Row } from './suite.js';

/** Milliseconds before its last word ends at which a phrase counts as cut off: ends of recordings are that exact. */
const CUT_OFF = 100;
/** Milliseconds after the last word by which an end must be found, lest the person wonders. */
const MISSED = 2000;

/** How well the ends of phrases were found: who was cut off, whose end was missed, how long the others waited. */
export function endRows(said: readonly Said[], sung: readonly Sung[]): readonly Row[] {
  const after = (each: Sung, at = Number.POSITIVE_INFINITY) => at - (said[each.phrase]?.ends ?? 0);
  const late = sung.map((each) => after(each, endOf(each)));
  const answers = sung.map((each) => after(each, answerOf(each)?.at));
  const share = (of: readonly number[]) => (100 * of.length) / late.length;
  const found = late.filter((each) => each >= -CUT_OFF && each <= MISSED);
  return [
    { name: 'phrases cut off', value: share(late.filter((each) => each < -CUT_OFF)), unit: '%' },
    { name: 'ends missed', value: share(late.filter((each) => each > MISSED)), unit: '%' },
    { name: 'last word to end of phrase, p50', value: percentile(found, 50), unit: 'ms' },
    { name: 'last word to end of phrase, p95', value: percentile(found, 95), unit: 'ms' },
    { name: 'last word to answer, p50', value: percentile(answers, 50), unit: 'ms' },
    {
      name: 'last word to answer, p95',
      value: percentile(answers.filter(Number.isFinite), 95),
      unit: 'ms',
    },
  ].map((row) => ({ ...row, note: `${late.length} phrases` }));
}

/** When the server took the phrase for over; undefined: never. */
function endOf(sung: Sung): number | undefined {
  const { timings } = (answerOf(sung) ?? {}) as { readonly timings?: { readonly phraseend?: number } };
  return timings?.phraseend;
}

/** The event that ended the interaction: what was said may well be no request, and is refused then. */
function answerOf({ events }: Sung) {
  return events.find(({ type }) => type === 'voiceresult' || type === 'voiceerror');
}
