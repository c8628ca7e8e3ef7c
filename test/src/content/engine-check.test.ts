import { join } from 'node:path';
import { status } from '@grpc/grpc-js';
import t, { type Test } from 'tap';
import { StatusError } from '../../../engines/grpc-service.js';
import { type EngineAddress, fixedAddress } from '../../../src/adapters/engine-address.js';
import { EngineProcess } from '../../../src/adapters/engine-process.js';
import { EngineConnection } from '../../../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../../../src/adapters/grpc-content-engine.js';
import { checkEngine } from '../../../src/content/engine-check.js';
import { type ContentData, serveContentEngine } from '../../support/content-engine.js';
import { ableService, song } from '../../support/content-room.js';

const SOUND: ContentData = {
  services: [{ ...ableService('library'), capabilities: ['search', 'listitems'] }],
  items: [
    { type: 'artist', ref: 'a1', name: 'The Hollow Lamps', popularity: 1 },
    song('s1', 'Slow River', 0.9),
    song('s2', 'Slow River Too', 0.5),
  ],
};

/** What was wrong with an engine, by what was tried. */
async function wrongWith(t: Test, address: EngineAddress) {
  const engine = new GrpcContentEngine({
    connection: new EngineConnection({ address }),
    publicUrl: 'http://box.example',
  });
  t.teardown(() => engine.close());
  const wrong: Record<string, string> = {};
  let tried = 0;
  for await (const { what, problem } of checkEngine(engine)) {
    tried++;
    if (problem !== undefined) wrong[what] = problem;
  }
  return { wrong, tried };
}

async function wrongWithData(t: Test, data: ContentData) {
  const served = await serveContentEngine(data);
  t.teardown(() => served.stop());
  return wrongWith(t, fixedAddress(served.address));
}

t.test('nothing is wrong with an engine that keeps to the contract', async (t) => {
  const { wrong, tried } = await wrongWithData(t, SOUND);
  t.same(wrong, {});
  t.ok(tried > 8, `${tried} calls were tried`);
});

t.test('what an engine promises users without keeping it is told', async (t) => {
  const promised = ['search', 'listitems', 'signin', 'userplaylists', 'userplaylistsdelete'];
  const { wrong } = await wrongWithData(t, {
    ...SOUND,
    services: [
      {
        id: 'library',
        name: 'Library',
        searchTypes: ['song', 'artist'],
        drilldownTypes: ['songs'],
        capabilities: promised,
        information: ['artist'],
        recommendTypes: ['song'],
        playback: { protocol: 'http', sendAnalytics: true },
      },
    ],
  });
  t.same(Object.keys(wrong).sort(), [
    'a false proof: signin',
    'a token that is not known is given back',
    'information: artist',
    'recommended: song',
    'userplaylists, for nobody',
    'userplaylistsdelete, for nobody',
    'what was played, by nobody',
    'where to sign in',
  ]);
});

t.test('nothing is wrong with the template, of which others are made', async (t) => {
  const program = join(import.meta.dirname, '..', '..', '..', 'engines', 'template', 'main.js');
  const ignore = () => {};
  const engine = new EngineProcess({
    name: 'template',
    program,
    args: ['--supervised'],
    log: { info: ignore, warn: ignore },
  });
  t.teardown(() => engine.stop());
  await engine.start();
  t.same((await wrongWith(t, engine)).wrong, {});
});

t.test('what is wrong is said where it is wrong', async (t) => {
  const cases: readonly (readonly [what: string, problem: RegExp, data: Partial<ContentData>])[] = [
    ['describe', /no service/, { services: [] }],
    [
      'its description',
      /fixed part of paths/,
      { services: [{ ...ableService('config'), capabilities: [] }] },
    ],
    ['its description', /for no type/, { services: [{ ...ableService('library'), searchTypes: [] }] }],
    ['names', /most popular first/, { items: [song('s1', 'Slow', 0.1), song('s2', 'Fast', 0.9)] }],
    ['names', /not from 0 to 1/, { items: [song('s1', 'Slow', 7)] }],
    ['names', /tells no names/, { names: [] }],
    ['item: artist', /not have this/, { names: [{ type: 'artist', ref: 'gone', name: 'Gone' }] }],
    ['search: song', /its own name/, { names: [{ type: 'song', ref: 's1', name: 'Another' }] }],
    ['item: song', /not an image/, { items: [{ ...song('s1', 'Slow'), images: { big: 'http://x/1.png' } }] }],
    ['items: songs', /cannot be reached/, { before: failing('listItems') }],
    ['an item that is not there', /must be not_found, not service_failed/, { before: failing('getItem') }],
  ];
  for (const [what, problem, change] of cases) {
    const { wrong } = await wrongWithData(t, { ...SOUND, ...change });
    t.match(wrong[what], problem, `${what}: ${problem}`);
  }
});

t.test('an engine that is not there is one problem', async (t) => {
  const { wrong, tried } = await wrongWith(t, fixedAddress('127.0.0.1:9'));
  t.equal(tried, 1);
  t.match(wrong, { describe: /cannot be reached/ });
});

function failing(method: string) {
  return (asked: string) => {
    if (asked === method) throw new StatusError(status.UNAVAILABLE, 'broken');
  };
}
