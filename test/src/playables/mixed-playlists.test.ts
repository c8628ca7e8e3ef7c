import t from 'tap';
import { link, type Person, person, sampleHouse } from '../../support/sample-house.js';

interface Page {
  readonly items: readonly { readonly index: number; readonly service: string; readonly ref: string }[];
  readonly startindex: number;
  readonly total: number;
  readonly services: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly service: string; readonly error: string }[];
}

const SIGN_IN = { service: 'sample', error: 'Sign in to Sample first.' };

/** Somebody with an account on `samplesdk`, and a playlist of the platform with items of these services. */
async function listener(user: Person, ...services: readonly string[]) {
  await user.ask('POST /v1/user/samplesdk/token', { username: 'premium', password: 'premium' });
  const items = services.map((service, at) => ({ service, type: 'song', ref: `s${at + 1}` }));
  const made = await user.ask('POST /v1/user/curated/playlists', { name: 'Both', items });
  const parameters = { type: 'playlist', service: 'curated', ref: made.body.ref };
  const { body } = await user.ask('POST /v1/user/playables', { parameters });
  const ask = (query: string) => user.ask(`GET /v1/playables/${body.id}${query}`);
  const page = async (query = '') => {
    const reply = await ask(query);
    return reply.body as unknown as Page;
  };
  return { id: String(body.id), ask, page };
}

const indexes = ({ items }: Page) => items.map(({ index }) => index);

t.test('an item of a service that is not linked is left out, and the others play', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  const { page } = await listener(ada, 'samplesdk', 'sample', 'samplesdk');
  const whole = await page();
  t.match(whole, { startindex: 0, total: 3, errors: [SIGN_IN] });
  t.strictSame(indexes(whole), [0, 2], 'each at its place');
  t.strictSame(Object.keys(whole.services).sort(), ['curated', 'samplesdk']);
  t.strictSame(indexes(await page()), [], 'and then it has ended');
  await link(ada, 'premium');
  const linked = await page('?startindex=0');
  t.strictSame(indexes(linked), [0, 1, 2]);
  t.notOk('errors' in linked);
});

t.test('a page of which nothing can be played is passed over', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  const { id, page } = await listener(ada, 'sample', 'samplesdk', 'sample', 'sample', 'samplesdk', 'sample');
  const next = '?itemsperpage=1';
  t.match(await page(next), { startindex: 1, items: [{ index: 1 }], errors: [SIGN_IN] });
  t.match(await page(next), { startindex: 4, items: [{ index: 4 }], errors: [SIGN_IN] });
  t.match(await page(next), { startindex: 6, items: [], total: 6, errors: [SIGN_IN] }, 'to the end');
  t.match(await page(`${next}&startindex=2`), { startindex: 4, items: [{ index: 4 }] });
  await ada.ask(`PUT /v1/user/playables/${id}/loop?loop=all`);
  t.strictSame(indexes(await page(next)), [1], 'and over the end of a list that repeats');
});

t.test('when nothing of the list can be played, its reason is given and the place stays', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  const { id, ask, page } = await listener(ada, 'sample', 'sample');
  t.match(await ask('?itemsperpage=1'), { status: 403, body: { message: SIGN_IN.error } });
  await ada.ask(`PUT /v1/user/playables/${id}/loop?loop=all`);
  t.equal((await ask('?itemsperpage=1')).status, 403);
  await link(ada, 'premium');
  t.strictSame(indexes(await page('?itemsperpage=1')), [0]);
});

t.test('the item that repeats gives its own reason', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  const { id, ask } = await listener(ada, 'sample', 'samplesdk');
  await ada.ask(`PUT /v1/user/playables/${id}/loop?loop=one`);
  t.equal((await ask('?startindex=0')).status, 403);
  t.equal((await ask('?startindex=1')).status, 200);
});

t.test('a service that fails just now takes only its own items away', async (t) => {
  const { house, sample } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  await link(ada, 'premium');
  const { ask, page } = await listener(ada, 'sample', 'samplesdk');
  sample.conditions.paused = ['premium'];
  const whole = await page('?startindex=0');
  t.strictSame(indexes(whole), [1]);
  t.match(whole.errors, [{ service: 'sample', error: String }]);
  sample.conditions.paused = [];
  t.strictSame(indexes(await page('?startindex=0')), [0, 1]);
  await ada.ask('DELETE /v1/user/samplesdk/token');
  sample.conditions.paused = ['premium'];
  t.equal((await ask('?startindex=0')).status, 499, 'the first reason, with all that the service says');
});
