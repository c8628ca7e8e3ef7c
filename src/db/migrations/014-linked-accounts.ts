import type { Migration } from 'kysely/migration';

/** Users' accounts on content services, sign-ins under way, and where clients let them end. */
export const linkedAccounts: Migration = {
  async up(db) {
    await db.schema
      .createTable('linked_account')
      .addColumn('userid', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('linked_account_key', ['userid', 'service'])
      .execute();
    await db.schema
      .createTable('service_signin')
      .addColumn('statehash', 'text', (column) => column.primaryKey())
      .addColumn('userid', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('expires', 'integer', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('service_signin_userid').on('service_signin').column('userid').execute();
    await db.schema
      .alterTable('client')
      .addColumn('redirecturis', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
