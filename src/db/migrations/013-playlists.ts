import type { Migration } from 'kysely/migration';

/** Playlists that the platform itself stores. */
export const playlists: Migration = {
  async up(db) {
    await db.schema
      .createTable('playlist')
      .addColumn('ref', 'text', (column) => column.primaryKey())
      .addColumn('userid', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text')
      .addColumn('created', 'integer', (column) => column.notNull())
      .addColumn('updated', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('playlist_userid').on('playlist').column('userid').execute();
    await db.schema
      .createTable('playlist_item')
      .addColumn('playlist', 'text', (column) =>
        column.notNull().references('playlist.ref').onDelete('cascade'),
      )
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('item', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('playlist_item_key', ['playlist', 'position'])
      .execute();
  },
};
