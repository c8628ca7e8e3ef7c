import t, { type Test } from 'tap';
import { AppError, type ErrorCode } from '../../../src/errors.js';
import type { PlayableDetails } from '../../../src/playables/details.js';
import type { Playables } from '../../../src/playables/playables.js';
import { ann, bob, playablesRoom, speaker, speaking } from '../../support/playables-room.js';

const album = { type: 'album', service: 'library', ref: 'album-a0' };
const list = (length: number) => ({ type: 'playlist', service: 'library', ref: `list-${length}` });
const refs = ({ items }: PlayableDetails) => items.map(({ ref }) => ref);

async function allOf(playables: Playables, id: string, itemsperpage = 50): Promise<string[]> {
  const first = await playables.details(ann, id, { startindex: 0, itemsperpage });
  const all = refs(first);
  while (all.length < (first.total ?? 0))
    all.push(...refs(await playables.details(ann, id, { itemsperpage })));
  return all.slice(0, first.total);
}

t.test('a playable tells what it plays, page by page', async (t) => {
  const { playables } = await playablesRoom(t);
  const made = await playables.create(ann, { parameters: album });
  t.match(made, { name: 'album-a0', parameters: album, images: { default: /jpg$/ } });
  t.match(made.id, /^[\w-]{22}$/, '128 bits');
  const first = await playables.details(ann, made.id, { itemsperpage: 3 });
  t.match(first, {
    id: made.id,
    type: 'playable',
    userid: 'ann',
    startindex: 0,
    itemsperpage: 3,
    total: 8,
    services: { library: { playbackprotocol: 'http', timelimited: 3600 } },
    items: [
      {
        id: 'library:a0s0',
        index: 0,
        service: 'library',
        ref: 'a0s0',
        type: 'song',
        name: 'Song 0 of Artist 0',
        albumname: 'Album of Artist 0',
        artists: [{ id: 'library:a0', ref: 'a0', type: 'artist', service: 'library', name: 'Artist 0' }],
        playbackcodec: 'flac',
        duration: 180,
        streamurl: /a0s0/,
      },
      { index: 1 },
      { index: 2 },
    ],
  });
  t.strictSame(refs(await playables.details(ann, made.id, { itemsperpage: 3 })), ['a0s3', 'a0s4', 'a0s5']);
  t.strictSame(refs(await playables.details(ann, made.id, { itemsperpage: 3 })), ['a0s6', 'a0s7']);
  t.match(await playables.details(ann, made.id, {}), { items: [], total: 8 }, 'past the end');
});

t.test('the same parameters give the same id, also when a hundred ask at once', async (t) => {
  const { playables, content } = await playablesRoom(t);
  const wish = { parameters: { ref: 'album-a1', service: 'library', expandartists: false, type: 'album' } };
  const made = await Promise.all(Array.from({ length: 100 }, () => playables.create(ann, wish)));
  t.equal(new Set(made.map(({ id }) => id)).size, 1);
  t.ok(content.calls < 10, 'and the service is asked once');
  const { id } = await playables.create(ann, {
    parameters: { type: 'album', service: 'library', ref: 'album-a1' },
  });
  t.equal(id, made[0]?.id);
  t.not((await playables.create(bob, wish)).id, id);
  t.not((await playables.create({ ...ann, profileuserid: 'child' }, wish)).id, id);
  t.not((await playables.create(ann, { parameters: album })).id, id);
});

t.test('two rooms on one store agree on the id', async (t) => {
  const { playables, restarted } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album });
  t.equal((await (await restarted()).create(ann, { parameters: album })).id, id);
});

t.test('the place is kept over a restart, and pages asked for at once are all different', async (t) => {
  const { playables, restarted } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: list(200), deviceid: 'speaker' });
  await playables.create(ann, { parameters: list(200) });
  const pages = await Promise.all(
    Array.from({ length: 10 }, (_, at) =>
      playables.details(at % 2 ? ann : speaker, id, { itemsperpage: 10 }),
    ),
  );
  t.equal(new Set(pages.flatMap(refs)).size, 100);
  const again = await restarted();
  t.equal((await again.details(ann, id, { itemsperpage: 10 })).startindex, 100);
});

