import t from 'tap';
import { administrator, ask, REDIRECT_URI } from '../../support/house.js';
import { link, person, sampleHouse, signIn } from '../../support/sample-house.js';

const SONG = { parameters: { type: 'song', service: 'sample', ref: 's1' } };

t.test('an account is linked on the pages of the service, shown, and unlinked', async (t) => {
  const { house, calls } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  t.match(await ada.ask('GET /v1/user/sample'), { status: 200, body: { service: 'sample', linked: false } });
  t.match(await ada.ask('POST /v1/user/playables', SONG), { status: 403 }, 'not without an account');
  const { status, body } = await ada.ask('GET /v1/user/sample/authorize');
  t.equal(status, 200);
  t.equal(body.redirect_uri, 'http://parlando.example.org/account/linked');
  const asked = new URL(String(body.uri)).searchParams;
  t.equal(asked.get('state'), body.state);
  t.equal(asked.get('code_challenge_method'), 'S256');
  t.notOk(asked.has('code_verifier'));
  const end = await signIn(String(body.uri), { name: 'premium', password: 'premium' });
  t.equal(end.origin + end.pathname, body.redirect_uri);
  const code = end.searchParams.get('code');
  const linked = await ada.ask('POST /v1/user/sample/token', { authorization_code: code, state: body.state });
  const view = { service: 'sample', linked: true, userid: 'premium', subscription: 'premium', country: 'gb' };
  t.match(linked, { status: 200, body: { ...view, expires: String } });
  t.match(await ada.ask('GET /v1/user/sample'), { status: 200, body: view });
  t.match(await ada.ask('GET /v1/user/linkedservices'), { status: 200, body: { services: [view] } });
  t.match(await ada.ask('POST /v1/user/playables', SONG), { status: 201 });
  t.equal((await ada.ask('DELETE /v1/user/sample/token')).status, 204);
  t.same(calls, ['revoke'], 'the access was given back');
  t.match(await ada.ask('GET /v1/user/linkedservices'), { body: { services: [] } });
  t.equal((await ada.ask('DELETE /v1/user/sample/token')).status, 404);
  t.match(await ada.ask('POST /v1/user/playables', SONG), { status: 403 });
});

t.test('a sign-in ends where the client has registered, and nowhere else', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  const at = (uri: string) =>
    ada.ask(`GET /v1/user/sample/authorize?redirect_uri=${encodeURIComponent(uri)}`);
  t.match(await at(REDIRECT_URI), { status: 200, body: { redirect_uri: REDIRECT_URI } });
  t.match(await at(`${REDIRECT_URI}/more`), { status: 400, body: { errors: { redirect_uri: String } } });
  t.match(await at('https://elsewhere.example/'), { status: 400 });
  const page = await fetch(`${house.url}/account/linked?code=secret-code&state=s`);
  t.equal(page.status, 200);
  t.notMatch(await page.text(), /secret-code/);
});

t.test('a sign-in belongs to its user, and is good once and for a time', async (t) => {
  const { house } = await sampleHouse(t);
  const [ada, bob] = [await person(house, 'ada'), await person(house, 'bob')];
  const begin = async () => {
    const { body } = await ada.ask('GET /v1/user/sample/authorize');
    const end = await signIn(String(body.uri), { name: 'premium', password: 'premium' });
    return { authorization_code: end.searchParams.get('code'), state: body.state };
  };
  const proof = await begin();
  const refusal = { status: 400, body: { errors: { state: String } } };
  t.match(await bob.ask('POST /v1/user/sample/token', proof), refusal, 'not for somebody else');
  t.equal((await ada.ask('POST /v1/user/sample/token', proof)).status, 200);
  t.match(await ada.ask('POST /v1/user/sample/token', proof), refusal, 'not twice');
  const late = await begin();
  house.clock.turn(16 * 60_000);
  t.match(await ada.ask('POST /v1/user/sample/token', late), refusal, 'not late');
  const forged = await begin();
  t.match(
    await ada.ask('POST /v1/user/sample/token', { ...forged, authorization_code: 'made-up' }),
    { status: 403 },
    'not with a code that the service did not give',
  );
  t.match(await ada.ask('POST /v1/user/sample/token', { authorization_code: 'x' }), refusal);
});

