import Database from 'better-sqlite3';

/** Opens a connection with the pragmas that every connection of the server has. */
export function openConnection(file: string, options: { readonly readonly: boolean }): Database.Database {
  const connection = new Database(file, { readonly: options.readonly });
  if (!options.readonly) {
    connection.pragma('journal_mode = WAL');
    // What is deleted is overwritten: people may ask to be forgotten.
    connection.pragma('secure_delete = ON');
  }
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('busy_timeout = 5000');
  return connection;
}

/** Prepared statements by their text: preparing costs more than most reads. */
export class Statements {
  readonly #connection: Database.Database;
  readonly #prepared = new Map<string, Database.Statement>();

  constructor(connection: Database.Database) {
    this.#connection = connection;
  }

  /** Queries whose text differs with the length of a list could fill memory: the oldest go first. */
  get(sql: string): Database.Statement {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    if (this.#prepared.size >= 500) {
      const oldest = this.#prepared.keys().next().value;
      if (oldest !== undefined) this.#prepared.delete(oldest);
    }
    this.#prepared.set(sql, statement);
    return statement;
  }
}
