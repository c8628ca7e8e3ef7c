import type { Migration } from 'kysely/migration';

/** Sub-profiles and settings of users, support content and configuration by country. */
export const users: Migration = {
  async up(db) {
    await db.schema
      .createTable('profile')
      .addColumn('profileuserid', 'text', (column) => column.primaryKey())
      .addColumn('userid', 'text', (column) => column.notNull().references('user.userid').onDelete('cascade'))
      .addColumn('firstname', 'text', (column) => column.notNull())
      .addColumn('lastname', 'text', (column) => column.notNull())
      .addColumn('image', 'text')
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('profile_userid').on('profile').column('userid').execute();
    await db.schema
      .createTable('user_config')
      .addColumn('userid', 'text', (column) =>
        column.primaryKey().references('user.userid').onDelete('cascade'),
      )
      .addColumn('config', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('support_content')
      .addColumn('lang', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('custom_config')
      .addColumn('countrycode', 'text', (column) => column.primaryKey())
      .addColumn('config', 'text', (column) => column.notNull())
      .execute();
  },
};
