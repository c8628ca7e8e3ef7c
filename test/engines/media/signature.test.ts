import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { keyIn, Signer } from '../../../engines/media/signature.js';

const signer = new Signer(Buffer.alloc(32, 7));
const path = '/streams/abcdefghijklmnop';

t.test('a signed path is good until it expires', async (t) => {
  const query = new URLSearchParams(signer.sign(path, 1_000));
  t.equal(signer.refusal(path, query, 999), undefined);
  t.equal(signer.refusal(path, query, 1_000), undefined);
  t.equal(signer.refusal(path, query, 1_001), 'expired');
});

t.test('whatever is changed in it, it is refused', async (t) => {
  const changed = (key: string, value: string) => {
    const query = new URLSearchParams(signer.sign(path, 1_000));
    query.set(key, value);
    return query;
  };
  t.equal(signer.refusal('/streams/another', new URLSearchParams(signer.sign(path, 1_000)), 0), 'forged');
  t.equal(signer.refusal(path, changed('expires', '9999'), 0), 'forged');
  t.equal(signer.refusal(path, changed('expires', '1e3'), 0), undefined, 'the same number');
  t.equal(signer.refusal(path, changed('expires', 'never'), 0), 'forged');
  t.equal(signer.refusal(path, changed('signature', ''), 0), 'forged');
  t.equal(signer.refusal(path, changed('signature', 'AAAA'), 0), 'forged');
  t.equal(signer.refusal(path, new URLSearchParams(), 0), 'forged');
  const other = new Signer(Buffer.alloc(32, 8));
  t.equal(signer.refusal(path, new URLSearchParams(other.sign(path, 1_000)), 0), 'forged');
});

t.test('the key is made once, for its owner alone', async (t) => {
  const file = join(t.testdir({}), 'key');
  const key = keyIn(file);
  t.equal(key.length, 32);
  t.same(keyIn(file), key);
  t.equal(statSync(file).mode & 0o777, 0o600);
});

t.test('a key of another length is not used', async (t) => {
  const file = join(t.testdir({}), 'key');
  writeFileSync(file, 'short');
  t.throws(() => keyIn(file), /not a key of 32 bytes/);
});
