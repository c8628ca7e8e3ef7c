import { AppError, invalid } from '../errors.js';
import type { ClientCaller, UserCaller } from '../ports/caller.js';
import type { PasswordHasher } from '../ports/password-hasher.js';
import type { AccountsStore } from './accounts-store.js';
import { emailKey } from './identities.js';
import { normalisePassword } from './passwords.js';
import type { Grantee, TokenResponse, Tokens } from './tokens.js';

/** The body of POST /v1/tokens: which fields matter depends on the grant type. */
export interface GrantRequest {
  readonly grant_type: string;
  readonly scope?: string;
  readonly deviceid?: string;
  readonly email?: string;
  readonly password?: string;
  readonly token?: string;
  readonly refresh_token?: string;
}

/** The ways to tokens (specification, section 5; open details, 'Credentials'). */
export class Grants {
  readonly #store: AccountsStore;
  readonly #hasher: PasswordHasher;
  readonly #tokens: Tokens;

  constructor(parts: {
    readonly store: AccountsStore;
    readonly hasher: PasswordHasher;
    readonly tokens: Tokens;
  }) {
    this.#store = parts.store;
    this.#hasher = parts.hasher;
    this.#tokens = parts.tokens;
  }

  /** Rejects with the codes of RFC 6749 §5.2. */
  async grant(caller: ClientCaller | UserCaller | undefined, request: GrantRequest): Promise<TokenResponse> {
    switch (request.grant_type) {
      case 'password':
        return this.#password(clientOnly(caller), request);
      case 'token':
        return this.#delegate(caller, request);
      case 'refresh_token':
        return this.#tokens.refresh(
          need(request, 'refresh_token'),
          caller?.kind === 'client' ? caller : undefined,
        );
      case 'client_credentials':
        return this.#device(clientOnly(caller), request);
      default:
        throw new AppError('unsupported_grant_type', 'The grant type is not supported.');
    }
  }

  /** What a login with a client, a scope and a device will be; its userid is still open. */
  granteeOf(client: ClientCaller, request: { readonly scope?: string; readonly deviceid?: string }): Grantee {
    if (client.accounts !== 'hosted') {
      throw new AppError('forbidden', "The client's users have no accounts here.");
    }
    const kind = kindOf(need(request, 'scope'));
    return {
      kind,
      clientid: client.clientid,
      userid: null,
      deviceid: need(request, 'deviceid'),
      test: client.test,
    };
  }

  async #password(client: ClientCaller, request: GrantRequest): Promise<TokenResponse> {
    const grantee = this.granteeOf(client, request);
    const email = need(request, 'email');
    const password = normalisePassword(need(request, 'password'));
    const user = await this.#store.userByEmail(emailKey(email));
    const right = await this.#hasher.verify(user?.passwordhash ?? undefined, password);
    if (!right || !user) throw new AppError('invalid_grant', 'The email or the password is wrong.');
    return this.#tokens.issue({ ...grantee, userid: user.userid });
  }

  /** A user lets a device speak (specification, section 5, rule 3). */
  async #delegate(
    caller: ClientCaller | UserCaller | undefined,
    request: GrantRequest,
  ): Promise<TokenResponse> {
    const token = need(request, 'token');
    if (need(request, 'scope') !== 'speech') throw new AppError('invalid_scope', 'The scope must be speech.');
    const deviceid = need(request, 'deviceid');
    const user = await this.#tokens.bearer(token);
    if (user?.kind !== 'user')
      throw new AppError('invalid_grant', 'The token is not a valid user access token.');
    if (caller?.kind === 'user' && caller.userid !== user.userid) throw otherPrincipal();
    if (caller && caller.clientid !== user.clientid) throw otherPrincipal();
    const client = await this.#store.client(user.clientid);
    const { clientid, userid } = user;
    return this.#tokens.issue({ kind: 'speech', clientid, userid, deviceid, test: client?.test === 1 });
  }

  #device(client: ClientCaller, request: GrantRequest): Promise<TokenResponse> {
    if (request.scope !== undefined && request.scope !== 'device') {
      throw new AppError('invalid_scope', 'A device token has the scope device.');
    }
    const deviceid = need(request, 'deviceid');
    return this.#tokens.issue({ ...client, kind: 'device', userid: null, deviceid });
  }
}

function clientOnly(caller: ClientCaller | UserCaller | undefined): ClientCaller {
  if (caller?.kind === 'client') return caller;
  throw new AppError('invalid_client', 'Client credentials are needed.');
}

function kindOf(scope: string): 'user' | 'speech' {
  if (scope === 'all') return 'user';
  if (scope === 'speech') return 'speech';
  throw new AppError('invalid_scope', 'The scope must be all or speech.');
}

function otherPrincipal(): AppError {
  return new AppError('invalid_grant', 'The token belongs to somebody else.');
}

function need<K extends string>(request: { readonly [key in K]?: string }, key: K): string {
  const value = request[key];
  if (value === undefined) throw invalid(key, 'is required');
  return value;
}
