import { connect, type Socket } from 'node:net';
import { EventReader, encodeEvent, WyomingError, type WyomingEvent } from './event.js';

/** Where a Wyoming server listens. */
export interface WyomingAddress {
  readonly host: string;
  readonly port: number;
}

/** Hears what a server says. */
export interface ConversationListener {
  event(event: WyomingEvent): void;
  /** The server is gone, does not speak the protocol, or was silent for too long. The last call. */
  failed(error: WyomingError): void;
}

/** Milliseconds in which a server must take a connection. */
const CONNECT_WITHIN = 2_000;

/** One connection to a Wyoming server. What is said before it stands is kept; nothing is called after `close`. */
export class Conversation {
  readonly #socket: Socket;
  readonly #listener: ConversationListener;
  readonly #reader = new EventReader();
  readonly #connecting: NodeJS.Timeout;
  #deadline: NodeJS.Timeout | undefined;
  #over = false;

  constructor({ host, port }: WyomingAddress, listener: ConversationListener) {
    this.#listener = listener;
    this.#socket = connect({ host, port, noDelay: true });
    this.#connecting = setTimeout(
      () => this.#fail(new WyomingError('does not take connections')),
      CONNECT_WITHIN,
    );
    this.#socket.on('connect', () => clearTimeout(this.#connecting));
    this.#socket.on('data', (bytes) => this.#hear(bytes));
    this.#socket.on('error', ({ message }) => this.#fail(new WyomingError(`cannot be reached: ${message}`)));
    this.#socket.on('close', () => this.#fail(new WyomingError('has hung up')));
  }

  say(type: string, data?: Readonly<Record<string, unknown>>, payload?: Uint8Array): void {
    if (!this.#over) this.#socket.write(encodeEvent(type, data, payload));
  }

  /** Fails unless {@link close} is called, or this again, within so many milliseconds. */
  expectWithin(milliseconds: number, problem = 'does not answer'): void {
    if (this.#over) return;
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#fail(new WyomingError(problem)), milliseconds);
  }

  close(): void {
    this.#over = true;
    clearTimeout(this.#connecting);
    clearTimeout(this.#deadline);
    this.#socket.destroy();
  }

  #hear(bytes: Uint8Array): void {
    try {
      for (const event of this.#reader.push(bytes)) {
        if (this.#over) return;
        if (event.type === 'error')
          throw new WyomingError(`failed: ${String(event.data.text ?? 'no reason given')}`);
        this.#listener.event(event);
      }
    } catch (error) {
      if (!(error instanceof WyomingError)) throw error;
      this.#fail(error);
    }
  }

  #fail(error: WyomingError): void {
    if (this.#over) return;
    this.close();
    this.#listener.failed(error);
  }
}
