import type { Migration } from 'kysely/migration';

/** Log files of devices; the bytes lie in the data folder. */
export const deviceLogs: Migration = {
  async up(db) {
    await db.schema
      .createTable('device_log')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('deviceid', 'text', (column) => column.notNull())
      .addColumn('logtype', 'text', (column) => column.notNull())
      .addColumn('contenttype', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('entries', 'text')
      .addColumn('created', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('device_log_of_device')
      .on('device_log')
      .columns(['deviceid', 'logtype', 'created'])
      .execute();
  },
};
