import { execFile } from 'node:child_process';
import { join } from 'node:path';
import t from 'tap';

const DIST = join(import.meta.dirname, '..', '..');
/** What makes Node 22 pass for another. */
const OLDER = `data:text/javascript,
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } });
  Object.defineProperty(process, 'version', { value: 'v20.0.0' });`;

function run(program: string) {
  return new Promise<{ code: unknown; said: string; complained: string }>((resolve) =>
    execFile(
      process.execPath,
      ['--import', OLDER, join(DIST, program), '--help'],
      (error, said, complained) => resolve({ code: error?.code ?? 0, said, complained }),
    ),
  );
}

for (const program of ['src/parlando.js', 'engines/library/main.js', 'engines/speech/main.js']) {
  t.test(`${program} says in one sentence that it needs another Node`, async (t) => {
    const { code, said, complained } = await run(program);
    t.strictSame([code, said], [1, '']);
    t.match(complained, /^parlando needs Node 22 and this is v20\.0\.0: .*\n$/);
  });
}
