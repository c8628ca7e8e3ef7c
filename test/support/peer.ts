import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Test } from 'tap';

/** Milliseconds for a peer to answer, on a machine that others share. */
const PATIENCE = 60_000;
const LOOK = 100;
/** Ports that the system gives to nobody else of itself. */
const PORTS = { from: 20_000, to: 32_000 };

/** Why tests with a program cannot run here; false when they can. */
export function absent(program: string): string | false {
  const { status } = spawnSync('sh', ['-c', `command -v ${program}`]);
  return status === 0 ? false : `${program} is not installed`;
}

/** A folder that every user may read, gone with the test: some servers give their rights away. */
export function openFolder(t: Test): string {
  const folder = mkdtempSync(join(tmpdir(), 'parlando-peer-'));
  chmodSync(folder, 0o777);
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A server as a program of its own. */
export interface Peer {
  readonly program: string;
  readonly args: (port: number) => readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly folder: string;
  /** A path that it answers once it can be used. */
  readonly path: string;
}

/** Starts a server on some free port and tells its address once it answers. It ends with the test. */
export async function startPeer(t: Test, peer: Peer): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const port = randomInt(PORTS.from, PORTS.to);
    const child = spawn(peer.program, [...peer.args(port)], {
      cwd: peer.folder,
      env: { ...process.env, ...peer.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(String(piece)));
    child.on('error', (error) => said.push(String(error)));
    const address = `http://127.0.0.1:${port}`;
    if (await answers(child, `${address}${peer.path}`)) {
      t.teardown(() => ended(child));
      return address;
    }
    await ended(child);
    // Another program may have had the port.
    if (attempt === 3) throw new Error(`${peer.program} does not start: ${said.join('').slice(-2_000)}`);
  }
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(LOOK)) {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return false;
    const answered = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      (reply) => reply.arrayBuffer().then(() => true),
      () => false,
    );
    if (answered) return child.exitCode === null;
  }
  return false;
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const closed = new Promise((resolve) => child.once('close', resolve));
  const kill = setTimeout(() => child.kill('SIGKILL'), 5_000);
  child.kill('SIGTERM');
  await closed;
  clearTimeout(kill);
}

/** Waits until something is so. Rejects after a minute. */
export async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(LOOK)) {
    const seen = await look();
    if (seen !== undefined) return seen;
  }
  throw new Error('it did not come to be within a minute');
}
