import type { Migration } from 'kysely/migration';

/** Playables, their devices, what dynamic ones gave out, and where listeners stopped. */
export const playables: Migration = {
  async up(db) {
    await db.schema
      .createTable('playable')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('userid', 'text', (column) => column.notNull())
      .addColumn('profileuserid', 'text', (column) => column.notNull())
      .addColumn('parameterskey', 'text', (column) => column.notNull())
      .addColumn('parameters', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('images', 'text', (column) => column.notNull())
      .addColumn('itemtype', 'text')
      .addColumn('length', 'integer', (column) => column.notNull())
      .addColumn('seed', 'integer', (column) => column.notNull())
      .addColumn('playing', 'text', (column) => column.notNull())
      .addColumn('generator', 'text')
      .addColumn('created', 'integer', (column) => column.notNull())
      .addColumn('updated', 'integer', (column) => column.notNull())
      .addUniqueConstraint('playable_parameters', ['userid', 'profileuserid', 'parameterskey'])
      .execute();
    await db.schema
      .createTable('playable_device')
      .addColumn('playableid', 'text', (column) =>
        column.notNull().references('playable.id').onDelete('cascade'),
      )
      .addColumn('deviceid', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('playable_device_key', ['playableid', 'deviceid'])
      .execute();
    await db.schema
      .createTable('playable_item')
      .addColumn('playableid', 'text', (column) =>
        column.notNull().references('playable.id').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('playable_item_key', ['playableid', 'position'])
      .execute();
    await db.schema
      .createTable('resume_point')
      .addColumn('userid', 'text', (column) => column.notNull())
      .addColumn('profileuserid', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('ref', 'text', (column) => column.notNull())
      .addColumn('seconds', 'integer', (column) => column.notNull())
      .addColumn('updated', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('resume_point_key', ['userid', 'profileuserid', 'service', 'ref'])
      .execute();
  },
};
