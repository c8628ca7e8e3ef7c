import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../errors.js';
import type { ImageMaker } from '../ports/image-maker.js';

/** Pictures of people, as files that are named by their content. */
export class Pictures {
  readonly #maker: ImageMaker;
  readonly #folder: string;
  readonly #publicUrl: string;
  readonly #isUsed: (name: string) => Promise<boolean>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(parts: {
    readonly maker: ImageMaker;
    readonly folder: string;
    readonly publicUrl: string;
    /** Whether anybody has the picture. */
    readonly isUsed: (name: string) => Promise<boolean>;
  }) {
    this.#maker = parts.maker;
    this.#folder = parts.folder;
    this.#publicUrl = parts.publicUrl;
    this.#isUsed = parts.isUsed;
  }

  /** Where a picture can be fetched, for ever the same. */
  urlOf(name: string): string {
    return `${this.#publicUrl}/v1/images/${name}`;
  }

  /** Keeps a picture and hands its name to `assign`. Rejects with 400 for what is no picture. */
  async keep(image: Uint8Array, assign: (name: string) => Promise<void>): Promise<string> {
    const made = await this.#maker.square(image);
    const name = `${createHash('sha256').update(made).digest('hex')}.jpg`;
    await this.#inTurn(async () => {
      await mkdir(this.#folder, { recursive: true });
      await writeFile(join(this.#folder, `.${name}`), made);
      await rename(join(this.#folder, `.${name}`), join(this.#folder, name));
      await assign(name);
    });
    return this.urlOf(name);
  }

  /** Removes those of some pictures that nobody has any more. */
  async drop(names: readonly (string | null)[]): Promise<void> {
    await this.#inTurn(async () => {
      for (const name of new Set(names)) {
        if (name !== null && !(await this.#isUsed(name))) await rm(join(this.#folder, name), { force: true });
      }
    });
  }

  /** The bytes of a picture. Rejects with `not_found`. */
  async read(name: string): Promise<Buffer> {
    const known = /^[\da-f]{64}\.jpg$/.test(name);
    const bytes = known && (await readFile(join(this.#folder, name)).catch(() => undefined));
    if (bytes) return bytes;
    throw new AppError('not_found', 'There is no such image.');
  }

  /** One at a time: a picture must not go while somebody else is getting the same. */
  async #inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    await turn;
  }
}
