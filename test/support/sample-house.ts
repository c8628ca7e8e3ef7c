import type { Test } from 'tap';
import { type SampleEngine, type SampleOptions, startSampleEngine } from '../../engines/sample/engine.js';
import { fixedAddress } from '../../src/adapters/engine-address.js';
import { EngineConnection } from '../../src/adapters/grpc-client.js';
import { GrpcContentEngine } from '../../src/adapters/grpc-content-engine.js';
import type { Content } from '../../src/content/content.js';
import { Playables } from '../../src/playables/playables.js';
import { PlayablesStore } from '../../src/playables/playables-store.js';
import { Taste } from '../../src/taste/taste.js';
import { TasteStore } from '../../src/taste/taste-store.js';
import { ask, contentOn, type House, REDIRECT_URI, registered, startHouse } from './house.js';

/** A house whose only content engine is the real sample service. */
export interface SampleHouse {
  readonly house: House;
  readonly sample: SampleEngine;
  readonly content: Content;
  /** Calls to the engine's account service, by the name of the method. */
  readonly calls: string[];
  /** What the content room warned of. */
  readonly warned: readonly unknown[];
}

/** Starts both; they end with the test. */
export async function sampleHouse(t: Test, options: Partial<SampleOptions> = {}): Promise<SampleHouse> {
  const sample = await startSampleEngine({
    listen: '127.0.0.1:0',
    httpPort: 0,
    redirectUris: ['http://parlando.example.org/account/linked', REDIRECT_URI],
    tokenSeconds: 600,
    countries: [],
    ...options,
  });
  t.teardown(() => sample.stop());
  const connection = new EngineConnection({ address: fixedAddress(sample.address) });
  const engine = new GrpcContentEngine({ connection, publicUrl: 'http://parlando.example.org' });
  const calls: string[] = [];
  const { refresh, revoke } = engine.accounts;
  Object.assign(engine.accounts, {
    refresh: (...given: Parameters<typeof refresh>) => {
      calls.push('refresh');
      return refresh.apply(engine.accounts, given);
    },
    revoke: (...given: Parameters<typeof revoke>) => {
      calls.push('revoke');
      return revoke.apply(engine.accounts, given);
    },
  });
  const warned: unknown[] = [];
  let content: Content | undefined;
  const house = await startHouse(t, {
    rooms: (base) => {
      content = contentOn(base, [engine], warned);
      const { db, clock, users, devices } = base;
      const taste = new Taste({ store: new TasteStore(db), content, clock });
      const playables = new Playables({
        store: new PlayablesStore(db),
        content,
        devices,
        tastes: taste,
        hasProfile: (userid, profileuserid) => users.hasProfile(userid, profileuserid),
        clock,
      });
      users.onRemoved(async ({ userid, profileuserid }) => {
        if (profileuserid === undefined) await content?.forget(userid);
      });
      return { content, playables, taste };
    },
  });
  if (!content) throw new Error('there is no content room');
  const room = content;
  t.teardown(() => {
    room.close();
    engine.close();
  });
  await room.start();
  return { house, sample, content: room, calls, warned };
}

/** A person who is registered, on a device; `ask` asks for them. */
export async function person(house: House, name: string) {
  const authorization = await registered(house, `${name}@example.org`, `${name}-phone`);
  return {
    authorization,
    ask: (request: string, body?: unknown) => ask(house, request, { authorization, body }),
  };
}

export type Person = Awaited<ReturnType<typeof person>>;

/** Goes through the pages of the sign-in as a browser does; the address where it ends. */
export async function signIn(uri: string, form: Readonly<Record<string, string>>): Promise<URL> {
  const cookies = new Map<string, string>();
  let at = uri;
  let sent: URLSearchParams | undefined;
  for (let step = 0; step < 10; step++) {
    const response = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(sent && { method: 'POST', body: sent }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) {
      if (response.ok && new URL(at).pathname === '/done') return new URL(at);
      if (sent) throw new Error(`the sign-in went on with ${response.status}: ${await response.text()}`);
      sent = new URLSearchParams(form);
      continue;
    }
    sent = undefined;
    const address = new URL(next, at);
    if (address.origin !== new URL(uri).origin) return address;
    at = address.href;
  }
  throw new Error('the sign-in does not end');
}

/** Links the service `sample` to the account of a name there. */
export async function link(user: Person, name: string) {
  const { body } = await user.ask('GET /v1/user/sample/authorize');
  const end = await signIn(String(body.uri), { name, password: name });
  return user.ask('POST /v1/user/sample/token', {
    authorization_code: end.searchParams.get('code'),
    state: end.searchParams.get('state'),
  });
}
