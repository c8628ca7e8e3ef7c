import { join } from 'node:path';
import { sql } from 'kysely';
import t from 'tap';
import { openDatabase } from '../../../src/db/database.js';
import { AppError } from '../../../src/errors.js';
import { del, nothing } from '../../../src/http/route.js';
import { Audit } from '../../../src/support/audit.js';
import { AuditStore } from '../../../src/support/audit-store.js';
import { HandClock } from '../../support/clock.js';
import { serveRoutes } from '../../support/http-server.js';

const caller = { kind: 'admin', adminid: 'a1', email: 'staff@parlando.test', roles: ['useradmin'] } as const;

t.test(
  'whatever an administrator does is in the log, also what failed; reads by others are not',
  async (t) => {
    const db = await openDatabase(join(t.testdir(), 'store.db'));
    t.teardown(() => db.destroy());
    const audit = new Audit({
      store: new AuditStore(db),
      clock: new HandClock(),
      key: Buffer.from('key'),
      userids: async () => [],
    });
    const { url } = await serveRoutes(t, {
      routes: [
        del('/v1/things/:id', {
          id: 'removeThing',
          summary: 'Removes a thing.',
          auth: ['admin:useradmin', 'user'],
          replies: { 204: nothing },
          run: ({ params }) => {
            if (params.id === 'gone') throw new AppError('not_found', 'gone');
          },
        }),
      ],
      authenticator: {
        bearer: () => ({ kind: 'user', clientid: 'c', userid: 'u', deviceid: 'd' }),
        client: () => undefined,
        admin: () => caller,
      },
      audit: (action) => audit.record(action),
    });
    const headers = { authorization: `Basic ${btoa('a:b')}` };
    t.equal((await fetch(`${url}/v1/things/7`, { method: 'DELETE', headers })).status, 204);
    t.equal((await fetch(`${url}/v1/things/gone`, { method: 'DELETE', headers })).status, 404);
    await fetch(`${url}/v1/things/8`, { method: 'DELETE', headers: { authorization: 'Bearer x' } });
    const entry = { at: Date.UTC(2026, 0, 1), adminid: 'a1', admin: caller.email, operation: 'removeThing' };
    t.strictSame(await audit.newest(10), [
      { ...entry, target: { id: 'gone' }, outcome: 'not_found' },
      { ...entry, target: { id: '7' }, outcome: 'done' },
    ]);
  },
);

t.test('who a user was is not kept when the user is gone', async (t) => {
  const db = await openDatabase(join(t.testdir(), 'store.db'));
  t.teardown(() => db.destroy());
  const users = new Set(['u1']);
  const userids = async () => [...users];
  const audit = new Audit({
    store: new AuditStore(db),
    clock: new HandClock(),
    key: Buffer.from('key'),
    userids,
  });
  await audit.record({ caller, operation: 'setAbilities', outcome: 'done', target: { userid: 'u1' } });
  t.strictSame((await audit.newest(1))[0]?.target, { userid: 'u1' });
  users.clear();
  t.strictSame((await audit.newest(1))[0]?.target, { userid: audit.hidden('u1') });
  t.not(audit.hidden('u1'), 'u1');
});

t.test('the email of a user is hidden, and always in the same way', async (t) => {
  const db = await openDatabase(join(t.testdir(), 'store.db'));
  t.teardown(() => db.destroy());
  const audit = new Audit({
    store: new AuditStore(db),
    clock: new HandClock(),
    key: Buffer.from('key'),
    userids: async () => [],
  });
  const action = { caller, operation: 'findUser', outcome: 'done' };
  await audit.record({ ...action, target: { email: 'Person@home.test' } });
  const [entry] = await audit.newest(1);
  t.equal(entry?.target.email, audit.hidden('person@home.test'));
  t.notMatch(JSON.stringify(entry?.target), /home\.test/i);
});

t.test('the store refuses to change or remove what is in the log', async (t) => {
  const db = await openDatabase(join(t.testdir(), 'store.db'));
  t.teardown(() => db.destroy());
  const audit = new Audit({
    store: new AuditStore(db),
    clock: new HandClock(),
    key: Buffer.from('key'),
    userids: async () => [],
  });
  await audit.record({ caller, operation: 'x', target: {}, outcome: 'done' });
  await t.rejects(sql`DELETE FROM audit`.execute(db), /append-only/);
  await t.rejects(sql`UPDATE audit SET outcome = 'y'`.execute(db), /append-only/);
  t.equal((await audit.newest(10)).length, 1);
});
