import type { Migration } from 'kysely/migration';

/** Devices, whose they are, and their firmware. */
export const devices: Migration = {
  async up(db) {
    await db.schema
      .createTable('device')
      .addColumn('deviceid', 'text', (column) => column.primaryKey())
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('serial', 'text')
      .addColumn('owner', 'text')
      .addColumn('ownedsince', 'integer')
      .addColumn('lastseen', 'integer')
      .addColumn('created', 'integer', (column) => column.notNull())
      .addColumn('updated', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('device_owner').on('device').column('owner').execute();
    await db.schema.createIndex('device_serial').on('device').column('serial').execute();
    await db.schema
      .createTable('user_device')
      .addColumn('userid', 'text', (column) => column.notNull())
      .addColumn('deviceid', 'text', (column) => column.notNull())
      .addColumn('details', 'text', (column) => column.notNull())
      .addColumn('serial', 'text')
      .addColumn('created', 'integer', (column) => column.notNull())
      .addColumn('updated', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('user_device_key', ['userid', 'deviceid'])
      .execute();
    await db.schema.createIndex('user_device_deviceid').on('user_device').column('deviceid').execute();
    await db.schema.createIndex('user_device_serial').on('user_device').column('serial').execute();
    await db.schema
      .createTable('firmware')
      .addColumn('devicetype', 'text', (column) => column.notNull())
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('record', 'text', (column) => column.notNull())
      .addColumn('created', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('firmware_key', ['devicetype', 'region', 'version'])
      .execute();
  },
};
