import root from 'tap';
import { Compile } from 'typebox/compile';
import type { Route } from '../../../src/http/route.js';
import { ask } from '../../support/house.js';
import {
  type Operation,
  operations,
  PRINCIPALS,
  type Principal,
  type World,
} from '../../support/operations.js';
import { type Scene, scene } from '../../support/scene.js';

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
