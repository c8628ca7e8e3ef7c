import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t from 'tap';
import { Outbox } from '../../../src/adapters/outbox.js';
import { HandClock } from '../../support/clock.js';

const parlando = join(import.meta.dirname, '..', '..', '..', 'src', 'parlando.js');

t.test('the outbox is printed so that links can be followed', async (t) => {
  const data = t.testdir();
  const outbox = async (...options: string[]) => {
    const env = { ...process.env, PARLANDO_DATA: data };
    return (await promisify(execFile)(process.execPath, [parlando, 'outbox', ...options], { env })).stdout;
  };
  t.equal(await outbox(), 'Nothing was kept.\n');
  const kept = new Outbox({ folder: join(data, 'outbox'), clock: new HandClock(), from: 'p@example.org' });
  const link = `http://127.0.0.1:8080/account/reset?token=${'t'.repeat(43)}`;
  await kept.mailer.send({
    to: 'zoë@example.org',
    subject: 'A new password',
    text: `Über diese Seite:\n\n${link}\n`,
  });
  await kept.sms.send({ to: '+447400123456', text: '123456 is the code' });
  t.match(await outbox(), /To \+447400123456\n.*\.json\n\n123456 is the code\n$/);
  t.match(JSON.parse(await outbox('--count', '5', '--json')), [
    { to: '+447400123456', text: '123456 is the code' },
    { subject: 'A new password', text: `Über diese Seite:\n\n${link}\n` },
  ]);
});
