/**
 * Chance that repeats itself: the same seed gives the same numbers, so an order is
 * stored as one number.
 */

/** Mixes two numbers into 32 bits that look random (the finalizer of MurmurHash3). */
export function mix(seed: number, value: number): number {
  let bits = (seed ^ Math.imul(value + 0x7f4a7c15, 0x9e3779b1)) >>> 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Mixes a seed and a text into 32 bits. */
export function mixText(seed: number, text: string): number {
  let bits = seed >>> 0;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  return mix(bits, text.length);
}

/** A fraction in [0, 1) from a seed and a text. */
export function fraction(seed: number, text: string): number {
  return mixText(seed, text) / 0x1_0000_0000;
}