t.test('a page outside is refused, and the next page comes as if it had not been asked for', async (t) => {
  const { playables } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album });
  await playables.details(ann, id, { itemsperpage: 2 });
  for (const query of [{ startindex: 8 }, { startindex: -1 }, { itemsperpage: 0 }, { itemsperpage: 101 }]) {
    const [key = ''] = Object.keys(query);
    await t.rejects(async () => playables.details(ann, id, query), {
      code: 'out_of_range',
      errors: { [key]: /./ },
    });
  }
  t.equal((await playables.details(ann, id, { itemsperpage: 2 })).startindex, 2);
});

t.test('only a device that the user associated learns of a playable', async (t) => {
  const { playables, registered } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album, deviceid: 'speaker' });
  const stranger = { ...bob, deviceid: 'speaker' };
  const elsewhere = { ...ann, deviceid: 'kitchen' };
  for (const caller of [stranger, elsewhere, { ...speaker, deviceid: 'kitchen' }, ann]) {
    const nothing = { code: 'not_found', message: 'There is no such playable.' };
    await t.rejects(async () => playables.details(caller, id, {}), nothing);
    await t.rejects(async () => playables.details(caller, 'no-such-id', {}), nothing);
    await t.rejects(playables.serviceAccess(caller, id, 'library'), nothing);
    await t.rejects(playables.streamUrls(caller, id, { service: 'library', refs: ['a0s0'] }), nothing);
    await t.rejects(
      playables.event(caller, id, { event: 'stop', ref: 'a0s0', index: 0, offset: 1 }),
      nothing,
    );
  }
  await t.rejects(playables.shuffle(stranger, id, true), { code: 'not_found' });
  await t.rejects(playables.loop(stranger, id, 'all'), { code: 'not_found' });
  for (const caller of [speaking, speaker]) t.equal((await playables.details(caller, id, {})).id, id);
  registered.add('ann kitchen');
  t.equal((await playables.details(elsewhere, id, {})).id, id);
  await t.rejects(async () => playables.details({ ...bob, deviceid: 'kitchen' }, id, {}), {
    code: 'not_found',
  });
});

t.test('a shuffle is an order of everything, the same on every loop and after a restart', async (t) => {
  const { playables: atFirst, restarted } = await playablesRoom(t, { artists: 100, songsPerArtist: 60 });
  let playables = atFirst;
  for (const length of [50, 200, 2001]) {
    const { id } = await playables.create(ann, { parameters: list(length), shuffle: true, loop: 'all' });
    const first = await allOf(playables, id, 100);
    t.equal(new Set(first).size, length);
    t.notSame(first, [...first].sort());
    playables = await restarted();
    t.strictSame(await allOf(playables, id, 77), first, `${length} items`);
  }
});

t.test('shuffle keeps what plays, is undone in place, and again changes nothing', async (t) => {
  const { playables } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: list(200) });
  await playables.details(ann, id, { itemsperpage: 20 });
  await playables.event(ann, id, { event: 'mediabegin', ref: 'a1s3', index: 11, offset: 0 });
  t.match(await playables.shuffle(ann, id, true), { id, shuffle: true });
  const next = await playables.details(ann, id, { itemsperpage: 100 });
  t.equal(next.startindex, 1);
  await playables.shuffle(ann, id, true);
  const rest = refs(await playables.details(ann, id, { itemsperpage: 100 }));
  t.equal(new Set([...refs(next), ...rest]).size, 199, 'every other track is still to come');
  t.notOk([...refs(next), ...rest].includes('a1s3'), 'and not the one that plays');
  await playables.event(ann, id, { event: 'mediabegin', ref: refs(next)[5] ?? '', index: 6, offset: 0 });
  await playables.shuffle(ann, id, false);
  const after = await playables.details(ann, id, { itemsperpage: 1 });
  const playing =
    Number(/a(\d+)s(\d+)/.exec(refs(next)[5] ?? '')?.[1]) * 8 +
    Number(/s(\d+)$/.exec(refs(next)[5] ?? '')?.[1]);
  t.equal(after.startindex, (playing + 1) % 201);
  t.match(await playables.shuffle(ann, id, false), { shuffle: false });
});

