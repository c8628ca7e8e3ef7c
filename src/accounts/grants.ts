import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { PasswordHasher } from '../ports/password-hasher.js';
import type { AccountsStore } from './accounts-store.js';
import type { Attempts } from './attempts.js';
import { granteeOf, need } from './grantee.js';
import { emailKey, normaliseNumber, shadowUserid } from './identities.js';
import type { LoginsStore } from './logins-store.js';
import { newUser } from './new-user.js';
import { clientOf, countUse, hostingClientOf, type Origin } from './origin.js';
import { normalisePassword } from './passwords.js';
import { type SmsCodes, wrongCode } from './sms-codes.js';
import type { TokenResponse, Tokens } from './tokens.js';

/** The body of POST /v1/tokens: which fields matter depends on the grant type. */
export interface GrantRequest {
  readonly grant_type: string;
  readonly scope?: string;
  readonly deviceid?: string;
  readonly email?: string;
  readonly password?: string;
  readonly mobilenumber?: string;
  readonly code?: string;
  readonly token?: string;
  readonly refresh_token?: string;
  readonly identifier?: string;
}

/** What the grants are given with. */
export interface GrantsParts {
  readonly store: AccountsStore;
  readonly logins: LoginsStore;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  readonly tokens: Tokens;
  readonly codes: SmsCodes;
  readonly attempts: Attempts;
  readonly key: Uint8Array;
}

/** The ways to tokens (specification, section 5; open details, 'Credentials'). */
export class Grants {
  readonly #parts: GrantsParts;

  constructor(parts: GrantsParts) {
    this.#parts = parts;
  }

  /** Rejects with the codes of RFC 6749 §5.2, and with `too_many_requests`. */
  async grant(origin: Origin, request: GrantRequest): Promise<TokenResponse> {
    await countUse(this.#parts.attempts, origin);
    switch (request.grant_type) {
      case 'password':
        return this.#password(origin, request);
      case 'sms_authorization_code':
        return this.#smsCode(origin, request);
      case 'token':
        return this.#delegate(origin, request);
      case 'refresh_token':
        return this.#refresh(origin, request);
      case 'client_credentials':
        return this.#device(origin, request);
      case 'shadow':
        return this.#shadow(origin, request);
      default:
        throw new AppError('unsupported_grant_type', 'The grant type is not supported.');
    }
  }

  async #password(origin: Origin, request: GrantRequest): Promise<TokenResponse> {
    const { store, hasher, attempts, tokens } = this.#parts;
    const grantee = granteeOf(hostingClientOf(origin), request);
    const email = emailKey(need(request, 'email'));
    const password = normalisePassword(need(request, 'password'));
    const user = await store.userByEmail(email);
    // A device of the owner's is counted apart: whoever guesses from elsewhere does not lock it out.
    const known = user && (await store.knowsDevice(user.userid, grantee.deviceid));
    const counted = known ? `${user.userid} ${grantee.deviceid}` : email;
    await attempts.spend('password', counted);
    const right = await hasher.verify(user?.passwordhash ?? undefined, password);
    if (!right || !user) throw new AppError('invalid_grant', 'The email or the password is wrong.');
    await attempts.forgive('password', counted);
    return tokens.issue({ ...grantee, userid: user.userid });
  }

  async #smsCode(origin: Origin, request: GrantRequest): Promise<TokenResponse> {
    const { store, logins, codes, clock, tokens } = this.#parts;
    const client = hostingClientOf(origin);
    const deviceid = need(request, 'deviceid');
    const mobilenumber = normaliseNumber(need(request, 'mobilenumber'));
    const code = await codes.check(mobilenumber, need(request, 'code'));
    const user = await store.userByNumber(mobilenumber);
    const person =
      user ?? (code.registration && newUser({ ...code.registration, mobilenumber }, clock.now()));
    if (!person) throw wrongCode();
    const grantee = granteeOf(client, { deviceid, scope: request.scope ?? code.scope });
    const { rows, response } = tokens.mint({ ...grantee, userid: person.userid });
    const { codehash } = code;
    if (await logins.useCode({ mobilenumber, codehash }, user ? undefined : person, rows)) return response;
    throw wrongCode();
  }

  /** A user lets a device speak (specification, section 5, rule 3). */
  async #delegate({ caller }: Origin, request: GrantRequest): Promise<TokenResponse> {
    const { store, tokens } = this.#parts;
    const token = need(request, 'token');
    if (need(request, 'scope') !== 'speech') throw new AppError('invalid_scope', 'The scope must be speech.');
    const deviceid = need(request, 'deviceid');
    const user = await tokens.bearer(token);
    if (user?.kind !== 'user')
      throw new AppError('invalid_grant', 'The token is not a valid user access token.');
    const foreign =
      caller &&
      (caller.clientid !== user.clientid || (caller.kind === 'user' && caller.userid !== user.userid));
    if (foreign) throw new AppError('invalid_grant', 'The token belongs to somebody else.');
    const client = await store.client(user.clientid);
    const { clientid, userid } = user;
    return tokens.issue({ kind: 'speech', clientid, userid, deviceid, test: client?.test === 1 });
  }

  #refresh({ caller }: Origin, request: GrantRequest): Promise<TokenResponse> {
    const client = caller?.kind === 'client' ? caller : undefined;
    return this.#parts.tokens.refresh(need(request, 'refresh_token'), client);
  }

  #device(origin: Origin, request: GrantRequest): Promise<TokenResponse> {
    const { clientid, test } = clientOf(origin);
    if (request.scope !== undefined && request.scope !== 'device') {
      throw new AppError('invalid_scope', 'A device token has the scope device.');
    }
    const deviceid = need(request, 'deviceid');
    return this.#parts.tokens.issue({ kind: 'device', clientid, userid: null, deviceid, test });
  }

  /** The client knows who its user is (specification, section 1); the account is made at first use. */
  async #shadow(origin: Origin, request: GrantRequest): Promise<TokenResponse> {
    const { store, clock, key, tokens } = this.#parts;
    const client = clientOf(origin);
    if (client.accounts !== 'shadow')
      throw new AppError('forbidden', "The client's users have accounts here.");
    const grantee = granteeOf(client, request);
    const userid = shadowUserid(key, client.clientid, need(request, 'identifier'));
    await store.ensureUser(newUser({ userid }, clock.now()));
    return tokens.issue({ ...grantee, userid });
  }
}