t.test('each service is linked in its own ways only', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  t.equal((await ada.ask('GET /v1/user/samplesdk/authorize')).status, 404);
  t.equal((await ada.ask('POST /v1/user/sample/token', { access_token: 'x' })).status, 404);
  t.equal(
    (await ada.ask('POST /v1/user/samplesdk/token', { authorization_code: 'x', state: 'y' })).status,
    404,
  );
  t.equal((await ada.ask('POST /v1/user/samplesdk/token', { state: 'y' })).status, 404);
  t.equal((await ada.ask('POST /v1/user/samplesdk/token', {})).status, 400);
  t.equal((await ada.ask('GET /v1/user/curated')).status, 404);
  t.equal((await ada.ask('GET /v1/user/nowhere')).status, 404);
  const wrong = { username: 'premium', password: 'wrong' };
  t.equal((await ada.ask('POST /v1/user/samplesdk/token', wrong)).status, 403);
  const right = { username: 'free', password: 'free' };
  t.match(await ada.ask('POST /v1/user/samplesdk/token', right), { status: 200, body: { userid: 'free' } });
});

t.test('where the user closes the page, 200 means linked and 403 cancelled', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  const begin = async () => (await ada.ask('GET /v1/user/samplepage/authorize')).body;
  const early = await begin();
  t.equal(
    (await ada.ask('POST /v1/user/samplepage/token', { state: early.state })).status,
    403,
    'closed early',
  );
  const cancelled = await begin();
  await signIn(String(cancelled.uri), { cancel: '1' });
  t.equal((await ada.ask('POST /v1/user/samplepage/token', { state: cancelled.state })).status, 403);
  t.match(await ada.ask('GET /v1/user/samplepage'), { body: { linked: false } });
  const done = await begin();
  await signIn(String(done.uri), { name: 'free', password: 'free' });
  t.match(await ada.ask('POST /v1/user/samplepage/token', { state: done.state }), {
    status: 200,
    body: { service: 'samplepage', linked: true, userid: 'free' },
  });
  t.equal((await ada.ask('POST /v1/user/samplepage/token', { state: done.state })).status, 400, 'not twice');
});

t.test('fifty calls with access that has ended renew it once', async (t) => {
  const { house, calls } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  await link(ada, 'premium');
  for (let round = 1; round <= 3; round++) {
    house.clock.turn(600_000);
    const search = () => ada.ask('GET /v1/content/song/sample?query=opening');
    const answers = await Promise.all(Array.from({ length: 50 }, search));
    t.same(new Set(answers.map(({ status }) => status)), new Set([200]));
    t.equal(calls.length, round, 'one renewal for all');
  }
});

t.test('who has no access that can be renewed signs in again; who took it back is told so', async (t) => {
  const { house, sample, calls } = await sampleHouse(t);
  const [ada, bob] = [await person(house, 'ada'), await person(house, 'bob')];
  await link(ada, 'premium');
  await link(bob, 'premium');
  const { body } = await ada.ask('POST /v1/user/playables', SONG);
  const page = `GET /v1/playables/${body.id}`;
  t.equal((await ada.ask(page)).status, 200);
  sample.conditions.revoked = ['premium'];
  const fresh = `POST /v1/playables/${body.id}/streamurls/sample`;
  t.equal((await ada.ask(fresh, { items: [{ ref: 's1' }] })).status, 409, 'at a call');
  house.clock.turn(600_000);
  t.equal((await bob.ask('GET /v1/content/song/sample?query=opening')).status, 409, 'at a renewal');
  const asked = calls.length;
  t.equal((await bob.ask('POST /v1/user/playables', SONG)).status, 409);
  t.equal(calls.length, asked, 'the service is not asked again');
  t.match(await bob.ask('GET /v1/user/sample'), { body: { linked: false } });
  sample.conditions.revoked = [];
  t.equal((await link(bob, 'premium')).status, 200);
  t.equal((await bob.ask('POST /v1/user/playables', SONG)).status, 201, 'until they link it anew');
  const login = { username: 'premium', password: 'premium' };
  const { body: sdk } = await ada.ask('POST /v1/user/samplesdk/token', login);
  t.match(sdk, { linked: true });
});