t.test('one track repeats until that is over, then the list goes on after it', async (t) => {
  const { playables } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album });
  await playables.details(ann, id, { itemsperpage: 3 });
  await playables.loop(ann, id, 'one');
  t.strictSame(refs(await playables.details(ann, id, {})), ['a0s2']);
  t.strictSame(refs(await playables.details(ann, id, {})), ['a0s2']);
  t.match(await playables.loop(ann, id, undefined), { shuffle: false });
  t.strictSame(refs(await playables.details(ann, id, { itemsperpage: 2 })), ['a0s3', 'a0s4']);
});

t.test('while one song repeats, no total of 1 keeps a device from asking again', async (t) => {
  const { playables } = await playablesRoom(t);
  const song = { type: 'song', service: 'library', ref: 'a3s2' };
  const { id } = await playables.create(ann, { parameters: song });
  t.match(await playables.details(ann, id, {}), { total: 1, items: [{ ref: 'a3s2' }] });
  await playables.loop(ann, id, 'all');
  t.match(await playables.details(ann, id, {}), { total: undefined, items: [{ ref: 'a3s2' }] });
});

t.test('whoever asks again for what has ended hears it from the beginning', async (t) => {
  const { playables } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album });
  await playables.details(ann, id, { itemsperpage: 3 });
  await playables.create(ann, { parameters: album });
  t.equal((await playables.details(ann, id, {})).startindex, 3, 'not while it is under way');
  await playables.create(ann, { parameters: album });
  t.equal((await playables.details(ann, id, {})).startindex, 0);
});

t.test('a station has one item, a stream of its own, and nothing to skip to', async (t) => {
  const { playables } = await playablesRoom(t);
  const { id } = await playables.create(ann, {
    parameters: { type: 'internetradio', service: 'library', ref: 'station' },
  });
  for (const _ of [1, 2]) {
    const page = await playables.details(ann, id, {});
    t.match(page, { total: 1, startindex: 0, streamurl: /station/ });
    t.match(page.items, [
      { index: 0, type: 'internetradio', controls: { skipnext: false, skipprev: false } },
    ]);
  }
});

t.test('a book goes on where the listener stopped, on any device', async (t) => {
  const { playables, registered } = await playablesRoom(t);
  const { id } = await playables.create(ann, {
    parameters: { type: 'audiobook', service: 'library', ref: 'book' },
  });
  t.match(await playables.details(ann, id, {}), { total: 3, items: [{ ref: 'chapter-1' }, {}, {}] });
  await playables.event(ann, id, { event: 'stop', ref: 'chapter-2', index: 1, offset: 754.6 });
  registered.add('ann kitchen');
  const kitchen = await playables.details({ ...ann, deviceid: 'kitchen' }, id, {});
  t.match(kitchen, { startindex: 1, items: [{ ref: 'chapter-2', offset: 754 }, { ref: 'chapter-3' }] });
  t.equal(kitchen.items[1]?.offset, undefined);
  const { id: childs } = await playables.create(
    { ...ann, profileuserid: 'child' },
    { parameters: { type: 'audiobook', service: 'library', ref: 'book' } },
  );
  t.equal(
    (await playables.details(ann, childs, {})).items[1]?.offset,
    undefined,
    'a sub-profile has its own place',
  );
});

