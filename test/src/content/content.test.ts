import { setTimeout as pause } from 'node:timers/promises';
import { status } from '@grpc/grpc-js';
import t from 'tap';
import { StatusError } from '../../../engines/grpc-service.js';
import type { HandClock } from '../../support/clock.js';
import { type ContentData, serveContentEngine } from '../../support/content-engine.js';
import { ableService, contentRoom, song } from '../../support/content-room.js';

const PAGE = { startindex: 0, itemsperpage: 20 };

function hanging(data: ContentData): ContentData {
  return { ...data, before: (method) => (method === 'describe' ? undefined : new Promise(() => {})) };
}

/** Some time of the clock passes, and a little for the engines. */
async function turned(clock: HandClock): Promise<void> {
  clock.turn(5_000);
  await pause(5);
}

t.test('the services of all engines are known, in the order of the engines', async (t) => {
  const { content } = await contentRoom(
    t,
    { services: [ableService('library'), ableService('radio')], items: [] },
    { services: [ableService('podcasts')], items: [] },
  );
  await content.start();
  t.same(
    content.services().map(({ id }) => id),
    ['library', 'radio', 'podcasts', 'curated'],
  );
});

t.test('the server does not start with a service id that cannot be', async (t) => {
  for (const id of ['playables', 'config', 'curated', 'Library', 'a-b', '']) {
    const { content } = await contentRoom(t, { services: [ableService(id)], items: [] });
    await t.rejects(content.start(), { message: /service id|two engines/ }, id);
  }
  const twice = { services: [ableService('library')], items: [] };
  const { content } = await contentRoom(t, twice, twice);
  await t.rejects(content.start(), { message: /two engines stand for the service "library"/ });
});

t.test('calls go to the engine of the service', async (t) => {
  const { content } = await contentRoom(
    t,
    { services: [ableService('library')], items: [song('s1', 'Slow River')] },
    { services: [ableService('radio')], items: [song('s1', 'Radio Song')] },
  );
  await content.start();
  t.match(await content.pages.details({ service: 'radio', type: 'song', ref: 's1' }), {
    service: 'radio',
    name: 'Radio Song',
  });
  t.match(await content.item({ service: 'library', type: 'song', ref: 's1' }), { name: 'Slow River' });
  const of = { service: 'library', type: 'artist', ref: 'a1', page: PAGE };
  t.match(await content.pages.drilldown({ ...of, itemtype: 'songs' }), {
    items: [{ ref: 's1', artists: [{ ref: 'a1', type: 'artist', service: 'library' }] }],
    startindex: 0,
    itemsperpage: 20,
    total: 1,
  });
  t.match(await content.items({ ...of, itemtype: 'song' }), { total: 1 }, 'the type in the singular');
  t.match(await content.pages.browse({ service: 'library', page: PAGE }), { items: [{ ref: 's1' }] });
  t.match(await content.songs({ service: 'library', page: PAGE }), { items: [{ ref: 's1' }] });
  t.match(await content.streams({ service: 'library', refs: ['s1'] }), [{ ref: 's1' }]);
});

t.test('what a service cannot do, and a service that there is not, is not found', async (t) => {
  const bare = { ...ableService('bare'), capabilities: [] };
  const asked: string[] = [];
  const { content } = await contentRoom(t, {
    services: [bare, ableService('library')],
    items: [],
    before: (method) => void asked.push(method),
  });
  await content.start();
  asked.length = 0;
  for (const service of ['bare', 'nowhere']) {
    const of = { service, type: 'artist', ref: 'a1' };
    const calls: readonly Promise<unknown>[] = [
      content.search({ service, type: 'song', query: 'x', page: PAGE }),
      content.items({ ...of, itemtype: 'songs', page: PAGE }),
      content.browse({ service, page: PAGE }),
      content.songs({ service, page: PAGE }),
      content.similarArtists(service, 'a1', 5),
    ];
    for (const call of calls) await t.rejects(call, { code: 'not_found' });
  }
  await t.rejects(content.item({ service: 'nowhere', type: 'song', ref: 'x' }), { code: 'not_found' });
  await t.rejects(content.search({ service: 'library', type: 'album', query: 'x', page: PAGE }), {
    code: 'not_found',
  });
  await t.rejects(
    content.items({ service: 'library', type: 'artist', ref: 'a1', itemtype: 'albums', page: PAGE }),
    { code: 'not_found' },
  );
  await t.rejects(content.pages.searchType('podcast', 'x', PAGE), { code: 'not_found' });
  t.same(asked, [], 'the engine was never asked');
});

