import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What administrators did. The store itself refuses to change or remove a row. */
export const audit: Migration = {
  async up(db) {
    await db.schema
      .createTable('audit')
      .addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('at', 'integer', (column) => column.notNull())
      .addColumn('adminid', 'text', (column) => column.notNull())
      .addColumn('admin', 'text', (column) => column.notNull())
      .addColumn('operation', 'text', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .execute();
    for (const change of ['UPDATE', 'DELETE']) {
      const name = sql.raw(`audit_no_${change.toLowerCase()}`);
      const when = sql.raw(change);
      await sql`CREATE TRIGGER ${name} BEFORE ${when} ON audit
        BEGIN SELECT RAISE(ABORT, 'the audit log is append-only'); END`.execute(db);
    }
  },
};
