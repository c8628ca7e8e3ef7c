import * as grpc from '@grpc/grpc-js';
import { askHealth } from './grpc-health.js';

/** Milliseconds between questions, and for an answer to one. */
const PAUSE = 400;
const DEADLINE = 1_000;
/** Questions in a row without an answer after which an engine counts as hung: some seven seconds. */
const PATIENCE = 5;

/** What is watched. */
interface Watched {
  /** `host:port` of an engine that serves the standard health service. */
  readonly address: string;
  /** Told once, when the engine has answered nothing for some seconds. */
  readonly onHung: () => void;
}

/**
 * Asks an engine again and again whether it lives; any answer will do. Questions are counted, not time: when
 * this process itself was held up, that is no fault of the engine.
 */
export class EngineWatch {
  readonly #client: grpc.Client;
  readonly #onHung: () => void;
  #unanswered = 0;
  #next: NodeJS.Timeout | undefined;
  #closed = false;

  constructor({ address, onHung }: Watched) {
    this.#client = new grpc.Client(address, grpc.credentials.createInsecure(), {
      'grpc.enable_http_proxy': 0,
    });
    this.#onHung = onHung;
    this.#ask();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#next);
    this.#client.close();
  }

  #ask(): void {
    askHealth(this.#client, DEADLINE, (error) =>
      this.#answered(error?.code !== grpc.status.DEADLINE_EXCEEDED),
    );
  }

  #answered(inTime: boolean): void {
    if (this.#closed) return;
    this.#unanswered = inTime ? 0 : this.#unanswered + 1;
    if (this.#unanswered < PATIENCE) this.#next = setTimeout(() => this.#ask(), PAUSE);
    else this.#onHung();
  }
}
