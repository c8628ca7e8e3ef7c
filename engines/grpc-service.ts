import type {
  DescMessage,
  DescMethod,
  DescMethodBiDiStreaming,
  DescMethodServerStreaming,
  DescMethodUnary,
  DescService,
  MessageShape,
} from '@bufbuild/protobuf';
import { fromBinary, toBinary } from '@bufbuild/protobuf';
import * as grpc from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';
import { reflection } from './reflection.js';

/** The most bytes in one message: room for the names of a large catalogue. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024;
/** How long running calls may go on, in milliseconds, once the engine is told to stop. */
const DRAIN_MS = 5_000;

/** An error that the caller sees as a gRPC status; anything else that is thrown becomes INTERNAL. */
export class StatusError extends Error {
  readonly code: grpc.status;
  readonly details: string;
  /** Trailers. */
  readonly metadata: grpc.Metadata | undefined;

  constructor(code: grpc.status, details: string, metadata?: grpc.Metadata) {
    super(details);
    this.code = code;
    this.details = details;
    this.metadata = metadata;
  }
}

/** What carries out a method: a promise, an async iterable, or, for two-way streams, the call itself. */
type Handler<Method> =
  Method extends DescMethodUnary<infer Input, infer Output>
    ? (request: MessageShape<Input>, signal: AbortSignal) => Promise<MessageShape<Output>>
    : Method extends DescMethodServerStreaming<infer Input, infer Output>
      ? (request: MessageShape<Input>, signal: AbortSignal) => AsyncIterable<MessageShape<Output>>
      : Method extends DescMethodBiDiStreaming<infer Input, infer Output>
        ? (call: grpc.ServerDuplexStream<MessageShape<Input>, MessageShape<Output>>) => void
        : never;

/** One handler for each method of a service, by its local name. */
export type Handlers<Service extends DescService> = {
  readonly [Name in keyof Service['method']]: Handler<Service['method'][Name]>;
};

type AnyUnary = (request: unknown, signal: AbortSignal) => Promise<unknown>;
type AnyStreaming = (request: unknown, signal: AbortSignal) => AsyncIterable<unknown>;
type AnyBiDi = (call: grpc.ServerDuplexStream<unknown, unknown>) => void;
type AnyHandler = AnyUnary | AnyStreaming | AnyBiDi;

/** The definition that grpc-js wants, made from the descriptor that protobuf-es generates. */
export function serviceDefinition(service: DescService): grpc.ServiceDefinition {
  return Object.fromEntries(service.methods.map((method) => [method.localName, methodDefinition(method)]));
}

function methodDefinition(method: DescMethod): grpc.MethodDefinition<unknown, unknown> {
  return {
    path: `/${method.parent.typeName}/${method.name}`,
    requestStream: method.methodKind === 'client_streaming' || method.methodKind === 'bidi_streaming',
    responseStream: method.methodKind === 'server_streaming' || method.methodKind === 'bidi_streaming',
    requestSerialize: serializer(method.input),
    requestDeserialize: (bytes) => fromBinary(method.input, bytes),
    responseSerialize: serializer(method.output),
    responseDeserialize: (bytes) => fromBinary(method.output, bytes),
  };
}

function serializer(message: DescMessage): (value: unknown) => Buffer {
  return (value) => {
    const bytes = toBinary(message, value as MessageShape<DescMessage>);
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };
}

/** Where and how an engine is served. */
export interface Serving<Service extends DescService> {
  readonly service: Service;
  readonly handlers: Handlers<Service>;
  /** Further services at the same address. */
  readonly also?: readonly FurtherService[];
  /** `host:port`; port 0: any free one. */
  readonly listen: string;
  /** Whether it can answer at once; if not, its health is NOT_SERVING until it says so. True if absent. */
  readonly ready?: boolean;
}

/** A service beside the main one, made by {@link further}. */
export interface FurtherService {
  readonly service: DescService;
  readonly implementation: grpc.UntypedServiceImplementation;
}

/** A service to be served beside the main one. */
export function further<Service extends DescService>(
  service: Service,
  handlers: Handlers<Service>,
): FurtherService {
  return { service, implementation: implementation(service, handlers) };
}

/** A service that answers on a port. */
export interface ServedEngine {
  /** `host:port` with the port that was bound. */
  readonly address: string;
  /** Tells the health service whether the engine can answer. */
  setReady(ready: boolean): void;
  /** Refuses new calls, lets running ones end within five seconds, then closes. */
  stop(): Promise<void>;
}

