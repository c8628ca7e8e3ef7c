import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { PaceOrder, PaceReport } from './pace-program.js';

/** Sends a light load from a process of its own, and takes its latencies in microseconds. */
export async function pace(order: PaceOrder): Promise<PaceReport> {
  const child = fork(join(import.meta.dirname, 'pace-program.js'));
  child.send(order);
  const [report] = (await once(child, 'message')) as [PaceReport];
  child.disconnect();
  if (report.failures > 0) throw new Error(`${report.failures} requests failed`);
  return report;
}
