/**
 * Listeners of their own process, all to one playable: `FILE LISTENERS PAGES`, the store, how many they are, and how many
 * pages they ask for in all. Prints the startindex of each page, and lives until it is killed.
 */
import { openDatabase } from '../../src/db/database.js';
import { Playables } from '../../src/playables/playables.js';
import { PlayablesStore } from '../../src/playables/playables-store.js';
import { Taste } from '../../src/taste/taste.js';
import { TasteStore } from '../../src/taste/taste-store.js';
import { HandClock } from './clock.js';
import { MadeUpCatalogue } from './made-up-catalogue.js';
import { ann } from './playables-room.js';

const db = await openDatabase(process.argv[2] ?? '');
const content = new MadeUpCatalogue({ artists: 100, songsPerArtist: 50 });
const clock = new HandClock();
const playables = new Playables({
  store: new PlayablesStore(db),
  content,
  clock,
  tastes: new Taste({ store: new TasteStore(db), content, clock }),
  hasProfile: () => false,
  devices: { isAssociated: async () => false },
});
const parameters = { type: 'playlist', service: 'library', ref: 'list-5000' };
const { id } = await playables.create(ann, { parameters, shuffle: true });

let left = Number(process.argv[4]);

async function listen(): Promise<void> {
  while (left > 0) {
    left -= 1;
    const { startindex } = await playables.details(ann, id, { itemsperpage: 7 });
    process.stdout.write(`${startindex}\n`);
  }
}

await Promise.all(Array.from({ length: Number(process.argv[3]) }, listen));
