import type { Logger } from 'pino';
import { checkConfig } from './check-config.js';
import type { Config } from './config.js';
import { openHouse } from './house/house.js';
import { openLog } from './log.js';
import { packageVersion } from './version.js';

/** Milliseconds that phrases and requests may take to finish when the server stops. */
const DRAIN = 10_000;

/** Runs the server until SIGTERM or SIGINT. */
export async function serve(config: Config): Promise<void> {
  await checkConfig(config);
  const log = openLog(config.logLevel);
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

function stopSignal(log: Logger): Promise<NodeJS.Signals> {
  process.on('unhandledRejection', (reason) =>
    log.error({ err: reason }, 'a promise was rejected and nobody heard'),
  );
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve);
  });
}
