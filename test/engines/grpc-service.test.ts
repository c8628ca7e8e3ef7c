import { create } from '@bufbuild/protobuf';
import * as grpc from '@grpc/grpc-js';
import { service as healthService } from 'grpc-health-check';
import t from 'tap';
import { StatusError, serveEngine, serviceDefinition } from '../../engines/grpc-service.js';
import {
  DescribeRequestSchema,
  DescribeResponseSchema,
  PrepareRequestSchema,
  PrepareResponseSchema,
  SpeechService,
  SynthesizeRequestSchema,
  SynthesizeResponseSchema,
  TranscribeResponseSchema,
} from '../../src/gen/parlando/speech/v1/speech_pb.js';

type Reply = Record<string, unknown>;
type Call = (
  request: unknown,
  reply: (error: grpc.ServiceError | null, value?: Reply) => void,
) => grpc.ClientUnaryCall;
type Client = grpc.Client & Record<string, Call>;

function client(definition: grpc.ServiceDefinition, address: string): Client {
  const Made = grpc.makeGenericClientConstructor(definition, 'test');
  return new Made(address, grpc.credentials.createInsecure()) as unknown as Client;
}

function ask(made: Client, method: string, request: unknown): Promise<Reply> {
  return new Promise((resolve, reject) =>
    made[method]?.(request, (error, value) => (error ? reject(error) : resolve(value ?? {}))),
  );
}

async function served() {
  return await serveEngine({
    service: SpeechService,
    listen: '127.0.0.1:0',
    handlers: {
      describe: async () => create(DescribeResponseSchema, { name: 'echo' }),
      prepare: async ({ languageCode }) => {
        if (languageCode === 'xx') throw new StatusError(grpc.status.INVALID_ARGUMENT, 'no such language');
        return create(PrepareResponseSchema, { contextId: languageCode });
      },
      transcribe: (call) => {
        call.on('data', () => call.write(create(TranscribeResponseSchema)));
        call.on('end', () => call.end());
      },
      async *synthesize({ text }) {
        for (const word of text.split(' ')) {
          yield create(SynthesizeResponseSchema, { audio: Buffer.from(word) });
        }
      },
    },
  });
}

t.test('a served engine', async (t) => {
  const engine = await served();
  const speech = client(serviceDefinition(SpeechService), engine.address);
  t.teardown(async () => {
    speech.close();
    await engine.stop();
  });

  t.test('answers unary calls and says it is healthy', async (t) => {
    t.match(await ask(speech, 'describe', create(DescribeRequestSchema)), { name: 'echo' });
    const health = client(healthService as unknown as grpc.ServiceDefinition, engine.address);
    t.match(await ask(health, 'check', { service: SpeechService.typeName }), { status: 'SERVING' });
    health.close();
  });

  t.test('gives the status that a handler throws', async (t) => {
    await t.rejects(ask(speech, 'prepare', create(PrepareRequestSchema, { languageCode: 'xx' })), {
      code: grpc.status.INVALID_ARGUMENT,
      details: 'no such language',
    });
  });

  t.test('streams what an async iterable yields, then ends', async (t) => {
    const pieces: string[] = [];
    const stream = (
      speech as unknown as Record<string, (request: unknown) => grpc.ClientReadableStream<Reply>>
    ).synthesize?.(create(SynthesizeRequestSchema, { text: 'one two three' }));
    for await (const piece of stream ?? []) pieces.push(Buffer.from(piece.audio as Uint8Array).toString());
    t.same(pieces, ['one', 'two', 'three']);
  });
});

t.test('an address that is taken is an error', async (t) => {
  const engine = await served();
  t.teardown(() => engine.stop());
  await t.rejects(serveEngine({ service: SpeechService, listen: engine.address, handlers: {} as never }));
});