t.test('an episode goes on where the listener stopped, alone and in its podcast', async (t) => {
  const { playables } = await playablesRoom(t);
  const create = async (type: string, ref: string) =>
    (await playables.create(ann, { parameters: { type, service: 'library', ref } })).id;
  const podcast = await create('podcast', 'podcast');
  t.match(await playables.details(ann, podcast, {}), { total: 2, items: [{ ref: 'episode-1' }, {}] });
  await playables.event(ann, podcast, { event: 'stop', ref: 'episode-2', index: 1, offset: 301.2 });
  const again = await playables.details(ann, podcast, {});
  t.match(again, { startindex: 1, items: [{ ref: 'episode-2', offset: 301 }] });
  const alone = await create('podcastepisode', 'episode-2');
  t.match(await playables.details(ann, alone, {}), { items: [{ ref: 'episode-2', offset: 301 }] });
});

t.test('a chapter stopped at its very end is heard: the book goes on with the next', async (t) => {
  const { playables } = await playablesRoom(t);
  const book = { type: 'audiobook', service: 'library', ref: 'book' };
  const { id } = await playables.create(ann, { parameters: book });
  await playables.details(ann, id, { itemsperpage: 1 });
  await playables.event(ann, id, { event: 'stop', ref: 'chapter-1', index: 0, offset: 1792 });
  const next = await playables.details(ann, id, {});
  t.match(next, { startindex: 1, items: [{ ref: 'chapter-2' }, {}] });
  const first = await playables.details(ann, id, { startindex: 0 });
  t.equal(first.items[0]?.offset, undefined);
});

t.test('stream URLs are made anew, and what is gone is left out', async (t) => {
  const { playables, content } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album });
  content.remove('a0s1');
  t.strictSame(refs(await playables.details(ann, id, { itemsperpage: 3 })), ['a0s0', 'a0s2']);
  const { items } = await playables.streamUrls(ann, id, { service: 'library', refs: ['a0s0', 'a0s1'] });
  t.match(items, [{ ref: 'a0s0', service: 'library', streamurl: /a0s0/ }]);
  t.equal(items.length, 1);
  await t.rejects(playables.streamUrls(ann, id, { service: 'library', refs: ['a0s1'] }), {
    code: 'content_gone',
  });
  await t.rejects(playables.streamUrls(ann, id, { service: 'plain', refs: ['a0s0'] }), { code: 'not_found' });
  t.match(await playables.serviceAccess(ann, id, 'library'), { playbackprotocol: 'http', timelimited: 3600 });
});

t.test('what cannot be played is refused for what it is', async (t) => {
  const { playables, content } = await playablesRoom(t);
  const refused = async (parameters: Record<string, unknown>, code: ErrorCode, more = {}) =>
    t.rejects(
      playables.create(ann, { parameters, ...more }),
      { code },
      `${JSON.stringify(parameters)}: ${code}`,
    );
  await refused({ type: 'poem' }, 'invalid_request');
  await refused({ type: 'album', ref: 'album-a0' }, 'invalid_request');
  await refused({ type: 'album', service: 'library' }, 'invalid_request');
  await refused({ type: 'dynamicplaylist', artists: 'a0' }, 'invalid_request');
  await refused({ type: 'dynamicplaylist', tags: [{ type: 'era', id: 'long ago' }] }, 'invalid_request');
  await refused({ ...album, service: 'unknown' }, 'not_found');
  await refused({ ...album, service: 'plain' }, 'not_found', { shuffle: true });
  await refused({ ...album, service: 'plain' }, 'not_found', { loop: 'all' });
  await refused({ ...album, ref: 'nothing' }, 'content_gone');
  await refused({ ...album, ref: 'empty' }, 'nothing_to_play');
  await refused({ type: 'dynamicplaylist', genres: [{ id: 'polka' }] }, 'nothing_to_play');
  for (const code of [
    'service_signin_needed',
    'access_revoked',
    'service_message',
    'service_failed',
  ] as const) {
    content.failure = new AppError(code, 'as the service says');
    await refused(album, code);
  }
});

