import { join } from 'node:path';
import type { Test } from 'tap';
import { openDatabase } from '../../src/db/database.js';
import { Playables } from '../../src/playables/playables.js';
import { PlayablesStore } from '../../src/playables/playables-store.js';
import type { DeviceCaller, SpeechCaller, UserCaller } from '../../src/ports/caller.js';
import { Taste } from '../../src/taste/taste.js';
import { TasteStore } from '../../src/taste/taste-store.js';
import { HandClock } from './clock.js';
import { type CatalogueSize, MadeUpCatalogue } from './made-up-catalogue.js';

export const ann: UserCaller = { kind: 'user', clientid: 'c', userid: 'ann', deviceid: 'phone' };
export const bob: UserCaller = { kind: 'user', clientid: 'c', userid: 'bob', deviceid: 'tablet' };
export const speaking: SpeechCaller = { ...ann, kind: 'speech', deviceid: 'speaker' };
export const speaker: DeviceCaller = { kind: 'device', clientid: 'c', deviceid: 'speaker' };

/** A playables room on a store of its own, closed with the test. `registered` holds `userid deviceid`. */
export async function playablesRoom(t: Test, size?: CatalogueSize) {
  const file = join(t.testdir(), 'store.db');
  const content = new MadeUpCatalogue(size);
  const registered = new Set<string>();
  const clock = new HandClock();
  let db = await openDatabase(file);
  t.teardown(() => db.destroy());
  const taste = () => new Taste({ store: new TasteStore(db), content, clock });
  const room = () =>
    new Playables({
      store: new PlayablesStore(db),
      content,
      clock,
      tastes: taste(),
      hasProfile: (userid, profile) => userid === 'ann' && profile === 'child',
      devices: { isAssociated: async (userid, deviceid) => registered.has(`${userid} ${deviceid}`) },
    });
  const restarted = async () => {
    await db.destroy();
    db = await openDatabase(file);
    return room();
  };
  return { playables: room(), taste: taste(), content, registered, clock, restarted };
}
