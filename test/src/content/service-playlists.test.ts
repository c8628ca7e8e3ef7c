import t from 'tap';
import { link, person, sampleHouse } from '../../support/sample-house.js';

const PLAYLISTS = '/v1/user/sample/playlists';
const items = (...refs: string[]) => refs.map((ref) => ({ ref }));

t.test('playlists on a linked service are made, read, changed and deleted', async (t) => {
  const { house } = await sampleHouse(t);
  const [ada, bob] = [await person(house, 'ada'), await person(house, 'bob')];
  t.equal((await ada.ask(`GET ${PLAYLISTS}`)).status, 403, 'not without an account');
  await link(ada, 'premium');
  await link(bob, 'free');
  const given = { name: 'Tones', description: 'low', items: items('s1', 's2') };
  const made = await ada.ask(`POST ${PLAYLISTS}`, given);
  t.match(made, {
    status: 201,
    body: { service: 'sample', type: 'playlist', name: 'Tones', description: 'low', total: 2 },
  });
  t.match(made.body.items, [{ service: 'sample', ref: 's1' }, { ref: 's2' }]);
  const one = `${PLAYLISTS}/${made.body.ref}`;
  t.match((await ada.ask(`GET ${PLAYLISTS}`)).body, {
    playlists: [{ ref: made.body.ref, total: 2 }],
    total: 1,
  });
  t.match((await bob.ask(`GET ${PLAYLISTS}`)).body, { playlists: [], total: 0 });
  t.equal((await bob.ask(`GET ${one}`)).status, 404, "not another user's");
  t.match((await ada.ask(`POST ${one}`, { items: items('s3') })).body, {
    total: 3,
    items: [{}, {}, { ref: 's3' }],
  });
  t.equal((await ada.ask(`POST ${one}`, { items: items('s3') })).status, 400, 'no song twice');
  t.match((await ada.ask(`PUT ${one}`, { name: 'Other' })).body, {
    name: 'Other',
    description: 'low',
    total: 3,
  });
  t.match((await ada.ask(`PUT ${one}`, { items: items('s4') })).body, { total: 1, items: [{ ref: 's4' }] });
  t.match(await ada.ask(`GET ${one}/items`), { status: 200, body: { items: [{ ref: 's4' }], total: 1 } });
  t.equal((await ada.ask(`DELETE ${one}/items?ref=s9`)).status, 404);
  t.equal((await ada.ask(`DELETE ${one}/items`)).status, 400);
  t.equal((await ada.ask(`DELETE ${one}/items?index=0`)).status, 204);
  t.match((await ada.ask(`GET ${one}`)).body, { total: 0, items: [] });
  t.equal((await ada.ask(`DELETE ${one}`)).status, 204);
  t.equal((await ada.ask(`GET ${one}`)).status, 404);
});

t.test('overwrite replaces the playlist of the same name, items and all', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  await link(ada, 'premium');
  const make = (refs: string[], overwrite = false) =>
    ada.ask(`POST ${PLAYLISTS}`, { name: 'Tones', items: items(...refs), overwrite });
  const first = await make(['s1', 's2']);
  const over = await make(['s3'], true);
  t.match(over, { status: 201, body: { ref: first.body.ref, total: 1, items: [{ ref: 's3' }] } });
  const beside = await make(['s4']);
  t.not(beside.body.ref, first.body.ref);
  const foreign = { name: 'Mixed', items: [{ ref: 's1', service: 'samplesdk' }] };
  t.match(await ada.ask(`POST ${PLAYLISTS}`, foreign), {
    status: 400,
    body: { errors: { 'items.0.service': String } },
  });
});

t.test('a service without the capability has no such operation', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  const at = '/v1/user/samplepage/playlists';
  t.equal((await ada.ask(`GET ${at}`)).status, 404);
  t.equal((await ada.ask(`POST ${at}`, { name: 'x' })).status, 404);
  t.equal((await ada.ask(`GET ${at}/p1`)).status, 404);
  t.equal((await ada.ask(`POST ${at}/p1`, { items: items('s1') })).status, 404);
  t.equal((await ada.ask(`PUT ${at}/p1`, { name: 'y' })).status, 404);
  t.equal((await ada.ask(`DELETE ${at}/p1`)).status, 404);
  t.equal((await ada.ask(`GET ${at}/p1/items`)).status, 404);
  t.equal((await ada.ask(`DELETE ${at}/p1/items?index=0`)).status, 404);
});

t.test('a dynamic playlist is saved on the service, and its playlists tell of the taste', async (t) => {
  const { house } = await sampleHouse(t);
  const ada = await person(house, 'ada');
  await link(ada, 'premium');
  const parameters = { type: 'dynamicplaylist', service: 'sample', genres: [{ id: 'chamber' }] };
  const { body } = await ada.ask('POST /v1/user/playables', { parameters });
  const saved = await ada.ask(`POST /v1/user/sample/playables/${body.id}`, { name: 'Kept', items: 5 });
  t.match(saved, {
    status: 201,
    body: { service: 'sample', name: 'Kept', items: [{ service: 'sample', type: 'song' }] },
  });
  const kept = (saved.body.items as { ref: string }[]).map(({ ref }) => ref);
  t.equal(new Set(kept).size, kept.length, 'no song twice, however often it came');
  t.equal((await ada.ask(`POST /v1/user/samplepage/playables/${body.id}`, { name: 'Kept' })).status, 404);
  t.match(await ada.ask('POST /v1/user/taste/import/sample', {}), { status: 200, body: { added: 1 } });
  t.equal((await ada.ask('POST /v1/user/taste/import/samplepage', {})).status, 404);
});
