import type { Test } from 'tap';
import { Playables } from '../../src/playables/playables.js';
import { PlayablesStore } from '../../src/playables/playables-store.js';
import { InteractionsStore } from '../../src/speech/interactions-store.js';
import { Taste } from '../../src/taste/taste.js';
import { TasteStore } from '../../src/taste/taste-store.js';
import { ableService, contentRoom, song } from './content-room.js';
import { type House, startHouse } from './house.js';
import { speechRoom } from './speech-room.js';

/** Every room of the server, before a content engine that holds two songs and a recogniser that hears nothing. */
export async function startWholeHouse(t: Test): Promise<House> {
  const { content } = await contentRoom(t, {
    services: [{ ...ableService('library'), recommendTypes: ['song'] }],
    items: [
      song('s1', 'Paper Lanterns'),
      song('s2', 'Copper Rain'),
      { type: 'artist', ref: 'a1', name: 'The Hollow Lamps' },
    ],
  });
  await content.start();
  return startHouse(t, {
    // A test sends more wrong credentials than anybody may.
    limits: { admin: { points: 10_000, duration: 60 } },
    rooms: ({ db, clock, users, devices }) => {
      const taste = new Taste({ store: new TasteStore(db), content, clock });
      const hasProfile = (userid: string, profileuserid: string) => users.hasProfile(userid, profileuserid);
      const playables = new Playables({
        store: new PlayablesStore(db),
        content,
        devices,
        tastes: taste,
        hasProfile,
        clock,
      });
      users.onRemoved((gone) => playables.forget(gone));
      users.onRemoved((gone) => taste.forget(gone));
      return {
        content,
        taste,
        playables,
        speech: speechRoom({ interactions: new InteractionsStore(db) }).speech,
      };
    },
  });
}
