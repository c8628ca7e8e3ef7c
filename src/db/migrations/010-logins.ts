import type { Migration } from 'kysely/migration';

/** Codes sent to telephones, and links sent by mail. */
export const logins: Migration = {
  async up(db) {
    await db.schema
      .createTable('sms_code')
      .addColumn('mobilenumber', 'text', (column) => column.primaryKey())
      .addColumn('codehash', 'text', (column) => column.notNull())
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .addColumn('registration', 'text')
      .execute();
    await db.schema
      .createTable('mail_link')
      .addColumn('tokenhash', 'text', (column) => column.primaryKey())
      .addColumn('userid', 'text', (column) => column.notNull().references('user.userid').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('expires', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('mail_link_userid').on('mail_link').column('userid').execute();
  },
};