t.test('when a service fails, the place does not move', async (t) => {
  const { playables, content } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album });
  await playables.details(ann, id, { itemsperpage: 2 });
  content.failure = new AppError('service_failed', 'down');
  await t.rejects(async () => playables.details(ann, id, {}), { code: 'service_failed' });
  content.failure = undefined;
  t.equal((await playables.details(ann, id, {})).startindex, 2);
  content.remove('album-a0');
  await t.rejects(async () => playables.details(ann, id, { startindex: 0 }), { code: 'content_gone' });
});

t.test('a list that grows or shrinks goes on where it was', async (t) => {
  const { playables, content } = await playablesRoom(t);
  content.setList('mine', content.everySong.slice(0, 10));
  const { id } = await playables.create(ann, {
    parameters: { type: 'playlist', service: 'library', ref: 'mine' },
  });
  await playables.details(ann, id, { itemsperpage: 8 });
  content.setList('mine', content.everySong.slice(0, 14));
  t.match(await playables.details(ann, id, { itemsperpage: 5 }), {
    startindex: 8,
    total: 14,
    items: { length: 5 },
  });
  content.setList('mine', content.everySong.slice(0, 4));
  t.match(await playables.details(ann, id, { startindex: 0 }), { total: 4, items: { length: 4 } });
});

t.test('what a list has become while it played is shuffled whole', async (t) => {
  const { playables, content, clock } = await playablesRoom(t);
  content.setList('mine', content.everySong.slice(0, 10));
  const mine = { type: 'playlist', service: 'library', ref: 'mine' };
  const { id } = await playables.create(ann, { parameters: mine, shuffle: true });
  t.equal(new Set(await allOf(playables, id)).size, 10);
  await playables.shuffle(ann, id, false);
  content.setList('mine', content.everySong.slice(0, 14));
  t.equal((await playables.details(ann, id, { startindex: 0 })).total, 14);
  await playables.shuffle(ann, id, true);
  t.equal(new Set(await allOf(playables, id)).size, 14);
  content.setList('mine', content.everySong.slice(0, 20));
  clock.turn(3_600_000);
  t.equal(new Set(await allOf(playables, id)).size, 20, 'also when it is noticed late');
});

t.test('a service that tells no totals is measured', async (t) => {
  const { playables, content } = await playablesRoom(t, { artists: 50, songsPerArtist: 20 });
  content.tellsTotals = false;
  for (const length of [1, 99, 100, 101, 777]) {
    const { id } = await playables.create(ann, { parameters: list(length), shuffle: true });
    t.equal(new Set(await allOf(playables, id, 100)).size, length);
  }
});

async function hear(t: Test, parameters: Record<string, unknown>, songs: number) {
  const { playables } = await playablesRoom(t);
  const { id, ...made } = await playables.create(ann, {
    parameters: { type: 'dynamicplaylist', ...parameters },
  });
  const heard: PlayableDetails['items'][number][] = [];
  while (heard.length < songs) heard.push(...(await playables.details(ann, id, {})).items);
  return { playables, id, made, heard };
}

t.test('an artist playlist plays the artist, or similar ones as well', async (t) => {
  const alone = await hear(t, { artists: [{ id: 'a0', name: 'Zero' }] }, 20);
  t.match(alone.made, { name: 'Zero', parameters: { variant: 'artist' } });
  t.ok(alone.heard.every(({ artists }) => artists[0]?.ref === 'a0'));
  t.equal(
    new Set(alone.heard.slice(0, 8).map(({ ref }) => ref)).size,
    8,
    'each song once before any comes again',
  );
  const expanded = await hear(t, { artists: [{ id: 'library:a0' }], expandartists: true }, 100);
  const artists = new Set(expanded.heard.map((item) => item.artists[0]?.ref));
  t.strictSame([...artists].sort(), ['a0', 'a10', 'a15', 'a20', 'a5'], 'those of its genre');
  t.equal(expanded.made.name, 'Artist 0');
});

