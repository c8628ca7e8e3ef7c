import { join } from 'node:path';
import { status } from '@grpc/grpc-js';
import t, { type Test } from 'tap';
import { StatusError } from '../../../../engines/grpc-service.js';
import { messageToUser } from '../../../../engines/service-message.js';
import { openDatabase } from '../../../../src/db/database.js';
import type { Rooms } from '../../../../src/http/rooms.js';
import { playableRoutes } from '../../../../src/http/routes/playables.js';
import { Playables } from '../../../../src/playables/playables.js';
import { PlayablesStore } from '../../../../src/playables/playables-store.js';
import type { Authenticator, TokenCaller } from '../../../../src/ports/authenticator.js';
import { Taste } from '../../../../src/taste/taste.js';
import { TasteStore } from '../../../../src/taste/taste-store.js';
import type { ContentData } from '../../../support/content-engine.js';
import { ableService, contentRoom } from '../../../support/content-room.js';
import { serveRoutes } from '../../../support/http-server.js';
import { ann, bob, speaker } from '../../../support/playables-room.js';

const tokens = new Map<string, TokenCaller>([
  ['ann', ann],
  ['bob', { ...bob, deviceid: 'speaker' }],
  ['speaker', speaker],
  ['kitchen', { ...speaker, deviceid: 'kitchen' }],
]);

const authenticator: Authenticator = {
  bearer: (token) => tokens.get(token),
  client: () => undefined,
  admin: () => undefined,
};

const album = { type: 'album', service: 'library', ref: 'x' };

/** Real routes, a real store, and a real engine behind gRPC that holds an album of seven songs. */
async function server(t: Test) {
  const songs = Array.from({ length: 7 }, (_, at) => ({
    type: 'song',
    ref: `s${at}`,
    name: `Song ${at}`,
    album: { ref: 'x', name: 'Ten' },
    artists: [{ ref: `a${at % 3}`, name: `Artist ${at % 3}` }],
    genres: ['rock'],
    duration: 200,
    playbackCodec: 'mp3',
  }));
  const data: ContentData = {
    services: [ableService('library')],
    items: [...songs, { type: 'album', ref: 'x', name: 'Ten', contains: ['songs'] }],
  };
  const { content } = await contentRoom(t, data);
  await content.start();
  const db = await openDatabase(join(t.testdir(), 'store.db'));
  t.teardown(() => db.destroy());
  const clock = { now: Date.now, monotonic: Date.now, after: () => () => {} };
  const devices = { isAssociated: async () => false };
  const tastes = new Taste({ store: new TasteStore(db), content, clock });
  const hasProfile = (userid: string, profile: string) => userid === 'ann' && profile === 'child';
  const store = new PlayablesStore(db);
  const playables = new Playables({
    store,
    content,
    devices,
    tastes,
    hasProfile,
    clock,
  });
  const { url } = await serveRoutes(t, {
    routes: playableRoutes,
    rooms: { playables } as unknown as Rooms,
    authenticator,
    hasProfile,
  });
  const ask = async (method: string, path: string, body?: unknown, token = 'ann', headers = {}) => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  return { ask, data };
}

t.test('a speaker plays what a user made', async (t) => {
  const { ask } = await server(t);
  const wish = { parameters: album, deviceid: 'speaker' };
  const made = await ask('POST', '/v1/user/playables', wish);
  t.equal(made.status, 201);
  t.match(made.body, { id: /./, name: 'Ten', images: {}, parameters: album });
  const at = `/v1/playables/${made.body.id}`;
  const page = await ask('GET', `${at}?itemsperpage=2`, undefined, 'speaker');
  t.equal(page.status, 200);
  t.match(page.body, { type: 'playable', startindex: 0, itemsperpage: 2, total: 7 });
  t.match(page.body.items[0], { ref: 's0', playbackcodec: 'mp3', duration: 200, streamurl: /s0\.mp3$/ });
  t.match((await ask('GET', at, undefined, 'speaker')).body, { startindex: 2, items: { length: 5 } });
  const refreshed = await ask('POST', `${at}/streamurls/library`, { items: [{ ref: 's1' }] }, 'speaker');
  t.match(refreshed, { status: 200, body: { items: [{ ref: 's1', service: 'library', streamurl: /s1/ }] } });
  t.match((await ask('GET', `${at}/services/library`, undefined, 'speaker')).body, {
    playbackprotocol: 'http',
  });
  for (const token of ['bob', 'kitchen']) {
    t.equal((await ask('GET', at, undefined, token)).status, 404, token);
    t.equal((await ask('GET', `${at}/services/library`, undefined, token)).status, 404, token);
  }
});

