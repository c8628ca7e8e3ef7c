import {
  create,
  type DescMessage,
  type DescMethod,
  type DescMethodBiDiStreaming,
  type DescMethodServerStreaming,
  type DescMethodUnary,
  fromBinary,
  type MessageInitShape,
  type MessageShape,
  toBinary,
} from '@bufbuild/protobuf';
import * as grpc from '@grpc/grpc-js';
import { AppError } from '../errors.js';
import type { Cancel } from '../ports/clock.js';
import type { EngineAddress } from './engine-address.js';
import { engineError } from './grpc-errors.js';
import { askHealth } from './grpc-health.js';

/** What a connection needs. */
export interface EngineConnectionOptions {
  readonly address: EngineAddress;
  /**
   * Milliseconds that an engine may take to answer a ping before it counts as dead; 2000 if absent:
   * a busy engine, or a busy server, may be late by half a second on a small box.
   */
  readonly pingTimeout?: number;
}

/** Milliseconds for which a connection that has just broken may still count as one. */
const BREATH = 100;

/**
 * A connection to one engine. It follows the engine's address, connects again by itself, and
 * finds a frozen engine by pings. Every call has a deadline, in milliseconds; those that return
 * promises and iterables reject with an {@link AppError}.
 */
export class EngineConnection {
  readonly #address: EngineAddress;
  readonly #options: grpc.ChannelOptions;
  readonly #listeners = new Set<() => void>();
  readonly #unfollow: Cancel;
  #client: grpc.Client | undefined;

  constructor({ address, pingTimeout = 2_000 }: EngineConnectionOptions) {
    this.#address = address;
    this.#options = { ...CHANNEL_OPTIONS, 'grpc.keepalive_timeout_ms': pingTimeout };
    this.#unfollow = address.onMoved(() => this.#connect());
    this.#connect();
  }

  /** Calls back whenever a connection has been made: the engine may be another one than before. */
  onConnected(listener: () => void): Cancel {
    this.#listeners.add(listener);
    if (this.#client?.getChannel().getConnectivityState(false) === grpc.connectivityState.READY) listener();
    return () => this.#listeners.delete(listener);
  }

  /** Resolves once the engine can be reached again, at the earliest after a breath. Rejects after `within` milliseconds. */
  async back(within: number): Promise<void> {
    const back = Promise.withResolvers<void>();
    const late = setTimeout(
      () => back.reject(new AppError('service_failed', 'The service is away.')),
      within,
    );
    let unfollow: Cancel = () => {};
    const breath = setTimeout(() => {
      unfollow = this.onConnected(back.resolve);
    }, BREATH);
    try {
      await back.promise;
    } finally {
      clearTimeout(late);
      clearTimeout(breath);
      unfollow();
    }
  }

  /** Whether the standard health service says that the engine serves. */
  healthy(timeout: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      askHealth(this.#connected(), timeout, (error, serves) =>
        error ? reject(engineError(error)) : resolve(serves),
      );
    });
  }

  unary<I extends DescMessage, O extends DescMessage>(
    method: DescMethodUnary<I, O>,
    request: MessageInitShape<I>,
    timeout: number,
  ): Promise<MessageShape<O>> {
    return new Promise((resolve, reject) => {
      const { path, requestSerialize, responseDeserialize } = methodDefinition(method);
      this.#connected().makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        create(method.input, request),
        { deadline: Date.now() + timeout },
        (error, response) => (response ? resolve(response) : reject(engineError(error))),
      );
    });
  }

  async *serverStream<I extends DescMessage, O extends DescMessage>(
    method: DescMethodServerStreaming<I, O>,
    request: MessageInitShape<I>,
    timeout: number,
  ): AsyncGenerator<MessageShape<O>, void, undefined> {
    const { path, requestSerialize, responseDeserialize } = methodDefinition(method);
    const call = this.#connected().makeServerStreamRequest(
      path,
      requestSerialize,
      responseDeserialize,
      create(method.input, request),
      { deadline: Date.now() + timeout },
    );
    try {
      for await (const response of call) yield response;
    } catch (error) {
      throw engineError(error);
    } finally {
      call.on('error', () => {});
      call.cancel();
    }
  }

  /** The call itself, which takes encoded messages; its errors are gRPC's own. */
  duplex<I extends DescMessage, O extends DescMessage>(
    method: DescMethodBiDiStreaming<I, O>,
    timeout: number,
  ): grpc.ClientDuplexStream<Uint8Array, MessageShape<O>> {
    const { path, responseDeserialize } = methodDefinition(method);
    return this.#connected().makeBidiStreamRequest(path, bufferOf, responseDeserialize, {
      deadline: Date.now() + timeout,
    });
  }

  close(): void {
    this.#unfollow();
    this.#listeners.clear();
    this.#disconnect();
  }

  #connected(): grpc.Client {
    if (!this.#client) throw new AppError('service_failed', 'The service is not running.');
    return this.#client;
  }

  #connect(): void {
    this.#disconnect();
    const address = this.#address.current;
    if (address === undefined) return;
    const client = new grpc.Client(address, grpc.credentials.createInsecure(), this.#options);
    this.#client = client;
    this.#watch(client);
  }

  #disconnect(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.close();
  }

  /** Keeps the channel connected and tells each time that it has become so. */
  #watch(client: grpc.Client): void {
    if (client !== this.#client) return;
    const channel = client.getChannel();
    const state = channel.getConnectivityState(true);
    channel.watchConnectivityState(state, Number.POSITIVE_INFINITY, () => {
      if (client !== this.#client) return;
      if (channel.getConnectivityState(true) === grpc.connectivityState.READY)
        for (const listener of this.#listeners) listener();
      this.#watch(client);
    });
  }
}

const CHANNEL_OPTIONS: grpc.ChannelOptions = {
  'grpc.enable_http_proxy': 0,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1000,
  'grpc.keepalive_time_ms': 1000,
  'grpc.keepalive_permit_without_calls': 1,
  // gRPC keeps what it may have to send again: requests, but not the audio of a phrase.
  'grpc.per_rpc_retry_buffer_size': 4096,
  'grpc.max_receive_message_length': 64 * 1024 * 1024,
  'grpc.max_send_message_length': 64 * 1024 * 1024,
};

function methodDefinition<I extends DescMessage, O extends DescMessage>(
  method: DescMethod & { readonly input: I; readonly output: O },
) {
  return {
    path: `/${method.parent.typeName}/${method.name}`,
    requestSerialize: (message: MessageShape<I>) => bufferOf(toBinary(method.input, message)),
    responseDeserialize: (bytes: Buffer) => fromBinary(method.output, bytes),
  };
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
