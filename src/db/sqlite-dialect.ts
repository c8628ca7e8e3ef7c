import type Sqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { openConnection, Statements } from './statements.js';
import { WriterClient } from './writer-client.js';
import type { WriterResult } from './writer-protocol.js';

/**
 * Kysely on SQLite with one writer thread and reads on the calling thread: a read costs
 * microseconds and sees what is committed; a write waits for its group's commit elsewhere.
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new ManyConnections(),
    createDriver: () => new SqliteDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Kysely would let one query through at a time; here only the writer thread is a queue. */
class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SqliteDriver implements Driver {
  readonly #writer: WriterClient;
  readonly #file: string;
  #reader: { readonly connection: Sqlite.Database; readonly statements: Statements } | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#writer = new WriterClient(file);
  }

  async init(): Promise<void> {
    await this.#writer.ask({ kind: 'query', transaction: 0, sql: 'SELECT 1', parameters: [] });
    const connection = openConnection(this.#file, { readonly: true });
    this.#reader = { connection, statements: new Statements(connection) };
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#reader) throw new Error('the database is closed');
    return new SqliteConnection(this.#writer, this.#reader.statements);
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).begin();
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).end('commit');
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await own(connection).end('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#reader?.connection.close();
    this.#reader = undefined;
    // The last to close moves the write-ahead log into the store's file, which only a writer can.
    await this.#writer.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #writer: WriterClient;
  readonly #reads: Statements;
  #transaction = 0;

  constructor(writer: WriterClient, reads: Statements) {
    this.#writer = writer;
    this.#reads = reads;
  }

  async begin(): Promise<void> {
    const transaction = this.#writer.transaction();
    await this.#writer.ask({ kind: 'begin', transaction });
    this.#transaction = transaction;
  }

  async end(kind: 'commit' | 'rollback'): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = 0;
    if (transaction !== 0) await this.#writer.ask({ kind, transaction });
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#transaction !== 0) return this.#write(query);
    if (SelectQueryNode.is(query.query)) {
      return { rows: this.#reads.get(query.sql).all(query.parameters) as R[] };
    }
    if (isPragma(query.sql)) return this.#write(query);
    const { sql, parameters } = query;
    return outcome(await this.#writer.ask({ kind: 'write', sql, parameters }));
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#reads.get(query.sql).iterate(query.parameters)) yield { rows: [row as R] };
  }

  async #write<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#writer.ask({
      kind: 'query',
      transaction: this.#transaction,
      sql,
      parameters,
    });
    return outcome(result);
  }
}

function outcome<R>(result: WriterResult | undefined): QueryResult<R> {
  return {
    rows: (result?.rows ?? []) as R[],
    numAffectedRows: BigInt(result?.changes ?? 0),
    insertId: result?.lastInsertRowid ?? 0n,
  };
}

/** Checkpoints and the like: SQLite does not let them into a transaction. */
function isPragma(sql: string): boolean {
  return /^pragma /i.test(sql);
}

function own(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection;
  throw new Error('a connection of another driver');
}
