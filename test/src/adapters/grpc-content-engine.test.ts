import { status } from '@grpc/grpc-js';
import t, { type Test } from 'tap';
import { StatusError } from '../../../engines/grpc-service.js';
import { messageToUser } from '../../../engines/service-message.js';
import { fixedAddress } from '../../../src/adapters/engine-address.js';
import { EngineConnection } from '../../../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../../../src/adapters/grpc-content-engine.js';
import { AppError } from '../../../src/errors.js';
import { type ContentData, serveContentEngine } from '../../support/content-engine.js';

const PAGE = { startindex: 0, itemsperpage: 20 };

async function engineWith(t: Test, data: Partial<ContentData> = {}) {
  const held: ContentData = { services: [], items: [], ...data };
  const served = await serveContentEngine(held);
  const engine = new GrpcContentEngine({
    connection: new EngineConnection({ address: fixedAddress(served.address) }),
    publicUrl: 'http://box.example:8080',
  });
  t.teardown(async () => {
    engine.close();
    await served.stop();
  });
  return { engine, served, data: held };
}

t.test('services are described, with what is missing left out', async (t) => {
  const { engine } = await engineWith(t, {
    services: [
      {
        id: 'library',
        name: 'Library',
        capabilities: ['search'],
        searchTypes: ['song'],
        drilldownTypes: ['songs'],
        playback: { protocol: 'http', timeLimited: 60 },
        revision: '7',
      },
      { id: 'bare', name: 'Bare' },
    ],
  });
  t.same(await engine.describe(), [
    {
      id: 'library',
      name: 'Library',
      capabilities: ['search'],
      searchtypes: ['song'],
      drilldowntypes: ['songs'],
      recommendtypes: [],
      playback: { protocol: 'http', timelimited: 60 },
      revision: '7',
    },
    {
      id: 'bare',
      name: 'Bare',
      capabilities: [],
      searchtypes: [],
      drilldowntypes: [],
      recommendtypes: [],
      playback: { protocol: 'http' },
    },
  ]);
});

t.test('items come whole, and sparse ones sparse', async (t) => {
  const { engine } = await engineWith(t, {
    items: [
      {
        type: 'song',
        ref: 's1',
        name: 'Slow River',
        artistDisplayName: 'The Hollow Lamps',
        artists: [{ ref: 'a1', name: 'The Hollow Lamps' }],
        album: { ref: 'b1', name: 'Lanterns' },
        images: { default: 'http://x/1.png' },
        duration: 201,
        playbackCodec: 'flac',
        bitrate: 900_000,
        year: 1999,
        genres: ['folk'],
        popularity: 0.5,
      },
      { type: 'artist', ref: 'a1', name: 'The Hollow Lamps' },
    ],
  });
  t.same(await engine.item({ service: 'library', type: 'song', ref: 's1' }), {
    service: 'library',
    type: 'song',
    ref: 's1',
    name: 'Slow River',
    artistdisplayname: 'The Hollow Lamps',
    artists: [{ ref: 'a1', name: 'The Hollow Lamps' }],
    album: { ref: 'b1', name: 'Lanterns' },
    images: { default: 'http://x/1.png' },
    duration: 201,
    playbackcodec: 'flac',
    bitrate: 900_000,
    year: 1999,
    genres: ['folk'],
    popularity: 0.5,
  });
  t.same(await engine.item({ service: 'library', type: 'artist', ref: 'a1' }), {
    service: 'library',
    type: 'artist',
    ref: 'a1',
    name: 'The Hollow Lamps',
    artists: [],
    images: {},
    genres: [],
    popularity: 0,
  });
});

