import t from 'tap';
import { link, type Person, person, sampleHouse, signIn } from '../../support/sample-house.js';

const song = (service: string, ref = 's1') => ({ parameters: { type: 'song', service, ref } });
const RADIO = { parameters: { type: 'dynamicplaylist', service: 'sample', genres: [{ id: 'chamber' }] } };

async function sdk(user: Person, name: string) {
  return user.ask('POST /v1/user/samplesdk/token', { username: name, password: name });
}

t.test('what a subscription brings is there for those who have it', async (t) => {
  const { house } = await sampleHouse(t);
  const [ada, bob] = [await person(house, 'ada'), await person(house, 'bob')];
  await link(ada, 'premium');
  await link(bob, 'free');
  t.equal((await ada.ask('POST /v1/user/playables', song('sample'))).status, 201);
  t.equal(
    (await bob.ask('POST /v1/user/playables', song('sample'))).status,
    403,
    'free accounts do not play',
  );
  t.equal((await bob.ask('GET /v1/content/song/sample?query=opening')).status, 200, 'but search');
  t.equal((await ada.ask('POST /v1/user/playables', RADIO)).status, 201, 'premium brings dynamic playlists');
  const bobs = await bob.ask('POST /v1/user/playables', RADIO);
  t.ok([403, 404].includes(bobs.status), 'and free does not');
});

t.test('a service that is browsed with an account only is not shown to others', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  t.equal((await ada.ask('GET /v1/browse/sample')).status, 200);
  t.equal((await ada.ask('GET /v1/browse/samplesdk')).status, 403);
  t.equal((await ada.ask('GET /v1/content/song/samplesdk?query=opening')).status, 403);
  const services = async (path: string) => {
    const { body } = await ada.ask(path);
    return {
      found: new Set((body.buckets as { service: string }[]).map(({ service }) => service)),
      failed: (body.errors as { service: string }[]).map(({ service }) => service),
    };
  };
  t.same(await services('GET /v1/content?query=opening&types=song'), {
    found: new Set(['sample', 'samplepage']),
    failed: [],
  });
  t.same(await services('GET /v1/content?query=opening&types=song&services=samplesdk'), {
    found: new Set(),
    failed: ['samplesdk'],
  });
  t.equal((await sdk(ada, 'free')).status, 200);
  t.equal((await ada.ask('GET /v1/browse/samplesdk')).status, 200);
  const { body } = await ada.ask('GET /v1/browse/sample');
  t.match(body.items, [
    { type: 'category', childtheme: 'new', childtype: 'album', items: [{ type: 'album' }] },
  ]);
});

t.test("a service is there in its countries only: the user's, else the device's", async (t) => {
  const { house, content } = await sampleHouse(t, { countries: ['se'] });
  t.match(content.serviceViews('se'), [
    { id: 'sample', upsell: {}, playback: { account: 'signin', sendcontinuationevent: 30 } },
  ]);
  t.same(
    content.serviceViews('gb').map(({ id }) => id),
    ['curated'],
  );
  const ada = await person(house, 'ada');
  t.equal((await ada.ask('GET /v1/browse/sample')).status, 404);
  t.equal((await ada.ask('GET /v1/user/sample')).status, 404);
  t.equal((await ada.ask('GET /v1/user/sample/authorize')).status, 404);
  t.equal((await ada.ask('GET /v1/user/sample/playlists')).status, 404);
  t.equal((await ada.ask('POST /v1/user/playables', song('sample'))).status, 404);
  t.match((await ada.ask('GET /v1/content?query=opening')).body, { buckets: [], errors: [] });
  await ada.ask('PUT /v1/user/devices/ada-phone', { deviceid: 'ada-phone' });
  await ada.ask('PUT /v1/user', { countrycode: 'se' });
  t.equal((await ada.ask('GET /v1/browse/sample')).status, 200);
  await ada.ask('PUT /v1/user', { countrycode: 'no' });
  t.equal((await ada.ask('GET /v1/browse/sample')).status, 404);
});

t.test('a service plays on its platforms only', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  const { body } = await ada.ask('GET /v1/user/samplepage/authorize');
  await signIn(String(body.uri), { name: 'free', password: 'free' });
  t.equal((await ada.ask('POST /v1/user/samplepage/token', { state: body.state })).status, 200);
  t.equal((await ada.ask('POST /v1/user/playables', song('samplepage'))).status, 403);
  await ada.ask('PUT /v1/user/devices/ada-phone', { deviceid: 'ada-phone', platform: 'ios' });
  t.equal((await ada.ask('POST /v1/user/playables', song('samplepage'))).status, 201);
});

t.test('credentials are given only to devices that play with an SDK', async (t) => {
  const { house } = await sampleHouse(t);
  const [ada, bob] = [await person(house, 'ada'), await person(house, 'bob')];
  await link(ada, 'premium');
  await sdk(ada, 'premium');
  const { body: http } = await ada.ask('POST /v1/user/playables', song('sample'));
  const page = await ada.ask(`GET /v1/playables/${http.id}`);
  t.match(page.body, { items: [{ ref: 's1', streamurl: /^http:.*signature=/ }] });
  t.strictSame(page.body.services, {
    sample: {
      userid: 'premium',
      subscription: 'premium',
      country: 'gb',
      playbackprotocol: 'http',
      timelimited: 600,
    },
  });
  const sound = await fetch(String((page.body.items as { streamurl: string }[])[0]?.streamurl));
  t.equal(sound.headers.get('content-type'), 'audio/wav');
  const { body } = await ada.ask('POST /v1/user/playables', song('samplesdk'));
  const access = `GET /v1/playables/${body.id}/services/samplesdk`;
  t.match(await ada.ask(access), {
    status: 200,
    body: { userid: 'premium', client_id: 'parlando', access_token: String, playbackprotocol: 'sdk' },
  });
  const { items } = (await ada.ask(`GET /v1/playables/${body.id}`)).body;
  t.notOk((items as { streamurl?: string }[])[0]?.streamurl);
  t.equal((await bob.ask(access)).status, 404, 'nor to strangers');
});

