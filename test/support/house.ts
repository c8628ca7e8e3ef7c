import { join } from 'node:path';
import type { Test } from 'tap';
import { Accounts, type AccountsParts } from '../../src/accounts/accounts.js';
import { AccountsStore } from '../../src/accounts/accounts-store.js';
import { LoginsStore } from '../../src/accounts/logins-store.js';
import { Argon2PasswordHasher } from '../../src/adapters/argon2-password-hasher.js';
import type { LoginProvider } from '../../src/adapters/login-providers.js';
import { OpenidIdentityProviders } from '../../src/adapters/openid-identity-providers.js';
import { Outbox } from '../../src/adapters/outbox.js';
import { SharpImageMaker } from '../../src/adapters/sharp-image-maker.js';
import { Content } from '../../src/content/content.js';
import { LinkedAccountsStore } from '../../src/content/linked-accounts-store.js';
import { PlaylistsStore } from '../../src/content/playlists-store.js';
import { type Database, openDatabase } from '../../src/db/database.js';
import type { Devices } from '../../src/devices/devices.js';
import type { Rooms } from '../../src/http/rooms.js';
import { apiRoutes } from '../../src/http/routes.js';
import type { AdminRole } from '../../src/ports/caller.js';
import type { ContentEngine } from '../../src/ports/content-engine.js';
import type { Mailer } from '../../src/ports/mailer.js';
import type { PasswordHasher } from '../../src/ports/password-hasher.js';
import type { SmsGateway } from '../../src/ports/sms-gateway.js';
import { Audit } from '../../src/support/audit.js';
import { AuditStore } from '../../src/support/audit-store.js';
import { Support } from '../../src/support/support.js';
import { SupportStore } from '../../src/support/support-store.js';
import { Users } from '../../src/users/users.js';
import { UsersStore } from '../../src/users/users-store.js';
import { HandClock } from './clock.js';
import { devicesOn } from './devices-room.js';
import { type RunningServer, serveRoutes } from './http-server.js';

/** The rooms of accounts and users on a real store, behind a real server. */
export interface House extends RunningServer {
  readonly accounts: Accounts;
  readonly outbox: Outbox;
  /** Where everything is kept. */
  readonly folder: string;
  /** What the accounts room logged. */
  readonly problems: readonly unknown[];
  readonly users: Users;
  readonly devices: Devices;
  readonly support: Support;
  readonly db: Database;
  readonly clock: HandClock;
  /** Credentials of a hosted client, for the header authorization. */
  readonly client: string;
  readonly clientid: string;
}

/** Where the client lets sign-ins to services end. */
export const REDIRECT_URI = 'https://app.example.org/signed-in';

/** What a test has otherwise than usual. */
export interface HouseOptions {
  readonly mailer?: Mailer;
  readonly sms?: SmsGateway;
  readonly hasher?: PasswordHasher;
  readonly providers?: readonly LoginProvider[];
  readonly limits?: AccountsParts['limits'];
  /** Further rooms, on the same store. */
  readonly rooms?: (base: Pick<House, 'db' | 'clock' | 'users' | 'devices'>) => Partial<Rooms>;
}

