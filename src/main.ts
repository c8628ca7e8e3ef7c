import { readFileSync } from 'node:fs';
import { type Logger, pino } from 'pino';
import type { Config } from './config.js';
import { openHouse } from './house.js';

/** Milliseconds that phrases and requests may take to finish when the server stops. */
const DRAIN = 10_000;

/** Runs the server until SIGTERM or SIGINT. */
export async function serve(config: Config): Promise<void> {
  const log = pino({ level: config.logLevel });
  const house = await openHouse(config, log, packageVersion());
  const port = await house.listen().catch(async (error) => {
    await house.close(0);
    throw error;
  });
  log.info({ host: config.host, port, publicUrl: config.publicUrl }, 'parlando listens');
  const signal = await stopSignal(log);
  log.info({ signal }, 'parlando stops');
  await house.close(DRAIN);
}

/** The version in package.json. */
export function packageVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

function stopSignal(log: Logger): Promise<NodeJS.Signals> {
  process.on('unhandledRejection', (reason) =>
    log.error({ err: reason }, 'a promise was rejected and nobody heard'),
  );
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve);
  });
}
