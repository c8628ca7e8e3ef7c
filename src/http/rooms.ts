import type { Accounts } from '../accounts/accounts.js';
import type { Content } from '../content/content.js';
import type { Devices } from '../devices/devices.js';
import type { Playables } from '../playables/playables.js';
import type { Speech } from '../speech/speech.js';
import type { Support } from '../support/support.js';
import type { Taste } from '../taste/taste.js';
import type { Users } from '../users/users.js';

/** The rooms that routes call into. */
export interface Rooms {
  readonly accounts: Accounts;
  readonly content: Content;
  readonly devices: Devices;
  readonly playables: Playables;
  readonly speech: Speech;
  readonly support: Support;
  readonly taste: Taste;
  readonly users: Users;
}