/** Builds the house and starts it; all is gone when the test ends. */
export async function startHouse(t: Test, options: HouseOptions = {}): Promise<House> {
  const problems: unknown[] = [];
  const folder = t.testdir();
  const db = await openDatabase(join(folder, 'parlando.db'));
  const clock = new HandClock();
  const outbox = new Outbox({ folder: join(folder, 'outbox'), clock, from: 'parlando@example.org' });
  const providers = new OpenidIdentityProviders(options.providers ?? []);
  const accounts = new Accounts({
    store: new AccountsStore(db),
    logins: new LoginsStore(db),
    hasher: options.hasher ?? new Argon2PasswordHasher(),
    clock,
    mailer: options.mailer ?? outbox.mailer,
    sms: options.sms ?? outbox.sms,
    providers,
    log: { warn: (...problem: unknown[]) => problems.push(problem) },
    key: new Uint8Array(32).fill(7),
    publicUrl: 'http://parlando.example.org',
    ...(options.limits && { limits: options.limits }),
  });
  const users = new Users({
    store: new UsersStore(db),
    accounts,
    clock,
    maker: new SharpImageMaker(),
    imageFolder: join(folder, 'images'),
    publicUrl: 'http://parlando.example.org',
  });
  const { devices } = devicesOn({ db, folder, clock });
  users.onRemoved(({ userid }) => devices.forget(userid));
  const support = new Support({
    store: new SupportStore(db),
    audit: new Audit({
      store: new AuditStore(db),
      clock,
      key: Buffer.from('key of the tests'),
      userids: async () => [],
    }),
    country: 'gb',
    services: () => [{ id: 'library' }],
    loginproviders: (countrycode) => providers.of(countrycode),
    nativelogin: () => 'email',
  });
  const { clientid, secret } = await accounts.createClient({
    name: 'an app',
    accounts: 'hosted',
    test: false,
    redirecturis: [REDIRECT_URI],
  });
  const base = { db, clock, users, devices };
  const content = contentOn(base, []);
  t.teardown(() => content.close());
  const server = await serveRoutes(t, {
    routes: apiRoutes,
    rooms: { accounts, users, devices, support, content, ...options.rooms?.(base) } as Rooms,
    authenticator: accounts,
    hasProfile: (userid, profileuserid) => users.hasProfile(userid, profileuserid),
  });
  t.teardown(async () => {
    await accounts.settled();
    await db.destroy();
  });
  return {
    ...server,
    problems,
    outbox,
    folder,
    accounts,
    users,
    devices,
    support,
    db,
    clock,
    client: basic(clientid, secret),
    clientid,
  };
}

/** A content room on the store of a house. */
export function contentOn(
  { db, clock, users, devices }: Pick<House, 'db' | 'clock' | 'users' | 'devices'>,
  engines: readonly ContentEngine[],
  warned: unknown[] = [],
): Content {
  return new Content({
    engines,
    store: new PlaylistsStore(db),
    linked: new LinkedAccountsStore(db),
    key: new Uint8Array(32).fill(5),
    publicUrl: 'http://parlando.example.org',
    people: async ({ userid, deviceid = '' }) => {
      const { countrycode, subscription } = await users.record(userid);
      const platform = await devices.platformOf(userid, deviceid);
      return { country: countrycode ?? (await devices.countryOf(deviceid)) ?? 'gb', subscription, platform };
    },
    clock,
    log: { info: () => {}, warn: (...said: unknown[]) => warned.push(said) },
    learn: async (_, names) => {
      for await (const _piece of names);
    },
  });
}

/** Basic credentials for the header authorization. */
export function basic(name: string, password: string): string {
  return `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;
}

/** Asks the server in JSON; a body that is undefined is not sent. */
export async function ask(
  { url }: { readonly url: string },
  request: string,
  options: {
    readonly authorization?: string;
    readonly body?: unknown;
    readonly headers?: Record<string, string>;
  } = {},
): Promise<Answer> {
  const [method = 'GET', path = '/'] = request.split(' ');
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(options.authorization && { authorization: options.authorization }),
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const text = await response.text();
  const isJson = text !== '' && response.headers.get('content-type') === 'application/json';
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** A reply, its body parsed if it was JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown> & {
    readonly access_token?: string;
    readonly refresh_token?: string;
  };
}

/** A registration that is right in every field. */
export function registration(email = 'ada@example.org') {
  return {
    deviceid: 'phone-1',
    scope: 'all',
    firstname: 'Ada',
    lastname: 'Byron',
    email,
    password: 'a long enough phrase',
  };
}

/** Registers a person on a device; the header authorization of the person. */
export async function registered(house: House, email?: string, deviceid = 'phone-1'): Promise<string> {
  const { body } = await ask(house, 'POST /v1/user', {
    authorization: house.client,
    body: { ...registration(email), deviceid },
  });
  return `Bearer ${body.access_token}`;
}

/** Makes an administrator with one role; the header authorization. */
export async function administrator(house: House, role: AdminRole): Promise<string> {
  const email = `${role}@staff.example.org`;
  await house.accounts.createAdmin({ email, password: 'a phrase of the staff', roles: [role] });
  return basic(email, 'a phrase of the staff');
}
