import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFile, selectCover } from 'music-metadata';
import sharp from 'sharp';
import type { PictureSource } from '../catalogue/catalogue.js';
import { openContained } from './contained-file.js';

/** The sizes in which covers are served, in pixels of a side. */
export const COVER_SIZES = [640, 320, 160] as const;
/** A size of a cover. */
type CoverSize = (typeof COVER_SIZES)[number];

/** Pictures that are made at a time: streams need the threads that pictures are made in. */
const LANES = 2;
const MOST_PIXELS = 50_000_000;
const MOST_BYTES = 30 * 1024 * 1024;

/** Where pictures come from and where their smaller forms are kept. */
interface CoversDeps {
  /** The music folder. */
  readonly root: string;
  /** The folder of what has been made already. */
  readonly folder: string;
  readonly find: (cover: string) => PictureSource | undefined;
}

/** Covers as square JPEG pictures, made when they are first asked for. */
export class Covers {
  readonly #deps: CoversDeps;
  readonly #making = new Map<string, Promise<boolean>>();
  readonly #lanes: Promise<unknown>[] = Array.from({ length: LANES }, () => Promise.resolve());
  #made = 0;

  constructor(deps: CoversDeps) {
    this.#deps = deps;
  }

  /** Opens a cover in a size; undefined when there is no such cover or it is no picture. */
  async open(cover: string, size: CoverSize): Promise<FileHandle | undefined> {
    const name = `${cover}-${size}.jpg`;
    const kept = await openContained(this.#deps.folder, name);
    if (kept) return kept;
    const file = join(this.#deps.folder, name);
    const making = this.#making.get(name) ?? this.#inTurn(() => this.#make(cover, size, file));
    this.#making.set(name, making);
    const made = await making.finally(() => this.#making.delete(name));
    return made ? openContained(this.#deps.folder, name) : undefined;
  }

  #inTurn(make: () => Promise<boolean>): Promise<boolean> {
    const lane = this.#made++ % LANES;
    const made = (this.#lanes[lane] ?? Promise.resolve()).then(make);
    this.#lanes[lane] = made.catch(() => {});
    return made;
  }

  async #make(cover: string, size: CoverSize, file: string): Promise<boolean> {
    const source = this.#deps.find(cover);
    if (!source) return false;
    const unfinished = `${file}.${randomUUID()}`;
    try {
      const picture = await this.#picture(source);
      if (!picture) return false;
      await mkdir(this.#deps.folder, { recursive: true });
      await sharp(picture, { limitInputPixels: MOST_PIXELS })
        .rotate()
        .resize(size, size, { fit: 'cover' })
        .jpeg({ quality: 84 })
        .toFile(unfinished);
      await rename(unfinished, file);
      return true;
    } catch {
      // What claims to be a picture and is none is as good as no cover.
      await rm(unfinished, { force: true });
      return false;
    }
  }

  async #picture({ path, embedded }: PictureSource): Promise<Uint8Array | undefined> {
    const file = await openContained(this.#deps.root, path);
    if (!file) return undefined;
    try {
      if (embedded) return await embeddedPicture(join(this.#deps.root, path));
      return (await file.stat()).size > MOST_BYTES ? undefined : await file.readFile();
    } finally {
      await file.close();
    }
  }
}

async function embeddedPicture(path: string): Promise<Uint8Array | undefined> {
  const { common } = await parseFile(path);
  return selectCover(common.picture)?.data;
}
