import type { Migration } from 'kysely/migration';

/** Who users are at identity providers. */
export const federatedIdentities: Migration = {
  async up(db) {
    await db.schema
      .createTable('federated_identity')
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('userid', 'text', (column) => column.notNull().references('user.userid').onDelete('cascade'))
      .addColumn('created', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('federated_identity_key', ['provider', 'subject'])
      .execute();
    await db.schema
      .createIndex('federated_identity_userid')
      .on('federated_identity')
      .column('userid')
      .execute();
  },
};
