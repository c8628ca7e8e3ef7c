import type { Catalogue } from './catalogue/catalogue.js';
import { buildCatalogue } from './catalogue/catalogue-builder.js';
import { revisionOf } from './catalogue/entry.js';
import { Search } from './catalogue/search.js';
import type { FileStore } from './scan/file-store.js';
import type { Scanner } from './scan/scanner.js';
import type { Watcher } from './scan/watcher.js';

/** The catalogue and what finds things in it; they are replaced together. */
export interface Contents {
  readonly catalogue: Catalogue;
  /** Changes when names did. */
  readonly revision: string;
  readonly search: Search;
}

/** What the library needs. */
interface LibraryDeps {
  readonly store: FileStore;
  readonly scanner: Scanner;
  readonly watcher: Watcher;
  /** Tells a person one line of what goes wrong. */
  readonly log: (line: string) => void;
  /** Tells a person one line of what goes well. */
  readonly detail: (line: string) => void;
  /** Told when there is something to be found, for the first time. */
  readonly onReady: () => void;
}

/** Files after which a first scan shows what it has; then after twice as many, and so on. */
const FIRST_SHOWN = 500;

/** The contents of a music folder, kept up to date. */
export class Library {
  readonly #deps: LibraryDeps;
  #contents: Contents | undefined;
  #scanning: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(deps: LibraryDeps) {
    this.#deps = deps;
    deps.watcher.onChange(() => void this.scan());
  }

  /** What there is; undefined until the first scan has found something. */
  get contents(): Contents | undefined {
    return this.#contents;
  }

  /** Shows what was known when the engine last ran, if anything. */
  async load(): Promise<void> {
    const contents = await this.#read();
    if (contents.catalogue.songs.length > 0) this.#show(contents);
  }

  /** Brings the contents up to date. A scan that is asked for while one runs follows it. */
  scan(): Promise<void> {
    if (this.#scanning) this.#again = true;
    this.#scanning ??= this.#scanUntilDone().finally(() => {
      this.#scanning = undefined;
    });
    return this.#scanning;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#deps.watcher.close();
    await this.#deps.scanner.close();
    await this.#scanning;
    this.#deps.store.close();
  }

  async #scanUntilDone(): Promise<void> {
    do {
      this.#again = false;
      await this.#scanOnce().catch((error: unknown) => this.#complain(error));
    } while (this.#again && !this.#closed);
  }

  async #scanOnce(): Promise<void> {
    const { scanner, watcher, detail } = this.#deps;
    const started = performance.now();
    let next = FIRST_SHOWN;
    let showing: Promise<void> | undefined;
    const showSome = (count: number) => {
      if (count < next || showing) return;
      next = count * 2;
      showing = this.#refresh()
        .catch((error: unknown) => this.#complain(error))
        .finally(() => {
          showing = undefined;
        });
    };
    const { read, removed, folders } = await scanner.scan(showSome).finally(() => showing);
    await watcher.watch(folders);
    if (read > 0 || removed > 0 || !this.#contents) await this.#refresh();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    detail(
      `${this.#contents?.catalogue.songs.length ?? 0} songs; ${read} files read, ${removed} gone, in ${seconds} s`,
    );
  }

  #complain(error: unknown): void {
    if (!this.#closed) this.#deps.log(error instanceof Error ? error.message : String(error));
  }

  async #refresh(): Promise<void> {
    const contents = await this.#read();
    if (!this.#closed) this.#show(contents);
  }

  async #read(): Promise<Contents> {
    const catalogue = await buildCatalogue(this.#deps.store.files());
    return { catalogue, revision: revisionOf(catalogue), search: await Search.of(catalogue) };
  }

  #show(contents: Contents): void {
    const first = this.#contents === undefined;
    this.#contents = contents;
    if (first) this.#deps.onReady();
  }
}
