import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import t, { type Test } from 'tap';
import { EngineProcess } from '../../../src/adapters/engine-process.js';
import { EngineConnection } from '../../../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../../../src/adapters/grpc-content-engine.js';

const PROGRAM = join(import.meta.dirname, '..', '..', 'support', 'engine-program.js');

function engineProcess(t: Test, ...args: string[]) {
  const lines: string[] = [];
  const write = (fields: unknown, message?: string) => lines.push(`${message} ${JSON.stringify(fields)}`);
  const process = new EngineProcess({
    name: 'test',
    program: PROGRAM,
    args,
    ...(args.includes('--stubborn') ? { stopTime: 600 } : {}),
    log: { info: write, warn: write },
  });
  t.teardown(() => process.stop());
  return { process, lines };
}

t.test('an engine is started, called and stopped', async (t) => {
  const { process: engine } = engineProcess(t);
  await engine.start();
  const pid = engine.pid ?? 0;
  const client = new GrpcContentEngine({
    connection: new EngineConnection({ address: engine }),
    publicUrl: 'http://box.example',
  });
  t.teardown(() => client.close());
  t.match(await client.describe(), [{ id: 'library' }]);
  await engine.stop();
  t.equal(engine.current, undefined);
  t.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  await t.rejects(client.describe(), { code: 'service_failed' });
});

t.test('an engine that dies is started anew, and calls follow it to its new address', async (t) => {
  const { process: engine, lines } = engineProcess(t);
  await engine.start();
  const client = new GrpcContentEngine({
    connection: new EngineConnection({ address: engine }),
    publicUrl: 'http://box.example',
  });
  t.teardown(() => client.close());
  await client.describe();
  const pid = engine.pid ?? 0;
  let connected = 0;
  client.onConnected(() => connected++);
  process.kill(pid, 'SIGKILL');
  while (connected < 2) await pause(10);
  t.not(engine.pid, pid);
  t.match(await client.describe(), [{ id: 'library' }]);
  t.match(lines.join('\n'), /engine died.*SIGKILL/);
});

t.test('an engine that hangs is killed and started anew', async (t) => {
  const { process: engine, lines } = engineProcess(t);
  await engine.start();
  const pid = engine.pid ?? 0;
  const moved = new Promise<void>((resolve) =>
    engine.onMoved(() => engine.current !== undefined && engine.pid !== pid && resolve()),
  );
  process.kill(pid, 'SIGSTOP');
  await moved;
  t.match(lines.join('\n'), /engine hangs/);
  t.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
});

t.test('an engine that ends at its start is reported with what it said, and not tried again', async (t) => {
  const { process: engine, lines } = engineProcess(t, '--refuse');
  await t.rejects(engine.start(), {
    code: 'service_failed',
    message: 'The engine test does not start: no music here.',
  });
  t.match(lines.join('\n'), /no music here/);
  const pid = engine.pid;
  await pause(400);
  t.equal(engine.pid, pid);
});

t.test('an engine that babbles starts all the same, and its babble is bounded', async (t) => {
  const { process: engine, lines } = engineProcess(t, '--babble');
  await engine.start();
  // Whoever has ended has said everything.
  await engine.stop();
  t.ok(lines.length < 110, `${lines.length} lines were logged`);
  t.ok(Math.max(...lines.map((line) => line.length)) < 1200);
  t.match(lines.join('\n'), /complaint 0/);
});

t.test('an engine that does not listen to reason is killed', async (t) => {
  const { process: engine } = engineProcess(t, '--stubborn');
  await engine.start();
  const pid = engine.pid ?? 0;
  await engine.stop();
  t.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
});
