/**
 * A light load of GET requests from raw sockets, whose latencies are taken in microseconds. Its parent sends a
 * {@link PaceOrder} over the IPC channel and gets a {@link PaceReport}. At a given rate, a request that becomes due
 * while its connection still waits for the answer to another counts from when it was due: who is slow is asked no less.
 * One that this program itself sends late counts from when it was sent.
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
  /** The share of the time in which this program itself was busy: what comes meanwhile waits for it. */
  readonly busy: number;
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
  const idle = performance.eventLoopUtilization();
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
    busy: performance.eventLoopUtilization(idle).utilization,
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
  /** From when the request that is under way counts. */
  #since = 0;
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
    const now = performance.now();
    const wait = this.#due - now;
    if (this.#due >= this.#plan.end) {
      this.#socket.destroy();
      this.#finish.resolve();
    } else if (wait > 0.5) setTimeout(() => this.#ask(performance.now()), wait);
    else this.#ask(Math.min(this.#due, now));
  }

  #ask(since: number): void {
    this.#since = since;
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
    this.#times.push(now - this.#since);
    this.#due = this.#plan.interval === 0 ? now : this.#due + this.#plan.interval;
    this.#askWhenDue();
  }
}
