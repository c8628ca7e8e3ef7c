import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import t from 'tap';

const PROGRAM = join(import.meta.dirname, '..', '..', '..', 'engines', 'speech', 'main.js');

async function ended(...args: readonly string[]) {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { said, complained, code };
}

t.test('what is wrong is said in one sentence', async (t) => {
  t.same(await ended('--models', 'better'), {
    said: '',
    complained: "speech: --models must be bundled or installed, not 'better'.\n",
    code: 2,
  });
  t.match(await ended('--phrases', 'many'), { said: '', complained: /^speech: --phrases .*\n$/, code: 2 });
});
