import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';

/** Quiet time after which changes count as done, in milliseconds. */
const SETTLE_MS = 1_500;
/** Changes that go on and on (a long copy) are looked at after this time. */
const LONGEST_MS = 30_000;
/** Networks' and others' folders do not tell of changes: they are looked at now and then. */
const LOOK_MS = 15 * 60_000;
/** Watches after which others get their turn on the event loop. */
const BREATH = 100;

/** What a watcher needs. */
interface WatcherDeps {
  /** The music folder. */
  readonly root: string;
  readonly log: (line: string) => void;
}

/** Tells that something has changed in a music folder; what it is, a scan finds out. One watch per folder. */
export class Watcher {
  readonly #root: string;
  readonly #log: (line: string) => void;
  readonly #watches = new Map<string, FSWatcher>();
  readonly #look: NodeJS.Timeout;
  #onChange: () => void = () => {};
  #settling: NodeJS.Timeout | undefined;
  #firstChange = 0;
  #full = false;
  #closed = false;

  constructor({ root, log }: WatcherDeps) {
    this.#root = root;
    this.#log = log;
    this.#look = setInterval(() => this.#onChange(), LOOK_MS).unref();
  }

  /** Sets who is told. */
  onChange(listener: () => void): void {
    this.#onChange = listener;
  }

  /** Watches these folders, from the music folder, and no others. Resolves when it does. */
  async watch(folders: readonly string[]): Promise<void> {
    const wanted = new Set(folders);
    for (const [folder, watching] of this.#watches) {
      if (wanted.has(folder)) continue;
      watching.close();
      this.#watches.delete(folder);
    }
    let added = 0;
    for (const folder of wanted) {
      if (this.#closed || this.#full) return;
      if (this.#watches.has(folder)) continue;
      this.#add(folder);
      if (++added % BREATH === 0) await breathe();
    }
    // What came into a folder before it was watched is found by another look.
    if (added > 0) this.#changed();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#look);
    clearTimeout(this.#settling);
    for (const watching of this.#watches.values()) watching.close();
    this.#watches.clear();
  }

  #add(folder: string): void {
    try {
      const watching = watch(join(this.#root, folder), { persistent: false }, () => this.#changed());
      watching.on('error', () => this.#drop(folder));
      this.#watches.set(folder, watching);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'ENOSPC' && code !== 'EMFILE') return;
      this.#full = true;
      this.#log('the system watches no more folders: changes in the others are found every 15 minutes');
    }
  }

  #drop(folder: string): void {
    this.#watches.get(folder)?.close();
    this.#watches.delete(folder);
    this.#changed();
  }

  #changed(): void {
    const now = Date.now();
    if (this.#settling === undefined) this.#firstChange = now;
    clearTimeout(this.#settling);
    const left = Math.max(0, this.#firstChange + LONGEST_MS - now);
    this.#settling = setTimeout(
      () => {
        this.#settling = undefined;
        this.#onChange();
      },
      Math.min(SETTLE_MS, left),
    ).unref();
  }
}
