import type { Accounts } from '../accounts/accounts.js';
import type { Devices } from '../devices/devices.js';
import type { Speech } from '../speech/speech.js';
import type { Support } from '../support/support.js';
import type { Users } from '../users/users.js';

/** The rooms that routes call into. */
export interface Rooms {
  readonly accounts: Accounts;
  readonly devices: Devices;
  readonly speech: Speech;
  readonly support: Support;
  readonly users: Users;
}
