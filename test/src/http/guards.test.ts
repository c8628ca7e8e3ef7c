import root from 'tap';
import Type from 'typebox';
import type { Auth } from '../../../src/http/guards.js';
import { get, type Route } from '../../../src/http/route.js';
import type { Authenticator } from '../../../src/ports/authenticator.js';
import type { AdminCaller, ClientCaller, UserCaller } from '../../../src/ports/caller.js';
import { serveRoutes } from '../../support/http-server.js';

const user: UserCaller = { kind: 'user', clientid: 'c', userid: 'u', deviceid: 'd' };
const client: ClientCaller = { kind: 'client', clientid: 'c', accounts: 'hosted', test: false };
const admin: AdminCaller = { kind: 'admin', adminid: 'a', email: 'a@b.example', roles: ['support'] };

const authenticator: Authenticator = {
  bearer: (token) =>
    ({
      user,
      speech: { ...user, kind: 'speech' as const },
      device: { kind: 'device' as const, clientid: 'c', deviceid: 'd' },
      late: Promise.resolve(user),
    })[token],
  client: (id, secret) => (id === 'c' && secret === 'p:w' ? client : undefined),
  admin: async (email, password) => (email === 'a@b.example' && password === 'pässword' ? admin : undefined),
};

function whoRoute(id: string, auth: Auth | readonly Auth[]): Route {
  return get(`/${id}`, {
    id,
    summary: '',
    auth,
    profile: true,
    replies: { 200: Type.Object({ kind: Type.String(), profile: Type.Optional(Type.String()) }) },
    run: ({ caller }) => ({
      kind: caller?.kind ?? 'none',
      ...(caller && 'profileuserid' in caller && { profile: caller.profileuserid }),
    }),
  });
}

const routes = [
  whoRoute('none', 'none'),
  whoRoute('client', 'client'),
  whoRoute('device', 'device'),
  whoRoute('user', 'user'),
  whoRoute('speech', 'speech'),
  whoRoute('support', 'admin:support'),
  whoRoute('firmware', 'admin:firmware'),
  whoRoute('any', ['client', 'user', 'none']),
];

const basic = (credentials: string) => `Basic ${Buffer.from(credentials).toString('base64')}`;
const callers = {
  nobody: undefined,
  user: 'Bearer user',
  late: 'bearer late',
  speech: 'Bearer speech',
  device: 'Bearer device',
  dead: 'Bearer dead',
  client: basic('c:p:w'),
  wrong: basic('c:wrong'),
  admin: basic('a@b.example:pässword'),
  broken: 'Basic ???',
} as const;

/** By route: which callers are let in, as what; which are known but not allowed; all others are unknown. */
const expected: Record<
  string,
  { in: Partial<Record<keyof typeof callers, string>>; known: (keyof typeof callers)[] }
> = {
  client: { in: { client: 'client' }, known: [] },
  device: { in: { user: 'user', late: 'user', speech: 'speech', device: 'device' }, known: [] },
  user: { in: { user: 'user', late: 'user' }, known: ['speech', 'device'] },
  speech: { in: { speech: 'speech' }, known: ['user', 'late', 'device'] },
  support: { in: { admin: 'admin' }, known: [] },
  firmware: { in: {}, known: ['admin'] },
  any: { in: { client: 'client', user: 'user', late: 'user', nobody: 'none' }, known: ['speech', 'device'] },
};

root.test('a declaration lets in exactly whom it names', async (t) => {
  const { url } = await serveRoutes(t, { routes, authenticator });
  for (const [route, { in: admitted, known }] of Object.entries(expected)) {
    for (const [who, authorization] of Object.entries(callers) as [
      keyof typeof callers,
      string | undefined,
    ][]) {
      const response = await fetch(`${url}/${route}`, authorization ? { headers: { authorization } } : {});
      const kind = admitted[who];
      const status = kind ? 200 : known.includes(who) ? 403 : 401;
      t.equal(response.status, status, `${who} at ${route}`);
      if (kind) t.strictSame(await response.json(), { kind });
      if (status === 401) t.ok(response.headers.get('www-authenticate'), `${who} at ${route} is told how`);
    }
  }
  for (const authorization of Object.values(callers)) {
    const response = await fetch(`${url}/none`, authorization ? { headers: { authorization } } : {});
    t.strictSame(await response.json(), { kind: 'none' });
  }
});

root.test('a refusal says what is missing (RFC 6750 §3)', async (t) => {
  const { url } = await serveRoutes(t, { routes, authenticator });
  const challenge = async (route: string, authorization?: string) =>
    (await fetch(`${url}/${route}`, authorization ? { headers: { authorization } } : {})).headers.get(
      'www-authenticate',
    );
  t.equal(await challenge('user'), 'Bearer realm="parlando"');
  t.equal(await challenge('user', callers.dead), 'Bearer realm="parlando", error="invalid_token"');
  t.equal(await challenge('user', callers.speech), 'Bearer realm="parlando", error="insufficient_scope"');
  t.equal(await challenge('client'), 'Basic realm="parlando", charset="UTF-8"');
  t.equal(await challenge('firmware', callers.admin), null);
});

root.test('the header profileuserid is taken from its owner only', async (t) => {
  const hasProfile = (userid: string, profile: string) => userid === 'u' && profile === 'mine';
  const { url } = await serveRoutes(t, { routes, authenticator, hasProfile });
  const ask = (profileuserid: string, authorization: string) =>
    fetch(`${url}/device`, { headers: { authorization, profileuserid } });
  t.strictSame(await (await ask('mine', callers.user)).json(), { kind: 'user', profile: 'mine' });
  t.strictSame(await (await ask('mine', callers.speech)).json(), { kind: 'speech', profile: 'mine' });
  t.equal((await ask('theirs', callers.user)).status, 403);
  t.strictSame(await (await ask('mine', callers.device)).json(), { kind: 'device' });
});
