import type { Row } from './suite.js';

/** What is printed with `--json` and kept with `--save`. */
export interface Results {
  /** ISO 8601. */
  readonly date: string;
  readonly machine: string;
  /** How many processes ran or waited to run, on average of the last minute (load average). */
  readonly load: number;
  readonly node: string;
  readonly quick: boolean;
  readonly suites: Readonly<Record<string, SuiteResult>>;
}

/** The figures of one suite. */
export interface SuiteResult {
  readonly title: string;
  readonly seconds: number;
  readonly rows: readonly Row[];
}
