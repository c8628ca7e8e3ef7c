import t from 'tap';
import { PiscinaUnderstander } from '../../../src/adapters/piscina-understander.js';
import type { CatalogueName } from '../../../src/ports/content-engine.js';

const services = ['library'];

async function* pieces(names: readonly CatalogueName[]): AsyncGenerator<readonly CatalogueName[]> {
  for (const name of names) yield [name];
}

const NAMES: readonly CatalogueName[] = [
  { type: 'artist', ref: 'a1', name: 'Glass Harbour', popularity: 0.4 },
  { type: 'song', ref: 's1', name: 'Standing by the Water', artist: 'Glass Harbour', popularity: 0.5 },
  { type: 'album', ref: 'l1', name: 'Lanterns', artist: 'Glass Harbour', popularity: 0.3 },
];

t.test('phrases are understood against the names that were learnt, in every thread', async (t) => {
  const understander = new PiscinaUnderstander({ threads: 2 });
  t.teardown(() => understander.close());
  await understander.learn('library', pieces(NAMES));
  const readings = await Promise.all(
    Array.from({ length: 4 }, () =>
      understander.understand({ text: 'play standing by the water', languagecode: 'en', services }),
    ),
  );
  for (const { readings: found } of readings) {
    t.match(found[0], { intent: 'play_song', entities: { track: 'standing by the water' } });
    t.match(found[0]?.found[0], { entity: 'track', service: 'library', type: 'song', ref: 's1' });
  }
});

t.test('learning a service again replaces its names', async (t) => {
  const understander = new PiscinaUnderstander({ threads: 1 });
  t.teardown(() => understander.close());
  await understander.learn('library', pieces(NAMES));
  await understander.learn(
    'library',
    pieces([{ type: 'artist', ref: 'a2', name: 'Lanterns', popularity: 1 }]),
  );
  const { readings } = await understander.understand({ text: 'play lanterns', languagecode: 'en', services });
  t.match(readings[0], { intent: 'create_dynamic_playlist', found: [{ ref: 'a2' }] });
});

t.test('more phrases than may wait are refused as overloaded', async (t) => {
  const understander = new PiscinaUnderstander({ threads: 1, maxQueue: 2 });
  t.teardown(() => understander.close());
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () => understander.understand({ text: 'stop', services: [] })),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  t.equal(refused.length, 5);
  for (const { reason } of refused) t.match(reason, { code: 'overloaded' });
  t.match(await understander.understand({ text: 'stop', services: [] }), { readings: [{ intent: 'stop' }] });
});

t.test(
  'a worker that dies fails its phrase, and the next one is understood with the names again',
  async (t) => {
    const worker = new URL('../../support/mortal-understand.js', import.meta.url);
    const understander = new PiscinaUnderstander({ threads: 1, worker });
    t.teardown(() => understander.close());
    await understander.learn('library', pieces(NAMES));
    await t.rejects(understander.understand({ text: 'die', services }), { code: 'internal' });
    const { readings } = await understander.understand({
      text: 'play glass harbour',
      languagecode: 'en',
      services,
    });
    t.match(readings[0]?.found[0], { ref: 'a1' });
  },
);

t.test('names that cannot be read fail their lesson and nothing else', async (t) => {
  const understander = new PiscinaUnderstander({ threads: 1 });
  t.teardown(() => understander.close());
  const broken = [{ type: 'song' }] as unknown as readonly CatalogueName[];
  await t.rejects(understander.learn('broken', pieces(broken)), { code: 'internal' });
  t.match(await understander.understand({ text: 'stop', services: [] }), { readings: [{ intent: 'stop' }] });
});

t.test('phrases for the recogniser are handed out', async (t) => {
  const understander = new PiscinaUnderstander({ threads: 1 });
  t.teardown(() => understander.close());
  t.ok((await understander.phrases('en-GB')).some((phrase) => phrase.includes('{artist}')));
  t.same(await understander.phrases('xx'), []);
});
