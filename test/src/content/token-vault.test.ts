import t from 'tap';
import { TokenVault } from '../../../src/content/token-vault.js';

const ada = { userid: 'ada', service: 'sample' };
const secret = { accesstoken: 'a token', userid: 'x' };

t.test('what was sealed opens for its holder with its key, and is never the same twice', async (t) => {
  const vault = new TokenVault(new Uint8Array(32).fill(1));
  const sealed = vault.seal(ada, secret);
  t.strictSame(vault.open(ada, sealed), secret);
  t.not(vault.seal(ada, secret), sealed);
  t.throws(() => vault.open({ ...ada, userid: 'bob' }, sealed));
  t.throws(() => vault.open({ ...ada, service: 'other' }, sealed));
  t.throws(() => new TokenVault(new Uint8Array(32).fill(2)).open(ada, sealed));
});

t.test('what was changed in the store does not open', async (t) => {
  const vault = new TokenVault(new Uint8Array(32).fill(1));
  const bytes = Buffer.from(vault.seal(ada, secret), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    t.throws(() => vault.open(ada, changed.toString('base64url')), `byte ${at}`);
  }
  t.throws(() => vault.open(ada, ''));
});
