import Database from 'better-sqlite3';
import type { Facts, FileRead } from './facts.js';

/** Grows when what is kept of a file changes: an older store is read anew from the files. */
const VERSION = 3;

const PAGE = 500;

const SCHEMA = `
  CREATE TABLE file (
    path TEXT PRIMARY KEY,
    mtime INTEGER NOT NULL,
    size INTEGER NOT NULL,
    facts TEXT,      -- JSON; null when the file could not be read
    problem TEXT     -- why it could not be read
  ) WITHOUT ROWID, STRICT;
  CREATE TABLE folder (root TEXT NOT NULL) STRICT;
`;

/** A file with its facts. */
export interface StoredFile {
  readonly path: string;
  readonly mtime: number;
  readonly facts: Facts;
}

/** What is known of the files of one music folder; all of it can be had again from the files. */
export class FileStore {
  readonly path: string;
  readonly #db: Database.Database;
  readonly #one: Database.Statement<[string], { readonly facts: string }>;

  /** Opens the store in a file, empty when it was made for another folder. */
  constructor(path: string, root: string) {
    this.path = path;
    this.#db = new Database(path);
    this.#db.pragma('journal_mode = WAL');
    this.#db.pragma('synchronous = NORMAL');
    if (!this.#isFor(root)) this.#startAnew(root);
    this.#one = this.#db.prepare('SELECT facts FROM file WHERE path = ? AND facts IS NOT NULL');
  }

  /** Keeps what was read and forgets what is gone. */
  apply(read: readonly FileRead[], removed: readonly string[] = []): void {
    const put = this.#db.prepare(
      'INSERT OR REPLACE INTO file (path, mtime, size, facts, problem) VALUES (?, ?, ?, ?, ?)',
    );
    const drop = this.#db.prepare('DELETE FROM file WHERE path = ?');
    this.#db.transaction(() => {
      for (const each of read) {
        const { path, mtime, size } = each.file;
        if ('facts' in each) put.run(path, mtime, size, JSON.stringify(each.facts), null);
        else if (!each.again) put.run(path, mtime, size, null, each.problem);
      }
      for (const path of removed) drop.run(path);
    })();
  }

  /** Every file that could be read, by path; a page at a time, for the sake of memory. */
  *files(): IterableIterator<StoredFile> {
    const page = this.#db.prepare<[string, number], { path: string; mtime: number; facts: string }>(
      'SELECT path, mtime, facts FROM file WHERE facts IS NOT NULL AND path > ? ORDER BY path LIMIT ?',
    );
    let rows = page.all('', PAGE);
    while (rows.length > 0) {
      for (const { path, mtime, facts } of rows) yield { path, mtime, facts: JSON.parse(facts) as Facts };
      rows = page.all(rows.at(-1)?.path ?? '', PAGE);
    }
  }

  /** What is known of one file; undefined when it is gone or could not be read. */
  facts(path: string): Facts | undefined {
    const row = this.#one.get(path);
    return row && (JSON.parse(row.facts) as Facts);
  }

  close(): void {
    this.#db.close();
  }

  #isFor(root: string): boolean {
    if (this.#db.pragma('user_version', { simple: true }) !== VERSION) return false;
    return this.#db.prepare<[], { root: string }>('SELECT root FROM folder').get()?.root === root;
  }

  #startAnew(root: string): void {
    this.#db.transaction(() => {
      this.#db.exec('DROP TABLE IF EXISTS file; DROP TABLE IF EXISTS folder;');
      this.#db.exec(SCHEMA);
      this.#db.prepare('INSERT INTO folder (root) VALUES (?)').run(root);
      this.#db.pragma(`user_version = ${VERSION}`);
    })();
  }
}
