import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import root from 'tap';
import { WebhookSmsGateway } from '../../../src/adapters/webhook-sms-gateway.js';
import { HandClock } from '../../support/clock.js';
import { ask, type House, startHouse } from '../../support/house.js';

const NUMBER = '+44 7400 123456';
const person = { deviceid: 'phone', scope: 'all', firstname: 'Ada', lastname: 'Byron', mobilenumber: NUMBER };

const register = (house: House, changes: object = {}) =>
  ask(house, 'POST /v1/user', { authorization: house.client, body: { ...person, ...changes } });
const sendCode = (house: House, mobilenumber = NUMBER) =>
  ask(house, 'POST /v1/login/sms', { authorization: house.client, body: { scope: 'all', mobilenumber } });
const login = (house: House, code: string, mobilenumber = NUMBER) =>
  ask(house, 'POST /v1/tokens', {
    authorization: house.client,
    body: { grant_type: 'sms_authorization_code', deviceid: 'phone', countrycode: 'gb', mobilenumber, code },
  });

/** The code of the newest message, from the outbox. */
async function newestCode(house: House): Promise<string> {
  await house.accounts.settled();
  const [newest] = await house.outbox.newest(1);
  const message = JSON.parse(newest?.content ?? '{}') as { to: string; text: string };
  return /^\d{6}/.exec(message.text)?.[0] ?? '';
}

root.test('a person registers by mobile number and is there once the code came back', async (t) => {
  const house = await startHouse(t);
  const answer = await register(house);
  t.strictSame([answer.status, answer.body], [204, '']);
  const code = await newestCode(house);
  t.match(code, /^\d{6}$/);
  t.strictSame(await house.db.selectFrom('user').selectAll().execute(), [], 'nobody is there before');
  const tokens = await login(house, code, '+447400123456');
  t.match(tokens, { status: 200, body: { expires_in: 3600 } });
  const user = await ask(house, 'GET /v1/user', { authorization: `Bearer ${tokens.body.access_token}` });
  t.match(user.body, {
    firstname: 'Ada',
    lastname: 'Byron',
    mobilenumber: '+447400123456',
    emailverified: false,
  });
  t.match(await login(house, code), { status: 400, body: { error: 'invalid_grant' } }, 'a code works once');

  t.equal((await sendCode(house)).status, 204);
  const again = await login(house, await newestCode(house));
  const same = await ask(house, 'GET /v1/user', { authorization: `Bearer ${again.body.access_token}` });
  t.equal(same.body.userid, user.body.userid);
});

root.test('a code is resent, and then only the last one works', async (t) => {
  const house = await startHouse(t);
  await register(house);
  const first = await newestCode(house);
  await sendCode(house);
  const second = await newestCode(house);
  if (first !== second) t.equal((await login(house, first)).status, 400);
  t.equal((await login(house, second)).status, 200);
});

root.test('a code dies after ten minutes', async (t) => {
  const house = await startHouse(t);
  await register(house);
  const code = await newestCode(house);
  house.clock.turn(10 * 60_000);
  t.equal((await login(house, code)).status, 400);
});

root.test('of two hundred guesses at once, five are evaluated', async (t) => {
  const house = await startHouse(t);
  await register(house);
  const code = await newestCode(house);
  const wrong = code === '000000' ? '000001' : '000000';
  const guesses = await Promise.all(Array.from({ length: 200 }, () => login(house, wrong)));
  t.ok(guesses.every(({ status }) => status === 400));
  const row = await house.db.selectFrom('sms_code').select('tries').executeTakeFirstOrThrow();
  t.equal(row.tries, 5);
  t.equal((await login(house, code)).status, 400, 'the right code is worn out');
});

root.test('of twenty logins with the right code at once, one succeeds', async (t) => {
  const house = await startHouse(t);
  await register(house);
  const code = await newestCode(house);
  const logins = await Promise.all(Array.from({ length: 20 }, () => login(house, code)));
  t.equal(logins.filter(({ status }) => status === 200).length, 1);
  t.equal((await house.db.selectFrom('user').select('userid').execute()).length, 1);
});

root.test('nobody learns whether a number is known, and nobody is flooded', async (t) => {
  const house = await startHouse(t);
  const unknown = await sendCode(house, '+447400999999');
  t.strictSame([unknown.status, unknown.body], [204, '']);
  await house.accounts.settled();
  t.strictSame(await house.outbox.newest(5), [], 'a stranger gets no message');
  const answers = await Promise.all(Array.from({ length: 50 }, () => register(house)));
  t.equal(answers.filter(({ status }) => status === 204).length, 3);
  const refused = answers.filter(({ status }) => status === 429);
  t.equal(refused.length, 47);
  t.ok(Number(refused[0]?.headers.get('retry-after')) > 500);
  await house.accounts.settled();
  t.equal((await house.outbox.newest(10)).length, 3);
});

root.test('what is not a mobile number is refused by name', async (t) => {
  const house = await startHouse(t);
  for (const mobilenumber of ['07400123456', '+4412', 'phone', '+44 20 7946 0018', '', '+1', '\u0661']) {
    t.match(await register(house, { mobilenumber }), {
      status: 400,
      body: { errors: { mobilenumber: String } },
    });
  }
  t.match(await register(house, { scope: 'device' }), { status: 400 });
  t.match(await register(house, { mobilenumber: undefined }), {
    status: 400,
    body: { errors: { email: 'is required' } },
  });
});

root.test('a webhook gets each message with a signature that it can check', async (t) => {
  const received: { readonly headers: object; readonly body: string }[] = [];
  const gateway = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += piece));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(received.length === 1 ? 202 : 500).end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  t.teardown(() => gateway.close());
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
  const sms = new WebhookSmsGateway({ url, secret: 'shared', clock: new HandClock() });
  const house = await startHouse(t, { sms });
  await register(house);
  await house.accounts.settled();
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const { 'parlando-timestamp': timestamp, 'parlando-signature': signature } = headers as Record<
    string,
    string
  >;
  t.equal(signature, `sha256=${createHmac('sha256', 'shared').update(`${timestamp}.${body}`).digest('hex')}`);
  const message = JSON.parse(body) as { to: string; text: string };
  t.equal(message.to, '+447400123456');
  t.equal((await login(house, message.text.slice(0, 6))).status, 200);
  t.strictSame(house.problems, []);
  await sendCode(house);
  await house.accounts.settled();
  t.match(house.problems, [[{ err: { message: 'the SMS webhook answered 500' } }, /text message/]]);
});
