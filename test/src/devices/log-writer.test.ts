import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { LogWriter, Slabs } from '../../../src/devices/log-writer.js';

t.test('bytes stand in the file in the order they came, in the background or at once', async (t) => {
  const path = join(t.testdir(), 'log');
  const slabs = new Slabs(2);
  const writer = new LogWriter(path, slabs);
  const pieces = Array.from({ length: 40 }, (_, i) => Buffer.alloc(i === 7 ? 700_000 : 1000 * (i + 1), i));
  for (const [i, piece] of pieces.entries()) {
    const bytes = Buffer.from(piece);
    writer.write(bytes);
    bytes.fill(255);
    if (i === 20) await writer.drained();
  }
  await Promise.all([writer.drained(), writer.drained()]);
  t.equal(writer.drained(), undefined);
  await writer.close();
  t.ok(readFileSync(path).equals(Buffer.concat(pieces)));
  t.ok(slabs.take() && slabs.take(), 'the slabs are free again');
  t.notOk(slabs.take());
});

t.test('a file that exists is not written over', async (t) => {
  const folder = t.testdir({ log: 'mine' });
  t.throws(() => new LogWriter(join(folder, 'log'), new Slabs(1)), { code: 'EEXIST' });
});
