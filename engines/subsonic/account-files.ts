import { hkdfSync } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seal, unseal } from '../../src/seal.js';
import { accessToken, type Credentials, readCredentials } from './credentials.js';

/** Credentials on the disk, encrypted, each in a file of its account's name, so that addresses outlive a restart. */
export class AccountFiles {
  readonly #folder: string;
  readonly #key: Uint8Array;

  /** Makes the folder. The files are encrypted with a key that is derived from `key` (RFC 5869). */
  constructor(folder: string, key: Uint8Array) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
    this.#key = new Uint8Array(hkdfSync('sha256', key, '', 'parlando subsonic accounts', 32));
  }

  async keep(name: string, credentials: Credentials): Promise<void> {
    const file = this.#file(name);
    const unfinished = `${file}.new`;
    await writeFile(unfinished, seal(this.#key, name, accessToken(credentials)), { mode: 0o600 });
    await rename(unfinished, file);
  }

  /** Undefined where there are none, or none that this key opens. */
  async read(name: string): Promise<Credentials | undefined> {
    try {
      const sealed = await readFile(this.#file(name), 'utf8');
      return readCredentials(unseal(this.#key, name, sealed));
    } catch {
      return undefined;
    }
  }

  remove(name: string): Promise<void> {
    return rm(this.#file(name), { force: true });
  }

  #file(name: string): string {
    return join(this.#folder, name);
  }
}