t.test('searching, looking into containers, browsing and seeds are paged', async (t) => {
  const songs = ['One River', 'Two Rivers', 'Three Rivers'].map((name, place) => ({
    type: 'song',
    ref: `s${place}`,
    name,
    genres: ['folk'],
    artists: [{ ref: 'a1', name: 'A' }],
  }));
  const { engine } = await engineWith(t, { items: [...songs, { type: 'artist', ref: 'a2', name: 'B' }] });
  const page = { startindex: 1, itemsperpage: 1 };
  const found = await engine.search({ service: 'library', type: 'song', query: 'river', page });
  t.equal(found.total, 3);
  t.equal(found.hits[0]?.item.ref, 's1');
  t.equal(found.hits[0]?.score, 0.5);
  const of = { service: 'library', type: 'artist', ref: 'a1', itemtype: 'songs', page };
  t.match(await engine.items(of), { total: 3, items: [{ ref: 's1' }] });
  const browsed = await engine.browse({ service: 'library', parent: 'folk', page });
  t.match(browsed, { items: [{ ref: 's1' }] });
  t.notOk('total' in browsed, 'an unknown total is absent');
  t.match(await engine.songs({ service: 'library', genres: ['folk'], page }), { items: [{ ref: 's1' }] });
  t.same((await engine.songs({ service: 'library', genres: ['jazz'], page })).items, []);
  t.match(await engine.similarArtists({ service: 'library', ref: 'a1', limit: 5 }), [
    { item: { ref: 'a2' }, score: 0.5 },
  ]);
});

t.test('streams are resolved for the address that speakers reach', async (t) => {
  const { engine } = await engineWith(t, { items: [{ type: 'song', ref: 's1', name: 'A' }] });
  t.same(await engine.streams({ service: 'library', refs: ['s1', 'gone'] }), [
    { ref: 's1', streamurl: 'http://box.example:8080/s1.mp3', playbackcodec: 'mp3' },
  ]);
});

t.test('names come in pieces, and reading may stop early', async (t) => {
  const names = Array.from({ length: 5 }, (_, place) => ({
    type: 'song',
    ref: `s${place}`,
    name: `Name ${place}`,
    artist: place === 0 ? 'Somebody' : '',
    popularity: 0.5,
  }));
  const { engine } = await engineWith(t, { names });
  const pieces: unknown[] = [];
  for await (const piece of engine.names('library')) pieces.push(...piece);
  t.equal(pieces.length, 5);
  for await (const piece of engine.names('library')) {
    t.equal(piece.length, 2);
    break;
  }
  t.equal((await engine.describe()).length, 0, 'the connection is still good');
});

t.test('statuses of the contract become codes', async (t) => {
  const { engine, data } = await engineWith(t);
  const codes: readonly (readonly [status, string])[] = [
    [status.NOT_FOUND, 'not_found'],
    [status.UNIMPLEMENTED, 'not_found'],
    [status.UNAUTHENTICATED, 'service_signin_needed'],
    [status.PERMISSION_DENIED, 'access_revoked'],
    [status.OUT_OF_RANGE, 'out_of_range'],
    [status.ALREADY_EXISTS, 'invalid_request'],
    [status.FAILED_PRECONDITION, 'service_failed'],
    [status.INVALID_ARGUMENT, 'invalid_request'],
    [status.INTERNAL, 'service_failed'],
    [status.RESOURCE_EXHAUSTED, 'service_failed'],
  ];
  for (const [code, expected] of codes) {
    data.before = () => {
      throw new StatusError(code, 'secret detail');
    };
    const error = await engine
      .item({ service: 'x', type: 'song', ref: 'y' })
      .catch((error: unknown) => error);
    t.ok(error instanceof AppError);
    t.match(error, { code: expected });
    t.notMatch((error as AppError).message, /secret/);
    const streamed = await engine
      .names('x')
      .next()
      .catch((error: unknown) => error);
    t.match(streamed, { code: expected });
  }
});

