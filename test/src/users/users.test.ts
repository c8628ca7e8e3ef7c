import root from 'tap';
import { ask, registered, registration, startHouse } from '../../support/house.js';

root.test('a person changes the own record', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  const change = (body: unknown) => ask(house, 'PUT /v1/user', { authorization, body });
  const before = (await ask(house, 'GET /v1/user', { authorization })).body;
  house.clock.turn(1000);
  t.match(
    await change({
      firstname: 'Augusta',
      countrycode: 'gb',
      crmpushallowed: true,
      userid: 'x',
      subscription: 'gold',
    }),
    {
      status: 200,
      body: {
        userid: before.userid,
        email: 'ada@example.org',
        firstname: 'Augusta',
        lastname: 'Byron',
        countrycode: 'gb',
        crmemailallowed: false,
        crmpushallowed: true,
        locationallowed: false,
      },
    },
  );
  const { updated, ...after } = (await ask(house, 'GET /v1/user', { authorization })).body;
  t.match(after, {
    userid: before.userid,
    firstname: 'Augusta',
    crmpushallowed: true,
    subscription: 'free',
    created: before.created,
  });
  t.ok(String(updated) > String(before.updated));
  t.match(await change({}), { status: 200 }, 'nothing is required');
});

root.test('a wrong change is refused and changes nothing', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  const before = (await ask(house, 'GET /v1/user', { authorization })).body;
  const wrong = {
    firstname: [null, 1, '', ' ', 'x'.repeat(101), '\u0007'],
    countrycode: [null, 'GB', 'gbr', 1],
    crmemailallowed: [null, 'true', 1],
    password: [null, 'short', 1],
  };
  for (const [key, values] of Object.entries(wrong)) {
    for (const value of values) {
      const answer = await ask(house, 'PUT /v1/user', {
        authorization,
        body: { lastname: 'King', [key]: value },
      });
      t.match(answer, { status: 400, body: { errors: { [key]: String } } }, `${key}: ${value}`);
    }
  }
  t.strictSame((await ask(house, 'GET /v1/user', { authorization })).body, before);
});

root.test('a changed password is the one that counts', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  await ask(house, 'PUT /v1/user', { authorization, body: { password: 'another long phrase' } });
  const login = (password: string) =>
    ask(house, 'POST /v1/tokens', {
      authorization: house.client,
      body: { grant_type: 'password', deviceid: 'd', scope: 'all', email: 'ada@example.org', password },
    });
  t.equal((await login(registration().password)).status, 400);
  t.equal((await login('another long phrase')).status, 200);
});
