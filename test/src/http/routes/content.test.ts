import { status } from '@grpc/grpc-js';
import sharp from 'sharp';
import t, { type Test } from 'tap';
import { StatusError } from '../../../../engines/grpc-service.js';
import type { Rooms } from '../../../../src/http/rooms.js';
import { contentRoutes } from '../../../../src/http/routes/content.js';
import type { Authenticator } from '../../../../src/ports/authenticator.js';
import type { ContentData } from '../../../support/content-engine.js';
import { ableService, contentRoom, song } from '../../../support/content-room.js';
import { serveRoutes } from '../../../support/http-server.js';

const authenticator: Authenticator = {
  bearer: (token) =>
    token === 'ann' ? { kind: 'user', clientid: 'c', userid: 'ann', deviceid: 'phone' } : undefined,
  client: () => undefined,
  admin: () => undefined,
};

const LIBRARY: ContentData = {
  services: [ableService('library')],
  items: [
    {
      ...song('s/1 é', 'Slow River'),
      artistDisplayName: 'The Hollow Lamps',
      album: { ref: 'b1', name: 'Lanterns' },
      images: { '320x320': 'http://box.example/1.png' },
      duration: 201,
    },
    song('s2', 'Fast River'),
  ],
};

async function server(t: Test, ...data: ContentData[]) {
  const { content } = await contentRoom(t, ...data);
  await content.start();
  const { url } = await serveRoutes(t, { routes: contentRoutes, rooms: { content } as Rooms, authenticator });
  return async (path: string) => {
    const reply = await fetch(`${url}${path}`, { headers: { authorization: 'Bearer ann' } });
    return { status: reply.status, body: await reply.json() };
  };
}

t.test('a search answers in buckets, and names who failed', async (t) => {
  const get = await server(t, LIBRARY, {
    services: [ableService('radio')],
    items: [],
    before: (method) => {
      if (method === 'search') throw new StatusError(status.INTERNAL, 'broken');
    },
  });
  t.match(await get('/v1/content?query=river'), {
    status: 200,
    body: {
      query: 'river',
      buckets: [{ service: 'library', type: 'song', total: 2, items: [{ ref: 's/1 é' }, { ref: 's2' }] }],
      errors: [{ service: 'radio', error: 'The service failed.' }],
    },
  });
  t.match(await get('/v1/content?query=river&types=artist,album&services=library'), {
    status: 200,
    body: { buckets: [], errors: [] },
  });
  t.match(await get('/v1/content/song/radio?query=river'), {
    status: 599,
    body: { type: 'error', error: 'The service failed.', status: 599 },
  });
  t.match(await get('/v1/content/song?query=river&itemsperpage=1&startindex=1'), {
    status: 200,
    body: { items: [{ ref: 's2' }], startindex: 1, itemsperpage: 1, total: 2 },
  });
});

t.test('an item is shown whole, wherever its reference leads', async (t) => {
  const get = await server(t, LIBRARY);
  t.same(await get(`/v1/content/song/library/${encodeURIComponent('s/1 é')}`), {
    status: 200,
    body: {
      service: 'library',
      ref: 's/1 é',
      type: 'song',
      name: 'Slow River',
      albumname: 'Lanterns',
      artistdisplayname: 'The Hollow Lamps',
      artists: [{ ref: 'a1', type: 'artist', service: 'library', name: 'The Hollow Lamps' }],
      images: { '320x320': 'http://box.example/1.png' },
      duration: 201,
    },
  });
});

t.test('containers and categories are looked into page by page', async (t) => {
  const get = await server(t, LIBRARY);
  t.match(await get('/v1/content/artist/library/a1/songs?startindex=1'), {
    status: 200,
    body: { items: [{ ref: 's2' }], startindex: 1, itemsperpage: 20, total: 2 },
  });
  t.match(await get('/v1/browse/library'), { status: 200, body: { items: [{ ref: 's/1 é' }, {}] } });
  t.match(await get('/v1/browse/library?parent=nothing'), { status: 200, body: { items: [] } });
});

t.test('what is not there is 404, what cannot be asked 400 with its key, without a token 401', async (t) => {
  const get = await server(t, LIBRARY);
  for (const path of [
    '/v1/content/song/nowhere/s2',
    '/v1/content/song/library/gone',
    '/v1/content/podcast?query=x',
    '/v1/content/podcast/library?query=x',
    '/v1/content/artist/library/a1/albums',
    '/v1/browse/nowhere',
  ]) {
    t.match(await get(path), { status: 404, body: { status: 404, message: String } }, path);
  }
  for (const [path, key] of [
    ['/v1/content', 'query'],
    ['/v1/content?query=%20', 'query'],
    ['/v1/content?query=x&itemsperpage=0', 'itemsperpage'],
    ['/v1/content?query=x&services=nowhere', 'services'],
    ['/v1/content?query=x&types=,,', 'types'],
    ['/v1/content/song?query=x&startindex=5000', 'startindex'],
    ['/v1/browse/library?startindex=-1', 'startindex'],
  ] as const) {
    t.match(await get(path), { status: 400, body: { errors: { [key]: String } } }, path);
  }
});

t.test('who has no token finds nothing', async (t) => {
  const { content } = await contentRoom(t, LIBRARY);
  const { url } = await serveRoutes(t, { routes: contentRoutes, rooms: { content } as Rooms, authenticator });
  t.equal((await fetch(`${url}/v1/content?query=river`)).status, 401);
});

t.test('every service has a logo: its own if that is one, else a drawn one', async (t) => {
  const own = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  const wide = await sharp({ create: { width: 640, height: 90, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
  const { content } = await contentRoom(t, {
    services: [
      { ...ableService('library'), logo: own, playerLogo: wide },
      { ...ableService('radio'), logo: wide, playerLogo: Buffer.from('<svg/>') },
    ],
    items: [],
  });
  await content.start();
  const { url } = await serveRoutes(t, { routes: contentRoutes, rooms: { content } as Rooms, authenticator });
  const picture = async (path: string) => {
    const reply = await fetch(`${url}/v1/${path}`);
    t.equal(reply.headers.get('content-type'), 'image/png', path);
    return Buffer.from(await reply.arrayBuffer());
  };
  t.ok(own.equals(await picture('library/logo.png')));
  t.ok(wide.equals(await picture('library/playerlogo.png')));
  const drawn = await picture('radio/logo.png');
  const { format, width, height } = await sharp(drawn).metadata();
  t.same({ format, width, height }, { format: 'png', width: 256, height: 256 });
  const { channels } = await sharp(drawn).stats();
  t.ok(
    channels.some(({ min, max }) => max - min > 50),
    'something is drawn',
  );
  t.ok(drawn.equals(await picture('radio/playerlogo.png')));
  t.notOk(drawn.equals(await picture('curated/logo.png')), 'each has its own');
  t.equal((await fetch(`${url}/v1/nowhere/logo.png`)).status, 404);
});
