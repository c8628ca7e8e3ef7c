import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './suite.js';

/** The bounds of a figure, and why they are what they are. */
interface Guard {
  readonly atleast?: number;
  readonly atmost?: number;
  /** The figure is the same on every machine: no slack. */
  readonly exact?: boolean;
  /** Times the slack: the figure is a wait, which grows with whatever else the machine does. */
  readonly shared?: number;
  readonly why: string;
}

type Guards = Readonly<Record<string, Readonly<Record<string, Guard>>>>;

/** The bounds of all suites, from `bench/guards.json`. */
export function readGuards(root: string): Guards {
  return JSON.parse(readFileSync(join(root, 'bench', 'guards.json'), 'utf8'));
}

/**
 * One sentence for each bound of a suite that its rows break, or that has no row any more. `slack` widens the bounds
 * of figures that depend on the machine: 2 allows twice as much, and of `shared` ones more.
 */
export function broken(
  { guards, slack }: { readonly guards: Guards; readonly slack: number },
  suite: string,
  rows: readonly Row[],
): readonly string[] {
  return Object.entries(guards[suite] ?? {}).flatMap(([name, tight]) => {
    const guard = tight.exact ? tight : widened(tight, slack);
    const found = rows.filter((row) => row.name === name);
    if (found.length === 0) return [`${suite}: "${name}" is guarded, but no figure has that name.`];
    return found.filter((row) => !holds(guard, row.value)).map((row) => sentence(suite, row, guard));
  });
}

function widened({ atleast, atmost, shared = 1, why }: Guard, slack: number): Guard {
  const wider = slack > 1 ? slack * shared : slack;
  return {
    why,
    ...(atleast !== undefined && { atleast: atleast / wider }),
    ...(atmost !== undefined && { atmost: atmost * wider }),
  };
}

function holds(guard: Guard, value: number): boolean {
  return value >= (guard.atleast ?? -Infinity) && value <= (guard.atmost ?? Infinity);
}

function sentence(suite: string, row: Row, guard: Guard): string {
  const bound = guard.atleast === undefined ? `at most ${guard.atmost}` : `at least ${guard.atleast}`;
  return `${suite}: "${row.name}" is ${row.value.toPrecision(4)} ${row.unit}, the bound is ${bound} ${row.unit}: ${guard.why}`;
}
