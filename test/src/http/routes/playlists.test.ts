import { join } from 'node:path';
import t, { type Test } from 'tap';
import { openDatabase } from '../../../../src/db/database.js';
import type { Rooms } from '../../../../src/http/rooms.js';
import { contentRoutes } from '../../../../src/http/routes/content.js';
import { playlistRoutes } from '../../../../src/http/routes/playlists.js';
import { Playables } from '../../../../src/playables/playables.js';
import { PlayablesStore } from '../../../../src/playables/playables-store.js';
import type { Authenticator } from '../../../../src/ports/authenticator.js';
import { Taste } from '../../../../src/taste/taste.js';
import { TasteStore } from '../../../../src/taste/taste-store.js';
import { ableService, contentRoom, song } from '../../../support/content-room.js';
import { serveRoutes } from '../../../support/http-server.js';
import { ann, speaker } from '../../../support/playables-room.js';

const authenticator: Authenticator = {
  bearer: (token) => ({ kind: 'user', clientid: 'c', userid: token, deviceid: 'phone' }),
  client: () => undefined,
  admin: () => undefined,
};
const CURATED = '/v1/user/curated/playlists';

async function server(t: Test) {
  const { content, clock } = await contentRoom(
    t,
    { services: [ableService('library')], items: [song('s1', 'Slow River'), song('s2', 'Fast River')] },
    { services: [ableService('radio')], items: [{ type: 'internetradio', ref: 'r1', name: 'Radio Nine' }] },
  );
  await content.start();
  const { url } = await serveRoutes(t, {
    routes: [...playlistRoutes, ...contentRoutes],
    rooms: { content } as Rooms,
    authenticator,
  });
  const call = async (method: string, path: string, body?: unknown, user = 'ann') => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${user}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  return { call, content, clock };
}

const RIVERS = [
  { service: 'library', ref: 's1' },
  { service: 'radio', type: 'internetradio', ref: 'r1' },
  { service: 'library', ref: 's2' },
];

t.test('a playlist holds items of any service, and is changed in every way', async (t) => {
  const { call, clock } = await server(t);
  const made = await call('POST', CURATED, { name: 'Rivers', description: 'wet', items: RIVERS });
  t.match(made, {
    status: 201,
    body: {
      service: 'curated',
      type: 'playlist',
      name: 'Rivers',
      description: 'wet',
      total: 3,
      items: [
        { service: 'library', ref: 's1', name: 'Slow River', type: 'song' },
        { service: 'radio', ref: 'r1', type: 'internetradio' },
        { ref: 's2' },
      ],
    },
  });
  const path = `${CURATED}/${made.body.ref}`;
  t.match(await call('GET', path), { status: 200, body: { total: 3, items: [{}, {}, {}] } });
  t.match(await call('GET', CURATED), { status: 200, body: { total: 1, playlists: [{ name: 'Rivers' }] } });

  clock.turn(60_000);
  const appended = await call('POST', path, { items: [{ service: 'library', ref: 's1' }] });
  t.match(appended, { status: 200, body: { total: 4 } }, 'the same song again is allowed');
  t.ok(appended.body.updated > appended.body.created);
  t.match(await call('GET', `${path}/items?startindex=2&itemsperpage=1`), {
    status: 200,
    body: { items: [{ ref: 's2' }], startindex: 2, itemsperpage: 1, total: 4 },
  });

  t.equal((await call('DELETE', `${path}/items?index=0&index=2`)).status, 204);
  t.match((await call('GET', path)).body.items, [{ ref: 'r1' }, { ref: 's1' }]);
  t.equal((await call('DELETE', `${path}/items?ref=r1`)).status, 204);
  t.match((await call('GET', path)).body.items, [{ ref: 's1' }]);

  t.match(await call('PUT', path, { name: 'Streams' }), {
    status: 200,
    body: { name: 'Streams', description: 'wet', total: 1 },
  });
  t.match(await call('PUT', path, { items: [{ service: 'library', ref: 's2' }] }), {
    body: { name: 'Streams', items: [{ ref: 's2' }], total: 1 },
  });
  t.equal((await call('DELETE', path)).status, 204);
  t.equal((await call('GET', path)).status, 404);
});

t.test('overwrite replaces the playlist of the same name, else there are two', async (t) => {
  const { call } = await server(t);
  const first = await call('POST', CURATED, { name: 'Rivers', items: RIVERS });
  const second = await call('POST', CURATED, { name: 'Rivers', items: [] });
  t.not(second.body.ref, first.body.ref);
  const third = await call('POST', CURATED, {
    name: 'Rivers',
    items: [{ service: 'library', ref: 's2' }],
    overwrite: true,
  });
  t.equal(third.status, 201);
  t.equal(third.body.ref, first.body.ref);
  t.match(third.body, { total: 1, items: [{ ref: 's2' }] });
  t.equal((await call('GET', CURATED)).body.total, 2);
});

