import root from 'tap';
import { ask } from '../../support/house.js';
import { operations, type Principal } from '../../support/operations.js';
import { scene } from '../../support/scene.js';

/** What no field, or hardly any, should hold. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  ' ',
  'x'.repeat(60_000),
  '\ud800',
  'a\u0000b',
  '\u202e\u2028',
  '../../etc/passwd',
  [],
  [null],
  {},
  { toString: 1, constructor: null },
];

root.test('whatever a body holds, it is answered, and blamed by its key', async (t) => {
  const { house, world, credentials } = await scene(t);
  for (const route of house.server.routes) {
    const operation = operations[route.id];
    const [principal] = Object.keys(operation?.allowed ?? {}) as Principal[];
    if (!operation?.body || !principal) continue;
    const here = await world();
    const right = operation.body(here) as Record<string, unknown>;
    const authorization = credentials[principal];
    const method = route.method.toUpperCase();
    const wrongs = Object.keys(right).flatMap((key) =>
      ODD.map((odd, i) => ({ key, i, body: { ...right, [key]: odd } })),
    );
    const answers = await Promise.all(
      wrongs.map(async ({ key, i, body }) => {
        const request = { ...(authorization && { authorization }), body };
        return { key, i, answer: await ask(house, `${method} ${operation.path(here)}`, request) };
      }),
    );
    for (const { key, i, answer } of answers) {
      const what = `${route.id}: ${key}, odd value ${i}`;
      t.ok(answer.status < 500 || answer.status === 599, `${what} is answered with ${answer.status}`);
      const { errors } = answer.body as { errors?: Record<string, string> };
      if (errors)
        t.ok(
          Object.keys(errors).every((each) => each.split('.')[0] === key),
          `${what}: ${JSON.stringify(errors)}`,
        );
    }
  }
  t.strictSame(house.logged, []);
});
