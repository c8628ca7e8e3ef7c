import { constants } from 'node:fs';
import { access, mkdir, readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { type Config, ConfigError, isWebAddress } from './config.js';

type Named = Pick<Config, 'host' | 'data' | 'music' | 'stations' | 'podcasts' | 'loginProviders'>;

/** Looks whether what the settings name is there and can be used. Rejects with a {@link ConfigError}. */
export async function checkConfig(config: Named): Promise<void> {
  const { host, data, music, stations, podcasts, loginProviders } = config;
  await must(listens(host), `PARLANDO_HOST must be an address of this machine, not "${host}".`);
  await must(
    makeFolder(data)
      .then(() => readdir(data))
      .then(() => access(data, constants.W_OK)),
    `PARLANDO_DATA must be a folder that can be written, not "${data}".`,
  );
  if (music !== undefined)
    await must(readdir(music), `PARLANDO_MUSIC must be a folder that can be read, not "${music}".`);
  if (stations !== undefined && !isWebAddress(stations))
    await must(
      access(stations, constants.R_OK),
      `PARLANDO_STATIONS must be a file or folder that can be read, or an address, not "${stations}".`,
    );
  if (podcasts !== undefined && !isWebAddress(podcasts))
    await must(
      access(podcasts, constants.R_OK),
      `PARLANDO_PODCASTS must be a file that can be read, or addresses, not "${podcasts}".`,
    );
  if (loginProviders !== undefined)
    await must(
      access(loginProviders, constants.R_OK),
      `PARLANDO_LOGIN_PROVIDERS must be a file that can be read, not "${loginProviders}".`,
    );
}

async function must(condition: Promise<unknown>, sentence: string): Promise<void> {
  await condition.catch((cause) => {
    throw new ConfigError(sentence, { cause });
  });
}

/** Resolves when some port of the address can be listened at. */
function listens(host: string): Promise<void> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, () => server.close(() => resolve()));
  });
}

/** Makes a folder and what is missing above it. Node's own way never ends where the system refuses with ENOENT, as /proc does. */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    const above = dirname(path);
    if (code !== 'ENOENT' || (await exists(above))) throw error;
    await makeFolder(above);
    await mkdir(path);
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