t.test('a service hears of what it wants to hear of, and nobody waits for it', async (t) => {
  const { house, sample } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  await link(ada, 'premium');
  await sdk(ada, 'premium');
  const tell = async (service: string, events: readonly string[]) => {
    const { body } = await ada.ask('POST /v1/user/playables', song(service));
    for (const event of events) {
      const told = { event, ref: 's1', index: 0, offset: 3.7 };
      t.equal((await ada.ask(`POST /v1/playables/${body.id}/events`, told)).status, 204);
    }
  };
  const ALL = ['mediabegin', 'continue', 'stop', 'mediaerror'];
  await tell('sample', ALL);
  await tell('samplesdk', ALL);
  for (let tries = 0; sample.heard.length < 5 && tries < 200; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  t.same(
    sample.heard
      .filter(({ service }) => service === 'sample')
      .map(({ event }) => event)
      .sort(),
    [...ALL].sort(),
  );
  t.match(
    sample.heard.filter(({ service }) => service === 'samplesdk'),
    [{ event: 'stop', ref: 's1', offset: 3, user: 'premium' }],
  );
  sample.conditions.failing = true;
  const { body } = await house.db
    .selectFrom('playable')
    .select('id')
    .executeTakeFirstOrThrow()
    .then(({ id }) =>
      ada.ask(`POST /v1/playables/${id}/events`, { event: 'stop', ref: 's1', index: 0, offset: 1 }),
    );
  t.equal(body, '', 'a service that fails costs the device nothing');
});

t.test('what a service says reaches the client as the specification has it', async (t) => {
  const { house, sample } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  await link(ada, 'premium');
  const { body } = await ada.ask('POST /v1/user/playables', song('sample'));
  const fresh = () => ada.ask(`POST /v1/playables/${body.id}/streamurls/sample`, { items: [{ ref: 's1' }] });
  t.equal((await fresh()).status, 200);
  sample.conditions.paused = ['premium'];
  const said = await fresh();
  t.equal(said.status, 499);
  t.match(said.body.error, {
    terse: 'Paused',
    brief: String,
    explanation: /<br>.*<a /,
    options: [
      { label: 'Play here', resume: true, action: 'post', uri: String },
      { label: 'Help', resume: false, action: 'www', uri: String },
      { label: 'Close', resume: false },
    ],
  });
  t.equal((await ada.ask(`GET /v1/playables/${body.id}?startindex=0`)).status, 499);
  sample.conditions.paused = [];
  const gone = await ada.ask(`POST /v1/playables/${body.id}/streamurls/sample`, { items: [{ ref: 'gone' }] });
  t.equal(gone.status, 410);
  t.equal((await ada.ask('POST /v1/user/playables', song('sample', 'gone'))).status, 410);
  t.equal((await ada.ask('GET /v1/content/song/sample/gone')).status, 404);
  t.equal((await ada.ask('GET /v1/content/song/sample/s1')).status, 200);
  sample.conditions.revoked = ['premium'];
  t.equal((await ada.ask('GET /v1/content/song/sample/s1')).status, 409);
  await ada.ask('DELETE /v1/user/sample/token');
  sample.conditions.revoked = [];
  t.equal((await fresh()).status, 403);
  sample.conditions.slow = 6_000;
  t.equal((await ada.ask('GET /v1/content/song/sample/s1')).status, 599);
});

t.test('a service recommends by itself, and tells of music', async (t) => {
  const { house, content } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  const { status, body } = await ada.ask('GET /v1/user/recommended/album/sample');
  t.equal(status, 200);
  t.match(body.items, [{ type: 'album', service: 'sample' }]);
  t.equal((await ada.ask('GET /v1/user/recommended/song/sample')).status, 404);
  const about = { service: 'sample', ref: 'a1', language: 'en' };
  t.match(await content.information.artist(about), {
    name: 'The Sample Ensemble',
    members: [String, String],
  });
  t.match(await content.information.concerts({ service: 'sample', ref: 'a1', country: 'se' }), [
    { city: 'Stockholm' },
  ]);
  const concerts = await content.information.concerts({ service: 'sample', ref: 'a1' });
  t.strictSame(
    concerts.map(({ city }) => city),
    ['London', 'Stockholm'],
    'anywhere, where nobody is known who asks',
  );
  const { body: user } = await ada.ask('GET /v1/user');
  for (const [countrycode, cities] of [
    ['se', ['Stockholm']],
    ['de', ['London', 'Stockholm']],
  ] as const) {
    await ada.ask('PUT /v1/user', { countrycode });
    const asker = { userid: String(user.userid), deviceid: 'ada-phone' };
    const near = await content.onBehalfOf(asker, () =>
      content.information.concerts({ service: 'sample', ref: 'a1' }),
    );
    t.strictSame(
      near.map(({ city }) => city),
      cities,
      'in their own country, where there are any',
    );
  }
  t.match(await content.information.chart({ service: 'sample', type: 'song', ref: 's2' }), [
    { place: 2, peak: 2 },
  ]);
  await t.rejects(content.information.artist({ ...about, service: 'curated' }), { code: 'not_found' });
});
