import type { Logger } from 'pino';
import { AppError, invalid } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { SigninProof } from '../ports/content-accounts.js';
import { type Account, accountOf, type LinkableService } from './account.js';
import type { AccountStanding } from './behalf.js';
import type { LinkedAccountRow, LinkedAccountsStore } from './linked-accounts-store.js';
import { Signins } from './signins.js';
import type { Holder, TokenVault } from './token-vault.js';

/** A linked account as its user sees it (open details, 'Linked service'). */
export interface LinkedServiceView {
  readonly service: string;
  readonly linked: boolean;
  readonly userid?: string;
  readonly subscription?: string;
  readonly country?: string;
  /** When the present access ends, ISO 8601; the server renews it by itself. */
  readonly expires?: string;
}

/** Where a user signs in (open details, 'authorize'). */
export interface SigninPage {
  readonly uri: string;
  readonly redirect_uri: string;
  readonly state: string;
}

/** What a client gives to link an account, one of the ways. */
export interface LinkRequest {
  readonly authorization_code?: string;
  readonly state?: string;
  readonly access_token?: string;
  readonly refresh_token?: string;
  readonly expires_in?: number;
  readonly username?: string;
  readonly password?: string;
  readonly apikey?: string;
}

/** What linked accounts are kept with. */
export interface LinkedAccountsParts {
  readonly store: LinkedAccountsStore;
  readonly vault: TokenVault;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'warn'>;
}

/** Users' accounts on services: linked, kept fresh and given back. Sub-profiles share those of the main account. */
export class LinkedAccounts {
  readonly #store: LinkedAccountsStore;
  readonly #vault: TokenVault;
  readonly #clock: Clock;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #signins: Signins;

  constructor(parts: LinkedAccountsParts) {
    this.#store = parts.store;
    this.#vault = parts.vault;
    this.#clock = parts.clock;
    this.#log = parts.log;
    this.#signins = new Signins(parts);
  }

  /** The address where a user signs in. Rejects with `not_found` where one does not sign in on a page. */
  async authorize(
    service: LinkableService,
    { userid, redirecturi, country }: { userid: string; redirecturi: string; country: string },
  ): Promise<SigninPage> {
    requireOne(service, 'signin', 'signinmanualclose');
    const holder = { userid, service: service.id };
    const { state, codechallenge } = await this.#signins.begin(holder, redirecturi);
    const request = { service: service.id, redirecturi, state, codechallenge, country };
    const uri = await service.call((accounts) => accounts.authorize(request));
    return { uri, redirect_uri: redirecturi, state };
  }

  /**
   * Links an account. Rejects with `invalid_request` for a state that is not good, `not_found` for a way that
   * the service has not got, `forbidden` when the user cancelled, `service_signin_needed` for a proof that is none.
   */
  async link(service: LinkableService, userid: string, request: LinkRequest): Promise<LinkedServiceView> {
    const holder = { userid, service: service.id };
    const proof = await this.#proof(service, holder, request);
    const credentials = await service
      .call((accounts) => accounts.exchange(service.id, proof))
      .catch(cancelled);
    const account = accountOf(credentials, this.#clock.now());
    await this.#store.put({ ...holder, state: 'good', sealed: this.#vault.seal(holder, account) });
    return viewOf(service.id, account);
  }

  async view(service: LinkableService, userid: string): Promise<LinkedServiceView> {
    const row = await this.#store.account({ userid, service: service.id });
    if (row?.state !== 'good') return { service: service.id, linked: false };
    return viewOf(service.id, this.#open(row));
  }

  /** How a user stands with services, by service. */
  async standings(userid: string): Promise<ReadonlyMap<string, AccountStanding>> {
    const rows = await this.#store.ofUser(userid);
    return new Map(
      rows.map((row) => {
        const { subscription } = this.#open(row);
        return [row.service, { state: row.state, ...(subscription !== undefined && { subscription }) }];
      }),
    );
  }

  /** Every service that a user has linked. */
  async list(userid: string): Promise<readonly LinkedServiceView[]> {
    const rows = await this.#store.ofUser(userid);
    return rows.filter(isGood).map((row) => viewOf(row.service, this.#open(row)));
  }

  /** Gives the access back and forgets it. Rejects with `not_found` where nothing is linked. */
  async unlink(service: LinkableService, userid: string): Promise<void> {
    const holder = { userid, service: service.id };
    const row = await this.#store.account(holder);
    if (!row) throw new AppError('not_found', `No account on ${service.name} is linked.`);
    await this.#store.remove(holder);
    if (row.state === 'good') await this.#giveBack(service, this.#open(row));
  }

  /** Gives back and forgets all of a user's accounts; `services`: those that can be told. */
  async forget(userid: string, services: readonly LinkableService[]): Promise<void> {
    const rows = (await this.#store.ofUser(userid)).filter(isGood);
    await this.#store.forget(userid);
    await Promise.all(
      rows.map(async (row) => {
        const service = services.find(({ id }) => id === row.service);
        if (service) await this.#giveBack(service, this.#open(row));
      }),
    );
  }

  async #proof(service: LinkableService, holder: Holder, request: LinkRequest): Promise<SigninProof> {
    const { authorization_code: code, state, access_token, username, password, apikey } = request;
    if (code !== undefined) {
      requireOne(service, 'signin');
      if (state === undefined) throw invalid('state', 'is required');
      return { kind: 'code', code, ...(await this.#signins.end(holder, state)) };
    }
    if (state !== undefined) {
      requireOne(service, 'signinmanualclose');
      await this.#signins.end(holder, state);
      return { kind: 'closed', state };
    }
    requireOne(service, 'sdksignin');
    if (access_token !== undefined) return tokensOf(access_token, request);
    if (apikey !== undefined) return { kind: 'apikey', apikey };
    if (username !== undefined && password !== undefined) return { kind: 'login', username, password };
    throw invalid('access_token', 'or another proof of the sign-in is required');
  }

  async #giveBack(service: LinkableService, { accesstoken, refreshtoken }: Account): Promise<void> {
    const tokens = { accesstoken, ...(refreshtoken !== undefined && { refreshtoken }) };
    try {
      await service.call((accounts) => accounts.revoke(service.id, tokens));
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'internal';
      this.#log.warn(
        { service: service.id, code },
        'a service could not be told that an account was unlinked',
      );
    }
  }

  #open(row: LinkedAccountRow): Account {
    return this.#vault.open(row, row.sealed) as Account;
  }
}

function isGood({ state }: LinkedAccountRow): boolean {
  return state === 'good';
}

function tokensOf(accesstoken: string, { refresh_token, expires_in }: LinkRequest): SigninProof {
  return {
    kind: 'tokens',
    accesstoken,
    ...(refresh_token !== undefined && { refreshtoken: refresh_token }),
    ...(expires_in !== undefined && { expiresin: expires_in }),
  };
}

function viewOf(service: string, { userid, subscription, country, expires }: Account): LinkedServiceView {
  return {
    service,
    linked: true,
    ...(userid !== '' && { userid }),
    ...(subscription !== undefined && { subscription }),
    ...(country !== undefined && { country }),
    ...(expires !== undefined && { expires: new Date(expires).toISOString() }),
  };
}

function requireOne({ name, capabilities }: LinkableService, ...ways: readonly string[]): void {
  if (ways.some((way) => capabilities.includes(way))) return;
  throw new AppError('not_found', `${name} is not signed in to in this way.`);
}

function cancelled(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'access_revoked') throw error;
  throw new AppError('forbidden', 'The sign-in was cancelled.', { cause: error });
}
