import type { Migration } from 'kysely/migration';

/** The steps from an empty store to today's, in order of their names. They are never edited once released. */
export const migrations: Record<string, Migration> = {};
