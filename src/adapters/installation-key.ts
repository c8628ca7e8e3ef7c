import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

/** The secret of an installation, made at first use; every purpose has a key of its own, derived from it (RFC 5869). */
export class InstallationKey {
  readonly #secret: Buffer;

  /** Throws when the file is there but is not a key: a new one would orphan everything that the old one protects. */
  constructor(folder: string) {
    const file = join(folder, 'installation.key');
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(file, randomBytes(BYTES), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    this.#secret = readFileSync(file);
    if (this.#secret.length !== BYTES)
      throw new Error(`${file} is not an installation key of ${BYTES} bytes.`);
  }

  /** The key of a purpose: 32 bytes. */
  for(purpose: string): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', this.#secret, '', `parlando ${purpose}`, BYTES));
  }
}