t.test('shuffle and loop are turned on and off', async (t) => {
  const { ask } = await server(t);
  const { id } = (await ask('POST', '/v1/user/playables', { parameters: album })).body;
  const at = `/v1/user/playables/${id}`;
  t.match(await ask('PUT', `${at}/shuffle`), { status: 200, body: { id, shuffle: true } });
  t.match(await ask('DELETE', `${at}/shuffle`), { status: 200, body: { shuffle: false } });
  t.match(await ask('DELETE', `${at}/shuffle`), { status: 200, body: { shuffle: false } });
  t.match(await ask('PUT', `${at}/loop`), { status: 200, body: { loop: 'all' } });
  t.match(await ask('PUT', `${at}/loop`, { loop: 'one' }), { status: 200, body: { loop: 'one' } });
  t.match(await ask('PUT', `${at}/loop?loop=all`), { status: 200, body: { loop: 'all' } });
  t.match(await ask('PUT', `${at}/loop`, { loop: 'twice' }), {
    status: 400,
    body: { errors: { loop: /./ } },
  });
  t.equal((await ask('DELETE', `${at}/loop`)).body.loop, undefined);
  t.equal((await ask('PUT', `${at}/shuffle`, undefined, 'bob')).status, 404);
});

t.test('an event tells what plays, so that shuffle goes on from it', async (t) => {
  const { ask } = await server(t);
  const { id } = (await ask('POST', '/v1/user/playables', { parameters: album })).body;
  await ask('GET', `/v1/playables/${id}`);
  const event = { event: 'mediabegin', playableid: id, ref: 's2', index: 2, offset: 0 };
  t.equal((await ask('POST', `/v1/playables/${id}/events`, event)).status, 204);
  t.match(await ask('POST', `/v1/playables/${id}/events`, { ...event, index: 99 }), {
    status: 400,
    body: { errors: { index: /./ } },
  });
  await ask('PUT', `/v1/user/playables/${id}/shuffle`);
  const { items, startindex } = (await ask('GET', `/v1/playables/${id}`)).body;
  t.equal(startindex, 1);
  t.strictSame(items.map(({ ref }: { ref: string }) => ref).sort(), ['s0', 's1', 's3', 's4', 's5', 's6']);
});

t.test('a sub-profile has playables of its own', async (t) => {
  const { ask } = await server(t);
  const mine = await ask('POST', '/v1/user/playables', { parameters: album });
  const child = { profileuserid: 'child' };
  const childs = await ask('POST', '/v1/user/playables', { parameters: album }, 'ann', child);
  t.equal(childs.status, 201);
  t.not(childs.body.id, mine.body.id);
});

t.test('bad requests name the key', async (t) => {
  const { ask } = await server(t);
  const { id } = (await ask('POST', '/v1/user/playables', { parameters: album })).body;
  const bad = async (method: string, path: string, body: unknown, key: string) =>
    t.match(
      await ask(method, path, body),
      { status: 400, body: { status: 400, errors: { [key]: /./ } } },
      key,
    );
  await bad('POST', '/v1/user/playables', {}, 'parameters');
  await bad('POST', '/v1/user/playables', { parameters: { type: 'poem' } }, 'parameters.type');
  await bad('POST', '/v1/user/playables', { parameters: { ...album, ref: undefined } }, 'parameters.ref');
  await bad('POST', '/v1/user/playables', { parameters: album, loop: 'none' }, 'loop');
  await bad('GET', `/v1/playables/${id}?startindex=7`, undefined, 'startindex');
  await bad('GET', `/v1/playables/${id}?startindex=-1`, undefined, 'startindex');
  await bad('GET', `/v1/playables/${id}?startindex=x`, undefined, 'startindex');
  await bad('GET', `/v1/playables/${id}?itemsperpage=0`, undefined, 'itemsperpage');
  await bad('GET', `/v1/playables/${id}?itemsperpage=101`, undefined, 'itemsperpage');
  await bad('POST', `/v1/playables/${id}/streamurls/library`, { items: [] }, 'items');
  t.match((await ask('GET', `/v1/playables/${id}`)).body, { startindex: 0 }, 'and the place has not moved');
});

