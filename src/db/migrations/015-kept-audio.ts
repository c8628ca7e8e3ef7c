import type { Migration } from 'kysely/migration';

/** What was said, where the operator wants it kept: signed 16-bit little-endian mono at 16 kHz. */
export const keptAudio: Migration = {
  async up(db) {
    await db.schema.alterTable('interaction').addColumn('audio', 'blob').execute();
  },
};