t.test('a dynamic playlist never ends, goes back, and is kept over a restart', async (t) => {
  const { playables, restarted } = await playablesRoom(t);
  const parameters = { type: 'dynamicplaylist', genres: [{ id: 'rock' }, { id: 'jazz' }] };
  const { id } = await playables.create(ann, { parameters });
  const heard: string[] = [];
  for (let page = 0; page < 12; page += 1) {
    const details = await playables.details(ann, id, {});
    t.equal(details.total, undefined);
    t.equal(details.startindex, heard.length);
    heard.push(...refs(details));
  }
  const again = await restarted();
  t.strictSame(
    refs(await again.details(ann, id, { startindex: 100, itemsperpage: 50 })),
    heard.slice(100, 150),
  );
  t.strictSame(
    refs(await again.details(ann, id, { itemsperpage: 90 })),
    heard.slice(150, 240),
    'goes on from there',
  );
  t.equal((await again.details(ann, id, {})).startindex, 240);
  await t.rejects(async () => again.details(ann, id, { startindex: 100_000 }), { code: 'out_of_range' });
  t.equal((await again.details(ann, id, {})).startindex, 260);
});

t.test('a dynamic playlist is saved as a playlist that plays, and its place stays', async (t) => {
  const { playables } = await playablesRoom(t);
  const radio = { type: 'dynamicplaylist', genres: [{ id: 'rock' }] };
  const { id } = await playables.create(ann, { parameters: radio });
  const heard = refs(await playables.details(ann, id, { itemsperpage: 5 }));
  const saved = await playables.save(ann, id, { service: 'library', name: 'Rocks', items: 30 });
  t.match(saved, { service: 'library', name: 'Rocks', total: 30, items: { length: 30 } });
  t.strictSame(
    saved.items?.slice(0, 5).map(({ ref }) => ref),
    heard,
  );
  const next = await playables.details(ann, id, { itemsperpage: 10 });
  t.equal(next.startindex, 5);
  t.strictSame(
    refs(next),
    saved.items?.slice(5, 15).map(({ ref }) => ref),
  );
  const parameters = { type: 'playlist', service: 'library', ref: saved.ref };
  const list = await playables.create(ann, { parameters });
  t.equal((await playables.details(ann, list.id, {})).total, 30);
  await t.rejects(playables.save(ann, list.id, { service: 'library', name: 'x' }), { code: 'not_found' });
  await t.rejects(playables.save(ann, id, { service: 'plain', name: 'x' }), { code: 'not_found' });
  await t.rejects(playables.save(bob, id, { service: 'library', name: 'x' }), { code: 'not_found' });
});

t.test('each listener hears another order', async (t) => {
  const { playables } = await playablesRoom(t);
  const parameters = { type: 'dynamicplaylist', genres: [{ id: 'rock' }] };
  const [anns, bobs] = await Promise.all([ann, bob].map((who) => playables.create(who, { parameters })));
  const first = refs(await playables.details(ann, anns?.id ?? '', {}));
  t.notSame(refs(await playables.details(bob, bobs?.id ?? '', {})), first);
});

t.test('an era and a mood choose the songs', async (t) => {
  const era = await hear(t, { tags: [{ type: 'era', id: '1970s' }] }, 40);
  t.match(era.made, { name: '1970s', parameters: { variant: 'tag' } });
  t.ok(era.heard.every(({ duration }) => duration));
  const mood = await hear(t, { tags: [{ type: 'mood', id: 'relaxed' }] }, 40);
  t.ok(mood.heard.length >= 40);
});

t.test('forgetting a user leaves nothing behind', async (t) => {
  const { playables } = await playablesRoom(t);
  const { id } = await playables.create(ann, { parameters: album });
  const child = await playables.create({ ...ann, profileuserid: 'child' }, { parameters: album });
  await playables.forget({ userid: 'ann', profileuserid: 'child' });
  await t.rejects(async () => playables.details(ann, child.id, {}), { code: 'not_found' });
  t.equal((await playables.details(ann, id, {})).id, id);
  await playables.forget({ userid: 'ann' });
  await t.rejects(async () => playables.details(ann, id, {}), { code: 'not_found' });
});
