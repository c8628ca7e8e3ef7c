import { pace } from './pace.js';
import type { PaceOrder, PaceReport } from './pace-program.js';
import { type Row, repeated } from './suite.js';

const REPEATS = 3;
/** From this share of the time on, an answer often waits for the load client. */
const BUSY = 0.8;

/** A read at as many requests a second as can be answered, and at half as many. */
interface Loads {
  readonly full: PaceReport;
  readonly half: PaceReport;
}

async function loads(request: PaceOrder): Promise<Loads> {
  const full = await pace(request);
  return { full, half: await pace({ ...request, rate: full.persecond / 2 }) };
}

/** The latency of a read at full and at half load, and that of a bare server at half of what that one can answer. */
export async function latencies(of: {
  readonly ours: PaceOrder;
  readonly theirs: PaceOrder;
  readonly name: string;
}): Promise<readonly Row[]> {
  const pairs: { readonly ours: Loads; readonly theirs: Loads }[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    pairs.push({ ours: await loads(of.ours), theirs: await loads(of.theirs) });
  }
  const row = (name: string, figure: (pair: (typeof pairs)[number]) => number, unit = 'ms') =>
    repeated({ name: `${of.name}: ${name}`, unit, ...doubt(pairs) }, pairs.map(figure));
  return [
    row('p99 at full load', ({ ours }) => ours.full.latency.p99),
    row('p99 at half load', ({ ours }) => ours.half.latency.p99),
    row('p99 of a bare server at half load', ({ theirs }) => theirs.half.latency.p99),
    row(
      'p99 at full load against half',
      ({ ours }) => ours.full.latency.p99 / ours.half.latency.p99,
      'ratio',
    ),
    row(
      'p99 at half load against a bare server',
      ({ ours, theirs }) => ours.half.latency.p99 / theirs.half.latency.p99,
      'ratio',
    ),
  ];
}

/** Says when the load client itself was so busy at half load that the latencies are its own. */
function doubt(pairs: readonly { readonly ours: Loads; readonly theirs: Loads }[]): {
  readonly note?: string;
} {
  const busiest = Math.max(...pairs.flatMap(({ ours, theirs }) => [ours.half.busy, theirs.half.busy]));
  if (busiest < BUSY) return {};
  return {
    note: `not to be trusted: the load client itself was busy for ${Math.round(100 * busiest)}% of the time`,
  };
}
