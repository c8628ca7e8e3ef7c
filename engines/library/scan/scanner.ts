import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Changes, FileRead, FoundFile } from './facts.js';
import type { FileStore } from './file-store.js';

const BATCH = 32;
const PROGRESS_MS = 5_000;
/** Time to read a batch; files take a millisecond each, slow disks a hundred. */
const BATCH_TIMEOUT_MS = 60_000;

const ENDLESS = 'reading it took too long or too much memory';

/** What a scanner needs. */
interface ScannerDeps {
  /** The music folder. */
  readonly root: string;
  readonly store: FileStore;
  /** Tells a person one line. */
  readonly log: (line: string) => void;
}

/** What a scan did. */
interface ScanReport {
  readonly read: number;
  readonly removed: number;
  readonly folders: readonly string[];
}

/** Brings what is known of a music folder up to date, with the tags read in worker threads. */
export class Scanner {
  readonly #root: string;
  readonly #store: FileStore;
  readonly #log: (line: string) => void;
  readonly #threads = Math.max(1, availableParallelism() >> 1);
  readonly #pool: Piscina;
  #closed = false;

  constructor({ root, store, log }: ScannerDeps) {
    this.#root = root;
    this.#store = store;
    this.#log = log;
    this.#pool = new Piscina({
      filename: new URL('./scan-worker.js', import.meta.url).href,
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: 2_000,
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    });
  }

  /** Reads what is new or changed and forgets what is gone. `onRead` is told after each batch how many files have been read. */
  async scan(onRead: (read: number) => void = () => {}): Promise<ScanReport> {
    const changes: Changes = await this.#pool.run(
      { root: this.#root, database: this.#store.path },
      { name: 'findChanges' },
    );
    for (const folder of changes.unreadable) this.#log(`a folder cannot be read: ${folder}`);
    if (changes.removed.length > 0) this.#store.apply([], changes.removed);
    await this.#readAll(changes.changed, onRead);
    return { read: changes.changed.length, removed: changes.removed.length, folders: changes.folders };
  }

  /** Stops reading; a scan that runs rejects. */
  close(): Promise<void> {
    this.#closed = true;
    return this.#pool.destroy();
  }

  async #readAll(files: readonly FoundFile[], onRead: (read: number) => void): Promise<void> {
    let taken = 0;
    let read = 0;
    let told = Date.now();
    const work = async () => {
      while (taken < files.length) {
        const batch = files.slice(taken, taken + BATCH);
        taken += batch.length;
        const results = await this.#read(batch);
        this.#store.apply(results);
        read += results.length;
        for (const each of results) {
          if ('problem' in each) this.#log(`passed over ${each.file.path}: ${each.problem}`);
        }
        if (Date.now() - told > PROGRESS_MS) {
          told = Date.now();
          this.#log(`${read} of ${files.length} files read`);
        }
        onRead(read);
      }
    };
    // One batch more than there are threads, so that none waits for the store.
    await Promise.all(Array.from({ length: this.#threads + 1 }, work));
  }

  /** A batch that never ends or that ends the worker is read file by file, to find which one it was. */
  async #read(files: readonly FoundFile[]): Promise<FileRead[]> {
    try {
      const task = { root: this.#root, files };
      return await this.#pool.run(task, { name: 'readFiles', signal: AbortSignal.timeout(BATCH_TIMEOUT_MS) });
    } catch (error) {
      if (this.#closed) throw error;
      const [file] = files;
      if (files.length === 1 && file) return [{ file, problem: ENDLESS, again: false }];
      const results: FileRead[] = [];
      for (const each of files) results.push(...(await this.#read([each])));
      return results;
    }
  }
}
