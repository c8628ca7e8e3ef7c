import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.js';
import { sqliteDialect } from './sqlite-dialect.js';
import type { Tables } from './tables.js';
import { DatabaseError } from './writer-client.js';

/** The store, as the `*-store.ts` files see it. */
export type Database = Kysely<Tables>;

/** Opens the store, makes it if there is none, and brings it up to date. */
export async function openDatabase(file: string): Promise<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const database: Database = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest();
  if (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** Whether an error says that a unique key exists already. */
export function isDuplicate(error: unknown): boolean {
  const code = error instanceof DatabaseError ? error.code : undefined;
  return code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY';
}

/** Takes what was deleted out of the store's files too: until then the write-ahead log still holds it. */
export async function scrub(database: Database): Promise<void> {
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database);
}
