import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { checkConfig } from '../../src/check-config.js';
import { ConfigError } from '../../src/config.js';

const SETTINGS = {
  PARLANDO_HOST: { host: '999.1.1.1' },
  PARLANDO_DATA: { data: import.meta.filename },
  PARLANDO_MUSIC: { music: import.meta.filename },
  PARLANDO_STATIONS: { stations: join(import.meta.dirname, 'nowhere') },
  PARLANDO_PODCASTS: { podcasts: join(import.meta.dirname, 'nowhere') },
  PARLANDO_LOGIN_PROVIDERS: { loginProviders: join(import.meta.dirname, 'nowhere') },
};

function good(folder: string) {
  const file = join(folder, 'list');
  writeFileSync(file, '[]');
  const data = join(folder, 'a new one', 'data');
  return { host: '127.0.0.1', data, music: folder, stations: file, podcasts: file, loginProviders: file };
}

t.test('settings that name what is there pass', async (t) => {
  const config = good(t.testdir());
  await t.resolves(checkConfig(config));
  const address = 'https://lists.example/all';
  await t.resolves(checkConfig({ ...config, stations: address, podcasts: `${address},${address}` }));
});

for (const [key, wrong] of Object.entries(SETTINGS)) {
  t.test(`a ${key} that cannot be used is one sentence that names it`, async (t) => {
    await t.rejects(checkConfig({ ...good(t.testdir()), ...wrong }), {
      constructor: ConfigError,
      message: new RegExp(`^${key} .*\\.$`),
    });
  });
}
