import root from 'tap';
import { Argon2PasswordHasher } from '../../../src/adapters/argon2-password-hasher.js';
import {
  administrator,
  ask,
  basic,
  type House,
  registered,
  registration,
  startHouse,
} from '../../support/house.js';

const login = (house: House, password: string, changes: object = {}) =>
  ask(house, 'POST /v1/tokens', {
    authorization: house.client,
    body: {
      grant_type: 'password',
      deviceid: 'somewhere',
      scope: 'all',
      email: 'ada@example.org',
      password,
      ...changes,
    },
  });
/** How many answers had each status. */
function counts(answers: readonly { readonly status: number }[]): Record<number, number> {
  const result: Record<number, number> = {};
  for (const { status } of answers) result[status] = (result[status] ?? 0) + 1;
  return result;
}

root.test('of two hundred wrong passwords at once, exactly ten are evaluated', async (t) => {
  const house = await startHouse(t);
  await registered(house);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => login(house, `a wrong guess ${i}`)),
  );
  t.strictSame(counts(answers), { 400: 10, 429: 190 });
  const refused = answers.find(({ status }) => status === 429);
  t.ok(Number(refused?.headers.get('retry-after')) > 800);
  t.match(refused?.body, { status: 429, error: 'too_many_requests' });
  t.equal((await login(house, registration().password)).status, 429, 'even the right one, from elsewhere');
});

root.test("an attacker does not lock out the owner's known device", async (t) => {
  const house = await startHouse(t);
  await registered(house);
  await Promise.all(Array.from({ length: 20 }, () => login(house, 'a wrong guess')));
  const { password, deviceid } = registration();
  t.equal((await login(house, password)).status, 429);
  t.equal((await login(house, password, { deviceid })).status, 200);
  const guesses = Array.from({ length: 20 }, () => login(house, 'a wrong guess', { deviceid }));
  t.strictSame(counts(await Promise.all(guesses)), { 400: 10, 429: 10 }, 'which is counted by itself');
});

root.test('accounts that do not exist are counted like those that do', async (t) => {
  const house = await startHouse(t);
  const answers = await Promise.all(
    Array.from({ length: 15 }, () => login(house, 'a wrong guess', { email: 'nobody@example.org' })),
  );
  t.strictSame(counts(answers), { 400: 10, 429: 5 });
});

root.test('right passwords are not counted', async (t) => {
  const house = await startHouse(t);
  await registered(house);
  for (let i = 0; i < 12; i++) t.equal((await login(house, registration().password)).status, 200);
});

root.test('every credential endpoint is limited by address', async (t) => {
  const house = await startHouse(t, { limits: { address: { points: 4, duration: 3600 } } });
  const { client: authorization } = house;
  const requests: Record<string, () => ReturnType<typeof ask>> = {
    register: () => ask(house, 'POST /v1/user', { authorization, body: registration() }),
    login: () => login(house, 'a wrong guess'),
    sms: () =>
      ask(house, 'POST /v1/login/sms', {
        authorization,
        body: { scope: 'all', mobilenumber: '+447400123456' },
      }),
    reset: () => ask(house, 'POST /v1/user/reset', { authorization, body: { email: 'a@example.org' } }),
    lookup: () => ask(house, 'HEAD /v1/users?email=a@example.org', { authorization }),
    revoke: () => ask(house, 'POST /v1/tokens/revoke', { body: { token: 'x' } }),
    refresh: () =>
      ask(house, 'POST /v1/tokens', { body: { grant_type: 'refresh_token', refresh_token: 'x' } }),
  };
  for (let i = 0; i < 4; i++) t.not((await login(house, 'a wrong guess')).status, 429);
  for (const [what, request] of Object.entries(requests)) t.equal((await request()).status, 429, what);
});

root.test('every credential endpoint is limited by client', async (t) => {
  const house = await startHouse(t, { limits: { client: { points: 2, duration: 3600 } } });
  const other = await house.accounts.createClient({ name: 'other', accounts: 'hosted', test: false });
  for (let i = 0; i < 2; i++) await login(house, 'a wrong guess');
  t.equal((await login(house, 'a wrong guess')).status, 429);
  const reset = { authorization: basic(other.clientid, other.secret), body: { email: 'a@example.org' } };
  t.equal((await ask(house, 'POST /v1/user/reset', reset)).status, 204, 'other clients are not concerned');
});

root.test("an administrator's password is guessed ten times from one address", async (t) => {
  const house = await startHouse(t);
  const right = await administrator(house, 'support');
  const read = (authorization: string) => ask(house, 'GET /v1/customconfig', { authorization });
  const guesses = Array.from({ length: 50 }, (_, i) =>
    read(basic('support@staff.example.org', `guess ${i}`)),
  );
  t.strictSame(counts(await Promise.all(guesses)), { 401: 10, 429: 40 });
  t.equal((await read(right)).status, 429);
  const nobody = Array.from({ length: 12 }, (_, i) => read(basic('nobody@staff.example.org', `guess ${i}`)));
  t.strictSame(counts(await Promise.all(nobody)), { 401: 10, 429: 2 });
});

root.test('a storm of logins is queued, then refused, and passes', async (t) => {
  const house = await startHouse(t, { hasher: new Argon2PasswordHasher({ mostWaiting: 50 }) });
  await registered(house);
  const emails = Array.from({ length: 400 }, (_, i) => `person${i}@example.org`);
  const storm = Promise.all(emails.map((email) => login(house, 'a wrong guess', { email })));
  const answers = counts(await storm);
  t.equal((answers[400] ?? 0) + (answers[503] ?? 0), 400);
  t.ok((answers[503] ?? 0) > 0, 'some are refused');
  t.ok((answers[400] ?? 0) >= 50, 'those who may wait are served');
  t.equal((await login(house, registration().password)).status, 200);
});

root.test('behind a proxy, addresses are those that the proxy saw', async (t) => {
  const house = await startHouse(t, { limits: { address: { points: 2, duration: 3600 } } });
  const from = (forwarded: string) =>
    ask(house, 'POST /v1/tokens/revoke', { body: { token: 'x' }, headers: { 'x-forwarded-for': forwarded } });
  for (let i = 0; i < 2; i++) t.equal((await from('198.51.100.1')).status, 200);
  t.equal((await from('203.0.113.9, 198.51.100.1')).status, 429, 'what the client claims counts for nothing');
  t.equal((await from('198.51.100.2')).status, 200);
  for (const host of ['1', '2']) t.equal((await from(`2001:db8::${host}`)).status, 200);
  t.equal((await from('2001:DB8:0:0:ffff::3')).status, 429, 'a network of IPv6 is one address');
});
