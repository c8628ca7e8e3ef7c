import t, { type Test } from 'tap';
import type { Rooms } from '../../../../src/http/rooms.js';
import { tasteRoutes } from '../../../../src/http/routes/taste.js';
import { serveRoutes } from '../../../support/http-server.js';
import { ann, playablesRoom } from '../../../support/playables-room.js';

async function server(t: Test) {
  const { taste, content } = await playablesRoom(t);
  const { url } = await serveRoutes(t, {
    routes: tasteRoutes,
    rooms: { taste, content } as unknown as Rooms,
    authenticator: { bearer: () => ann, client: () => undefined, admin: () => undefined },
    hasProfile: (_userid, profile) => profile === 'child',
  });
  return async (method: string, path: string, body?: unknown, profile?: string) => {
    const reply = await fetch(`${url}/v1/user/${path}`, {
      method,
      headers: {
        authorization: 'Bearer ann',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(profile !== undefined && { profileuserid: profile }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: JSON.parse(await reply.text()) };
  };
}

const liked = {
  items: [
    { type: 'artist', service: 'library', ref: 'a0' },
    { type: 'song', id: 'library:a1s1' },
  ],
};

t.test('a taste is told, read and recommended by', async (t) => {
  const ask = await server(t);
  t.match(await ask('POST', 'taste', liked), { status: 200, body: { added: 2, unknown: [] } });
  const names = {
    items: [
      { type: 'artist', name: 'Artist 5' },
      { type: 'artist', name: 'Nobody' },
    ],
    like: false,
  };
  t.match(await ask('POST', 'taste/names', names), { status: 200, body: { added: 1, unknown: [1] } });
  t.match((await ask('GET', 'taste')).body, {
    types: [
      { type: 'artist', liked: 1, disliked: 1, top: [{ ref: 'a0' }, { ref: 'a1' }] },
      {},
      { type: 'song' },
    ],
    updated: /^2026-/,
  });
  t.match((await ask('GET', 'taste/tags/genre')).body, {
    tagtype: 'genre',
    buckets: [{ weight: 0.5 }, { weight: 0.5 }],
  });
  t.match((await ask('GET', 'views')).body.views[0], { name: 'recent', title: /./ });
  t.match((await ask('GET', 'views/foryou')).body, { name: 'foryou', buckets: [{ type: 'artist' }] });
  t.match((await ask('GET', 'playmecuts')).body.cuts[0], {
    name: /./,
    parameters: { type: 'dynamicplaylist' },
  });
  t.match((await ask('GET', 'recommended/song/library?itemsperpage=5')).body, {
    items: { length: 5 },
    startindex: 0,
    itemsperpage: 5,
  });
});

t.test('a sub-profile has a taste of its own', async (t) => {
  const ask = await server(t);
  await ask('POST', 'taste', liked, 'child');
  t.strictSame((await ask('GET', 'taste')).body, { types: [] });
  t.equal((await ask('GET', 'taste', undefined, 'child')).body.types.length, 3);
  t.equal((await ask('GET', 'taste', undefined, 'stranger')).status, 403);
});

t.test('bad requests name the key, and what there is not is 404', async (t) => {
  const ask = await server(t);
  const bad = async (path: string, body: unknown, key: RegExp) => {
    const reply = await ask('POST', path, body);
    t.equal(reply.status, 400);
    t.match(Object.keys(reply.body.errors).join(), key);
  };
  await bad('taste', {}, /items/);
  await bad('taste', { items: [] }, /items/);
  await bad('taste', { items: [{ type: 'poem', id: 'x' }] }, /items/);
  await bad('taste', { ...liked, like: 'much' }, /like/);
  await bad('taste/names', { items: [{ type: 'song' }] }, /items\.0\.name/);
  t.equal((await ask('GET', 'taste/tags/colour')).status, 404);
  t.equal((await ask('GET', 'views/nothing')).status, 404);
  t.equal((await ask('GET', 'recommended/poem/library')).status, 404);
  t.equal((await ask('GET', 'recommended/song/unknown')).status, 404);
});
