import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Why a signed address is not accepted. */
type Refusal = 'forged' | 'expired';

/** Signs addresses that are good for a time. */
export class Signer {
  readonly #key: Uint8Array;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** The query that makes a path good until a second since 1970. */
  sign(path: string, expires: number): string {
    return `expires=${expires}&signature=${this.#signature(path, expires).toString('base64url')}`;
  }

  /** Why a path with this query is refused at a second since 1970; undefined when it is good. */
  refusal(path: string, query: URLSearchParams, now: number): Refusal | undefined {
    const expires = Number(query.get('expires') ?? Number.NaN);
    if (!Number.isSafeInteger(expires)) return 'forged';
    const given = Buffer.from(query.get('signature') ?? '', 'base64url');
    const right = this.#signature(path, expires);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
    return expires < now ? 'expired' : undefined;
  }

  #signature(path: string, expires: number): Buffer {
    return createHmac('sha256', this.#key).update(`${path}\n${expires}`).digest();
  }
}

const KEY_BYTES = 32;

/** The key in a file that only its owner reads; made the first time, so that addresses outlive a restart. */
export function keyIn(file: string): Uint8Array {
  try {
    writeFileSync(file, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(file);
  if (key.length !== KEY_BYTES) throw new Error(`${file} is not a key of ${KEY_BYTES} bytes`);
  return key;
}
