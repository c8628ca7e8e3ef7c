/** A listener of its own process: `FILE` is the store. Prints the startindex of each page, and lives until it is killed. */
import { openDatabase } from '../../src/db/database.js';
import { Playables } from '../../src/playables/playables.js';
import { PlayablesStore } from '../../src/playables/playables-store.js';
import { Taste } from '../../src/taste/taste.js';
import { TasteStore } from '../../src/taste/taste-store.js';
import { HandClock } from './clock.js';
import { MadeUpCatalogue } from './made-up-catalogue.js';
import { ann } from './playables-room.js';

const db = await openDatabase(process.argv[2] ?? '');
const content = new MadeUpCatalogue();
const clock = new HandClock();
const playables = new Playables({
  store: new PlayablesStore(db),
  content,
  clock,
  tastes: new Taste({ store: new TasteStore(db), content, clock }),
  hasProfile: () => false,
  devices: { isAssociated: async () => false },
});
const parameters = { type: 'playlist', service: 'library', ref: 'list-200' };
const { id } = await playables.create(ann, { parameters, shuffle: true, loop: 'all' });
for (;;) {
  const { startindex } = await playables.details(ann, id, { itemsperpage: 7 });
  process.stdout.write(`${startindex}\n`);
}
