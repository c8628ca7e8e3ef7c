import type { Logger } from 'pino';
import { AppError } from '../errors.js';
import type { Authenticator, Found, TokenCaller } from '../ports/authenticator.js';
import type { AdminCaller, AdminRole, ClientCaller, SpeechCaller } from '../ports/caller.js';
import type { Clock } from '../ports/clock.js';
import type { IdentityProviders } from '../ports/identity-providers.js';
import type { Mailer } from '../ports/mailer.js';
import type { PasswordHasher } from '../ports/password-hasher.js';
import type { SmsGateway } from '../ports/sms-gateway.js';
import type { AccountsStore } from './accounts-store.js';
import { Attempts, type Limit, type LimitName } from './attempts.js';
import { Errands } from './errands.js';
import { type FederatedCompletion, FederatedLogins } from './federated-logins.js';
import { type GrantRequest, Grants } from './grants.js';
import { emailKey } from './identities.js';
import type { LoginsStore } from './logins-store.js';
import { MailLinks } from './mail-links.js';
import { countUse, type Origin } from './origin.js';
import { type NewClient, Principals } from './principals.js';
import { Recovery } from './recovery.js';
import {
  type EmailRegistration,
  emailTaken,
  type RegistrationRequest,
  Registrations,
} from './registrations.js';
import { SmsCodes } from './sms-codes.js';
import { type Grantee, type TokenResponse, Tokens } from './tokens.js';

export type { GrantRequest } from './grants.js';
export type { NewClient } from './principals.js';
export type { TokenResponse } from './tokens.js';

/** What the accounts room is built from. */
export interface AccountsParts {
  readonly store: AccountsStore;
  readonly logins: LoginsStore;
  readonly hasher: PasswordHasher;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly sms: SmsGateway;
  readonly providers: IdentityProviders;
  readonly log: Pick<Logger, 'warn'>;
  /** The room's own key, at least 256 bits: shadow userids and codes depend on it. */
  readonly key: Uint8Array;
  /** The address that links in mails begin with. */
  readonly publicUrl: string;
  /** Other limits than the usual ones. */
  readonly limits?: Partial<Readonly<Record<LimitName, Limit>>>;
}

/** Who may speak, listen or administer: accounts, log-ins and tokens. */
export class Accounts implements Authenticator {
  readonly #store: AccountsStore;
  readonly #logins: LoginsStore;
  readonly #clock: Clock;
  readonly #mailer: Mailer;
  readonly #sms: SmsGateway;
  readonly #attempts: Attempts;
  readonly #errands: Errands;
  readonly #tokens: Tokens;
  readonly #principals: Principals;
  readonly #recovery: Recovery;
  readonly #registrations: Registrations;
  readonly #grants: Grants;
  readonly #federated: FederatedLogins;
  readonly #listeners: ((userid: string) => void)[] = [];

