import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import root, { type Test } from 'tap';
import { SmtpMailer } from '../../../src/adapters/smtp-mailer.js';
import { ask, type House, registered, registration, startHouse } from '../../support/house.js';

/** A real SMTP server that keeps what it gets. */
async function mailServer(t: Test): Promise<{ readonly url: string; readonly mails: string[] }> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      let mail = '';
      stream.on('data', (piece) => (mail += piece));
      stream.on('end', () => {
        mails.push(mail);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  t.teardown(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails };
}

/** The link in a mail, as a path of this server. */
async function linkIn(mail: string | undefined): Promise<string> {
  const { text } = await PostalMime.parse(mail ?? '');
  return /http:\/\/parlando\.example\.org(\/\S+)/.exec(text ?? '')?.[1] ?? '';
}

const login = (house: House, password: string) =>
  ask(house, 'POST /v1/tokens', {
    authorization: house.client,
    body: { grant_type: 'password', deviceid: 'd', scope: 'all', email: 'ada@example.org', password },
  });
const reset = (house: House, email = 'ada@example.org') =>
  ask(house, 'POST /v1/user/reset', { authorization: house.client, body: { email } });
const submit = async (house: House, token: string, password: string) =>
  fetch(`${house.url}/account/reset`, { method: 'POST', body: new URLSearchParams({ token, password }) });

root.test('an email is confirmed by the link of a mail, once', async (t) => {
  const { url, mails } = await mailServer(t);
  const house = await startHouse(t, { mailer: new SmtpMailer({ url, from: 'Parlando <p@example.org>' }) });
  const authorization = await registered(house);
  const verified = async () => (await ask(house, 'GET /v1/user', { authorization })).body.emailverified;
  t.equal(await verified(), false);
  t.equal((await ask(house, 'POST /v1/user/verify', { authorization })).status, 204);
  await house.accounts.settled();
  const parsed = await PostalMime.parse(mails[0] ?? '');
  t.match(parsed, {
    to: [{ address: 'ada@example.org' }],
    from: { address: 'p@example.org' },
    subject: /Confirm/,
  });
  const link = await linkIn(mails[0]);
  t.match(await ask(house, `GET ${link}`), { status: 200, body: /Email confirmed/ });
  t.equal(await verified(), true);
  t.match(await ask(house, `GET ${link}`), { status: 404, body: /does not work/ });
  t.match(await ask(house, 'GET /account/verify'), { status: 404 });
});

root.test('a forgotten password is set anew by the link of a mail, and every login ends', async (t) => {
  const { url, mails } = await mailServer(t);
  const house = await startHouse(t, { mailer: new SmtpMailer({ url, from: 'p@example.org' }) });
  const authorization = await registered(house);
  t.equal((await ask(house, 'GET /v1/user', { authorization })).status, 200);
  t.equal((await reset(house, 'ADA@example.org')).status, 204);
  await house.accounts.settled();
  const link = await linkIn(mails[0]);
  const form = await fetch(house.url + link);
  t.equal(form.status, 200);
  t.match(form.headers.get('content-security-policy'), /default-src 'none'/);
  const html = await form.text();
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  t.match(html, /<label for="password">/);

  const short = await submit(house, token, 'short');
  t.equal(short.status, 400);
  t.match(await short.text(), /role="alert"/);
  t.equal((await submit(house, token, 'the next long phrase')).status, 200);
  t.equal((await submit(house, token, 'yet another phrase')).status, 404, 'the link worked once');
  t.equal((await fetch(house.url + link)).status, 404);
  t.equal((await ask(house, 'GET /v1/user', { authorization })).status, 401, 'the old login is over');
  t.equal((await login(house, registration().password)).status, 400);
  const after = await login(house, 'the next long phrase');
  t.equal(after.status, 200);
  const user = await ask(house, 'GET /v1/user', { authorization: `Bearer ${after.body.access_token}` });
  t.equal(user.body.emailverified, true, 'whoever reads the mail has the address');
});

root.test(
  'links die: of a reset after an hour, of a confirmation after a day, of a reset when another is asked for',
  async (t) => {
    const { url, mails } = await mailServer(t);
    const house = await startHouse(t, { mailer: new SmtpMailer({ url, from: 'p@example.org' }) });
    const authorization = await registered(house);
    await ask(house, 'POST /v1/user/verify', { authorization });
    await house.accounts.settled();
    await reset(house);
    await house.accounts.settled();
    await reset(house);
    await house.accounts.settled();
    const [verify = '', first = '', second = ''] = await Promise.all(mails.map(linkIn));
    t.equal((await ask(house, `GET ${first}`)).status, 404);
    t.equal((await ask(house, `GET ${second}`)).status, 200);
    t.equal(
      (await ask(house, `GET ${second.replace('reset', 'verify')}`)).status,
      404,
      'a link is for one purpose',
    );
    house.clock.turn(3_600_000);
    t.equal((await ask(house, `GET ${second}`)).status, 404);
    house.clock.turn(24 * 3_600_000);
    t.equal((await ask(house, `GET ${verify}`)).status, 404);
  },
);

root.test('a reset answers alike whether or not there is an account, and floods nobody', async (t) => {
  const house = await startHouse(t);
  await registered(house);
  const known = await reset(house);
  const unknown = await reset(house, 'nobody@example.org');
  t.strictSame([known.status, known.body], [unknown.status, unknown.body]);
  t.equal(known.status, 204);
  t.match(await reset(house, 'no email'), { status: 400, body: { errors: { email: String } } });
  const more = await Promise.all(Array.from({ length: 20 }, () => reset(house)));
  t.ok(more.every(({ status }) => status === 204));
  await house.accounts.settled();
  t.equal((await house.outbox.newest(50)).length, 3);
});

root.test('without a mail server mail is in the outbox, readable by the owner only', async (t) => {
  const house = await startHouse(t);
  await registered(house);
  await reset(house);
  await house.accounts.settled();
  const [mail] = await house.outbox.newest(1);
  t.match(mail?.name, /\.eml$/);
  t.match(await linkIn(mail?.content), /^\/account\/reset\?token=[\w-]{43}$/);
});
