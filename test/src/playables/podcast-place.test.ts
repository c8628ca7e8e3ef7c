import t, { type Test } from 'tap';
import type { PlayableDetails } from '../../../src/playables/details.js';
import type { MadeUpCatalogue } from '../../support/made-up-catalogue.js';
import { ann, playablesRoom } from '../../support/playables-room.js';

const PODCAST = { type: 'podcast', service: 'library', ref: 'podcast' };

/** A podcast of the episodes 5 to 1, the newest first, and somebody who listens to it. */
async function listener(t: Test) {
  const { playables, content, restarted } = await playablesRoom(t);
  const publish = await publisher(content);
  publish(5, 4, 3, 2, 1);
  const { id } = await playables.create(ann, { parameters: PODCAST });
  const page = async (request: { readonly startindex?: number; readonly itemsperpage?: number } = {}) =>
    shown(await playables.details(ann, id, request));
  const tell = (event: 'stop' | 'mediabegin', episode: number, index: number, offset = 100) =>
    playables.event(ann, id, { event, ref: `episode-${episode}`, index, offset });
  return { playables, content, restarted, publish, id, page, tell };
}

/** Sets which episodes there are. */
async function publisher(content: MadeUpCatalogue) {
  const one = { startindex: 0, itemsperpage: 1 };
  const { items } = await content.items({ ...PODCAST, itemtype: 'podcastepisodes', page: one });
  return (...episodes: readonly number[]) =>
    content.setList(
      'podcast',
      items.flatMap((item) => episodes.map((n) => ({ ...item, ref: `episode-${n}` }))),
    );
}

function shown({ items, startindex, total }: PlayableDetails) {
  return { episodes: items.map(({ ref }) => Number(ref.slice('episode-'.length))), startindex, total };
}

t.test('after a new episode the next page is what it would have been without', async (t) => {
  const { publish, page } = await listener(t);
  t.strictSame(await page({ itemsperpage: 2 }), { episodes: [5, 4], startindex: 0, total: 5 });
  publish(7, 6, 5, 4, 3, 2, 1);
  t.strictSame(await page({ itemsperpage: 2 }), { episodes: [3, 2], startindex: 4, total: 7 });
  t.strictSame(await page({ itemsperpage: 2 }), { episodes: [1], startindex: 6, total: 7 });
});

t.test('an episode that was stopped goes on, also after a restart', async (t) => {
  const { publish, page, tell, id, restarted } = await listener(t);
  await page();
  await tell('stop', 4, 1);
  publish(6, 5, 4, 3, 2, 1);
  const playables = await restarted();
  const details = await playables.details(ann, id, {});
  t.strictSame(shown(details), { episodes: [4, 3, 2, 1], startindex: 2, total: 6 });
  t.equal(details.items[0]?.offset, 100);
});

t.test('what a device tells by an index of before counts for the episode that it means', async (t) => {
  const { publish, page, tell } = await listener(t);
  await page();
  publish(6, 5, 4, 3, 2, 1);
  await tell('mediabegin', 4, 1);
  await tell('stop', 4, 1, 895);
  t.match(await page(), { episodes: [3, 2, 1], startindex: 3 }, 'it was heard to its end');
});

t.test('a feed that drops old episodes keeps the place too', async (t) => {
  const { publish, page } = await listener(t);
  await page({ itemsperpage: 2 });
  publish(6, 5, 4, 3, 2);
  t.strictSame(await page(), { episodes: [3, 2], startindex: 3, total: 5 });
});

t.test('who has heard everything has ended, and begins with the newest', async (t) => {
  const { playables, publish, page } = await listener(t);
  await page();
  publish(6, 5, 4, 3, 2, 1);
  t.strictSame(await page(), { episodes: [], startindex: 6, total: 6 });
  await playables.create(ann, { parameters: PODCAST });
  t.strictSame(await page({ itemsperpage: 2 }), { episodes: [6, 5], startindex: 0, total: 6 });
  publish(7, 6, 5, 4, 3, 2, 1);
  t.strictSame(await page({ itemsperpage: 2 }), { episodes: [4, 3], startindex: 3, total: 7 });
});

t.test('who has heard nothing yet begins with the newest', async (t) => {
  const { publish, page } = await listener(t);
  publish(6, 5, 4, 3, 2, 1);
  t.match(await page({ itemsperpage: 1 }), { episodes: [6], startindex: 0 });
});

t.test('a startindex is a place in the list as it is now', async (t) => {
  const { publish, page } = await listener(t);
  await page({ itemsperpage: 2 });
  publish(6, 5, 4, 3, 2, 1);
  t.match(await page({ startindex: 1, itemsperpage: 1 }), { episodes: [5], startindex: 1 });
  t.match(await page({ itemsperpage: 1 }), { episodes: [4], startindex: 2 });
  t.match(await page({ startindex: 5, itemsperpage: 1 }), { episodes: [1], startindex: 5 });
});

t.test('when the last episode heard is gone, the place stays where it was', async (t) => {
  const { publish, page } = await listener(t);
  await page({ itemsperpage: 2 });
  publish(5, 3, 2, 1);
  t.strictSame(await page(), { episodes: [2, 1], startindex: 2, total: 4 });
});