  constructor(given: AccountsParts) {
    this.#store = given.store;
    this.#logins = given.logins;
    this.#clock = given.clock;
    this.#mailer = given.mailer;
    this.#sms = given.sms;
    this.#attempts = new Attempts(given.limits);
    this.#errands = new Errands(given.log);
    this.#tokens = new Tokens(given);
    const codes = new SmsCodes({ ...given, store: given.logins });
    const parts = { ...given, attempts: this.#attempts, errands: this.#errands, tokens: this.#tokens, codes };
    this.#principals = new Principals(parts);
    this.#recovery = new Recovery({ ...parts, links: new MailLinks({ ...given, store: given.logins }) });
    this.#registrations = new Registrations(parts);
    this.#grants = new Grants(parts);
    this.#federated = new FederatedLogins(parts);
  }

  bearer(token: string): Found<TokenCaller> {
    return this.#tokens.bearer(token);
  }

  client(clientid: string, secret: string): Found<ClientCaller> {
    return this.#principals.client(clientid, secret);
  }

  admin(email: string, password: string, address: string): Found<AdminCaller> {
    return this.#principals.admin(email, password, address);
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

  /**
   * POST /v1/user. Tokens after a registration by email; undefined after one by mobile number.
   * Rejects with `conflict` when the email has an account.
   */
  register(origin: Origin, request: RegistrationRequest): Promise<TokenResponse | undefined> {
    return this.#registrations.register(origin, request);
  }

  /** POST /v1/login/sms: sends a code if the number is known; nobody learns whether it is. */
  sendCode(
    origin: Origin,
    request: { readonly scope: string; readonly mobilenumber: string },
  ): Promise<void> {
    return this.#registrations.sendCode(origin, request);
  }

  /** POST /v1/tokens: logs in, delegates or refreshes, by grant type. */
  grant(origin: Origin, request: GrantRequest): Promise<TokenResponse> {
    return this.#grants.grant(origin, request);
  }

  /** POST /v1/login/providers/{provider}/complete. Errors are those of specification, section 7. */
  completeFederatedLogin(
    origin: Origin,
    provider: string,
    completion: FederatedCompletion,
  ): Promise<TokenResponse> {
    return this.#federated.complete(origin, provider, completion);
  }

  /** Ends the login that a token descends from (RFC 7009). */
  async revoke(origin: Origin, token: string): Promise<void> {
    await countUse(this.#attempts, origin);
    await this.#tokens.revoke(token, origin.caller?.kind === 'client' ? origin.caller : undefined);
  }

  /** HEAD /v1/users. Rejects with `not_found` when neither belongs to an account. */
  expectRegistered(
    origin: Origin,
    identity: { readonly email?: string; readonly mobilenumber?: string },
  ): Promise<void> {
    return this.#registrations.expectRegistered(origin, identity);
  }

  /** POST /v1/user/reset: mails a link, if there is an account; nobody learns whether there is. */
  requestReset(origin: Origin, email: string): Promise<void> {
    return this.#recovery.requestReset(origin, email);
  }

  /** POST /v1/user/verify: mails a link. Rejects with `too_many_requests`. */
  requestVerification(userid: string): Promise<void> {
    return this.#recovery.requestVerification(userid);
  }

  /** Follows the link of a verification mail. Rejects with `not_found` when it does not work. */
  async verifyEmail(token: string): Promise<void> {
    this.#changed(await this.#recovery.verifyEmail(token));
  }

  /** Rejects with `not_found` when the link of a reset mail does not work. */
  expectReset(token: string): Promise<void> {
    return this.#recovery.expectReset(token);
  }

  /** Sets the password by the link of a reset mail, and ends every login of the user. */
  async resetPassword(token: string, password: string): Promise<void> {
    const userid = await this.#recovery.resetPassword(token, password);
    this.#tokens.forgetUser(userid);
    this.#changed(userid);
  }

  /** Sets another password of a user who logs in by email. Rejects with 400 if it is a bad one. */
  setPassword(userid: string, password: string): Promise<void> {
    return this.#recovery.setPassword(userid, password);
  }

  /** The form of an email in which two are compared. */
  emailKey(email: string): string {
    return emailKey(email);
  }

  /** Removes a user, all that hangs on it in the store, and what was sent and kept. */
  async removeUser(userid: string): Promise<void> {
    const user = await this.#store.user(userid);
    await this.#errands.settled();
    await this.#store.removeUser(userid);
    if (user?.mobilenumber) await this.#logins.removeCode(user.mobilenumber);
    if (user?.email) await this.#mailer.forget(user.email);
    if (user?.mobilenumber) await this.#sms.forget(user.mobilenumber);
    this.#tokens.forgetUser(userid);
    this.#changed(userid);
  }

  /** Calls back whenever something about a user changes here. */
  onUserChanged(listener: (userid: string) => void): void {
    this.#listeners.push(listener);
  }

  /** Makes a client; its secret is told this once. */
  createClient(client: {
    readonly name: string;
    readonly accounts: 'hosted' | 'shadow';
    readonly test: boolean;
    readonly redirecturis?: readonly string[];
  }): Promise<NewClient> {
    return this.#principals.createClient(client);
  }

  /** Where sign-ins to content services that a client began may end. */
  redirectUris(clientid: string): Promise<readonly string[]> {
    return this.#principals.redirectUris(clientid);
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
  async createUser(registration: EmailRegistration): Promise<{ readonly userid: string }> {
    const user = await this.#registrations.newUserByEmail(registration);
    if (await this.#store.addUser(user, [])) return { userid: user.userid };
    throw emailTaken();
  }

  /** Issues tokens without a login, for the operator. Rejects with `not_found` for an unknown client or user. */
  async issueToken(request: {
    readonly kind: Grantee['kind'];
    readonly clientid: string;
    readonly deviceid: string;
    /** Of the user; not for a device token. */
    readonly email?: string;
  }): Promise<TokenResponse> {
    const { kind, clientid, deviceid, email } = request;
    const client = await this.#store.client(clientid);
    if (!client) throw new AppError('not_found', 'There is no client with that id.');
    const user = email === undefined ? undefined : await this.#store.userByEmail(emailKey(email));
    if (!user && kind !== 'device') throw new AppError('not_found', 'There is no user with that email.');
    const userid = kind === 'device' ? null : (user?.userid ?? null);
    return this.#tokens.issue({ kind, clientid, deviceid, userid, test: client.test === 1 });
  }

  /** Removes what has expired; to be called now and then. */
  async sweep(): Promise<void> {
    const now = this.#clock.now();
    await this.#store.removeExpiredTokens(now);
    await this.#logins.removeExpired(now);
  }

  /** Resolves when no mail or text message is on its way any more. */
  settled(): Promise<void> {
    return this.#errands.settled();
  }

  #changed(userid: string): void {
    for (const listener of this.#listeners) listener(userid);
  }
}
