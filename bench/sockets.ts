import { setTimeout as pause } from 'node:timers/promises';
import { pushCommands } from './support/commands.js';
import { Crowd } from './support/crowd.js';
import { Furnished } from './support/furnished.js';
import { cpuSeconds, settledBytes } from './support/process-usage.js';
import { percentile, type Row, repeated, type SuiteArgs } from './support/suite.js';

export const title = 'Connected speakers that say nothing';

const REPEATS = 3;
/** Seconds for which speakers are silent: V8 collects what connecting them left, once, soon afterwards. */
const IDLE = 60;

export async function run({ quick, progress }: SuiteArgs): Promise<readonly Row[]> {
  const count = quick ? 2_000 : 10_000;
  const server = await Furnished.start();
  const crowd = new Crowd();
  const port = Number(new URL(server.url).port);
  try {
    const { pid } = server.process;
    const alone = await settledBytes(pid);
    progress(`connecting ${count}`);
    const { connected, lost } = await crowd.connect(port, count);
    if (connected < count) throw new Error(`${lost} of ${count} speakers could not connect`);
    const memory = ((await settledBytes(pid)) - alone) / count / 1000;
    progress('idle');
    const idle = await idleShare({ server: pid, crowd: crowd.pid }, quick ? 2 : IDLE);
    progress('commands');
    const pushes = await pushCommands(server, quick ? 200 : 1000);
    progress('reconnecting');
    const storms: number[] = [];
    for (let repeat = 0; repeat < REPEATS; repeat++) storms.push(await storm(crowd, port, count));
    const against = { dimension: 'speakers', size: count };
    return [
      { name: 'server memory a speaker', value: memory, unit: 'kB', against },
      { name: 'server CPU while idle', value: idle.server, unit: '% of a core', against },
      { name: 'load client CPU meanwhile', value: idle.crowd, unit: '% of a core', against },
      { name: 'command, from app to speaker, p50', value: percentile(pushes, 50), unit: 'ms', against },
      { name: 'command, from app to speaker, p99', value: percentile(pushes, 99), unit: 'ms', against },
      repeated({ name: 'all back after all vanished at once', unit: 's', against }, storms),
    ];
  } finally {
    crowd.stop();
    await server.stop();
  }
}

async function idleShare(pids: { readonly server: number; readonly crowd: number }, seconds: number) {
  const [server, crowd] = [cpuSeconds(pids.server), cpuSeconds(pids.crowd)];
  await pause(seconds * 1000);
  return {
    server: (100 * (cpuSeconds(pids.server) - server)) / seconds,
    crowd: (100 * (cpuSeconds(pids.crowd) - crowd)) / seconds,
  };
}

/** Seconds until all speakers are connected again. */
async function storm(crowd: Crowd, port: number, count: number): Promise<number> {
  await crowd.drop();
  const { connected, milliseconds } = await crowd.connect(port, count);
  if (connected < count) throw new Error(`${count - connected} of ${count} speakers did not come back`);
  return milliseconds / 1000;
}
