import t from 'tap';
import { readOptions } from '../../../engines/wyoming/options.js';

t.test('a server that hears, one that speaks, or both', async (t) => {
  const at = { host: '127.0.0.1', port: 10300 };
  t.strictSame(readOptions(['--hear', '127.0.0.1:10300'])?.servers, { hears: at, speaks: undefined });
  t.strictSame(readOptions(['--speak', '127.0.0.1:10300'])?.servers, { hears: undefined, speaks: at });
  t.throws(() => readOptions([]), /--hear HOST:PORT, --speak HOST:PORT or both/);
  t.throws(() => readOptions(['--hear', 'here']), /--hear must be HOST:PORT, not 'here'/);
  t.throws(() => readOptions(['--hear', 'host:1', '--speak', 'host:0']), /--speak must be HOST:PORT/);
});