/** Serves one service beside the standard health and reflection services. Rejects when the address cannot be bound. */
export async function serveEngine<Service extends DescService>(
  serving: Serving<Service>,
): Promise<ServedEngine> {
  const { service, handlers, also = [], listen, ready = true } = serving;
  const server = new grpc.Server({
    'grpc.max_receive_message_length': MAX_MESSAGE_BYTES,
    'grpc.max_send_message_length': MAX_MESSAGE_BYTES,
  });
  const services = [{ service, implementation: implementation(service, handlers) }, ...also];
  for (const one of services) server.addService(serviceDefinition(one.service), one.implementation);
  const health = new HealthImplementation();
  health.addToServer(server);
  reflection(services.map((one) => one.service)).addToServer(server);
  const setReady = (isReady: boolean) => {
    for (const name of ['', ...services.map((one) => one.service.typeName)])
      health.setStatus(name, isReady ? 'SERVING' : 'NOT_SERVING');
  };
  setReady(ready);
  const port = await bind(server, listen);
  return {
    address: `${listen.slice(0, listen.lastIndexOf(':'))}:${port}`,
    setReady,
    stop() {
      setReady(false);
      return drain(server);
    },
  };
}

function bind(server: grpc.Server, listen: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(listen, grpc.ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
}

function drain(server: grpc.Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.forceShutdown(), DRAIN_MS);
    server.tryShutdown(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function implementation<Service extends DescService>(
  service: Service,
  handlers: Handlers<Service>,
): grpc.UntypedServiceImplementation {
  // The types of each method's messages are checked where the handlers are given, and lost here.
  const byName = handlers as unknown as Readonly<Record<string, AnyHandler>>;
  return Object.fromEntries(
    service.methods.flatMap((method) => {
      const handler = byName[method.localName];
      return handler ? [[method.localName, handleCall(method, handler)]] : [];
    }),
  );
}

function handleCall(method: DescMethod, handler: AnyHandler): grpc.UntypedHandleCall {
  switch (method.methodKind) {
    case 'unary':
      return unaryCall(handler as AnyUnary);
    case 'server_streaming':
      return streamingCall(handler as AnyStreaming);
    default:
      return handler as AnyBiDi;
  }
}

function unaryCall(handler: AnyUnary): grpc.handleUnaryCall<unknown, unknown> {
  return (call, reply) => {
    handler(call.request, cancellation(call)).then(
      (response) => reply(null, response),
      (error: unknown) => reply(asStatus(error)),
    );
  };
}

function streamingCall(handler: AnyStreaming): grpc.handleServerStreamingCall<unknown, unknown> {
  return async (call) => {
    const signal = cancellation(call);
    try {
      for await (const response of handler(call.request, signal)) {
        if (signal.aborted) return;
        if (!call.write(response)) await drained(call, signal);
      }
      call.end();
    } catch (error) {
      call.emit('error', asStatus(error));
    }
  };
}

function cancellation(
  call: grpc.ServerUnaryCall<unknown, unknown> | grpc.ServerWritableStream<unknown, unknown>,
) {
  const controller = new AbortController();
  call.on('cancelled', () => controller.abort());
  return controller.signal;
}

function drained(call: grpc.ServerWritableStream<unknown, unknown>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    call.once('drain', resolve);
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The status that a caller sees; an error that nobody foresaw is told on stderr and not to the caller. */
export function asStatus(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  console.error(error);
  return new StatusError(grpc.status.INTERNAL, 'the engine failed');
}

/** How an engine is run. */
export interface Announcement {
  /** Whether the end of stdin ends the engine. */
  readonly supervised: boolean;
  /** What else the line says. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Tells the parent, in one line of JSON on stdout, where the engine listens; stops it at SIGTERM and
 * SIGINT and, when supervised, as soon as the parent's end of stdin closes, so that no orphan stays.
 */
export function announceEngine(
  engine: Pick<ServedEngine, 'address' | 'stop'>,
  { supervised, details }: Announcement,
): void {
  const stop = () => void engine.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
  if (supervised) process.stdin.on('error', stop).on('end', stop).resume();
  process.stdout.write(`${JSON.stringify({ listening: engine.address, ...details })}\n`);
}
