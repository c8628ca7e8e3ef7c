import type { Migration } from 'kysely/migration';

/** What people like and hear. */
export const taste: Migration = {
  async up(db) {
    await db.schema
      .createTable('taste')
      .addColumn('userid', 'text', (column) => column.notNull())
      .addColumn('profileuserid', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('ref', 'text', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addColumn('opinion', 'integer', (column) => column.notNull())
      .addColumn('plays', 'integer', (column) => column.notNull())
      .addColumn('skips', 'integer', (column) => column.notNull())
      .addColumn('completions', 'integer', (column) => column.notNull())
      .addColumn('warmth', 'double precision')
      .addColumn('cold', 'double precision')
      .addColumn('played', 'integer')
      .addColumn('updated', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('taste_key', ['userid', 'profileuserid', 'type', 'service', 'ref'])
      .execute();
    await db.schema
      .createIndex('taste_warmth')
      .on('taste')
      .columns(['userid', 'profileuserid', 'type', 'warmth'])
      .execute();
    await db.schema
      .createIndex('taste_opinion')
      .on('taste')
      .columns(['userid', 'profileuserid', 'opinion'])
      .execute();
  },
};
