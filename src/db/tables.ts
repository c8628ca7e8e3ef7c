import type { AccountsTables } from './tables/accounts.js';
import type { ContentTables } from './tables/content.js';
import type { DevicesTables } from './tables/devices.js';
import type { LoginsTables } from './tables/logins.js';
import type { PlayablesTables } from './tables/playables.js';
import type { SpeechTables } from './tables/speech.js';
import type { SupportTables } from './tables/support.js';
import type { TasteTables } from './tables/taste.js';
import type { UsersTables } from './tables/users.js';

/** Every table of the store; each room adds its own. */
export interface Tables
  extends AccountsTables,
    LoginsTables,
    DevicesTables,
    SpeechTables,
    SupportTables,
    UsersTables,
    ContentTables,
    PlayablesTables,
    TasteTables {}
