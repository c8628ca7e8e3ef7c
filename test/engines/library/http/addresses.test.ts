import t from 'tap';
import { Addresses } from '../../../../engines/library/http/addresses.js';
import { Signer } from '../../../../engines/media/signature.js';

const signer = new Signer(Buffer.alloc(32));

t.test('addresses have the host by which the server is reached, or what the operator says', async (t) => {
  const pictures = new Map([['c', { path: 'cover.jpg', embedded: false }]]);
  const own = { signer, timeLimited: 60, port: 9, publicUrl: undefined, serverUrl: 'http://box:8080' };
  const addresses = new Addresses(own);
  t.match(addresses.stream('a', 'https://[fd00::1]:8443'), /^http:\/\/\[fd00::1\]:9\/streams\/a\?/);
  t.match(addresses.stream('a', ''), /^http:\/\/box:9\//);
  t.equal(addresses.images('c', { pictures })['160x160'], 'http://box:9/images/c/160.jpg');
  t.same(addresses.images('d', { pictures }), {}, 'no address for what there is not');
  const proxied = new Addresses({ ...own, publicUrl: 'https://music.example/library' });
  t.match(proxied.stream('a', 'http://box:8080'), /^https:\/\/music\.example\/library\/streams\/a\?/);
});
