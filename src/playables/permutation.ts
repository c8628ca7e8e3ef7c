import { mix } from './chance.js';

const ROUNDS = 6;

/**
 * A seeded permutation of 0 … size-1 that is computed, not stored: a Feistel network over the
 * next even power of two, walked until it falls inside (Black and Rogaway, "Ciphers with
 * arbitrary finite domains", 2002). Any position costs the same, whatever the size.
 */
export function permute(position: number, size: number, seed: number): number {
  const half = halfBits(size);
  let value = position;
  do value = forwards(value, half, seed);
  while (value >= size);
  return value;
}

/** The position that `permute` maps to `value`. */
export function positionOf(value: number, size: number, seed: number): number {
  const half = halfBits(size);
  let position = value;
  do position = backwards(position, half, seed);
  while (position >= size);
  return position;
}

function halfBits(size: number): number {
  return Math.max(1, Math.ceil(Math.log2(size) / 2));
}

function forwards(value: number, half: number, seed: number): number {
  const mask = (1 << half) - 1;
  let left = value >>> half;
  let right = value & mask;
  for (let round = 0; round < ROUNDS; round += 1) {
    [left, right] = [right, left ^ (mix(seed + round, right) & mask)];
  }
  return left * (mask + 1) + right;
}

function backwards(value: number, half: number, seed: number): number {
  const mask = (1 << half) - 1;
  let left = value >>> half;
  let right = value & mask;
  for (let round = ROUNDS - 1; round >= 0; round -= 1) {
    [left, right] = [right ^ (mix(seed + round, left) & mask), left];
  }
  return left * (mask + 1) + right;
}
