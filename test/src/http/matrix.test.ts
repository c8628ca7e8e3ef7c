import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import root, { type Test } from 'tap';
import { Compile } from 'typebox/compile';
import type { Route } from '../../../src/http/route.js';
import { administrator, ask, type House, registered } from '../../support/house.js';
import {
  type Operation,
  operations,
  PRINCIPALS,
  type Principal,
  type World,
} from '../../support/operations.js';
import { startWholeHouse } from '../../support/whole-house.js';

/** The user, the user's things, and everybody's credentials. */
interface Scene {
  readonly house: House;
  readonly world: () => Promise<World>;
  readonly credentials: Readonly<Record<Principal, string | undefined>>;
}

async function scene(t: Test): Promise<Scene> {
  const house = await startWholeHouse(t);
  const user = await registered(house, 'ada@example.org');
  const other = await registered(house, 'bob@example.org', 'tablet');
  const token = async (authorization: string, body: object) =>
    `Bearer ${(await ask(house, 'POST /v1/tokens', { authorization, body })).body.access_token}`;
  const delegation = { grant_type: 'token', token: user.slice(7), scope: 'speech', deviceid: 'speaker' };
  const userid = String((await ask(house, 'GET /v1/user', { authorization: user })).body.userid);
  for (const deviceid of ['phone-1', 'speaker', 'lamp']) {
    await house.devices.register(userid, deviceid, { devicename: 'unmistakable', serial: `S-${deviceid}` });
  }
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const keeper = await house.accounts.createUser({
    email: 'keeper@example.org',
    password: 'a long enough phrase',
    firstname: 'K',
    lastname: 'K',
  });
  const image = new URL(await house.users.setImage(keeper.userid, picture)).pathname.split('/').at(-1) ?? '';
  const world = async () => {
    await house.devices.claim(userid, 'speaker').catch(() => {});
    await house.devices.claim(userid, 'lamp').catch(() => {});
    const [old] = (await house.users.profiles.list(userid, { startindex: 0, itemsperpage: 1 })).profiles;
    const profile =
      old ?? (await house.users.profiles.create(userid, { firstname: 'unmistakable', lastname: 'B' }));
    const made = await ask(house, 'POST /v1/user/playables', {
      authorization: user,
      body: { parameters: { type: 'song', service: 'library', ref: 's1' }, deviceid: 'speaker' },
    });
    const list = await ask(house, 'POST /v1/user/curated/playlists', {
      authorization: user,
      body: {
        name: 'unmistakable',
        overwrite: true,
        items: [{ service: 'library', type: 'song', ref: 's1' }],
      },
    });
    return {
      userid,
      profile: profile.profileuserid,
      playable: String(made.body.id),
      image,
      playlist: `/v1/user/curated/playlists/${list.body.ref}`,
      token: user.slice(7),
      fresh: `f${randomUUID()}`,
    };
  };
  return {
    house,
    world,
    credentials: {
      nobody: undefined,
      dead: `Bearer ${'x'.repeat(43)}`,
      client: house.client,
      device: await token(house.client, { grant_type: 'client_credentials', deviceid: 'speaker' }),
      user,
      other,
      speech: await token(user, delegation),
      firmware: await administrator(house, 'firmware'),
      deviceadmin: await administrator(house, 'deviceadmin'),
      support: await administrator(house, 'support'),
      useradmin: await administrator(house, 'useradmin'),
    },
  };
}

const isBearer = (principal: Principal) => ['device', 'user', 'other', 'speech'].includes(principal);
const isAdmin = (principal: Principal) =>
  ['firmware', 'deviceadmin', 'support', 'useradmin'].includes(principal);

/** A request of somebody's. */
interface Call {
  readonly route: Route;
  readonly operation: Operation;
  readonly principal: Principal;
}

/** The status of an answer: from the table, or the refusal that fits the credentials. */
function expected({ allowed, scheme }: Operation, principal: Principal): number {
  const status = allowed[principal];
  if (status !== undefined) return status;
  if (isBearer(principal)) return scheme === 'bearer' || scheme === 'either' ? 403 : 401;
  const forAdmins = Object.keys(allowed).some((each) => isAdmin(each as Principal));
  return isAdmin(principal) && forAdmins ? 403 : 401;
}

async function call(scene: Scene, world: World, { route, operation, principal }: Call) {
  const method = route.method === 'del' ? 'DELETE' : route.method.toUpperCase();
  const authorization = scene.credentials[principal];
  const body = operation.bytes?.data ?? (operation.body && JSON.stringify(operation.body(world)));
  const type = operation.bytes?.type ?? 'application/json';
  const response = await fetch(scene.house.url + operation.path(world), {
    method,
    headers: { ...(authorization && { authorization }), ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

root.test('every operation answers every kind of principal as it should', async (t) => {
  const stage = await scene(t);
  const { routes } = stage.house.server;
  t.strictSame(
    Object.keys(operations).sort(),
    routes.map(({ id }) => id).sort(),
    'every operation is in the table',
  );
  for (const route of routes) {
    const operation = operations[route.id];
    if (!operation) continue;
    const world = await stage.world();
    for (const principal of PRINCIPALS) {
      const answer = await call(stage, world, { route, operation, principal });
      const what = `${route.id} by ${principal}`;
      t.equal(answer.status, expected(operation, principal), `${what}: ${answer.text.slice(0, 200)}`);
      const schema = route.replies[answer.status];
      if (schema && !('kind' in schema) && answer.text !== '' && answer.type === 'application/json') {
        const problems = Compile(schema).Errors(JSON.parse(answer.text));
        t.strictSame(problems, [], `${what} has the declared shape`);
      }
      if (principal === 'other')
        t.notMatch(answer.text, /unmistakable|ada@example/, `${what} shows nothing of the user`);
    }
  }
  t.strictSame(stage.house.logged, [], 'nothing failed within');
});

root.test("what others try changes nothing of the user's", async (t) => {
  const stage = await scene(t);
  const { house, credentials } = stage;
  const state = async () => {
    const { playable, profile } = await stage.world();
    const looks = [
      '/v1/user',
      '/v1/user/config',
      '/v1/user/profiles',
      `/v1/user/profiles/${profile}`,
      '/v1/user/devices',
      '/v1/user/taste',
      '/v1/devices/lamp',
      `/v1/playables/${playable}?startindex=0`,
    ];
    return Promise.all(
      looks.map(
        async (path) => (await ask(house, `GET ${path}`, { authorization: credentials.user ?? '' })).body,
      ),
    );
  };
  const before = await state();
  const world = await stage.world();
  for (const route of house.server.routes) {
    const operation = operations[route.id];
    if (operation && route.method !== 'get')
      await call(stage, world, { route, operation, principal: 'other' });
  }
  t.strictSame(await state(), before);
});
