import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { CliError } from './cli-error.js';

/** How long a server may take to become ready, in milliseconds: on first use it composes the demo library. */
const START_MS = 120_000;
/** How long it may drain and end its engines, in milliseconds. */
const STOP_MS = 30_000;
/** Above it lie the ports that the system gives to outgoing connections. */
const LAST_FREE_PORT = 32_767;

/** A Parlando server that runs as a child process. */
export interface ServerProcess {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  readonly pid: number;
  /** Hears each record of the server's log from now on. */
  onLog(hear: (record: Readonly<Record<string, unknown>>) => void): void;
  /** Ends it with SIGTERM, as an operator does. Throws when it fails or hangs. */
  stop(): Promise<void>;
}

/** Starts a server with these settings on a free port, and waits until it is ready. Throws a {@link CliError}. */
export async function startServer(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'parlando.js'), 'start'], {
    env: {
      ...process.env,
      PARLANDO_HOST: '127.0.0.1',
      PARLANDO_PORT: `${port}`,
      PARLANDO_PUBLIC_URL: url,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whatever ends this process ends the server.
  process.once('exit', () => child.kill());
  const lines = collectLines(child);
  try {
    await ready(url, child);
  } catch (error) {
    child.kill('SIGKILL');
    throw new CliError(`${error instanceof Error ? error.message : error}\n${lines.last().join('\n')}`);
  }
  return { url, pid: child.pid ?? 0, onLog: lines.onRecord, stop: () => stop(child) };
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new CliError(`The server ended with ${child.exitCode}.`);
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await pause(25);
  }
  throw new CliError('The server did not become ready.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await once(child, 'exit');
    clearTimeout(timer);
  }
  if (child.exitCode !== 0)
    throw new CliError(`The server did not stop cleanly (${child.exitCode ?? child.signalCode}).`);
}

/** Reads what the child prints: records of the log, and the last lines for when something goes wrong. */
function collectLines(child: ChildProcess) {
  const kept: string[] = [];
  const hearers: ((record: Readonly<Record<string, unknown>>) => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      kept.push(line);
      if (kept.length > 20) kept.shift();
      const record = hearers.length > 0 && logRecord(line);
      if (record) for (const hear of hearers) hear(record);
    });
  }
  return {
    last: () => kept,
    onRecord: (hear: (record: Readonly<Record<string, unknown>>) => void) => void hearers.push(hear),
  };
}

/** A line of the log; an engine may print other lines beside it. */
function logRecord(line: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return line.startsWith('{') ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * (LAST_FREE_PORT - 10_000));
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
