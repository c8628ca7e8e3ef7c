import type { Migration } from 'kysely/migration';

/** Clients, administrators, users and tokens. */
export const accounts: Migration = {
  async up(db) {
    await db.schema
      .createTable('client')
      .addColumn('clientid', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('secrethash', 'text', (column) => column.notNull())
      .addColumn('accounts', 'text', (column) => column.notNull())
      .addColumn('test', 'integer', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('admin')
      .addColumn('adminid', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull().unique())
      .addColumn('passwordhash', 'text', (column) => column.notNull())
      .addColumn('roles', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('user')
      .addColumn('userid', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text')
      .addColumn('emailkey', 'text', (column) => column.unique())
      .addColumn('emailverified', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('mobilenumber', 'text', (column) => column.unique())
      .addColumn('passwordhash', 'text')
      .addColumn('firstname', 'text')
      .addColumn('lastname', 'text')
      .addColumn('countrycode', 'text')
      .addColumn('crmemailallowed', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('crmpushallowed', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('locationallowed', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('subscription', 'text', (column) => column.notNull().defaultTo('free'))
      .addColumn('image', 'text')
      .addColumn('abilities', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('updated', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('token')
      .addColumn('tokenhash', 'text', (column) => column.primaryKey())
      .addColumn('family', 'text', (column) => column.notNull())
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('clientid', 'text', (column) =>
        column.notNull().references('client.clientid').onDelete('cascade'),
      )
      .addColumn('userid', 'text', (column) => column.references('user.userid').onDelete('cascade'))
      .addColumn('deviceid', 'text', (column) => column.notNull())
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addColumn('expires', 'bigint')
      .addColumn('replaced', 'bigint')
      .execute();
    await db.schema.createIndex('token_family').on('token').column('family').execute();
    await db.schema.createIndex('token_userid').on('token').column('userid').execute();
    await db.schema.createIndex('token_clientid').on('token').column('clientid').execute();
    await db.schema.createIndex('token_expires').on('token').column('expires').execute();
  },
};