t.test('access without a refresh token is used to its end, and then asked for again', async (t) => {
  const { house, content } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  await link(ada, 'premium');
  const { access_token } = await sdkAccess(house, ada);
  const given = { access_token, expires_in: 100 };
  t.equal((await ada.ask('POST /v1/user/samplesdk/token', given)).status, 200);
  const search = () => ada.ask('GET /v1/content/song/samplesdk?query=opening');
  house.clock.turn(90_000);
  t.equal((await search()).status, 200);
  house.clock.turn(20_000);
  t.equal((await search()).status, 403);
  t.match(await ada.ask('GET /v1/user/samplesdk'), { body: { linked: false } });
  t.ok(content);
});

t.test('what is kept of an account cannot be read, nor moved to another user', async (t) => {
  const { house } = await sampleHouse(t);
  const [ada, bob] = [await person(house, 'ada'), await person(house, 'bob')];
  const { access_token } = await sdkAccess(house, ada);
  const [row] = await house.db.selectFrom('linked_account').selectAll().execute();
  t.ok(row);
  t.notMatch(Buffer.from(row?.sealed ?? '', 'base64url').toString('latin1'), new RegExp(access_token));
  t.notMatch(JSON.stringify(row), new RegExp(access_token));
  const { body } = await bob.ask('GET /v1/user');
  const stolen = { ...row, userid: String(body.userid), service: 'samplesdk', state: 'good' as const };
  await house.db
    .insertInto('linked_account')
    .values({ ...stolen, sealed: row?.sealed ?? '' })
    .execute();
  t.equal((await bob.ask('GET /v1/user/samplesdk')).status, 500, 'it opens for nobody else');
});

t.test('who is removed leaves no account behind, and their access is given back', async (t) => {
  const { house, calls } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  await link(ada, 'premium');
  await ada.ask('GET /v1/user/sample/authorize');
  await house.users.removeByEmail('ada@example.org');
  t.same(calls, ['revoke']);
  t.same(await house.db.selectFrom('linked_account').selectAll().execute(), []);
  t.same(await house.db.selectFrom('service_signin').selectAll().execute(), []);
});

t.test('an account is unlinked also when its service is down, and nothing secret is logged', async (t) => {
  const { house, sample, warned } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  const { access_token } = await sdkAccess(house, ada);
  sample.conditions.failing = true;
  t.equal((await ada.ask('DELETE /v1/user/samplesdk/token')).status, 204);
  t.equal(warned.length, 1);
  t.notMatch(JSON.stringify(warned), new RegExp(access_token));
});

/** Links the service for SDKs, and reads the credentials that devices are given. */
async function sdkAccess(house: Parameters<typeof person>[0], user: Awaited<ReturnType<typeof person>>) {
  await user.ask('POST /v1/user/samplesdk/token', { username: 'premium', password: 'premium' });
  const parameters = { type: 'song', service: 'samplesdk', ref: 's1' };
  const { body } = await user.ask('POST /v1/user/playables', { parameters });
  const access = await user.ask(`GET /v1/playables/${body.id}/services/samplesdk`);
  if (access.status !== 200) throw new Error(`no access: ${access.status} at ${house.url}`);
  return access.body as { access_token: string };
}

t.test(
  'a sub-profile plays with the account of its user, and support staff see which services are linked',
  async (t) => {
    const { house } = await sampleHouse(t);
    const ada = await person(house, 'ada');
    await link(ada, 'premium');
    const { body } = await ada.ask('POST /v1/user/profiles', { firstname: 'Kid', lastname: 'Byron' });
    const headers = { profileuserid: String(body.profileuserid) };
    const { authorization } = ada;
    const played = await ask(house, 'POST /v1/user/playables', { authorization, headers, body: SONG });
    t.equal(played.status, 201);
    const staff = await administrator(house, 'useradmin');
    const seen = await ask(house, 'GET /v1/users?email=ada@example.org', { authorization: staff });
    t.match(seen, { status: 200, body: { linkedservices: ['sample'] } });
  },
);
