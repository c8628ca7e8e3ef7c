import { resolve } from 'node:path';
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
  PARLANDO_SPEECH_ENGINE: 'nowhere:99999',
  PARLANDO_CONTENT_ENGINES: '127.0.0.1:1,no port',
  PARLANDO_WYOMING_HEAR: 'nowhere',
  PARLANDO_WYOMING_SPEAK: 'nowhere:0x1',
  PARLANDO_SHERPA_LANGUAGE: 'de',
  PARLANDO_LOG: 'loud',
  PARLANDO_SMTP_URL: 'mail.example.org:25',
  PARLANDO_SMS_WEBHOOK: 'gateway',
  PARLANDO_SMS_SECRET: 'alone',
  PARLANDO_MAIL_FROM: 'Parlando',
  PARLANDO_TRUST_PROXY: 'yes',
  PARLANDO_ALLOW_PRIVATE: 'yes',
  PARLANDO_SUBSONIC: 'music.example',
  PARLANDO_MOBILE_COUNTRIES: 'india',
})) {
  t.test(`a wrong ${key} is one sentence that names it`, async (t) => {
    t.throws(() => readConfig({ [key]: value }), {
      constructor: ConfigError,
      message: new RegExp(`^${key} .*\\.$`),
    });
  });
}

t.test('one engine hears and one speaks', async (t) => {
  const [PARLANDO_WYOMING_HEAR, PARLANDO_SHERPA_MODEL] = ['127.0.0.1:10300', '/models/m'];
  const { wyoming, sherpa } = readConfig({ PARLANDO_WYOMING_HEAR });
  t.strictSame(
    { wyoming, sherpa },
    { wyoming: { hears: '127.0.0.1:10300', speaks: undefined }, sherpa: undefined },
  );
  t.strictSame(readConfig({ PARLANDO_SHERPA_MODEL }).sherpa, { model: '/models/m', language: 'en' });
  const PARLANDO_SPEECH_ENGINE = '127.0.0.1:9100';
  for (const both of [
    { PARLANDO_WYOMING_HEAR, PARLANDO_SHERPA_MODEL },
    { PARLANDO_WYOMING_HEAR, PARLANDO_SPEECH_ENGINE },
    { PARLANDO_SHERPA_MODEL, PARLANDO_SPEECH_ENGINE },
    { PARLANDO_SHERPA_MODEL, PARLANDO_SHERPA_LANGUAGE: 'german' },
  ]) {
    t.throws(() => readConfig(both), { constructor: ConfigError, message: /^PARLANDO_.*\.$/ });
  }
});

t.test('mail is from an address, with or without a name', async (t) => {
  for (const from of ['music@example.org', 'Music <music@example.org>', '"Music, Ltd" <m@example.org>']) {
    t.equal(readConfig({ PARLANDO_MAIL_FROM: from }).mailFrom, from);
  }
  for (const from of ['Music <music>', 'a@b, c@d', 'Music music@example.org', 'a@b\r\nBcc: c@d']) {
    t.throws(() => readConfig({ PARLANDO_MAIL_FROM: from }), { message: /^PARLANDO_MAIL_FROM / }, from);
  }
});

t.test('a webhook for text messages needs a secret', async (t) => {
  const PARLANDO_SMS_WEBHOOK = 'https://gateway.example.org/sms';
  t.throws(() => readConfig({ PARLANDO_SMS_WEBHOOK }), { message: /^PARLANDO_SMS_SECRET .*\.$/ });
  const { smsWebhook } = readConfig({ PARLANDO_SMS_WEBHOOK, PARLANDO_SMS_SECRET: 's' });
  t.strictSame(smsWebhook, { url: PARLANDO_SMS_WEBHOOK, secret: 's' });
});

t.test(
  'lists are files or addresses, and a Subsonic server has a port and an address for its streams',
  async (t) => {
    const config = readConfig({
      PARLANDO_STATIONS: 'https://lists.example/stations',
      PARLANDO_PODCASTS: 'feeds.opml',
      PARLANDO_SUBSONIC: 'http://music.example:4533/',
      PARLANDO_SUBSONIC_MEDIA_PORT: '8091',
      PARLANDO_SUBSONIC_MEDIA_URL: 'https://streams.example',
    });
    t.equal(config.stations, 'https://lists.example/stations');
    t.equal(config.podcasts, resolve('feeds.opml'));
    t.same(config.subsonic, {
      server: 'http://music.example:4533',
      mediaPort: 8091,
      mediaUrl: 'https://streams.example',
    });
  },
);
