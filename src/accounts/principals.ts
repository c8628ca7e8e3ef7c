import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { BoundedCache } from '../cache/bounded-cache.js';
import { AppError } from '../errors.js';
import type { Found } from '../ports/authenticator.js';
import { ADMIN_ROLES, type AdminCaller, type AdminRole, type ClientCaller } from '../ports/caller.js';
import type { Clock } from '../ports/clock.js';
import type { PasswordHasher } from '../ports/password-hasher.js';
import type { AccountsStore, AdminRow, ClientRow } from './accounts-store.js';
import type { Attempts } from './attempts.js';
import { checkNewPassword, normalisePassword } from './passwords.js';
import { hashSecret, matchesHash, newSecret } from './secrets.js';

/** Milliseconds for which a checked credential is believed again. */
const REMEMBERED_FOR = 60_000;

/** A client on its way to its maker; the secret is told this once. */
export interface NewClient {
  readonly clientid: string;
  readonly secret: string;
}

/** Clients and administrators: those who identify themselves with Basic credentials. */
export class Principals {
  readonly #store: AccountsStore;
  readonly #clock: Clock;
  readonly #hasher: PasswordHasher;
  readonly #attempts: Attempts;
  readonly #clients = new BoundedCache<string, { readonly row: ClientRow; readonly until: number }>(1000);
  readonly #admins = new BoundedCache<string, { readonly caller: AdminCaller; readonly until: number }>(1000);
  /** What is remembered of a password is of no use outside this process. */
  readonly #key = randomBytes(32);

  constructor(parts: {
    readonly store: AccountsStore;
    readonly clock: Clock;
    readonly hasher: PasswordHasher;
    readonly attempts: Attempts;
  }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#hasher = parts.hasher;
    this.#attempts = parts.attempts;
  }

  async createClient(client: {
    readonly name: string;
    readonly accounts: 'hosted' | 'shadow';
    readonly test: boolean;
    readonly redirecturis?: readonly string[];
  }): Promise<NewClient> {
    const clientid = randomUUID();
    const secret = newSecret();
    await this.#store.addClient({
      clientid,
      name: client.name,
      secrethash: hashSecret(secret),
      accounts: client.accounts,
      test: client.test ? 1 : 0,
      redirecturis: JSON.stringify(client.redirecturis ?? []),
      created: this.#clock.now(),
    });
    return { clientid, secret };
  }

  /** Where sign-ins to content services that a client began may end. */
  async redirectUris(clientid: string): Promise<readonly string[]> {
    const row = await this.#store.client(clientid);
    return row ? (JSON.parse(row.redirecturis) as readonly string[]) : [];
  }

  /** Rejects with `conflict` when the email has an administrator account. */
  async createAdmin(admin: {
    readonly email: string;
    readonly password: string;
    readonly roles: readonly AdminRole[];
  }): Promise<{ readonly adminid: string }> {
    checkNewPassword(admin.password, admin.email);
    const adminid = randomUUID();
    const row = {
      adminid,
      email: admin.email.toLowerCase(),
      passwordhash: await this.#hasher.hash(normalisePassword(admin.password)),
      roles: JSON.stringify(admin.roles),
      created: this.#clock.now(),
    };
    if (await this.#store.addAdmin(row)) return { adminid };
    throw new AppError('conflict', 'An administrator with that email exists.');
  }

  /** Who a client is, if the secret is its own. */
  client(clientid: string, secret: string): Found<ClientCaller> {
    const remembered = this.#clients.get(clientid);
    if (remembered && this.#clock.now() < remembered.until) return clientCaller(remembered.row, secret);
    return this.#readClient(clientid, secret);
  }

  async #readClient(clientid: string, secret: string): Promise<ClientCaller | undefined> {
    const row = await this.#store.client(clientid);
    if (!row) return undefined;
    this.#clients.put(clientid, { row, until: this.#clock.now() + REMEMBERED_FOR });
    return clientCaller(row, secret);
  }

  /** Who an administrator is, if the password is right. */
  admin(email: string, password: string, address: string): Found<AdminCaller> {
    const credentials = createHmac('sha256', this.#key).update(`${email}\0${password}`).digest('base64url');
    const remembered = this.#admins.get(credentials);
    if (remembered && this.#clock.now() < remembered.until) return remembered.caller;
    return this.#checkAdmin({ email: email.toLowerCase(), password, address }, credentials);
  }

  async #checkAdmin(
    given: { readonly email: string; readonly password: string; readonly address: string },
    credentials: string,
  ): Promise<AdminCaller | undefined> {
    const counted = `${given.email} ${given.address}`;
    await this.#attempts.spend('admin', counted);
    const row = await this.#store.adminByEmail(given.email);
    const right = await this.#hasher.verify(row?.passwordhash, normalisePassword(given.password));
    if (!row || !right) return undefined;
    await this.#attempts.forgive('admin', counted);
    const caller = adminCaller(row);
    this.#admins.put(credentials, { caller, until: this.#clock.now() + REMEMBERED_FOR });
    return caller;
  }
}

function clientCaller(row: ClientRow, secret: string): ClientCaller | undefined {
  if (!matchesHash(secret, row.secrethash)) return undefined;
  return { kind: 'client', clientid: row.clientid, accounts: row.accounts, test: row.test === 1 };
}

function adminCaller(row: AdminRow): AdminCaller {
  const roles: unknown = JSON.parse(row.roles);
  const known = ADMIN_ROLES.filter((role) => Array.isArray(roles) && roles.includes(role));
  return { kind: 'admin', adminid: row.adminid, email: row.email, roles: known };
}
