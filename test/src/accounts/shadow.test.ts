import root from 'tap';
import { ask, basic, type House, registered, registration, startHouse } from '../../support/house.js';

async function shadowClient(house: House): Promise<string> {
  const { clientid, secret } = await house.accounts.createClient({
    name: 'maker',
    accounts: 'shadow',
    test: false,
  });
  return basic(clientid, secret);
}

const login = (house: House, authorization: string, changes: object = {}) =>
  ask(house, 'POST /v1/tokens', {
    authorization,
    body: { grant_type: 'shadow', identifier: 'customer-17', deviceid: 'phone', scope: 'all', ...changes },
  });

async function userid(house: House, authorization: string, identifier: string): Promise<string> {
  const { body } = await login(house, authorization, { identifier });
  const user = await ask(house, 'GET /v1/user', { authorization: `Bearer ${body.access_token}` });
  return String(user.body.userid);
}

root.test(
  'a shadow account is the same at each login, and differs between clients and identifiers',
  async (t) => {
    const house = await startHouse(t);
    const [one, other] = [await shadowClient(house), await shadowClient(house)];
    const id = await userid(house, one, 'customer-17');
    t.match(id, /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    t.equal(await userid(house, one, 'customer-17'), id);
    t.not(await userid(house, one, 'customer-18'), id);
    t.not(await userid(house, one, 'Customer-17'), id);
    t.not(await userid(house, other, 'customer-17'), id);
    const rows = JSON.stringify(await house.db.selectFrom('user').selectAll().execute());
    t.notOk(rows.includes('customer'), 'the identifier is not stored');
  },
);

root.test('twenty first logins at once make one account', async (t) => {
  const house = await startHouse(t);
  const client = await shadowClient(house);
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(house, client)));
  t.ok(answers.every(({ status }) => status === 200));
  t.equal((await house.db.selectFrom('user').select('userid').execute()).length, 1);
});

root.test('shadow and hosted accounts are kept apart', async (t) => {
  const house = await startHouse(t);
  const client = await shadowClient(house);
  t.match(await login(house, house.client), { status: 403 });
  t.match(await login(house, client, { identifier: undefined }), {
    status: 400,
    body: { errors: { identifier: 'is required' } },
  });
  t.match(await login(house, client, { scope: 'device' }), { status: 400, body: { error: 'invalid_scope' } });
  t.match(await ask(house, 'POST /v1/user', { authorization: client, body: registration() }), {
    status: 403,
  });
  await registered(house);
  const { email, password } = registration();
  const hosted = { grant_type: 'password', email, password };
  t.match(await login(house, client, hosted), { status: 403 });
  const { body } = await login(house, client);
  const change = {
    authorization: `Bearer ${body.access_token}`,
    body: { password: 'a phrase that is long' },
  };
  t.match(await ask(house, 'PUT /v1/user', change), { status: 400, body: { errors: { password: String } } });
});
