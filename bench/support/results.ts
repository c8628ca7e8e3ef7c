import type { Row } from './suite.js';

/** What is printed with `--json` and kept with `--save`. */
export interface Results {
  /** ISO 8601. */
  readonly date: string;
  readonly machine: string;
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
