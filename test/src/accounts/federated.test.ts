import { generateKeyPairSync } from 'node:crypto';
import root, { type Test } from 'tap';
import { ask, type House, registered, startHouse } from '../../support/house.js';
import { REDIRECT_URI, startIdentityProvider } from '../../support/identity-provider.js';

const grace = {
  email: 'grace@example.org',
  email_verified: true,
  given_name: 'Grace',
  family_name: 'Hopper',
};

async function start(t: Test) {
  const provider = await startIdentityProvider(t);
  provider.people.g1 = grace;
  const house = await startHouse(t, {
    providers: [
      {
        provider: 'acme',
        issuer: provider.issuer,
        client_id: 'parlando',
        client_secret: 'secret of parlando',
      },
      { provider: 'elsewhere', issuer: 'http://127.0.0.1:9', client_id: 'x', countries: ['de'] },
    ],
  });
  const device = { grant_type: 'client_credentials', deviceid: 'speaker' };
  const { body } = await ask(house, 'POST /v1/tokens', { authorization: house.client, body: device });
  const authorization = `Bearer ${body.access_token}`;
  const complete = (proof: object, name = 'acme') =>
    ask(house, `POST /v1/login/providers/${name}/complete`, {
      authorization,
      body: { response_type: 'token', scope: 'all', ...proof },
    });
  const byCode = async (account: string) =>
    complete({ code: await provider.code(account), redirect_uri: REDIRECT_URI });
  const byIdToken = (token: string, nonce = 'n-1') => complete({ token, nonce });
  return { house, provider, authorization, complete, byCode, byIdToken };
}

const userOf = async (house: House, token: string | undefined) =>
  (await ask(house, 'GET /v1/user', { authorization: `Bearer ${token}` })).body;

root.test('apps learn which providers there are, by country', async (t) => {
  const { house, provider, authorization } = await start(t);
  const config = async () => (await ask(house, 'GET /v1/config', { authorization })).body;
  t.match(await config(), {
    loginproviders: ['acme'],
    loginproviderdetails: [
      { provider: 'acme', issuer: provider.issuer, client_id: 'parlando', scope: /openid/ },
    ],
  });
  await house.devices.report({ kind: 'device', clientid: 'c', deviceid: 'speaker' }, 'speaker', {
    countrycode: 'de',
  });
  t.strictSame((await config()).loginproviders, ['acme', 'elsewhere']);
});

root.test('a person logs in by code, and the account is made the first time', async (t) => {
  const { house, byCode } = await start(t);
  const first = await byCode('g1');
  t.match(first, { status: 200, body: { expires_in: 3600, refresh_token: String } });
  const user = await userOf(house, first.body.access_token);
  t.match(user, { email: 'grace@example.org', emailverified: true, firstname: 'Grace', lastname: 'Hopper' });
  const second = await byCode('g1');
  t.equal((await userOf(house, second.body.access_token)).userid, user.userid);
});

root.test('a code is bound to its nonce and its verifier (PKCE)', async (t) => {
  const { provider, complete } = await start(t);
  const codeVerifier = 'v'.repeat(50);
  const proof = async () => ({
    code: await provider.code('g1', { nonce: 'n-2', codeVerifier }),
    redirect_uri: REDIRECT_URI,
  });
  t.match(await complete({ ...(await proof()), nonce: 'n-2', code_verifier: codeVerifier }), { status: 200 });
  t.match(await complete({ ...(await proof()), nonce: 'n-3', code_verifier: codeVerifier }), { status: 400 });
  t.match(await complete({ ...(await proof()), nonce: 'n-2', code_verifier: 'w'.repeat(50) }), {
    status: 400,
  });
});

root.test('a person logs in by an ID token or an access token', async (t) => {
  const { house, provider, complete, byIdToken } = await start(t);
  const first = await byIdToken(provider.idToken('g1'));
  t.equal(first.status, 200);
  const { userid } = await userOf(house, first.body.access_token);
  const second = await complete({ token: await provider.accessToken('g1') });
  t.equal((await userOf(house, second.body.access_token)).userid, userid);
});

root.test('twenty first logins at once make one account', async (t) => {
  const { house, provider, complete } = await start(t);
  const token = await provider.accessToken('g1');
  const answers = await Promise.all(Array.from({ length: 20 }, () => complete({ token })));
  for (const answer of answers) t.match(answer, { status: 200, body: { access_token: String } });
  t.equal((await house.db.selectFrom('user').select('userid').execute()).length, 1);
});