const failures = [
  [status.NOT_FOUND, 410],
  [status.UNAUTHENTICATED, 403],
  [status.PERMISSION_DENIED, 409],
  [status.INTERNAL, 599],
  [status.UNAVAILABLE, 599],
] as const;

for (const [failure, code] of failures) {
  t.test(
    `an engine that answers ${status[failure]} gives ${code}, and the place does not move`,
    async (t) => {
      const { ask, data } = await server(t);
      const { id } = (await ask('POST', '/v1/user/playables', { parameters: album })).body;
      await ask('GET', `/v1/playables/${id}?itemsperpage=3`);
      data.before = () => {
        throw new StatusError(failure, 'as the test wants it');
      };
      t.match(await ask('GET', `/v1/playables/${id}`), {
        status: code,
        body: { status: code, message: /./ },
      });
      const other = { parameters: { ...album, ref: 'y' } };
      t.equal((await ask('POST', '/v1/user/playables', other)).status, code);
      data.before = () => {};
      t.equal((await ask('GET', `/v1/playables/${id}`)).body.startindex, 3);
    },
  );
}

t.test('what a service has to say to its user comes whole, and the place does not move', async (t) => {
  const { ask, data } = await server(t);
  const { id } = (await ask('POST', '/v1/user/playables', { parameters: album })).body;
  await ask('GET', `/v1/playables/${id}?itemsperpage=3`);
  const said = {
    terse: 'Paused',
    brief: 'Your account is paused.',
    explanation: 'Pay the <a href="https://pay.example">bill</a>.',
    options: [{ label: 'Go on', resume: true, action: 'post', uri: 'https://pay.example/resume' }],
  };
  data.before = () => {
    throw messageToUser(said);
  };
  const ref = { items: [{ ref: 's1' }] };
  for (const [method, path, body] of [
    ['GET', `/v1/playables/${id}`, undefined],
    ['POST', '/v1/user/playables', { parameters: { ...album, ref: 'y' } }],
    ['POST', `/v1/playables/${id}/streamurls/library`, ref],
  ] as const) {
    t.match(await ask(method, path, body), { status: 499, body: { error: said } }, `${method} ${path}`);
  }
  data.before = () => {};
  t.equal((await ask('GET', `/v1/playables/${id}`)).body.startindex, 3);
});

t.test('what there is nothing of is 410', async (t) => {
  const { ask } = await server(t);
  const polka = { type: 'dynamicplaylist', genres: [{ id: 'polka' }] };
  t.equal((await ask('POST', '/v1/user/playables', { parameters: polka })).status, 410);
  t.equal((await ask('POST', '/v1/user/playables', { parameters: { ...album, ref: 'y' } })).status, 410);
  const rock = { type: 'dynamicplaylist', genres: [{ id: 'rock' }] };
  const { body } = await ask('POST', '/v1/user/playables', { parameters: rock });
  t.match(body, { name: 'rock', parameters: { variant: 'tag' } });
  t.match((await ask('GET', `/v1/playables/${body.id}`)).body, { items: { length: 20 }, total: undefined });
});

t.test('a dynamic playlist is saved among the playlists of the platform', async (t) => {
  const { ask } = await server(t);
  const rock = { type: 'dynamicplaylist', genres: [{ id: 'rock' }] };
  const { id } = (await ask('POST', '/v1/user/playables', { parameters: rock })).body;
  const saved = await ask('POST', `/v1/user/curated/playables/${id}`, { name: 'Mine' });
  t.match(saved, { status: 201, body: { service: 'curated', name: 'Mine', total: 7, items: { length: 7 } } });
  const parameters = { type: 'playlist', service: 'curated', ref: saved.body.ref };
  const list = (await ask('POST', '/v1/user/playables', { parameters })).body;
  t.match((await ask('GET', `/v1/playables/${list.id}`)).body, {
    total: 7,
    items: { length: 7 },
    services: { curated: {}, library: {} },
  });
  t.equal((await ask('POST', `/v1/user/library/playables/${id}`, { name: 'Mine' })).status, 404);
  t.match(await ask('POST', `/v1/user/curated/playables/${id}`, {}), {
    status: 400,
    body: { errors: { name: /./ } },
  });
});
