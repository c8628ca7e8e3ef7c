import { randomUUID } from 'node:crypto';
import { AppError, invalid } from '../errors.js';
import type { Authenticator, Found, TokenCaller } from '../ports/authenticator.js';
import type { AdminCaller, AdminRole, ClientCaller, SpeechCaller, UserCaller } from '../ports/caller.js';
import type { Clock } from '../ports/clock.js';
import type { PasswordHasher } from '../ports/password-hasher.js';
import type { AccountsStore, NewUser } from './accounts-store.js';
import { type GrantRequest, Grants } from './grants.js';
import { emailKey } from './identities.js';
import { checkNewPassword, normalisePassword } from './passwords.js';
import { type NewClient, Principals } from './principals.js';
import { type Grantee, type TokenResponse, Tokens } from './tokens.js';

export type { GrantRequest } from './grants.js';
export type { NewClient } from './principals.js';
export type { TokenResponse } from './tokens.js';

/** A registration by email (specification, section 4.1). */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly countrycode?: string;
}

/** What the accounts room is built from. */
export interface AccountsParts {
  readonly store: AccountsStore;
  readonly hasher: PasswordHasher;
  readonly clock: Clock;
}

/** Who may speak, listen or administer: accounts, log-ins and tokens. */
export class Accounts implements Authenticator {
  readonly #store: AccountsStore;
  readonly #hasher: PasswordHasher;
  readonly #clock: Clock;
  readonly #tokens: Tokens;
  readonly #principals: Principals;
  readonly #grants: Grants;
  readonly #listeners: ((userid: string) => void)[] = [];

  constructor(parts: AccountsParts) {
    this.#store = parts.store;
    this.#hasher = parts.hasher;
    this.#clock = parts.clock;
    this.#tokens = new Tokens(parts);
    this.#principals = new Principals(parts);
    this.#grants = new Grants({ ...parts, tokens: this.#tokens });
  }

  bearer(token: string): Found<TokenCaller> {
    return this.#tokens.bearer(token);
  }

  client(clientid: string, secret: string): Found<ClientCaller> {
    return this.#principals.client(clientid, secret);
  }

  admin(email: string, password: string): Found<AdminCaller> {
    return this.#principals.admin(email, password);
  }

  /** Whoever bears a token. Rejects with `unauthorized`. */
  async tokenCaller(token: string): Promise<TokenCaller> {
    const caller = await this.#tokens.bearer(token);
    if (caller) return caller;
    throw new AppError('unauthorized', 'The access token is invalid or has expired.');
  }

  /**
   * The speaker behind a delegated speech token. Rejects with `unauthorized` for a dead token,
   * `insufficient_scope` for one of another kind, `forbidden` for one of another device.
   */
  async speechCaller(token: string, deviceid?: string): Promise<SpeechCaller> {
    const caller = await this.tokenCaller(token);
    if (caller.kind !== 'speech')
      throw new AppError('insufficient_scope', 'The token is not a speech token.');
    if (deviceid === undefined || deviceid === caller.deviceid) return caller;
    throw new AppError('forbidden', 'The speech token belongs to another device.');
  }

  /** Registers a person and logs in. Rejects with `conflict` when the email has an account. */
  async register(
    client: ClientCaller,
    registration: Registration & { readonly scope: string; readonly deviceid: string },
  ): Promise<TokenResponse> {
    const grantee = this.#grants.granteeOf(client, registration);
    const user = await this.#newUser(registration);
    const { rows, response } = this.#tokens.mint({ ...grantee, userid: user.userid });
    if (await this.#store.addUser(user, rows)) return response;
    throw new AppError('conflict', 'An account with that email exists.');
  }

  /** POST /v1/tokens: logs in, delegates or refreshes, by grant type. */
  grant(caller: ClientCaller | UserCaller | undefined, request: GrantRequest): Promise<TokenResponse> {
    return this.#grants.grant(caller, request);
  }

  /** Ends the login that a token descends from (RFC 7009). */
  revoke(token: string, client: ClientCaller | undefined): Promise<void> {
    return this.#tokens.revoke(token, client);
  }

  /** Calls back whenever something about a user changes here. */
  onUserChanged(listener: (userid: string) => void): void {
    this.#listeners.push(listener);
  }

  /** Sets another password of a user who has one or may have one. Rejects with 400 if it is a bad one. */
  async setPassword(userid: string, password: string): Promise<void> {
    const user = await this.#store.user(userid);
    if (!user?.email) throw invalid('password', 'is not how this account logs in');
    checkNewPassword(password, user.email);
    await this.#store.setPassword(
      userid,
      await this.#hasher.hash(normalisePassword(password)),
      this.#clock.now(),
    );
  }

  /** Makes a client; its secret is told this once. */
  createClient(client: {
    readonly name: string;
    readonly accounts: 'hosted' | 'shadow';
    readonly test: boolean;
  }): Promise<NewClient> {
    return this.#principals.createClient(client);
  }

  /** Makes an administrator. Rejects with `conflict` when the email has one. */
  createAdmin(admin: {
    readonly email: string;
    readonly password: string;
    readonly roles: readonly AdminRole[];
  }): Promise<{ readonly adminid: string }> {
    return this.#principals.createAdmin(admin);
  }

  /** Makes a user without logging in. Rejects with `conflict` when the email has an account. */
  async createUser(registration: Registration): Promise<{ readonly userid: string }> {
    const user = await this.#newUser(registration);
    if (await this.#store.addUser(user, [])) return { userid: user.userid };
    throw new AppError('conflict', 'An account with that email exists.');
  }

  /** Issues tokens without a login, for the operator. Rejects with `not_found` for an unknown client or user. */
  async issueToken(request: {
    readonly kind: Grantee['kind'];
    readonly clientid: string;
    readonly deviceid: string;
    /** Of the user; not for a device token. */
    readonly email?: string;
  }): Promise<TokenResponse> {
    const client = await this.#store.client(request.clientid);
    if (!client) throw new AppError('not_found', 'There is no client with that id.');
    const user =
      request.email === undefined ? undefined : await this.#store.userByEmail(emailKey(request.email));
    if (!user && request.kind !== 'device')
      throw new AppError('not_found', 'There is no user with that email.');
    const userid = request.kind === 'device' ? null : (user?.userid ?? null);
    return this.#tokens.issue({ ...request, userid, test: client.test === 1 });
  }

  /** Removes what has expired; to be called now and then. */
  async sweep(): Promise<void> {
    await this.#store.removeExpiredTokens(this.#clock.now());
  }

  async #newUser(registration: Registration): Promise<NewUser> {
    const { email, password, firstname, lastname, countrycode } = registration;
    checkNewPassword(password, email);
    const now = this.#clock.now();
    return {
      userid: randomUUID(),
      email,
      emailkey: emailKey(email),
      passwordhash: await this.#hasher.hash(normalisePassword(password)),
      firstname,
      lastname,
      countrycode: countrycode ?? null,
      created: now,
      updated: now,
      ...DEFAULTS,
    };
  }
}

const DEFAULTS = {
  emailverified: 0,
  mobilenumber: null,
  crmemailallowed: 0,
  crmpushallowed: 0,
  locationallowed: 0,
  subscription: 'free',
  image: null,
  abilities: '[]',
} as const;
