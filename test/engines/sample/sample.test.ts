import t from 'tap';
import { startSampleEngine } from '../../../engines/sample/engine.js';
import { fixedAddress } from '../../../src/adapters/engine-address.js';
import { EngineConnection } from '../../../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../../../src/adapters/grpc-content-engine.js';
import { checkEngine } from '../../../src/content/engine-check.js';

t.test('nothing is wrong with the sample service, whatever its capabilities promise', async (t) => {
  const served = await startSampleEngine({
    listen: '127.0.0.1:0',
    httpPort: 0,
    redirectUris: ['http://127.0.0.1/'],
    tokenSeconds: 60,
    countries: [],
  });
  t.teardown(() => served.stop());
  const connection = new EngineConnection({ address: fixedAddress(served.address) });
  const engine = new GrpcContentEngine({ connection, publicUrl: 'http://box.example' });
  t.teardown(() => engine.close());
  const tried: string[] = [];
  for await (const { what, problem } of checkEngine(engine)) {
    t.equal(problem, undefined, what);
    tried.push(what);
  }
  for (const what of [
    'health',
    'where to sign in',
    'a false proof: signin',
    'a false proof: signinmanualclose',
    'a false proof: sdksignin',
    'userplaylistsitemsadd, for nobody',
    'information: concert',
    'recommended: album',
    'what was played, by nobody',
  ])
    t.ok(tried.includes(what), what);
});
