import { join } from 'node:path';
import t from 'tap';
import { openDatabase } from '../../../src/db/database.js';
import { DevicesStore } from '../../../src/devices/devices-store.js';
import { Presence } from '../../../src/devices/presence.js';
import { HandClock } from '../../support/clock.js';

t.test('many devices that come at once are written together, known before or not', async (t) => {
  const db = await openDatabase(join(t.testdir(), 'store.db'));
  t.teardown(() => db.destroy());
  const clock = new HandClock();
  const store = new DevicesStore(db);
  const presence = new Presence({ store, clock, report: (error) => t.fail(String(error)) });
  await store.report('d3', clock.now(), () => ({ serial: 's' }));
  clock.turn(500);
  for (let i = 0; i < 1200; i++) presence.seen(`d${i}`);
  await presence.flush();
  t.match(await store.device('d3'), { details: { serial: 's' }, lastseen: clock.now() });
  t.match(await store.device('d1199'), { details: {}, owner: undefined, lastseen: clock.now() });
  clock.turn(5000);
  presence.seen('d3');
  await presence.flush();
  t.equal((await store.device('d3'))?.lastseen, clock.now());
});
