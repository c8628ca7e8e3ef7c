/**
 * A light load of GET requests from raw sockets, whose latencies are taken in microseconds. Its parent sends a
 * {@link PaceOrder} over the IPC channel and gets a {@link PaceReport}. A request counts from when it was sent: a
 * load that its own machine holds up says nothing about the server.
 */
import { connect, type Socket } from 'node:net';

/** What the parent wants. */
export interface PaceOrder {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second of all connections; absent: each asks again when it is answered. */
  readonly rate?: number;
}

/** What came of it. */
export interface PaceReport {
  readonly persecond: number;
  /** Milliseconds. */
  readonly latency: { readonly p50: number; readonly p99: number };
  /** Answers other than 200. */
  readonly failures: number;
}

process.on('disconnect', () => process.exit(0));
process.on('message', async (order: PaceOrder) => process.send?.(await pace(order)));

async function pace({ url, headers, connections, seconds, rate }: PaceOrder): Promise<PaceReport> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${lines.join('')}\r\n`,
  );
  const interval = rate === undefined ? 0 : (1000 * connections) / rate;
  const began = performance.now();
  const end = began + 1000 * seconds;
  const asked = Array.from({ length: connections }, (_, place) => {
    const first = began + (interval * place) / connections;
    return new Asker(connect(Number(port), hostname), request, { first, interval, end }).done;
  });
  const outcomes = await Promise.all(asked);
  const times = Float64Array.from(outcomes.flatMap(({ times }) => times)).sort();
  const at = (share: number) => times[Math.ceil(share * times.length) - 1] ?? Number.NaN;
  return {
    persecond: times.length / seconds,
    latency: { p50: at(0.5), p99: at(0.99) },
    failures: outcomes.reduce((sum, { failures }) => sum + failures, 0),
  };
}

interface Times {
  /** When the first request is due, and when none is any more. */
  readonly first: number;
  readonly end: number;
  /** Milliseconds between two; 0: as soon as the last is answered. */
  readonly interval: number;
}

/** One connection: asks, waits for the whole answer, and asks again when it is time. */
class Asker {
  readonly done: Promise<{ readonly times: readonly number[]; readonly failures: number }>;
  readonly #socket: Socket;
  readonly #request: Buffer;
  readonly #plan: Times;
  readonly #times: number[] = [];
  readonly #finish = Promise.withResolvers<void>();
  #failures = 0;
  #due: number;
  #sent = 0;
  /** Bytes of the answer that are still to come; 0: its head is. */
  #left = 0;

  constructor(socket: Socket, request: Buffer, plan: Times) {
    this.#socket = socket.setNoDelay();
    this.#request = request;
    this.#plan = plan;
    this.#due = plan.first;
    this.done = this.#finish.promise.then(() => ({ times: this.#times, failures: this.#failures }));
    socket.on('data', (bytes) => this.#receive(bytes));
    socket.on('error', (error) => this.#finish.reject(error));
    socket.on('connect', () => this.#askWhenDue());
  }

  #askWhenDue(): void {
    const wait = this.#due - performance.now();
    if (this.#due >= this.#plan.end) {
      this.#socket.destroy();
      this.#finish.resolve();
    } else if (wait > 0.5) setTimeout(() => this.#askWhenDue(), wait);
    else this.#ask();
  }

  #ask(): void {
    this.#sent = performance.now();
    this.#socket.write(this.#request);
  }

  #receive(bytes: Buffer): void {
    let rest = bytes.length;
    if (this.#left === 0) {
      const head = bytes.indexOf('\r\n\r\n') + 4;
      const text = bytes.toString('latin1', 0, head);
      if (!text.startsWith('HTTP/1.1 200')) this.#failures += 1;
      this.#left = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      rest -= head;
    }
    this.#left -= rest;
    if (this.#left > 0) return;
    this.#left = 0;
    const now = performance.now();
    this.#times.push(now - this.#sent);
    // What could not be sent in time is not sent later, on top of the rest.
    this.#due = Math.max(this.#due + this.#plan.interval, now);
    this.#askWhenDue();
  }
}