t.test('nobody sees or changes what is not theirs', async (t) => {
  const { call } = await server(t);
  const { body } = await call('POST', CURATED, { name: 'Rivers', items: RIVERS });
  const path = `${CURATED}/${body.ref}`;
  for (const [method, where, given] of [
    ['GET', path, undefined],
    ['POST', path, { items: RIVERS }],
    ['PUT', path, { name: 'Mine' }],
    ['DELETE', path, undefined],
    ['GET', `${path}/items`, undefined],
    ['DELETE', `${path}/items?index=0`, undefined],
  ] as const) {
    t.equal((await call(method, where, given, 'bob')).status, 404, `${method} ${where}`);
  }
  t.same((await call('GET', CURATED, undefined, 'bob')).body.playlists, []);
  t.equal((await call('GET', path)).body.total, 3);
});

t.test('what cannot be is refused with its key, and changes nothing', async (t) => {
  const { call } = await server(t);
  const made = await call('POST', CURATED, { name: 'Rivers', items: RIVERS });
  const path = `${CURATED}/${made.body.ref}`;
  for (const [items, key] of [
    [[{ service: 'library', ref: 's1' }, { ref: 's1' }], 'items.1.service'],
    [[{ service: 'library', ref: 'gone' }], 'items.0.ref'],
    [[{ service: 'nowhere', ref: 's1' }], 'items.0.ref'],
    [[{ service: 'curated', type: 'playlist', ref: made.body.ref }], 'items.0.service'],
    [[], 'items'],
  ] as const) {
    t.match(await call('POST', path, { items }), { status: 400, body: { errors: { [key]: String } } }, key);
  }
  t.match(await call('POST', CURATED, { name: ' ' }), { status: 400, body: { errors: { name: String } } });
  t.equal((await call('DELETE', `${path}/items`)).status, 400);
  t.equal((await call('DELETE', `${path}/items?index=x`)).status, 400);
  t.equal((await call('DELETE', `${path}/items?index=0&index=3`)).status, 404);
  t.equal((await call('DELETE', `${path}/items?ref=gone`)).status, 404);
  t.equal((await call('GET', path)).body.total, 3);
});

t.test('a service without playlists of users has none, and neither has one that there is not', async (t) => {
  const { call } = await server(t);
  for (const service of ['library', 'nowhere']) {
    const path = `/v1/user/${service}/playlists`;
    t.equal((await call('GET', path)).status, 404);
    t.equal((await call('POST', path, { name: 'x' })).status, 404);
    t.equal((await call('DELETE', `${path}/x`)).status, 404);
  }
});

t.test('a long playlist is made whole', async (t) => {
  const { call } = await server(t);
  const items = Array.from({ length: 1000 }, (_, place) => ({
    service: 'library',
    ref: `s${1 + (place % 2)}`,
  }));
  const made = await call('POST', CURATED, { name: 'Long', items });
  t.match(made, { status: 201, body: { total: 1000 } });
  t.same(
    made.body.items.map(({ ref }: { ref: string }) => ref),
    items.map(({ ref }) => ref),
  );
  t.equal(
    (await call('POST', `${CURATED}/${made.body.ref}`, { items: [...items, ...items.slice(1)] })).status,
    400,
  );
});

t.test('playlists go with their user', async (t) => {
  const { call, content } = await server(t);
  await call('POST', CURATED, { name: 'Rivers', items: RIVERS });
  await call('POST', CURATED, { name: 'Rivers', items: RIVERS }, 'bob');
  await content.playlists.forget('ann');
  t.equal((await call('GET', CURATED)).body.total, 0);
  t.equal((await call('GET', CURATED, undefined, 'bob')).body.total, 1);
});

t.test('a playlist is played like any other, with the streams of every service in it', async (t) => {
  const { call, content, clock } = await server(t);
  const { body } = await call('POST', CURATED, { name: 'Rivers', items: RIVERS });
  t.match(await call('GET', `/v1/content/playlist/curated/${body.ref}`), { body: { name: 'Rivers' } });
  t.match(await call('GET', `/v1/content/playlist/curated/${body.ref}/songs`), { body: { total: 3 } });

  const db = await openDatabase(join(t.testdir(), 'store.db'));
  t.teardown(() => db.destroy());
  const playables = new Playables({
    store: new PlayablesStore(db),
    content,
    clock,
    tastes: new Taste({ store: new TasteStore(db), content, clock }),
    hasProfile: () => false,
    devices: { isAssociated: async () => true },
  });
  const { id } = await playables.create(ann, {
    parameters: { type: 'playlist', service: 'curated', ref: body.ref },
    deviceid: 'speaker',
  });
  const details = await playables.details(speaker, id, {});
  t.match(details.items, [
    { service: 'library', ref: 's1', streamurl: 'http://box.example/s1.mp3' },
    { service: 'radio', ref: 'r1', streamurl: 'http://box.example/r1.mp3' },
    { service: 'library', ref: 's2' },
  ]);
  t.same(Object.keys(details.services).sort(), ['curated', 'library', 'radio']);
  t.match(await playables.streamUrls(speaker, id, { service: 'library', refs: ['s2'] }), {
    items: [{ ref: 's2', service: 'library' }],
  });
  await t.rejects(playables.streamUrls(speaker, id, { service: 'nowhere', refs: ['s2'] }), {
    code: 'not_found',
  });
});