t.test('a search across services answers in buckets', async (t) => {
  const { content } = await contentRoom(
    t,
    {
      services: [ableService('library')],
      items: [song('s1', 'Slow River'), { type: 'artist', ref: 'a9', name: 'River Band' }],
    },
    { services: [ableService('radio')], items: [song('r1', 'River Radio'), song('r2', 'Desert')] },
  );
  await content.start();
  const everywhere = await content.pages.searchEverywhere({ query: 'river', page: PAGE });
  t.same(everywhere.errors, []);
  t.same(
    everywhere.buckets.map(({ service, type, items }) => [service, type, items.map(({ ref }) => ref)]),
    [
      ['library', 'song', ['s1']],
      ['library', 'artist', ['a9']],
      ['radio', 'song', ['r1']],
    ],
  );
  const narrowed = await content.pages.searchEverywhere({
    query: 'river',
    types: ['song'],
    services: ['radio'],
    page: PAGE,
  });
  t.match(narrowed.buckets, [{ service: 'radio', type: 'song', total: 1 }]);
  t.equal(narrowed.buckets.length, 1);
  await t.rejects(content.pages.searchEverywhere({ query: 'x', services: ['nowhere'], page: PAGE }), {
    code: 'invalid_request',
    errors: { services: /nowhere/ },
  });
});

t.test('one list across services is ordered by how well the names fit, and paged', async (t) => {
  const { content } = await contentRoom(
    t,
    {
      services: [ableService('library')],
      items: [song('s1', 'River of Slow Light', 0.9), song('s2', 'River Two', 0.1)],
    },
    { services: [ableService('radio')], items: [song('r1', 'River'), song('r2', 'River Three', 0.4)] },
  );
  await content.start();
  const all = await content.pages.searchType('song', 'river', PAGE);
  t.same(
    all.items.map(({ ref }) => ref),
    ['r1', 's1', 'r2', 's2'],
  );
  t.equal(all.total, 4);
  const second = await content.pages.searchType('song', 'river', { startindex: 1, itemsperpage: 2 });
  t.same(
    second.items.map(({ ref }) => ref),
    ['s1', 'r2'],
  );
  await t.rejects(content.pages.searchType('song', 'river', { startindex: 990, itemsperpage: 20 }), {
    code: 'out_of_range',
  });
  t.match(await content.pages.searchService({ service: 'radio', type: 'song', query: 'river', page: PAGE }), {
    items: [{ ref: 'r1' }, { ref: 'r2' }],
    total: 2,
  });
});

t.test('a service that hangs is named, and the others answer', async (t) => {
  const { content } = await contentRoom(
    t,
    { services: [ableService('library')], items: [song('s1', 'River')], names: [] },
    hanging({ services: [ableService('radio')], items: [] }),
  );
  void content.start();
  while (content.services().length < 3) await pause(5);
  const found = await content.pages.searchEverywhere({ query: 'river', page: PAGE });
  t.match(found.buckets, [{ service: 'library', items: [{ ref: 's1' }] }]);
  t.same(found.errors, [{ service: 'radio', error: 'The service took too long.' }]);
  t.match(await content.pages.searchType('song', 'river', PAGE), { items: [{ ref: 's1' }] });
});

t.test('a service that fails again and again is left alone; the others answer', async (t) => {
  let asked = 0;
  const { content } = await contentRoom(
    t,
    { services: [ableService('library')], items: [song('s1', 'River')] },
    {
      services: [ableService('radio')],
      items: [],
      before: (method) => {
        if (method !== 'getItem') return;
        asked++;
        throw new StatusError(status.INTERNAL, 'broken');
      },
    },
  );
  await content.start();
  const fail = async () =>
    t.rejects(content.item({ service: 'radio', type: 'song', ref: 'x' }), { code: 'service_failed' });
  for (let call = 0; call < 5; call++) {
    t.match(await content.item({ service: 'library', type: 'song', ref: 's1' }), { ref: 's1' });
    await fail();
  }
  // All at once, as it is left alone for a second only.
  await Promise.all(Array.from({ length: 15 }, fail));
  t.equal(asked, 5);
  t.match(await content.item({ service: 'library', type: 'song', ref: 's1' }), { ref: 's1' });
});

