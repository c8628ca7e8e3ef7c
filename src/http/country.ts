import type { TokenCaller } from '../ports/authenticator.js';
import type { Rooms } from './rooms.js';

/** The country of a caller: the user's, else the device's; undefined: neither is known (open details, 'Content'). */
export async function countryOf(rooms: Rooms, caller: TokenCaller): Promise<string | undefined> {
  const user = caller.kind === 'device' ? undefined : await rooms.users.record(caller.userid);
  return user?.countrycode ?? (await rooms.devices.countryOf(caller.deviceid));
}
