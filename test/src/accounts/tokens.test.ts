import root from 'tap';
import { ask, basic, registered, registration, startHouse } from '../../support/house.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

root.test('a person registers by email, once', async (t) => {
  const house = await startHouse(t);
  const first = await ask(house, 'POST /v1/user', { authorization: house.client, body: registration() });
  t.match(first, {
    status: 200,
    body: { access_token: /^[\w-]{43}$/, refresh_token: String, expires_in: 3600 },
  });
  t.equal(first.headers.get('cache-control'), 'no-store');
  const again = { ...registration(), email: 'ADA@Example.ORG' };
  t.match(await ask(house, 'POST /v1/user', { authorization: house.client, body: again }), { status: 409 });
  const user = await ask(house, 'GET /v1/user', { authorization: `Bearer ${first.body.access_token}` });
  t.match(user, {
    status: 200,
    body: { email: 'ada@example.org', firstname: 'Ada', emailverified: false, subscription: 'free' },
  });
});

root.test('of twenty registrations with one email at once, one succeeds', async (t) => {
  const house = await startHouse(t);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      ask(house, 'POST /v1/user', { authorization: house.client, body: registration() }),
    ),
  );
  t.strictSame(answers.map(({ status }) => status).sort(), [200, ...Array(19).fill(409)]);
});

root.test('a wrong registration leaves nothing behind', async (t) => {
  const house = await startHouse(t);
  const right = registration();
  const register = (body: unknown) => ask(house, 'POST /v1/user', { authorization: house.client, body });
  for (const key of Object.keys(right)) {
    const { [key as keyof typeof right]: _, ...without } = right;
    t.match(
      await register(without),
      { status: 400, body: { errors: { [key]: 'is required' } } },
      `no ${key}`,
    );
    for (const wrong of [1, null, [], {}, 'x'.repeat(5000), '\ud800', '\0']) {
      const answer = await register({ ...right, [key]: wrong });
      t.match(answer, { status: 400 }, `${key}: ${JSON.stringify(wrong).slice(0, 20)}`);
      t.ok(answer.body.errors === undefined || key in (answer.body.errors as object), `${key} is named`);
    }
  }
  for (const password of ['short', 'password123', '12345678', 'aaaaaaaaaaaa', 'ada@example.org']) {
    t.match(
      await register({ ...right, password }),
      { status: 400, body: { errors: { password: String } } },
      password,
    );
  }
  t.strictSame(await house.db.selectFrom('user').selectAll().execute(), []);
  t.strictSame(await house.db.selectFrom('token').selectAll().execute(), []);
});

root.test('login by password', async (t) => {
  const house = await startHouse(t);
  await registered(house);
  const body = {
    grant_type: 'password',
    deviceid: 'tv',
    scope: 'all',
    email: 'Ada@example.org',
    password: registration().password,
  };
  const login = (changes: object, authorization: string | undefined = house.client) =>
    ask(house, 'POST /v1/tokens', { ...(authorization && { authorization }), body: { ...body, ...changes } });
  t.match(await login({}), {
    status: 200,
    body: { access_token: String, token_type: 'Bearer', expires_in: 3600 },
  });
  t.match(await login({ password: 'another long phrase' }), {
    status: 400,
    body: { status: 400, error: 'invalid_grant' },
  });
  t.match(await login({ email: 'bob@example.org' }), { status: 400, body: { error: 'invalid_grant' } });
  t.match(await login({ scope: 'device' }), { status: 400, body: { error: 'invalid_scope' } });
  t.match(await login({ grant_type: 'magic' }), { status: 400, body: { error: 'unsupported_grant_type' } });
  t.match(await login({ deviceid: undefined }), {
    status: 400,
    body: { errors: { deviceid: 'is required' } },
  });
  t.match(await login({ password: 7 }), { status: 400, body: { errors: { password: 'must be string' } } });
  t.match(await login({}, ''), { status: 401, body: { error: 'invalid_client' } });
  const wrong = await login({}, basic(house.clientid, 'wrong'));
  t.match(wrong, { status: 401, body: { error: 'invalid_client', error_description: String } });
  t.match(wrong.headers.get('www-authenticate'), /Basic/);
});

root.test('an access token dies after an hour, and its refresh token brings another', async (t) => {
  const house = await startHouse(t);
  const { body } = await ask(house, 'POST /v1/user', { authorization: house.client, body: registration() });
  const get = (token: unknown) => ask(house, 'GET /v1/user', { authorization: `Bearer ${token}` });
  const refresh = (token: unknown, authorization = house.client) =>
    ask(house, 'POST /v1/tokens', {
      authorization,
      body: { grant_type: 'refresh_token', refresh_token: token },
    });
  t.equal((await get(body.access_token)).status, 200);
  house.clock.turn(61 * MINUTE);
  t.equal((await get(body.access_token)).status, 401);
  const second = await refresh(body.refresh_token);
  t.match(second, { status: 200, body: { expires_in: 3600 } });
  t.not(second.body.refresh_token, body.refresh_token);
  t.equal((await get(second.body.access_token)).status, 200);

  house.clock.turn(20_000);
  t.equal((await refresh(body.refresh_token)).status, 200, 'a lost reply can be asked for again');
  house.clock.turn(20_000);
  t.match(await refresh(body.refresh_token), { status: 400, body: { error: 'invalid_grant' } });
  t.equal((await get(second.body.access_token)).status, 401, 'reuse ends the whole family, at once');
  t.equal((await refresh(second.body.refresh_token)).status, 400);
});

