import { createHash } from 'node:crypto';

/**
 * A reference that stays the same as long as what it names keeps its name: 96 bits of a hash of
 * the type and the names, as base64url. Files may move, be encoded anew, or be scanned in any order.
 */
export function refOf(type: string, ...names: readonly string[]): string {
  return hashed([type, ...names.map(sameName)].join('\0'));
}

/** The first 96 bits of SHA-256, as base64url: 16 characters. */
export function hashed(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest().toString('base64url', 0, 12);
}

/** What different spellings of one name have in common: lower case without accents and punctuation. */
export function sameName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  // Names of signs alone keep them: '!!!' is not '???'.
  return plain === '' ? name.trim() : plain;
}
