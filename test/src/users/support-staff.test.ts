import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import root from 'tap';
import { administrator, ask, registered, startHouse } from '../../support/house.js';
import { startWholeHouse } from '../../support/whole-house.js';

root.test('support staff find a user, and what belongs to the user', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  const useradmin = await administrator(house, 'useradmin');
  const { userid } = (await ask(house, 'GET /v1/user', { authorization })).body;
  await house.devices.register(String(userid), 'speaker', { brand: 'x' });
  await house.devices.claim(String(userid), 'speaker');
  const found = await ask(house, 'GET /v1/users?email=ADA@example.org', { authorization: useradmin });
  t.match(found, {
    status: 200,
    body: {
      user: { userid, firstname: 'Ada' },
      devices: [{ deviceid: 'speaker', brand: 'x', owner: userid }],
    },
  });
  t.match(await ask(house, 'GET /v1/users?email=b@example.org', { authorization: useradmin }), {
    status: 404,
  });
  t.match(await ask(house, 'GET /v1/users', { authorization: useradmin }), { status: 400 });
});

root.test('abilities are set, and kept as a set', async (t) => {
  const house = await startHouse(t);
  const authorization = await registered(house);
  const useradmin = await administrator(house, 'useradmin');
  const userid = String((await ask(house, 'GET /v1/user', { authorization })).body.userid);
  const set = (abilities: unknown, id = userid) =>
    ask(house, `PUT /v1/users/${id}/abilities`, { authorization: useradmin, body: { abilities } });
  t.equal(await house.users.hasAbility(userid, 'testfirmware'), false);
  t.match(await set(['testfirmware', 'testfirmware']), {
    status: 200,
    body: { abilities: ['testfirmware'] },
  });
  t.equal(await house.users.hasAbility(userid, 'testfirmware'), true);
  t.match(await set([]), { status: 200, body: { abilities: [] } });
  t.equal(await house.users.hasAbility(userid, 'testfirmware'), false);
  t.match(await set([1]), { status: 400, body: { errors: { 'abilities.0': String } } });
  t.match(await set([], 'nobody'), { status: 404 });
});

root.test('HEAD tells whether an email or a number has an account', async (t) => {
  const house = await startHouse(t);
  await registered(house);
  const head = async (query: string, authorization = house.client) =>
    (await ask(house, `HEAD /v1/users${query}`, { authorization })).status;
  t.equal(await head('?email=Ada@Example.org'), 200);
  t.equal(await head('?email=bob@example.org'), 404);
  t.equal(await head('?mobilenumber=%2B447400123456'), 404);
  t.equal(await head('?mobilenumber=07'), 400);
  t.equal(await head(''), 400);
  t.equal(await head('?email=Ada@Example.org', 'Bearer x'), 401);
});

root.test('a removed user leaves no trace in the store or on the disk', async (t) => {
  const house = await startWholeHouse(t);
  const useradmin = await administrator(house, 'useradmin');
  const email = 'grace.unmistakable@example.org';
  const body = {
    deviceid: 'd-unmistakable',
    scope: 'all',
    firstname: 'Grace-unmistakable',
    lastname: 'Hopper',
    email,
    password: 'a long enough phrase',
  };
  const tokens = (await ask(house, 'POST /v1/user', { authorization: house.client, body })).body;
  const authorization = `Bearer ${tokens.access_token}`;
  const { userid } = (await ask(house, 'GET /v1/user', { authorization })).body;
  await ask(house, 'PUT /v1/user/config', { authorization, body: { note: 'unmistakable' } });
  await ask(house, 'POST /v1/user/profiles', {
    authorization,
    body: { firstname: 'Kid-unmistakable', lastname: 'H' },
  });
  await ask(house, 'POST /v1/user/verify', { authorization });
  await house.devices.register(String(userid), 'speaker', { devicename: 'unmistakable' });
  const song = { type: 'song', service: 'library', ref: 's1' };
  await ask(house, 'POST /v1/user/playables', { authorization, body: { parameters: song } });
  await ask(house, 'POST /v1/user/taste', { authorization, body: { items: [song] } });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const headers = { authorization, 'content-type': 'image/png' };
  await fetch(`${house.url}/v1/user/image`, { method: 'PUT', body: Buffer.from(picture), headers });
  await house.accounts.settled();
  const pictures = () => readdirSync(join(house.folder, 'images'));
  const traces = async () => [...(await inStore()), ...inFiles(house.folder), ...pictures()];
  t.ok((await traces()).length > 9);
  t.ok(inFiles(house.folder).some((file) => file.endsWith('.eml')));

  t.equal((await ask(house, `DELETE /v1/users?email=${email}`, { authorization: useradmin })).status, 204);
  t.strictSame(await traces(), []);
  t.equal((await ask(house, 'GET /v1/user', { authorization })).status, 401);
  const refresh = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token };
  t.equal((await ask(house, 'POST /v1/tokens', { authorization: house.client, body: refresh })).status, 400);
  t.equal((await ask(house, `DELETE /v1/users?email=${email}`, { authorization: useradmin })).status, 404);
  t.equal(
    (await ask(house, 'POST /v1/user', { authorization: house.client, body })).status,
    200,
    'may come back',
  );

  /** Every table row that names the person. */
  async function inStore(): Promise<string[]> {
    const tables = await house.db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(async ({ name }) =>
        house.db
          .selectFrom(name as 'user')
          .selectAll()
          .execute(),
      ),
    );
    return rows
      .flat()
      .map((row) => JSON.stringify(row))
      .filter((row) => row.includes('unmistakable') || row.includes(String(userid)));
  }

  /** Every file that names the person. */
  function inFiles(folder: string): string[] {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return files.filter(
      (file) =>
        /unmistakable/.test(readFileSync(file, 'latin1')) || readFileSync(file).includes(String(userid)),
    );
  }
});
