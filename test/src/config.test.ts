import t from 'tap';
import { ConfigError, readConfig } from '../../src/config.js';

t.test('defaults', async (t) => {
  const config = readConfig({});
  t.equal(config.port, 8080);
  t.equal(config.country, 'gb');
  t.equal(config.publicUrl, 'http://127.0.0.1:8080');
  t.equal(config.speechEngine, undefined);
});

for (const [key, value] of Object.entries({
  PARLANDO_PORT: 'eighty',
  PARLANDO_COUNTRY: 'england',
  PARLANDO_PUBLIC_URL: 'ftp://music',
  PARLANDO_MEDIA_PORT: '70000',
  PARLANDO_MEDIA_URL: 'music.example',
  PARLANDO_SPEECH_ENGINE: 'nowhere',
  PARLANDO_CONTENT_ENGINES: '127.0.0.1:1,no port',
  PARLANDO_LOG: 'loud',
})) {
  t.test(`a wrong ${key} is one sentence that names it`, async (t) => {
    t.throws(() => readConfig({ [key]: value }), {
      constructor: ConfigError,
      message: new RegExp(`^${key} .*\\.$`),
    });
  });
}
