import { join } from 'node:path';
import type { Test } from 'tap';
import { type Database, openDatabase } from '../../src/db/database.js';
import { DeviceLogs } from '../../src/devices/device-logs.js';
import { DeviceLogsStore } from '../../src/devices/device-logs-store.js';
import { Devices } from '../../src/devices/devices.js';
import { DevicesStore } from '../../src/devices/devices-store.js';
import type { DeviceCommand } from '../../src/ports/live-devices.js';
import { HandClock } from './clock.js';

/** A devices room on a real store, with sockets that a test opens and closes by name. */
export async function devicesRoom(t: Test) {
  const folder = t.testdir();
  const db = await openDatabase(join(folder, 'store.db'));
  t.teardown(() => db.destroy());
  return devicesOn({ db, folder, clock: new HandClock() });
}

/** A devices room on a store that is open already. */
export function devicesOn({ db, folder, clock }: { db: Database; folder: string; clock: HandClock }) {
  const connected = new Set<string>();
  const capabilities = ['play', 'stop', 'playplayable'];
  const sent: (readonly [string, DeviceCommand])[] = [];
  const testers = new Set<string>();
  let names = 0;
  const logs = new DeviceLogs({
    store: new DeviceLogsStore(db),
    clock,
    folder: join(folder, 'logs'),
    newName: () => `log${String(++names).padStart(4, '0')}`,
  });
  const live = {
    isConnected: (deviceid: string) => connected.has(deviceid),
    capabilities: (deviceid: string) => (connected.has(deviceid) ? capabilities : undefined),
    lastSeen: () => undefined,
    send: (deviceid: string, command: DeviceCommand) => {
      sent.push([deviceid, command]);
      return connected.has(deviceid) ? 1 : 0;
    },
  };
  const mayTest = async (userid: string) => testers.has(userid);
  const store = new DevicesStore(db);
  const devices = new Devices({ store, logs, clock, live, newRef: () => 'ref', mayTest });
  return { devices, connected, sent, testers, clock, logFolder: join(folder, 'logs') };
}
