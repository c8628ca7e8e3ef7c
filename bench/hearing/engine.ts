import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { create, type MessageInitShape } from '@bufbuild/protobuf';
import * as grpc from '@grpc/grpc-js';
import { serviceDefinition } from '../../engines/grpc-service.js';
import {
  DescribeRequestSchema,
  type DescribeResponse,
  type FinalTranscript,
  PrepareRequestSchema,
  type PrepareResponse,
  SpeechService,
  SynthesizeRequestSchema,
  type SynthesizeResponse,
  TranscribeRequestSchema,
  type TranscribeResponse,
} from '../../src/gen/parlando/speech/v1/speech_pb.js';

/** What the generic client of grpc-js has for each method of the service. */
interface SpeechStub extends grpc.Client {
  describe: Unary<DescribeResponse>;
  prepare: Unary<PrepareResponse>;
  transcribe(): TranscribeCall;
  synthesize(request: unknown): grpc.ClientReadableStream<SynthesizeResponse>;
}

type TranscribeCall = grpc.ClientDuplexStream<unknown, TranscribeResponse>;

type Unary<Response> = (
  request: unknown,
  reply: (error: grpc.ServiceError | null, response?: Response) => void,
) => grpc.ClientUnaryCall;

/** What was heard of a phrase. */
export interface HeardPhrase {
  readonly partials: readonly string[];
  readonly final: FinalTranscript;
}

/** Signed 16-bit little-endian samples. */
export interface Recording {
  readonly samplerate: number;
  readonly pcm: Buffer;
}

/** The bundled speech engine, in a process of its own, spoken to as the server does. */
export class SpeechEngineProcess {
  readonly #process: ChildProcess;
  readonly #stub: SpeechStub;

  private constructor(process: ChildProcess, address: string) {
    this.#process = process;
    const Stub = grpc.makeGenericClientConstructor(serviceDefinition(SpeechService), 'speech');
    this.#stub = new Stub(address, grpc.credentials.createInsecure(), {
      'grpc.enable_http_proxy': 0,
    }) as unknown as SpeechStub;
  }

  /** Starts the engine; rejects when it does not say where it listens. */
  static async start(args: readonly string[]): Promise<SpeechEngineProcess> {
    const main = new URL('../../engines/speech/main.js', import.meta.url);
    const child = spawn(process.execPath, [main.pathname, '--supervised', ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const { listening }: { readonly listening: string } = JSON.parse(line);
      return new SpeechEngineProcess(child, listening);
    }
    throw new Error('the speech engine ended before it listened');
  }

  /** The process, whose time and memory are looked at. */
  get pid(): number {
    return this.#process.pid ?? 0;
  }

  describe(): Promise<DescribeResponse> {
    return ask((reply) => this.#stub.describe(create(DescribeRequestSchema), reply));
  }

  async prepare(vocabulary: MessageInitShape<typeof PrepareRequestSchema>): Promise<string> {
    const request = create(PrepareRequestSchema, vocabulary);
    const { contextId } = await ask<PrepareResponse>((reply) => this.#stub.prepare(request, reply));
    return contextId;
  }

  /** Sends a phrase, as fast as the engine takes it, and waits for what was heard. */
  transcribe(contextId: string, recording: Recording, partials = false): Promise<HeardPhrase> {
    const call = this.begin(contextId, recording, partials);
    call.write(create(TranscribeRequestSchema, { message: { case: 'end', value: {} } }));
    call.end();
    return outcome(call);
  }

  /** Sends a phrase in messages of 100 ms and does not end it. */
  begin(contextId: string, { samplerate, pcm }: Recording, partials = false): TranscribeCall {
    const call = this.#stub.transcribe();
    // Whoever cancels does not read, and must not fail.
    call.on('error', () => {});
    const send = (message: MessageInitShape<typeof TranscribeRequestSchema>['message']) =>
      call.write(create(TranscribeRequestSchema, { message }));
    send({ case: 'start', value: { languageCode: 'en', sampleRate: samplerate, contextId, partials } });
    const step = Math.round(samplerate / 10) * 2;
    for (let at = 0; at < pcm.length; at += step) {
      send({ case: 'audio', value: pcm.subarray(at, at + step) });
    }
    return call;
  }

  async synthesize(text: string, languageCode: string, voice = ''): Promise<Recording> {
    const pieces: Uint8Array[] = [];
    let samplerate = 0;
    const request = create(SynthesizeRequestSchema, { text, languageCode, voice });
    for await (const piece of this.#stub.synthesize(request) as AsyncIterable<SynthesizeResponse>) {
      samplerate ||= piece.sampleRate;
      pieces.push(piece.audio);
    }
    return { samplerate, pcm: Buffer.concat(pieces) };
  }

  async stop(): Promise<void> {
    this.#stub.close();
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.stdin?.end();
    await ended;
  }
}

function ask<Response>(
  call: (reply: (error: grpc.ServiceError | null, response?: Response) => void) => unknown,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    call((error, response) => (response ? resolve(response) : reject(error)));
  });
}

async function outcome(call: AsyncIterable<TranscribeResponse>): Promise<HeardPhrase> {
  const partials: string[] = [];
  for await (const { message } of call) {
    if (message.case === 'partial') partials.push(message.value.text);
    if (message.case === 'final') return { partials, final: message.value };
  }
  throw new Error('the stream ended without a final transcript');
}