root.test('a user refresh token is of use to its own client only', async (t) => {
  const house = await startHouse(t);
  const { body } = await ask(house, 'POST /v1/user', { authorization: house.client, body: registration() });
  const other = await house.accounts.createClient({ name: 'other', accounts: 'hosted', test: false });
  const request = { grant_type: 'refresh_token', refresh_token: body.refresh_token };
  const foreign = basic(other.clientid, other.secret);
  t.match(await ask(house, 'POST /v1/tokens', { authorization: foreign, body: request }), { status: 400 });
  t.match(await ask(house, 'POST /v1/tokens', { body: request }), { status: 401 });
  t.match(
    await ask(house, 'POST /v1/tokens', {
      authorization: house.client,
      body: { ...request, refresh_token: body.access_token },
    }),
    { status: 400, body: { error: 'invalid_grant' } },
  );
});

root.test('a user lets a speaker speak', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  const request = {
    grant_type: 'token',
    token: authorization.slice(7),
    scope: 'speech',
    deviceid: 'speaker',
  };
  const delegate = (changes: object, headers: { authorization?: string } = { authorization }) =>
    ask(house, 'POST /v1/tokens', { ...headers, body: { ...request, ...changes } });
  const speech = await delegate({});
  t.match(speech, { status: 200, body: { expires_in: 2_592_000, refresh_token: String } });
  t.equal((await delegate({}, {})).status, 200, 'the token in the body is enough');
  t.equal((await delegate({}, { authorization: house.client })).status, 200);
  t.match(await delegate({ scope: 'all' }), { status: 400, body: { error: 'invalid_scope' } });
  t.match(await delegate({ token: 'x' }), { status: 400, body: { error: 'invalid_grant' } });
  t.match(await delegate({ deviceid: undefined }), {
    status: 400,
    body: { errors: { deviceid: 'is required' } },
  });
  t.match(await delegate({ token: speech.body.access_token }, {}), {
    status: 400,
    body: { error: 'invalid_grant' },
  });

  const token = speech.body.access_token ?? '';
  t.match(await house.accounts.speechCaller(token, 'speaker'), { kind: 'speech', deviceid: 'speaker' });
  await t.rejects(house.accounts.speechCaller(token, 'other'), { code: 'forbidden' });
  await t.rejects(house.accounts.speechCaller(request.token), { code: 'insufficient_scope' });
  await t.rejects(house.accounts.speechCaller('dead'), { code: 'unauthorized' });
  t.match(await ask(house, 'GET /v1/user', { authorization: `Bearer ${token}` }), { status: 403 });

  house.clock.turn(31 * DAY);
  await t.rejects(house.accounts.speechCaller(token), { code: 'unauthorized' });
  house.clock.turn(365 * DAY);
  await house.accounts.sweep();
  for (const turn of [1, 2]) {
    const again = await ask(house, 'POST /v1/tokens', {
      body: { grant_type: 'refresh_token', refresh_token: speech.body.refresh_token },
    });
    t.match(
      again,
      { status: 200, body: { refresh_token: speech.body.refresh_token, expires_in: 2_592_000 } },
      `${turn}`,
    );
    t.equal((await house.accounts.speechCaller(again.body.access_token ?? '')).deviceid, 'speaker');
  }
});

root.test("a test client's speech tokens live for a day", async (t) => {
  const house = await startHouse(t);
  const { clientid, secret } = await house.accounts.createClient({
    name: 'test',
    accounts: 'hosted',
    test: true,
  });
  const body = { ...registration(), scope: 'speech' };
  const answer = await ask(house, 'POST /v1/user', { authorization: basic(clientid, secret), body });
  t.match(answer, { status: 200, body: { expires_in: 86_400 } });
});

root.test('device tokens', async (t) => {
  const house = await startHouse(t);
  const request = { grant_type: 'client_credentials', deviceid: 'speaker' };
  const answer = await ask(house, 'POST /v1/tokens', { authorization: house.client, body: request });
  t.match(answer, { status: 200, body: { expires_in: 2_592_000 } });
  t.notOk('refresh_token' in answer.body);
  t.strictSame(await house.accounts.bearer(answer.body.access_token ?? ''), {
    kind: 'device',
    clientid: house.clientid,
    deviceid: 'speaker',
  });
  t.match(await ask(house, 'POST /v1/tokens', { body: request }), { status: 401 });
});

root.test('a revoked token is dead at once, and so is its login', async (t) => {
  const house = await startHouse(t);
  const { body } = await ask(house, 'POST /v1/user', { authorization: house.client, body: registration() });
  const authorization = `Bearer ${body.access_token}`;
  t.equal((await ask(house, 'GET /v1/user', { authorization })).status, 200);
  const other = await house.accounts.createClient({ name: 'other', accounts: 'hosted', test: false });
  const revoke = (from: string) =>
    ask(house, 'POST /v1/tokens/revoke', { authorization: from, body: { token: body.refresh_token } });
  t.equal((await revoke(basic(other.clientid, other.secret))).status, 200);
  t.equal((await ask(house, 'GET /v1/user', { authorization })).status, 200, 'not by a stranger');
  t.equal((await revoke(house.client)).status, 200);
  t.equal((await ask(house, 'GET /v1/user', { authorization })).status, 401);
  t.equal((await revoke(house.client)).status, 200, 'again does no harm');
});

root.test('what is stored holds no token and no password', async (t) => {
  const house = await startHouse(t);
  const { body } = await ask(house, 'POST /v1/user', { authorization: house.client, body: registration() });
  const rows = JSON.stringify([
    await house.db.selectFrom('token').selectAll().execute(),
    await house.db.selectFrom('user').selectAll().execute(),
    await house.db.selectFrom('client').selectAll().execute(),
  ]);
  const secret = Buffer.from(house.client.slice(6), 'base64').toString().split(':')[1] ?? '';
  for (const each of [body.access_token, body.refresh_token, secret, registration().password]) {
    t.notOk(rows.includes(each ?? ''), 'not in the store');
  }
});
