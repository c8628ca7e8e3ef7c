/** A number below, equal to or above zero as `a` is before, the same as or after `b`. */
export function compareVersions(a: string, b: string): number {
  const left = SEMANTIC.exec(a);
  const right = SEMANTIC.exec(b);
  if (left && right) return compareSemantic(left, right);
  return compareNumbers(numbers(a), numbers(b));
}

/** Semantic Versioning 2.0.0, with an optional leading v. */
const SEMANTIC = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

function compareSemantic(a: RegExpExecArray, b: RegExpExecArray): number {
  const core = compareNumbers(a.slice(1, 4).map(Number), b.slice(1, 4).map(Number));
  return core !== 0 ? core : comparePrerelease(a[4], b[4]);
}

/** Semantic Versioning 2.0.0, point 11: a release is above its prereleases. */
function comparePrerelease(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const left = a.split('.');
  const right = b.split('.');
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = compareIdentifiers(left[i], right[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareIdentifiers(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  const [left, right] = [Number(a), Number(b)];
  const [leftIsNumber, rightIsNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (leftIsNumber && rightIsNumber) return left - right;
  if (leftIsNumber !== rightIsNumber) return leftIsNumber ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** Missing parts count as zero: 1.2 is 1.2.0. */
function compareNumbers(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function numbers(version: string): number[] {
  return (version.match(/\d+/g) ?? []).map(Number);
}
