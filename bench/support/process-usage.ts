import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Processor time that a process, with all its threads, has used so far, in seconds. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The name in parentheses may hold spaces; utime and stime are the 14th and 15th fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Memory that a process holds for itself, in bytes: private pages, without what it shares with others. */
export function privateBytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
  return [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].reduce(
    (sum, [, kilobytes]) => sum + Number(kilobytes) * 1024,
    0,
  );
}

/** The private bytes of a process once they rest: what it needed to start is given back only after a while. */
export async function settledBytes(pid: number): Promise<number> {
  let before = Number.NaN;
  for (let look = 0; look < 10; look++) {
    const now = privateBytes(pid);
    if (Math.abs(now - before) < 500_000) return now;
    before = now;
    await pause(1000);
  }
  return before;
}

/** How much a process's memory (its resident set) rises at most while something is done, in bytes. */
export async function memoryRise(pid: number, work: () => Promise<void>): Promise<number> {
  // Lets Linux forget the highest resident set so far (proc(5), clear_refs).
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = statusBytes(pid, 'VmRSS');
  await work();
  return statusBytes(pid, 'VmHWM') - before;
}

function statusBytes(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
}

/** The children of a process. */
export function childrenOf(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1');
  return children.split(' ').filter(Boolean).map(Number);
}
