import { join } from 'node:path';
import * as grpc from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';
import t from 'tap';
import { ask, musicFolder, PAGE, startedLibrary } from '../../support/library-engine.js';
import { writeTrack } from '../../support/music.js';

const service = 'library';

t.test(
  'references and addresses outlive a restart, and the engine answers before it has scanned again',
  async (t) => {
    const folder = await musicFolder(t);
    const first = await startedLibrary(t, folder);
    await first.running.scanned;
    const before = await first.engine.songs({ service, page: PAGE });
    const [described] = await first.engine.describe();
    const [stream] = await first.engine.streams({ service, refs: [before.items[0]?.ref ?? ''] });
    await first.running.stop();

    const second = await startedLibrary(t, folder);
    t.same(await second.engine.songs({ service, page: PAGE }), before);
    t.equal((await ask(stream?.streamurl ?? '')).status, 200);
    await second.running.scanned;
    t.equal((await second.engine.describe())[0]?.revision, described?.revision);
  },
);

t.test('what is added to the folder while it runs is found', async (t) => {
  const folder = await musicFolder(t);
  const { running, engine } = await startedLibrary(t, folder);
  await running.scanned;
  const [before] = await engine.describe();
  await writeTrack(join(folder.root, 'Nora Pike/Salt/Open Sea.wav'), {
    title: 'Open Sea',
    artists: ['Nora Pike'],
  });
  let after = before;
  while (after?.revision === before?.revision) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    [after] = await engine.describe();
  }
  const { hits } = await engine.search({ service, type: 'artist', query: 'nora pike', page: PAGE });
  t.match(hits, [{ item: { name: 'Nora Pike' }, score: 1 }]);
});

t.test('an empty folder is a library, too', async (t) => {
  const folder = t.testdir({ music: {}, data: {} });
  const paths = { root: join(folder, 'music'), data: join(folder, 'data') };
  const { running, engine } = await startedLibrary(t, paths);
  const Health = grpc.makeGenericClientConstructor(
    healthService as unknown as grpc.ServiceDefinition,
    'health',
  );
  const health = new Health(running.address, grpc.credentials.createInsecure());
  const check = () =>
    new Promise((resolve, reject) =>
      health.check?.({ service: '' }, (error: Error | null, reply: unknown) =>
        error ? reject(error) : resolve(reply),
      ),
    );
  await running.scanned;
  t.match(await check(), { status: 'SERVING' });
  t.match(await engine.songs({ service, page: PAGE }), { items: [], total: 0 });
  health.close();
});
