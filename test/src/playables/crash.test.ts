import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import t from 'tap';

const program = join(import.meta.dirname, '..', '..', 'support', 'listener-program.js');

/** Listens in a process of its own, which is killed in the middle of it: the pages it was given. */
async function listenUntilKilled(file: string, pages: number): Promise<number[]> {
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const given: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    given.push(Number(line));
    if (given.length === pages) child.kill('SIGKILL');
  }
  await exit;
  return given;
}

t.test('a killed server has forgotten no page that it gave out', async (t) => {
  const file = join(t.testdir(), 'store.db');
  let next = 0;
  for (const pages of [5, 12, 3]) {
    const given = await listenUntilKilled(file, pages);
    // The last pages before the kill may have been kept without being heard of.
    const unheard = ((given[0] ?? 0) - next + 400) % 200;
    t.ok(unheard % 7 === 0 && unheard <= 140, `${given[0]} after ${next}`);
    const expected = given.map((_, at) => ((given[0] ?? 0) + 7 * at) % 200);
    t.strictSame(given, expected, 'and goes on in order');
    next = ((given.at(-1) ?? 0) + 7) % 200;
  }
});
