import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import t from 'tap';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'engines', 'library', 'main.js');

function run(...args: readonly string[]) {
  return spawn(process.execPath, [PROGRAM, ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
}

async function ended(...args: readonly string[]) {
  const child = run(...args);
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { said, complained, code };
}

t.test('it says in one line where it listens, and ends with who started it', async (t) => {
  const folder = t.testdir({ music: {}, data: {} });
  const child = run('--music', join(folder, 'music'), '--data', join(folder, 'data'), '--supervised');
  const closed = once(child, 'close');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  t.match(JSON.parse(line), { listening: /^127\.0\.0\.1:\d+$/, http: Number });
  child.stdin.end();
  t.same(await closed, [0, null]);
});

t.test('it ends at SIGTERM', async (t) => {
  const folder = t.testdir({ music: {}, data: {} });
  const child = run('--music', join(folder, 'music'), '--data', join(folder, 'data'));
  const closed = once(child, 'close');
  await once(createInterface({ input: child.stdout }), 'line');
  child.kill('SIGTERM');
  t.same(await closed, [0, null]);
});

t.test('what is wrong is said in one sentence', async (t) => {
  const data = t.testdir({});
  t.same(await ended('--demo'), { said: '', complained: 'library: --data DIR is needed.\n', code: 2 });
  t.match(await ended('--music', '/no/such/folder', '--data', data), {
    said: '',
    complained: 'library: there is no music folder at /no/such/folder\n',
    code: 1,
  });
});
