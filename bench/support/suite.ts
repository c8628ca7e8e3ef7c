/** What every suite of the bench exports: `bench/<suite>.ts` is found by its file name. */
export interface Suite {
  /** What is measured, in one sentence. */
  readonly title: string;
  run(args: SuiteArgs): Promise<readonly Row[]>;
}

/** How a suite is asked to run. */
export interface SuiteArgs {
  /** The short form that CI runs: a few seconds, smaller sizes, the same rows. */
  readonly quick: boolean;
  /** A folder of recordings or texts to measure with (`--data`). */
  readonly data: string | undefined;
  /** Tells a person who waits what is going on; never part of the result. */
  progress(message: string): void;
}

/** One figure. Guards and plots know it by its name, so a name stays what it is. */
export interface Row {
  readonly name: string;
  readonly value: number;
  /** `ms`, `µs`, `/s`, `%`, `kB`, `ratio`, … */
  readonly unit: string;
  /** Largest minus smallest of the repeats, as a share of the median. */
  readonly spread?: number;
  /** The size at which it was measured, where cost is measured against size; such rows share a name. */
  readonly against?: { readonly dimension: string; readonly size: number };
  readonly note?: string;
}

/** A row from repeats: the median, and how far they lie apart, if there are several. */
export function repeated(row: Omit<Row, 'value' | 'spread'>, samples: readonly number[]): Row {
  const value = percentile(samples, 50);
  if (samples.length < 2) return { ...row, value };
  const spread = value === 0 ? 0 : (Math.max(...samples) - Math.min(...samples)) / Math.abs(value);
  return { ...row, value, spread };
}

/** The nearest-rank percentile, 0 to 100, of unsorted samples; NaN of none. */
export function percentile(samples: readonly number[], rank: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((rank / 100) * sorted.length) - 1)] ?? Number.NaN;
}
