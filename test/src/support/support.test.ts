import root from 'tap';
import { acceptedLanguages, bestLanguage } from '../../../src/support/languages.js';
import { administrator, ask, registered, startHouse } from '../../support/house.js';

root.test('support content comes in the best language there is', async (t) => {
  const house = await startHouse(t);
  const support = await administrator(house, 'support');
  const authorization = await registered(house);
  const read = (query: string, accept?: string) =>
    ask(house, `GET /v1/support${query}`, {
      authorization,
      ...(accept && { headers: { 'accept-language': accept } }),
    });
  t.equal((await read('')).status, 404);
  for (const lang of ['en', 'de', 'pt-BR']) {
    const body = { lang, questions: [] };
    t.match(await ask(house, `PUT /v1/support/${lang}`, { authorization: support, body }), {
      status: 200,
      body,
    });
  }
  t.equal((await read('?lang=de-AT')).body.lang, 'de');
  t.equal((await read('?lang=PT-br')).body.lang, 'pt-BR');
  t.equal((await read('?lang=fr')).body.lang, 'en');
  t.equal((await read('', 'fr, de;q=0.8, en;q=0.9')).body.lang, 'en');
  t.equal((await read('', 'fr, de;q=0.8')).body.lang, 'de');
  t.equal((await read('?lang=%20')).status, 400);
  t.equal((await ask(house, 'DELETE /v1/support/de', { authorization: support })).status, 204);
  t.equal((await ask(house, 'DELETE /v1/support/de', { authorization: support })).status, 404);
  t.equal((await read('?lang=de')).body.lang, 'en');
});

root.test('languages are looked up part by part', async (t) => {
  const available = new Set(['en', 'zh-hant', 'de']);
  t.equal(bestLanguage(['zh-Hant-TW', 'de'], available), 'zh-hant');
  t.equal(bestLanguage(['zh', 'de'], available), 'de');
  t.equal(bestLanguage([], available), 'en');
  t.equal(bestLanguage(['fr'], new Set(['de'])), undefined);
  t.strictSame(acceptedLanguages('da, en-gb;q=0.8, en;q=0.9, *;q=0.5, nb;q=0, <b>;q=1'), [
    'da',
    'en',
    'en-gb',
  ]);
});

root.test('configuration differs by country, and custom keys hide nothing', async (t) => {
  const house = await startHouse(t);
  const support = await administrator(house, 'support');
  const authorization = await registered(house);
  const config = async () => (await ask(house, 'GET /v1/config', { authorization })).body;
  t.match(await config(), {
    countrycode: 'gb',
    services: [{ id: 'library' }],
    nativelogin: { type: 'email' },
    loginproviders: [],
  });
  t.ok(((await config()).tastetypes as string[]).includes('podcastepisode'));
  const custom = { promotion: { uri: 'https://example.org' }, services: 'none' };
  const put = await ask(house, 'PUT /v1/customconfig/de', { authorization: support, body: custom });
  t.match(put, { status: 200, body: custom });
  await ask(house, 'PUT /v1/user', { authorization, body: { countrycode: 'de' } });
  t.match(await config(), { countrycode: 'de', promotion: custom.promotion, services: [{ id: 'library' }] });
  t.strictSame((await ask(house, 'GET /v1/customconfig', { authorization: support })).body, { de: custom });
  t.strictSame((await ask(house, 'GET /v1/customconfig/fr', { authorization: support })).body, {});
  t.equal((await ask(house, 'GET /v1/customconfig/DE', { authorization: support })).status, 400);
});

root.test("a device before its user is configured by the country it told, or the server's own", async (t) => {
  const house = await startHouse(t);
  const body = { grant_type: 'client_credentials', deviceid: 'speaker' };
  const token = (await ask(house, 'POST /v1/tokens', { authorization: house.client, body })).body
    .access_token;
  const config = () => ask(house, 'GET /v1/config', { authorization: `Bearer ${token}` });
  t.equal((await config()).body.countrycode, 'gb');
  await house.devices.report({ kind: 'device', clientid: 'c', deviceid: 'speaker' }, 'speaker', {
    countrycode: 'fr',
  });
  t.equal((await config()).body.countrycode, 'fr');
});
