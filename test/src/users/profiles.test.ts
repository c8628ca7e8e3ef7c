import root from 'tap';
import { ask, registered, startHouse } from '../../support/house.js';

root.test('a person has sub-profiles, at most ten', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  const make = (body: unknown) => ask(house, 'POST /v1/user/profiles', { authorization, body });
  const first = await make({ firstname: 'Kid', lastname: 'Byron' });
  t.match(first, { status: 201, body: { profileuserid: String, firstname: 'Kid', created: String } });
  t.match(await make({ firstname: 'Kid' }), { status: 400, body: { errors: { lastname: 'is required' } } });
  const more = await Promise.all(
    Array.from({ length: 14 }, (_, i) => make({ firstname: `Kid ${i}`, lastname: 'Byron' })),
  );
  t.equal(more.filter(({ status }) => status === 201).length, 9);
  t.equal(more.filter(({ status }) => status === 409).length, 5);
  const list = await ask(house, 'GET /v1/user/profiles?startindex=8&itemsperpage=5', { authorization });
  t.match(list, { status: 200, body: { startindex: 8, itemsperpage: 5, total: 10 } });
  t.equal((list.body.profiles as unknown[]).length, 2);
});

root.test('a sub-profile is read, renamed and removed by its own user only', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  const stranger = await registered(house, 'bob@example.org');
  const { body } = await ask(house, 'POST /v1/user/profiles', {
    authorization,
    body: { firstname: 'Kid', lastname: 'Byron' },
  });
  const path = `/v1/user/profiles/${body.profileuserid}`;
  const rename = { body: { firstname: 'Kit' } };
  t.match(await ask(house, `PUT ${path}`, { authorization, ...rename }), {
    status: 200,
    body: { firstname: 'Kit', lastname: 'Byron' },
  });
  t.strictSame((await ask(house, `GET ${path}`, { authorization })).body, { ...body, firstname: 'Kit' });
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const options = { authorization: stranger, ...(method === 'PUT' && rename) };
    t.equal((await ask(house, `${method} ${path}`, options)).status, 404, method);
  }
  const userid = String((await ask(house, 'GET /v1/user', { authorization })).body.userid);
  const has = () => house.users.hasProfile(userid, String(body.profileuserid));
  t.equal(await has(), true);
  t.equal(has(), true, 'at once, when asked again');
  t.equal((await ask(house, `DELETE ${path}`, { authorization })).status, 204);
  t.equal((await ask(house, `GET ${path}`, { authorization })).status, 404);
  t.strictSame((await ask(house, 'GET /v1/user/profiles', { authorization })).body.profiles, []);
  t.equal(await has(), false);
});

root.test('settings are kept as they were given', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  t.strictSame((await ask(house, 'GET /v1/user/config', { authorization })).body, {});
  const config = { theme: 'dark', nested: { list: [1, null, 'ü'] } };
  const { status, body } = await ask(house, 'PUT /v1/user/config', { authorization, body: config });
  t.equal(status, 200);
  t.strictSame(body, { theme: 'dark', nested: { list: [1, null, 'ü'] } });
  t.strictSame((await ask(house, 'GET /v1/user/config', { authorization })).body, body);
  const put = (value: unknown) => ask(house, 'PUT /v1/user/config', { authorization, body: value });
  t.equal((await put([])).status, 400);
  t.equal((await put('text')).status, 400);
  t.equal((await put({ big: 'x'.repeat(70_000) })).status, 413);
});
