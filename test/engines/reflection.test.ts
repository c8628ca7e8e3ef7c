import { fromBinary } from '@bufbuild/protobuf';
import { BinaryReader, BinaryWriter } from '@bufbuild/protobuf/wire';
import { FileDescriptorProtoSchema } from '@bufbuild/protobuf/wkt';
import * as grpc from '@grpc/grpc-js';
import t, { type Test } from 'tap';
import { further, type Handlers, serveEngine } from '../../engines/grpc-service.js';
import { AccountService } from '../../src/gen/parlando/content/v1/accounts_pb.js';
import { ContentService } from '../../src/gen/parlando/content/v1/content_pb.js';

/** The numbers of the fields that are asked and answered (grpc.reflection.v1). */
const ASK = { symbol: 4, services: 7 };
const ANSWER = { files: 4, services: 6, error: 7 };

const identity = (bytes: Buffer) => bytes;

/** Asks a server one question, as any client does; tells the fields of the answer. */
function asker(t: Test, address: string) {
  const client = new grpc.Client(address, grpc.credentials.createInsecure());
  t.teardown(() => client.close());
  return (field: number, question: string) =>
    new Promise<ReadonlyMap<number, Uint8Array>>((resolve, reject) => {
      const path = '/grpc.reflection.v1.ServerReflection/ServerReflectionInfo';
      const call = client.makeBidiStreamRequest(path, identity, identity);
      call.on('data', (bytes: Buffer) => resolve(fieldsOf(bytes))).on('error', reject);
      call.end(
        Buffer.from(
          new BinaryWriter()
            .uint32((field << 3) | 2)
            .string(question)
            .finish(),
        ),
      );
    });
}

function fieldsOf(bytes: Uint8Array): ReadonlyMap<number, Uint8Array> {
  const reader = new BinaryReader(bytes);
  const fields = new Map<number, Uint8Array>();
  while (reader.pos < reader.len) {
    const [field, wire] = reader.tag();
    if (wire === 2) fields.set(field, reader.bytes());
    else reader.skip(wire);
  }
  return fields;
}

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString();

t.test('any client can ask an engine what it serves, and for the contract', async (t) => {
  const handlers = {} as Handlers<typeof ContentService>;
  const also = [further(AccountService, {} as Handlers<typeof AccountService>)];
  const engine = await serveEngine({ service: ContentService, handlers, also, listen: '127.0.0.1:0' });
  t.teardown(() => engine.stop());
  const ask = asker(t, engine.address);

  const services = text((await ask(ASK.services, '*')).get(ANSWER.services));
  t.match(services, /parlando\.content\.v1\.ContentService/);
  t.match(services, /parlando\.content\.v1\.AccountService/);
  t.notMatch(services, /UserPlaylistService/, 'what is not served is not told');

  const answer = await ask(ASK.symbol, 'parlando.content.v1.ContentService.Search');
  const file = fieldsOf(answer.get(ANSWER.files) ?? new Uint8Array()).get(1) ?? new Uint8Array();
  const content = fromBinary(FileDescriptorProtoSchema, file);
  t.match(content, { name: 'parlando/content/v1/content.proto', package: 'parlando.content.v1' });
  const search = content.service[0]?.method.find(({ name }) => name === 'Search');
  t.match(search, { inputType: '.parlando.content.v1.SearchRequest' });

  t.ok((await ask(ASK.symbol, 'no.such.Service')).has(ANSWER.error));
});
