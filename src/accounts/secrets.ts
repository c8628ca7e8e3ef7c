import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits in base64url: a token or a client's secret (open details, 'Token form'). */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The SHA-256 under which a secret is stored; it is too random to need anything slower. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether a secret has the hash, in a time that tells nothing. */
export function matchesHash(secret: string, hash: string): boolean {
  const given = Buffer.from(hashSecret(secret));
  const stored = Buffer.from(hash);
  return given.length === stored.length && timingSafeEqual(given, stored);
}
