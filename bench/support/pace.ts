import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PaceOrder, PaceReport } from './pace-program.js';

let program: ChildProcess | undefined;

/** Sends a light load from a process of its own, the same one for all loads, and takes its latencies in microseconds. */
export async function pace(order: PaceOrder): Promise<PaceReport> {
  program ??= fork(join(import.meta.dirname, 'pace-program.js'));
  program.send(order);
  const [report] = (await once(program, 'message')) as [PaceReport];
  if (report.failures > 0) throw new Error(`${report.failures} requests failed`);
  return report;
}
