import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { ContentService } from '../../../src/gen/parlando/content/v1/content_pb.js';
import { audiobookFile } from '../../support/audiobook-file.js';
import { engineClient } from '../../support/engine-client.js';
import { startedLibrary } from '../../support/library-engine.js';

const service = 'library';
const { method: content } = ContentService;

t.test('the chapters inside an audiobook are told, with where they begin', async (t) => {
  const folder = t.testdir({ music: {}, data: {} });
  const root = join(folder, 'music');
  mkdirSync(join(root, 'Ada Brandt/The Lighthouse'), { recursive: true });
  const file = audiobookFile(900, [
    ['The Storm', 0],
    ['The Lamp', 310],
    ['Morning', 600],
  ]);
  writeFileSync(join(root, 'Ada Brandt/The Lighthouse/The Lighthouse.m4b'), file);
  const { running, find, engine } = await startedLibrary(t, { root, data: join(folder, 'data') });
  await running.scanned;
  const call = engineClient(t, running.address);
  const [book] = await find('audiobook', 'the lighthouse');
  const of = { service, parentType: 'audiobook', ref: book?.ref ?? '' };
  t.match((await engine.describe())[0]?.drilldowntypes, ['albums', 'songs', 'artists', 'chapters']);
  const { items, total } = await call(content.listItems, { ...of, itemType: 'chapters' });
  t.equal(total, 3);
  t.same(
    items.map(({ type, name, offset, duration }) => [type, name, offset, duration]),
    [
      ['chapter', 'The Storm', 0, 310],
      ['chapter', 'The Lamp', 310, 290],
      ['chapter', 'Morning', 600, 300],
    ],
  );
  const songs = await call(content.listItems, { ...of, itemType: 'songs' });
  t.equal(songs.items.length, 1, 'the file is one item to play');
  const ref = items[1]?.ref ?? '';
  t.match(await call(content.getItem, { service, type: 'chapter', ref }), {
    item: { name: 'The Lamp', offset: 310 },
  });
  const { streams } = await call(content.resolveStreams, { service, refs: [ref] });
  t.match(streams, [{ ref, url: new RegExp(`/streams/${songs.items[0]?.ref}\\?`) }]);
  for (const wrong of [`${ref}9`, 'AAAAAAAAAAAAAAAA.0', 'x'])
    await t.rejects(call(content.getItem, { service, type: 'chapter', ref: wrong }), { code: 'not_found' });
});
