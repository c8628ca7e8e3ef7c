import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { startSampleEngine } from '../../../engines/sample/engine.js';
import { startedSubsonic } from '../../support/subsonic-engine.js';
import { SubsonicServer } from '../../support/subsonic-server.js';

const PARLANDO = join(import.meta.dirname, '..', '..', '..', 'src', 'parlando.js');

/** What the command says, as a person calls it. */
function check(...args: readonly string[]): Promise<{ code: unknown; said: string; complained: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [PARLANDO, 'engine', 'check', ...args],
      (error, said, complained) => resolve({ code: error?.code ?? 0, said, complained }),
    );
    child.stdin?.end();
  });
}

async function subsonic(t: Test) {
  const server = await SubsonicServer.start(t);
  const data = t.testdir({ password: 'secret word\n', wrong: 'other word\n', empty: '' });
  const { running, login } = await startedSubsonic(t, server.url, join(data, 'engine'));
  return { server, login, address: running.address, file: (name: string) => join(data, name) };
}

t.test('what only those with an account may is tried for somebody who has one', async (t) => {
  const { server, address, file } = await subsonic(t);
  const nobody = await check(address);
  t.match(nobody, { code: 0, complained: '' });
  t.notMatch(nobody.said, /item: song|userplaylists\n/);
  const before = server.playlists.length;
  const ann = await check(address, '--user', 'ann', '--password-file', file('password'));
  t.match(ann, { code: 0, complained: '' }, ann.said);
  for (const tried of ['a name and password', 'item: song', 'items: albums', 'streams', 'userplaylists'])
    t.match(ann.said, `ok     subsonic, ${tried}\n`);
  t.notMatch(ann.said, /secret word/);
  t.equal(server.playlists.length, before, 'and nothing of theirs is changed');
});

t.test('a sign-in that fails is told, and the rest is tried for nobody', async (t) => {
  const { address, file } = await subsonic(t);
  const failed = await check(address, '--user', 'ann', '--password-file', file('wrong'));
  t.match(failed, { code: 1, complained: /^1 of \d+ calls went wrong/m });
  t.match(failed.said, /wrong {2}subsonic, a name and password: /);
});

t.test('a token serves in place of a sign-in, and one that does not is told', async (t) => {
  const { login, address, file } = await subsonic(t);
  writeFileSync(file('token'), (await login('ann', 'secret word')).accessToken);
  const good = await check(address, '--token-file', file('token'));
  t.match(good, { code: 0, said: 'ok     subsonic, item: song\n' }, good.said);
  const bad = await check(address, '--token-file', file('password'));
  t.match(bad, { code: 1, said: /wrong {2}subsonic, browse: / });
});

t.test('what is wrong with the options is said in one sentence', async (t) => {
  const { address, file } = await subsonic(t);
  const table: readonly (readonly [readonly string[], RegExp])[] = [
    [['--user', 'ann'], /nobody to ask/],
    [['--user', 'ann', '--password-file', file('none')], /none cannot be read \(ENOENT\)/],
    [['--user', 'ann', '--password-file', file('empty')], /begins with an empty line/],
    [['--password-file', file('password')], /needs --user/],
    [['--user', 'ann', '--token-file', file('password')], /not both/],
  ];
  await Promise.all(
    table.map(async ([options, problem]) => {
      const { code, said, complained } = await check(address, ...options);
      t.strictSame([code, said], [1, '']);
      t.match(complained, problem);
      t.equal(complained.trim().split('\n').length, 1, complained);
    }),
  );
});

t.test('nothing is wrong with the sample, for who pays', async (t) => {
  const sample = await startSampleEngine({
    listen: '127.0.0.1:0',
    httpPort: 0,
    redirectUris: [],
    tokenSeconds: 600,
    countries: [],
  });
  t.teardown(() => sample.stop());
  const data = t.testdir({ password: 'premium' });
  const paying = await check(sample.address, '--user', 'premium', '--password-file', join(data, 'password'));
  t.match(paying, { code: 0, complained: '' }, paying.said);
  t.match(paying.said, 'ok     samplesdk, item: song\n');
});
