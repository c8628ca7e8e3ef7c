/**
 * What is heard counts less as time goes by: half after {@link HALF_LIFE}. Forward decay (Cormode,
 * Shkapenyuk, Srivastava and Xu, 2009) keeps it without ever updating what is not heard: every event adds its
 * weight times 2^(time / half-life), and what is stored is the logarithm of the sum. Stored values of
 * different times compare as they are.
 */
export const HALF_LIFE = 90 * 24 * 3600 * 1000;

/** The stored value after an event of a weight above 0 at a time. */
export function warmed(before: number | null, weight: number, at: number): number {
  const added = Math.log2(weight) + at / HALF_LIFE;
  if (before === null) return added;
  const [more, less] = before > added ? [before, added] : [added, before];
  return more + Math.log2(1 + 2 ** (less - more));
}

/** What a stored value is worth at a time. */
export function worth(stored: number | null, now: number): number {
  return stored === null ? 0 : 2 ** (stored - now / HALF_LIFE);
}
