import { mergeDetails } from './details.js';
import type { DevicesStore } from './devices-store.js';

/** What anybody told of a device; its own word counts most, then its owner's. */
export async function toldByAnybody(store: DevicesStore, deviceid: string): Promise<Record<string, unknown>> {
  const device = await store.device(deviceid);
  const registered = await store.registrationsOfDevice(deviceid);
  const byTrust = [...registered].sort(
    (a, b) => Number(a.userid === device?.owner) - Number(b.userid === device?.owner),
  );
  return [...byTrust.map((each) => each.details), device?.details ?? {}].reduce(mergeDetails, {});
}
