import { Worker } from 'node:worker_threads';
import type { WriterReply, WriterRequest, WriterResult } from './writer-protocol.js';

/** A database error from the writer thread; `code` is SQLite's, such as SQLITE_CONSTRAINT_UNIQUE. */
export class DatabaseError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.name = 'DatabaseError';
    this.code = code;
  }
}

interface Pending {
  readonly resolve: (result: WriterResult | undefined) => void;
  readonly reject: (error: Error) => void;
}

type Body<T = WriterRequest> = T extends WriterRequest ? Omit<T, 'id'> : never;

/** Speaks to the writer thread. Its death fails what is under way and everything after it. */
export class WriterClient {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #lastTransaction = 0;
  #dead: Error | undefined;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./writer.js', import.meta.url), { workerData: { file } });
    this.#worker.on('message', (reply: WriterReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', () => this.#fail(new DatabaseError('the database is closed', undefined)));
  }

  /** The number of a new logical transaction. */
  transaction(): number {
    this.#lastTransaction += 1;
    return this.#lastTransaction;
  }

  /** Rejects with a {@link DatabaseError}. */
  ask(body: Body): Promise<WriterResult | undefined> {
    if (this.#dead) return Promise.reject(this.#dead);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...body, id });
    });
  }

  /** Commits what is under way, then ends the thread. */
  async close(): Promise<void> {
    if (this.#dead) return;
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    await this.ask({ kind: 'close' });
    await ended;
  }

  #settle(reply: WriterReply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.ok) pending?.resolve(reply.result);
    else pending?.reject(new DatabaseError(reply.message, reply.code));
  }

  #fail(error: Error): void {
    this.#dead ??= error;
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const each of pending) each.reject(error);
  }
}