root.test('hostile proofs are refused', async (t) => {
  const { house, provider, complete, byIdToken } = await start(t);
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const past = Math.floor(Date.now() / 1000) - 3600;
  const replayed = await provider.code('g1');
  await complete({ code: replayed, redirect_uri: REDIRECT_URI });
  const used = provider.idToken('g1');
  await byIdToken(used);
  const good = provider.idToken('g1').split('.');
  const forged = Buffer.from(JSON.stringify({ sub: 'victim' })).toString('base64url');

  const hostile: Record<string, object> = {
    'no signature': { token: provider.idToken('g1', { header: { alg: 'none' } }), nonce: 'n-1' },
    'a signature of another key': { token: provider.idToken('g1', { key: privateKey }), nonce: 'n-1' },
    'a key that the provider does not have': {
      token: provider.idToken('g1', { key: privateKey, header: { kid: 'foreign' } }),
      nonce: 'n-1',
    },
    'a key of its own': {
      token: provider.idToken('g1', {
        key: privateKey,
        header: { kid: undefined, jku: 'http://127.0.0.1:9/keys' },
      }),
      nonce: 'n-1',
    },
    'a symmetric algorithm': { token: provider.idToken('g1', { header: { alg: 'HS256' } }), nonce: 'n-1' },
    'changed claims': { token: `${good[0]}.${forged}.${good[2]}`, nonce: 'n-1' },
    'another issuer': {
      token: provider.idToken('g1', { claims: { iss: 'https://evil.example.org' } }),
      nonce: 'n-1',
    },
    'another audience': { token: provider.idToken('g1', { claims: { aud: 'another' } }), nonce: 'n-1' },
    'two audiences, made for the other': {
      token: provider.idToken('g1', { claims: { aud: ['parlando', 'another'], azp: 'another' } }),
      nonce: 'n-1',
    },
    expired: { token: provider.idToken('g1', { claims: { exp: past } }), nonce: 'n-1' },
    'of the future': { token: provider.idToken('g1', { claims: { nbf: past + 7200 } }), nonce: 'n-1' },
    'without an expiry': { token: provider.idToken('g1', { claims: { exp: undefined } }), nonce: 'n-1' },
    'without a subject': { token: provider.idToken('g1', { claims: { sub: undefined } }), nonce: 'n-1' },
    'another nonce': { token: provider.idToken('g1'), nonce: 'n-9' },
    'no nonce': { token: provider.idToken('g1') },
    'an ID token that was used': { token: used, nonce: 'n-1' },
    'a code that was used': { code: replayed, redirect_uri: REDIRECT_URI },
    'a code that never was': { code: 'made-up', redirect_uri: REDIRECT_URI },
    'a code of another client': {
      code: await provider.code('g1', { clientId: 'another' }),
      redirect_uri: REDIRECT_URI,
    },
    'a code for another address': {
      code: await provider.code('g1'),
      redirect_uri: 'https://evil.example.org/',
    },
    'an access token of another client': { token: await provider.accessToken('g1', 'another') },
    'an access token that never was': { token: 'made-up' },
  };
  const before = (await house.db.selectFrom('token').selectAll().execute()).length;
  for (const [what, proof] of Object.entries(hostile)) {
    const answer = await complete(proof);
    t.match(answer, { status: 400, body: { error: 'invalid_request', error_description: String } }, what);
    t.notOk(answer.body.access_token, what);
  }
  t.equal((await house.db.selectFrom('token').selectAll().execute()).length, before, 'nobody was logged in');
});

root.test('an email that has an account is not taken over', async (t) => {
  const { house, provider, byCode } = await start(t);
  await registered(house, 'Grace@example.org');
  t.match(await byCode('g1'), {
    status: 409,
    body: { error: 'conflict', existingprovider: 'email', error_description: String },
  });
  provider.people.g2 = { ...grace, email_verified: false };
  const unverified = await byCode('g2');
  t.match(unverified, { status: 403, body: { error: 'access_denied' } });
  t.notOk('existingprovider' in unverified.body);
});

root.test('an email that the provider has not confirmed is nobody’s yet', async (t) => {
  const { house, provider, byCode } = await start(t);
  provider.people.g2 = { email: 'new@example.org', email_verified: false };
  const { body } = await byCode('g2');
  t.notOk('email' in (await userOf(house, body.access_token)));
  t.ok(await registered(house, 'new@example.org'), 'its owner can still register');
});

root.test('wrong requests, and providers that cannot be asked', async (t) => {
  const { complete, provider } = await start(t);
  t.match(await complete({ token: 'x' }, 'nobody'), { status: 404 });
  t.match(await complete({}), { status: 400, body: { errors: { code: 'is required' } } });
  t.match(await complete({ code: 'x', token: 'y' }), { status: 400, body: { errors: { token: String } } });
  t.match(await complete({ code: 'x' }), { status: 400, body: { errors: { redirect_uri: String } } });
  t.match(await complete({ token: 'x', response_type: 'code' }), {
    status: 400,
    body: { errors: { response_type: String } },
  });
  t.match(await complete({ token: 'x', scope: 'device' }), { status: 400 });
  t.match(await complete({ token: 'x' }, 'elsewhere'), {
    status: 503,
    body: { error: 'temporarily_unavailable' },
  });
  const token = await provider.accessToken('g1');
  t.equal((await complete({ token })).status, 200);
  provider.server.closeAllConnections();
  await new Promise((resolve) => provider.server.close(resolve));
  t.match(await complete({ token }), { status: 503, body: { error: 'temporarily_unavailable' } });
});
