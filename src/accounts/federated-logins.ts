import { AppError, invalid } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { Identity, IdentityProof, IdentityProviders } from '../ports/identity-providers.js';
import type { AccountsStore, UserRow } from './accounts-store.js';
import type { Attempts } from './attempts.js';
import { granteeOf } from './grantee.js';
import { emailKey } from './identities.js';
import type { LoginsStore } from './logins-store.js';
import { newUser } from './new-user.js';
import { countUse, type Origin } from './origin.js';
import type { Grantee, TokenResponse, Tokens } from './tokens.js';

/** The body of a federated login's completion: a code, or a token. */
export interface FederatedCompletion {
  readonly scope: string;
  readonly code?: string;
  readonly token?: string;
  readonly redirect_uri?: string;
  readonly code_verifier?: string;
  readonly nonce?: string;
}

/** What federated logins need. */
export interface FederatedLoginsParts {
  readonly store: AccountsStore;
  readonly logins: LoginsStore;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly attempts: Attempts;
  readonly providers: IdentityProviders;
}

/** Logins of people whom somebody else vouches for (specification, sections 4.1 and 7). */
export class FederatedLogins {
  readonly #parts: FederatedLoginsParts;

  constructor(parts: FederatedLoginsParts) {
    this.#parts = parts;
  }

  /** Logs in on the caller's device; the first time an account is made. */
  async complete(origin: Origin, provider: string, completion: FederatedCompletion): Promise<TokenResponse> {
    await countUse(this.#parts.attempts, origin);
    const grantee = await this.#granteeOf(origin, completion.scope);
    const identity = await this.#parts.providers.identify(provider, proofOf(completion));
    return (
      (await this.#login(grantee, provider, identity)) ??
      (await this.#welcome(grantee, provider, identity)) ??
      // Another first login of the same person was quicker.
      (await this.#login(grantee, provider, identity)) ??
      (await this.#refuse(identity))
    );
  }

  async #granteeOf({ caller }: Origin, scope: string): Promise<Grantee> {
    const row = caller && (await this.#parts.store.client(caller.clientid));
    if (!row || !('deviceid' in caller)) throw new AppError('unauthorized', 'The client is gone.');
    if (row.accounts !== 'hosted') {
      throw new AppError('forbidden', "The client's users have no accounts here.");
    }
    const client = {
      kind: 'client',
      clientid: row.clientid,
      accounts: row.accounts,
      test: row.test === 1,
    } as const;
    return granteeOf(client, { scope, deviceid: caller.deviceid });
  }

  async #login(
    grantee: Grantee,
    provider: string,
    { subject }: Identity,
  ): Promise<TokenResponse | undefined> {
    const userid = await this.#parts.logins.federatedUser(provider, subject);
    return userid === undefined ? undefined : this.#parts.tokens.issue({ ...grantee, userid });
  }

  /** Makes the account; undefined when there is one already. */
  async #welcome(grantee: Grantee, provider: string, identity: Identity): Promise<TokenResponse | undefined> {
    if (await this.#holderOf(identity)) return undefined;
    const { logins, clock, tokens } = this.#parts;
    const { subject, email, emailverified, firstname, lastname } = identity;
    const person = {
      ...(firstname !== undefined && { firstname }),
      ...(lastname !== undefined && { lastname }),
      // An email that nobody has confirmed must not keep its owner out.
      ...(email !== undefined && emailverified && { email, emailverified }),
    };
    const user = newUser(person, clock.now());
    const { rows, response } = tokens.mint({ ...grantee, userid: user.userid });
    return (await logins.addFederatedUser({ provider, subject }, user, rows)) ? response : undefined;
  }

  /** Only the owner of the email is told how to log in: others would learn that there is an account. */
  async #refuse(identity: Identity): Promise<never> {
    if (identity.emailverified) {
      const holder = await this.#holderOf(identity);
      throw conflict((holder && (await this.#parts.logins.providerOf(holder.userid))) ?? 'email');
    }
    const description = 'The provider has not confirmed the email.';
    throw new AppError('forbidden', description, {
      body: { error: 'access_denied', error_description: description },
    });
  }

  async #holderOf({ email }: Identity): Promise<UserRow | undefined> {
    return email === undefined ? undefined : this.#parts.store.userByEmail(emailKey(email));
  }
}

function conflict(existingprovider: string): AppError {
  const description = 'There is an account with that email, which logs in another way.';
  return new AppError('conflict', description, {
    body: { error: 'conflict', error_description: description, existingprovider },
  });
}

function proofOf({ code, token, redirect_uri, code_verifier, nonce }: FederatedCompletion): IdentityProof {
  const bound = { ...(nonce !== undefined && { nonce }) };
  if (code !== undefined && token !== undefined)
    throw invalid('token', 'must not be there together with code');
  if (token !== undefined) return { kind: 'token', token, ...bound };
  if (code === undefined) throw invalid('code', 'is required');
  if (redirect_uri === undefined) throw invalid('redirect_uri', 'is required with a code');
  const codeverifier = code_verifier;
  return { kind: 'code', code, redirecturi: redirect_uri, ...(codeverifier && { codeverifier }), ...bound };
}
