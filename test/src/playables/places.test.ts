import t from 'tap';
import { Places } from '../../../src/playables/places.js';
import type { StoredPlayable } from '../../../src/playables/playables-store.js';
import { UNTOUCHED } from '../../../src/playables/playing.js';

/** A disk that finishes each commit when it is told to, and the places in each. */
class Disk {
  readonly commits: string[][] = [];
  readonly #under: PromiseWithResolvers<void>[] = [];

  keepPlaces(playables: readonly StoredPlayable[]): Promise<void> {
    this.commits.push(playables.map(({ id, playing }) => `${id}${playing.next}`));
    const under = Promise.withResolvers<void>();
    this.#under.push(under);
    return under.promise;
  }

  finish(): void {
    this.#under.shift()?.resolve();
  }

  fail(): void {
    this.#under.shift()?.reject(new Error('full'));
  }
}

function placesOn(disk: Disk) {
  const lost: string[] = [];
  const places = new Places({ store: disk, onLost: (ids) => lost.push(...ids) });
  const keep = (id: string, next: number) =>
    places.keep({ ...playable, id, playing: { ...UNTOUCHED, next } });
  return { places, keep, lost };
}

const playable: StoredPlayable = {
  id: '',
  userid: 'ann',
  profileuserid: '',
  parameterskey: '',
  parameters: { type: 'album' },
  name: '',
  images: {},
  itemtype: 'songs',
  length: 10,
  seed: 1,
  playing: UNTOUCHED,
  generator: undefined,
  created: 0,
  updated: 0,
};

t.test('places that come during a commit share the next one, the latest of each playable', async (t) => {
  const disk = new Disk();
  const { places, keep } = placesOn(disk);
  const first = keep('a', 1);
  const others = [keep('b', 1), keep('a', 2), keep('b', 2), keep('c', 1)];
  t.strictSame(disk.commits, [['a1']]);
  disk.finish();
  await first;
  await new Promise(setImmediate);
  t.strictSame(disk.commits, [['a1'], ['b2', 'a2', 'c1']]);
  disk.finish();
  await Promise.all(others);
  await places.settled('a');
  const later = keep('a', 3);
  t.strictSame(disk.commits.length, 3, 'and goes on');
  disk.finish();
  await later;
});

t.test('nobody is told of a place that was lost, nor of one that follows from it', async (t) => {
  const disk = new Disk();
  const { keep, lost } = placesOn(disk);
  const first = keep('a', 1);
  const next = keep('a', 2);
  disk.fail();
  await t.rejects(first, { message: 'full' });
  await t.rejects(next, { message: 'full' });
  t.strictSame(lost, ['a', 'a']);
  t.strictSame(disk.commits, [['a1']], 'what followed was not written');
  const anew = keep('a', 1);
  disk.finish();
  await anew;
  t.strictSame(disk.commits, [['a1'], ['a1']]);
});

t.test('a playable is settled when nothing of it is under way or gathers', async (t) => {
  const disk = new Disk();
  const { places, keep } = placesOn(disk);
  keep('a', 1);
  keep('b', 1);
  let settled = false;
  const settling = places.settled('b').then(() => {
    settled = true;
  });
  disk.finish();
  await new Promise(setImmediate);
  t.notOk(settled);
  disk.fail();
  await settling;
  t.pass('also when it was lost');
  await places.settled();
  keep('c', 1);
  const all = places.settled();
  disk.finish();
  await all;
  t.pass('and all are when each of them is');
});