t.test('what apps may know of a service comes whole', async (t) => {
  const { engine } = await engineWith(t, {
    services: [
      {
        id: 'paid',
        name: 'Paid',
        countries: ['se', 'gb'],
        subscriptionCapabilities: [{ capability: 'browse', subscriptions: ['gold'] }],
        upsell: { type: 'externalweblink', uri: 'https://paid.example/', text: 'Try it' },
        information: ['artist'],
        playback: {
          protocol: 'sdk',
          timeLimited: 30,
          account: 'signin',
          platforms: ['ios'],
          requires: 'http',
          sendAnalytics: true,
          sendContinuationEvent: 25,
          sendMediaEvents: true,
          subscriptions: ['gold', 'silver'],
        },
      },
    ],
  });
  t.match(await engine.describe(), [
    {
      countries: ['se', 'gb'],
      subscriptioncapabilities: [{ capability: 'browse', subscription: ['gold'] }],
      upsell: { type: 'externalweblink', uri: 'https://paid.example/', text: 'Try it' },
      information: ['artist'],
      playback: {
        protocol: 'sdk',
        timelimited: 30,
        account: 'signin',
        platform: ['ios'],
        requires: 'http',
        sendanalytics: true,
        sendcontinuationevent: 25,
        sendmediaevents: true,
        subscription: ['gold', 'silver'],
      },
    },
  ]);
});

t.test('an engine hears on whose behalf it is called, and that nobody is', async (t) => {
  const heard: unknown[] = [];
  const { engine } = await engineWith(t, {
    before: (_, request) => void heard.push('access' in request ? request.access : undefined),
  });
  const access = { userid: 'u1', accesstoken: 'at', subscription: 'gold', country: 'se' };
  const search = { service: 'x', type: 'song', query: 'y', page: PAGE };
  await engine.search({ ...search, access });
  await engine.search(search);
  t.match(heard, [{ userid: 'u1', accessToken: 'at', subscription: 'gold', country: 'se' }, undefined]);
});

t.test('a message of the service comes whole, as the body of a 499', async (t) => {
  const { engine } = await engineWith(t, {
    before: () => {
      throw messageToUser({
        terse: 'Paused',
        brief: 'Your account is paused.',
        explanation: 'Your account is paused.<br>See <a href="https://x.example">why</a>.',
        options: [
          { label: 'Go on', resume: true, action: 'post', uri: 'https://x.example/resume' },
          { label: 'Close', resume: false },
        ],
      });
    },
  });
  const error = await engine.item({ service: 'x', type: 'song', ref: 'y' }).catch((error: unknown) => error);
  t.match(error, { code: 'service_message', message: 'Your account is paused.' });
  t.same((error as AppError).body, {
    error: {
      terse: 'Paused',
      brief: 'Your account is paused.',
      explanation: 'Your account is paused.<br>See <a href="https://x.example">why</a>.',
      options: [
        { label: 'Go on', resume: true, action: 'post', uri: 'https://x.example/resume' },
        { label: 'Close', resume: false },
      ],
    },
  });
});

t.test('an engine that hangs is given up at the deadline', async (t) => {
  const { engine } = await engineWith(t, { before: () => new Promise(() => {}) });
  const error = await engine.describe().catch((error: unknown) => error);
  t.match(error, { code: 'service_failed', message: 'The service took too long.' });
});

t.test('an engine that is not there fails at once, and is found when it comes back', async (t) => {
  const { engine, served } = await engineWith(t, { services: [{ id: 'library', name: 'Library' }] });
  t.equal((await engine.describe()).length, 1);
  await served.stop();
  await t.rejects(engine.search({ service: 'library', type: 'song', query: 'x', page: PAGE }), {
    code: 'service_failed',
  });
  const connected = new Promise<void>((resolve) => engine.onConnected(resolve));
  const again = await serveContentEngine(
    { services: [{ id: 'other', name: 'Other' }], items: [] },
    served.address,
  );
  t.teardown(() => again.stop());
  await connected;
  t.match(await engine.describe(), [{ id: 'other' }]);
});

t.test('who asks late is told at once that the engine is connected', async (t) => {
  const { engine } = await engineWith(t);
  await engine.describe();
  let told = 0;
  const cancel = engine.onConnected(() => told++);
  t.equal(told, 1);
  cancel();
});
