/**
 * The writer thread: the one connection that writes. Logical transactions run one after
 * another, each in a savepoint, inside one physical transaction; a commit is answered when
 * the physical transaction is on the disk. So many small durable writes share one fsync,
 * and no fsync ever holds up the event loop of the server.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openConnection, Statements } from './statements.js';
import type { WriterReply, WriterRequest, WriterResult } from './writer-protocol.js';

type Query = Extract<WriterRequest, { kind: 'query' | 'write' }>;

/** Logical transactions that share one commit at most. */
const LARGEST_GROUP = 256;

const port = parentPort;
if (!port) throw new Error('the writer runs in a worker thread');
const connection = openConnection(workerData.file, { readonly: false });
const statements = new Statements(connection);

let active = 0;
const waiting: Exclude<WriterRequest, { kind: 'close' }>[] = [];
/** Replies that are sent when the group is on the disk. */
let committed: WriterReply[] = [];
let open = false;

port.on('message', (request: WriterRequest) => {
  try {
    handle(request);
  } catch (error) {
    reply(failure(request.id, error));
  }
});

function handle(request: WriterRequest): void {
  switch (request.kind) {
    case 'begin':
    case 'write':
      if (active !== 0 || committed.length >= LARGEST_GROUP) waiting.push(request);
      else if (request.kind === 'begin') begin(request);
      else write(request);
      return;
    case 'query':
      if (request.transaction !== 0) answer(request);
      else if (active === 0) answerAlone(request);
      else waiting.push(request);
      return;
    case 'commit':
      statements.get('RELEASE logical').run();
      committed.push({ id: request.id, ok: true });
      leave();
      return;
    case 'rollback':
      statements.get('ROLLBACK TO logical').run();
      statements.get('RELEASE logical').run();
      // It may have failed because of what another wrote: that must be readable when its caller learns of it.
      committed.push({ id: request.id, ok: true });
      leave();
      return;
    case 'close':
      flush();
      connection.close();
      reply({ id: request.id, ok: true });
      port?.close();
  }
}

function answer(request: Query): void {
  reply({ id: request.id, ok: true, result: run(request.sql, request.parameters) });
}

/** A statement that belongs to no transaction runs when none is open: checkpoints and the like. */
function answerAlone(request: Query): void {
  flush();
  try {
    answer(request);
  } catch (error) {
    reply(failure(request.id, error));
  }
  const next = waiting.shift();
  if (next) proceed(next);
}

/** A logical transaction of one statement. */
function write(request: Extract<WriterRequest, { kind: 'write' }>): void {
  try {
    join();
    committed.push(outcome(request));
  } finally {
    leave();
  }
}

function outcome({ id, sql, parameters }: Query): WriterReply {
  try {
    const result = run(sql, parameters);
    statements.get('RELEASE logical').run();
    return { id, ok: true, result };
  } catch (error) {
    statements.get('ROLLBACK TO logical').run();
    statements.get('RELEASE logical').run();
    return failure(id, error);
  }
}

/** Opens a savepoint inside the group's physical transaction. */
function join(): void {
  if (!open) statements.get('BEGIN IMMEDIATE').run();
  open = true;
  statements.get('SAVEPOINT logical').run();
}

function begin(request: Extract<WriterRequest, { kind: 'begin' }>): void {
  join();
  active = request.transaction;
  reply({ id: request.id, ok: true });
}

function leave(): void {
  active = 0;
  const next = committed.length < LARGEST_GROUP ? waiting.shift() : undefined;
  if (next) proceed(next);
  else setImmediate(flushWhenIdle);
}

function flushWhenIdle(): void {
  if (active !== 0) return;
  flush();
  const next = waiting.shift();
  if (next) proceed(next);
}

function proceed(request: (typeof waiting)[number]): void {
  try {
    handle(request);
  } catch (error) {
    reply(failure(request.id, error));
  }
}

function flush(): void {
  if (!open) return;
  const group = committed;
  committed = [];
  open = false;
  try {
    statements.get('COMMIT').run();
    for (const each of group) reply(each);
  } catch (error) {
    if (connection.inTransaction) connection.exec('ROLLBACK');
    for (const { id } of group) reply(failure(id, error));
  }
}

function run(sql: string, parameters: readonly unknown[]): WriterResult {
  const statement = statements.get(sql);
  if (statement.reader) return { rows: statement.all(parameters), changes: 0, lastInsertRowid: 0n };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], changes, lastInsertRowid: BigInt(lastInsertRowid) };
}

function reply(message: WriterReply): void {
  port?.postMessage(message);
}

function failure(id: number, error: unknown): WriterReply {
  const { message, code } = error as { message?: string; code?: string };
  return { id, ok: false, message: message ?? String(error), code };
}
