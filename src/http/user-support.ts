import type { DeviceDetails } from '../devices/devices.js';
import type { AdminCaller } from '../ports/caller.js';
import type { UserRecord } from '../users/users.js';
import type { Rooms } from './rooms.js';

/** What support staff see of a user (open details, 'GET /v1/users'). Rejects with `not_found`. */
export async function userForSupport(
  rooms: Rooms,
  caller: AdminCaller,
  email: string,
): Promise<{
  readonly user: UserRecord;
  readonly devices: readonly DeviceDetails[];
  readonly linkedservices: readonly string[];
}> {
  const user = await rooms.users.recordByEmail(email);
  const listed = await rooms.devices.ofUser(user.userid);
  const devices = await Promise.all(listed.map(({ deviceid }) => rooms.devices.details(caller, deviceid)));
  const linked = await rooms.content.linking.list(user.userid);
  return { user, devices, linkedservices: linked.map(({ service }) => service) };
}
