import t from 'tap';
import { ann, bob, playablesRoom } from '../../support/playables-room.js';

const album = { type: 'album', service: 'library', ref: 'album-a0' };

t.test('a page of a moment ago is the same page, until its streams may run out', async (t) => {
  const { playables, clock, content } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album });
  const page = await playables.details(ann, id, { startindex: 0, itemsperpage: 3 });
  const calls = content.calls;
  t.equal(await playables.details(ann, id, { startindex: 0, itemsperpage: 3 }), page);
  t.equal(content.calls, calls, 'no service is asked');
  t.not(
    await playables.details(ann, id, { startindex: 0, itemsperpage: 2 }),
    page,
    'another page is another',
  );
  clock.turn(30_001);
  const anew = await playables.details(ann, id, { startindex: 0, itemsperpage: 3 });
  t.not(anew.items[0]?.streamurl, page.items[0]?.streamurl);
});

t.test('pages of a moment ago count as given out', async (t) => {
  const { playables, restarted } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album });
  for (const startindex of [0, 3, 0]) await playables.details(ann, id, { startindex, itemsperpage: 3 });
  t.equal((await playables.details(ann, id, { itemsperpage: 3 })).startindex, 3);
  t.equal((await (await restarted()).details(ann, id, { itemsperpage: 2 })).startindex, 6);
});

t.test('a change of order or loop ends what was remembered', async (t) => {
  const { playables } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album });
  const ask = () => playables.details(ann, id, { startindex: 0, itemsperpage: 8 });
  let before = await ask();
  for (const change of [
    () => playables.shuffle(ann, id, true),
    () => playables.loop(ann, id, 'all'),
    () => playables.loop(ann, id, 'one'),
    () => playables.shuffle(ann, id, false),
    () => playables.loop(ann, id, undefined),
  ]) {
    await change();
    const after = await ask();
    t.not(after, before);
    before = after;
  }
});

t.test('long content is never remembered: where its listener stopped belongs to the page', async (t) => {
  const { playables } = await playablesRoom(t);
  const book = { type: 'audiobook', service: 'library', ref: 'book' };
  const { id } = await playables.create(ann, { parameters: book });
  t.notOk((await playables.details(ann, id, { startindex: 0 })).items[0]?.offset);
  await playables.event(ann, id, { event: 'stop', ref: 'chapter-1', index: 0, offset: 100 });
  t.equal((await playables.details(ann, id, { startindex: 0 })).items[0]?.offset, 100);
});

t.test('a page of a service with accounts is asked for each time', async (t) => {
  const { playables, content } = await playablesRoom(t);
  content.hasAccounts = true;
  const { id } = await playables.create(ann, { parameters: album });
  const page = await playables.details(ann, id, { startindex: 0 });
  t.not(await playables.details(ann, id, { startindex: 0 }), page);
});

t.test('what one user is shown of a service with accounts is not shown to another', async (t) => {
  const { playables, content } = await playablesRoom(t);
  content.hasAccounts = true;
  const mine = { type: 'playlist', service: 'library', ref: 'mine' };
  const shown = async (caller: typeof ann) => {
    const { id } = await playables.create(caller, { parameters: mine, shuffle: true });
    const { items } = await playables.details(caller, id, { startindex: 0 });
    return items.map(({ ref }) => ref).sort();
  };
  content.setList('mine', content.everySong.slice(0, 3));
  t.strictSame(await shown(ann), ['a0s0', 'a0s1', 'a0s2']);
  content.setList('mine', content.everySong.slice(8, 11));
  t.strictSame(await shown(bob), ['a1s0', 'a1s1', 'a1s2']);
});

t.test('who is forgotten while pages are remembered is forgotten', async (t) => {
  const { playables } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album });
  await playables.details(ann, id, { startindex: 0 });
  await playables.forget({ userid: 'ann' });
  await t.rejects(async () => playables.details(ann, id, { startindex: 0 }), { code: 'not_found' });
});

t.test('a thousand pages asked for at once are a thousand places, and the last one is kept', async (t) => {
  const { playables, restarted } = await playablesRoom(t);
  const parameters = { type: 'playlist', service: 'library', ref: 'list-200' };
  const { id } = await playables.create(ann, { parameters, loop: 'all' });
  const pages = await Promise.all(
    Array.from(
      { length: 1000 },
      async () => (await playables.details(ann, id, { itemsperpage: 10 })).startindex,
    ),
  );
  const expected = Array.from({ length: 1000 }, (_, at) => (at * 10) % 200);
  t.strictSame(
    [...pages].sort((a, b) => a - b),
    expected.sort((a, b) => a - b),
  );
  t.equal((await (await restarted()).details(ann, id, { itemsperpage: 10 })).startindex, 0);
});
