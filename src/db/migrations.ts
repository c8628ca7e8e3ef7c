import type { Migration } from 'kysely/migration';
import { accounts } from './migrations/001-accounts.js';
import { playables } from './migrations/002-playables.js';
import { users } from './migrations/002-users.js';
import { devices } from './migrations/003-devices.js';
import { deviceLogs } from './migrations/004-device-logs.js';
import { audit } from './migrations/005-audit.js';
import { interactions } from './migrations/006-interactions.js';
import { logins } from './migrations/010-logins.js';
import { taste } from './migrations/011-taste.js';
import { federatedIdentities } from './migrations/012-federated-identities.js';
import { playlists } from './migrations/013-playlists.js';
import { linkedAccounts } from './migrations/014-linked-accounts.js';
import { keptAudio } from './migrations/015-kept-audio.js';

/** The steps from an empty store to today's, in order of their names. They are never edited once released. */
export const migrations: Record<string, Migration> = {
  '001-accounts': accounts,
  '002-playables': playables,
  '002-users': users,
  '003-devices': devices,
  '004-device-logs': deviceLogs,
  '005-audit': audit,
  '006-interactions': interactions,
  '010-logins': logins,
  '011-taste': taste,
  '012-federated-identities': federatedIdentities,
  '013-playlists': playlists,
  '014-linked-accounts': linkedAccounts,
  '015-kept-audio': keptAudio,
};
