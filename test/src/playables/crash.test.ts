import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import t from 'tap';

const program = join(import.meta.dirname, '..', '..', 'support', 'listener-program.js');

/** Listens in a process of its own, which is killed in the middle of it: the pages it was given. */
async function listenUntilKilled(file: string, listeners: number, pages: number): Promise<number[]> {
  // Some more than are waited for: the signal comes while pages are under way.
  const args = [program, file, listeners, pages + 3 * listeners].map(String);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const given: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    given.push(Number(line));
    if (given.length === pages) child.kill('SIGKILL');
  }
  await exit;
  return given.sort((a, b) => a - b);
}

for (const listeners of [1, 8]) {
  t.test(`a killed server has forgotten no page that it gave out to ${listeners}`, async (t) => {
    const file = join(t.testdir(), 'store.db');
    let next = 0;
    for (const pages of [5, 30, 9]) {
      const given = await listenUntilKilled(file, listeners, pages);
      const first = given[0] ?? 0;
      const unheard = (first - next) / 7;
      t.ok(unheard >= 0, `${first} after ${next}: nothing is given out again`);
      // Each may have had one page under way that it never heard of, and some may have been printed too late.
      t.ok(
        Number.isInteger(unheard) && unheard <= listeners,
        'and no more is passed over than was under way',
      );
      t.equal(new Set(given).size, given.length, 'and everybody had pages of their own');
      next = (given.at(-1) ?? 0) + 7;
    }
  });
}
