import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import t from 'tap';
import { Addresses } from '../../../engines/library/http/addresses.js';
import { Signer } from '../../../engines/library/http/signature.js';
import { libraryService } from '../../../engines/library/service.js';
import {
  DescribeRequestSchema,
  ListNamesRequestSchema,
  SearchRequestSchema,
} from '../../../src/gen/parlando/content/v1/content_pb.js';

const signer = new Signer(Buffer.alloc(32));
const { signal } = new AbortController();

t.test('before anything is known the service describes itself and asks for patience', async (t) => {
  const addresses = new Addresses({
    signer,
    timeLimited: 60,
    port: 9,
    publicUrl: undefined,
    serverUrl: 'http://box:8080',
  });
  const service = libraryService({ name: 'Library', contents: () => undefined, addresses });
  const described = await service.describe(create(DescribeRequestSchema), signal);
  t.match(described.services, [{ id: 'library', revision: '' }]);
  const request = create(SearchRequestSchema, { service: 'library', type: 'song', query: 'x' });
  await t.rejects(service.search(request, signal), { code: status.UNAVAILABLE });
  const names = service.listNames(create(ListNamesRequestSchema, { service: 'library' }), signal);
  for await (const some of names) t.fail(`there are no names yet, not even ${some.names[0]?.name}`);
});

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
