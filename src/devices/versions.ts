/** A version, read to be compared. */
export interface Version {
  /** All numbers in it. */
  readonly numbers: readonly number[];
  /** Of a semantic version; undefined: it is none. */
  readonly semantic:
    | { readonly core: readonly number[]; readonly prerelease: string | undefined }
    | undefined;
}

/** Reads any version: one that is not semantic counts by its numbers. */
export function readVersion(text: string): Version {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const found = SEMANTIC.exec(text);
  return { numbers, semantic: found ? { core: numbers.slice(0, 3), prerelease: found[1] } : undefined };
}

/** A number below, equal to or above zero as `a` is before, the same as or after `b`. */
export function compareVersions(a: Version, b: Version): number {
  if (!a.semantic || !b.semantic) return compareNumbers(a.numbers, b.numbers);
  const core = compareNumbers(a.semantic.core, b.semantic.core);
  return core !== 0 ? core : comparePrerelease(a.semantic.prerelease, b.semantic.prerelease);
}

/** Semantic Versioning 2.0.0, with an optional leading v. */
const SEMANTIC = /^v?\d{1,9}\.\d{1,9}\.\d{1,9}(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/;

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