t.test('an item that is not found is no failure of the service', async (t) => {
  const { content } = await contentRoom(t, {
    services: [ableService('library')],
    items: [song('s1', 'River')],
  });
  await content.start();
  for (let call = 0; call < 20; call++) {
    await t.rejects(content.item({ service: 'library', type: 'song', ref: 'gone' }), { code: 'not_found' });
  }
  t.match(await content.item({ service: 'library', type: 'song', ref: 's1' }), { ref: 's1' });
});

t.test('a flood of calls to one service is cut off, and another is not touched by it', async (t) => {
  const { content } = await contentRoom(
    t,
    { services: [ableService('library')], items: [song('s1', 'River')] },
    {
      services: [ableService('radio')],
      items: [],
      before: (m) => (m === 'getItem' ? pause(300) : undefined),
    },
  );
  await content.start();
  const flood = Array.from({ length: 400 }, () =>
    content
      .item({ service: 'radio', type: 'song', ref: 'x' })
      .catch((error: unknown) => (error instanceof Error ? error.message : '')),
  );
  t.match(await content.item({ service: 'library', type: 'song', ref: 's1' }), { ref: 's1' });
  const messages = await Promise.all(flood);
  t.equal(messages.filter((message) => message === 'The service has too much to do.').length, 400 - 192);
});

t.test('a dead engine is said to be dead at once, and is back as soon as it is', async (t) => {
  const radio = { services: [ableService('radio')], items: [song('r1', 'River')] };
  const { content, engines } = await contentRoom(
    t,
    { services: [ableService('library')], items: [song('s1', 'River')] },
    radio,
  );
  await content.start();
  const address = engines[1]?.address ?? '';
  await engines[1]?.stop();
  for (let call = 0; call < 10; call++) {
    const found = await content.pages.searchEverywhere({ query: 'river', types: ['song'], page: PAGE });
    t.match(found.errors, [{ service: 'radio' }]);
    t.match(found.buckets, [{ service: 'library' }]);
  }
  t.equal(content.services().length, 3, 'its service is still known');
  const again = await serveContentEngine(radio, address);
  t.teardown(() => again.stop());
  const answers = () =>
    content.item({ service: 'radio', type: 'song', ref: 'r1' }).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await pause(50);
});

t.test('an engine that is down at the start is found later', async (t) => {
  const radio = { services: [ableService('radio')], items: [] };
  const { content, engines, logged } = await contentRoom(t, radio);
  const address = engines[0]?.address ?? '';
  await engines[0]?.stop();
  await content.start();
  t.match(content.services(), [{ id: 'curated' }]);
  t.equal(logged.length, 1);
  const again = await serveContentEngine(radio, address);
  t.teardown(() => again.stop());
  while (content.services().length === 1) await pause(10);
  t.match(content.services(), [{ id: 'radio' }]);
});

t.test('names are learnt at the start, and again when the catalogue has changed', async (t) => {
  const data: ContentData = {
    services: [{ ...ableService('library'), revision: '1' }],
    items: [song('s1', 'Slow River')],
    before: (method) => {
      if (method === 'describe') described++;
    },
  };
  let described = 0;
  const { content, clock, learnt } = await contentRoom(t, data);
  await content.start();
  t.same(learnt, [['library', ['Slow River']]]);
  const before = content.revision();
  data.items.push(song('s2', 'Fast River'));
  const looks = described;
  clock.turn(5_000);
  // The look after next begins when the next one has ended.
  while (described < looks + 2) await turned(clock);
  t.equal(learnt.length, 1, 'the revision is the same');
  data.services = [{ ...ableService('library'), revision: '2' }];
  while (learnt.length < 2) await turned(clock);
  t.same(learnt[1], ['library', ['Slow River', 'Fast River']]);
  t.ok(content.revision() > before);
  const names = await content.speakableNames(['library'], 10);
  t.same(names.map(({ text }) => text).sort(), ['Fast River', 'Slow River']);
});

t.test('names that could not be read are read later', async (t) => {
  let broken = true;
  const { content, clock, learnt } = await contentRoom(t, {
    services: [ableService('library')],
    items: [song('s1', 'Slow River')],
    before: (method) => {
      if (method === 'listNames' && broken) throw new StatusError(status.UNAVAILABLE, 'still scanning');
    },
  });
  await content.start();
  t.same(learnt, []);
  broken = false;
  while (learnt.length === 0) await turned(clock);
  t.same(learnt, [['library', ['Slow River']]]);
});
