import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Station } from './station.js';
import { isStationList, parseStations } from './station-lists.js';

const LARGEST_FILE = 64 * 1024 * 1024;
const MOST_STATIONS = 100_000;

/** Lists of stations on disk: a file, or a folder of them. */
export class StationFiles {
  readonly #path: string;
  readonly #log: (line: string) => void;
  #seen = '';

  constructor(path: string, log: (line: string) => void) {
    this.#path = path;
    this.#log = log;
  }

  /** The stations, or undefined when nothing has changed since the last time. */
  async read(): Promise<Station[] | undefined> {
    const files = await this.#files();
    const seen = JSON.stringify(files);
    if (seen === this.#seen) return undefined;
    this.#seen = seen;
    const lists = await Promise.all(files.map(({ file }) => this.#stationsIn(file)));
    return lists.flat().slice(0, MOST_STATIONS);
  }

  async #files(): Promise<
    readonly { readonly file: string; readonly mtime: number; readonly size: number }[]
  > {
    const { isDirectory } = await this.#stat(this.#path);
    const names = isDirectory ? (await readdir(this.#path)).filter(isStationList).sort() : [];
    const paths = isDirectory ? names.map((name) => join(this.#path, name)) : [this.#path];
    return Promise.all(
      paths.map(async (file) => {
        const { mtime, size } = await this.#stat(file);
        return { file, mtime, size };
      }),
    );
  }

  async #stat(path: string) {
    const found = await stat(path).catch(() => undefined);
    return {
      isDirectory: found?.isDirectory() ?? false,
      mtime: found?.mtimeMs ?? 0,
      size: found?.size ?? -1,
    };
  }

  async #stationsIn(file: string): Promise<Station[]> {
    try {
      const { size } = await stat(file);
      if (size > LARGEST_FILE) throw new Error('it is too large');
      return parseStations(file, await readFile(file, 'utf8'));
    } catch (error) {
      this.#log(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
      return [];
    }
  }
}
