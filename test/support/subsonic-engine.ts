import type { Test } from 'tap';
import { startSubsonicEngine } from '../../engines/subsonic/engine.js';
import { AccountService, type ExchangeRequest } from '../../src/gen/parlando/content/v1/accounts_pb.js';
import { engineClient } from './engine-client.js';

/** A real Subsonic engine before a server, and what calls it; it ends with the test. */
export async function startedSubsonic(t: Test, server: string, data: string) {
  const logged: string[] = [];
  const running = await startSubsonicEngine(
    {
      listen: '127.0.0.1:0',
      server,
      data,
      httpHost: '127.0.0.1',
      httpPort: 0,
      publicUrl: undefined,
      serverUrl: 'http://127.0.0.1:8080',
      timeLimited: 3600,
      name: 'Subsonic',
      supervised: false,
    },
    (line) => logged.push(line),
  );
  t.teardown(() => running.stop());
  const call = engineClient(t, running.address);
  const signIn = async (proof: ExchangeRequest['proof']) => {
    const { credentials } = await call(AccountService.method.exchange, { service: 'subsonic', proof });
    return { userid: credentials?.userid ?? '', accessToken: credentials?.accessToken ?? '' };
  };
  const login = (username: string, password: string) => {
    const value = { $typeName: 'parlando.content.v1.Login', username, password, apiKey: '' } as const;
    return signIn({ case: 'login', value });
  };
  return { running, call, signIn, login, logged };
}
