import type { Migration } from 'kysely/migration';
import { devices } from './migrations/003-devices.js';

/** The steps from an empty store to today's, in order of their names. They are never edited once released. */
export const migrations: Record<string, Migration> = {
  '003-devices': devices,
};
