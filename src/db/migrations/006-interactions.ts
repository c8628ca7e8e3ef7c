import type { Migration } from 'kysely/migration';

/** What was heard, understood and answered. */
export const interactions: Migration = {
  async up(db) {
    await db.schema
      .createTable('interaction')
      .addColumn('number', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('began', 'integer', (column) => column.notNull())
      .addColumn('userid', 'text')
      .addColumn('deviceid', 'text')
      .addColumn('record', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('interaction_userid').on('interaction').column('userid').execute();
    await db.schema.createIndex('interaction_deviceid').on('interaction').column('deviceid').execute();
  },
};
