import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import { type Account, type LinkableService, renewedAccount } from './account.js';
import type { LinkedAccountRow, LinkedAccountsStore } from './linked-accounts-store.js';
import { accessRevoked, signinNeeded } from './service-rules.js';
import type { Holder, TokenVault } from './token-vault.js';

/** Milliseconds before its end that access is renewed. */
const MARGIN = 30_000;

/** Access to linked accounts that is valid when it is used: renewed before it ends, or when a service takes it no more. */
export class FreshAccess {
  readonly #store: LinkedAccountsStore;
  readonly #vault: TokenVault;
  readonly #clock: Clock;
  /** Renewals under way, by user and service: each account is renewed once, however many wait for it. */
  readonly #renewing = new Map<string, Promise<Account>>();

  constructor(parts: {
    readonly store: LinkedAccountsStore;
    readonly vault: TokenVault;
    readonly clock: Clock;
  }) {
    this.#store = parts.store;
    this.#vault = parts.vault;
    this.#clock = parts.clock;
  }

  /**
   * Access that is valid now; `dead`: a token that the service did not take any more. Undefined: nothing is
   * linked. Rejects with `service_signin_needed` and `access_revoked`.
   */
  async of(service: LinkableService, userid: string, dead?: string): Promise<Account | undefined> {
    const row = await this.#store.account({ userid, service: service.id });
    if (!row) return undefined;
    const account = this.#usable(service, row);
    if (account.accesstoken !== dead && !this.#ends(account)) return account;
    return this.#renewed(service, row, dead);
  }

  /** The user has taken back what they gave. */
  async revoked(holder: Holder, dead: string): Promise<void> {
    const row = await this.#store.account(holder);
    if (row?.state !== 'good' || this.#open(row).accesstoken !== dead) return;
    await this.#store.replace(row, { state: 'revoked', sealed: row.sealed });
  }

  #renewed(service: LinkableService, row: LinkedAccountRow, dead: string | undefined): Promise<Account> {
    const key = `${row.userid}\0${row.service}`;
    const under = this.#renewing.get(key);
    if (under) return under;
    const renewal = this.#renew(service, row, dead).finally(() => this.#renewing.delete(key));
    this.#renewing.set(key, renewal);
    return renewal;
  }

  /** Looks again first: while this one waited for the store, another may have renewed it. */
  async #renew(service: LinkableService, seen: LinkedAccountRow, dead: string | undefined): Promise<Account> {
    const row = (await this.#store.account(seen)) ?? seen;
    const before = this.#usable(service, row);
    if (before.accesstoken !== dead && !this.#ends(before)) return before;
    const { refreshtoken } = before;
    if (refreshtoken === undefined) return this.#lastOf(service, row, { before, dead });
    try {
      const credentials = await service.call((accounts) => accounts.refresh(service.id, refreshtoken));
      const account = renewedAccount(before, credentials, this.#clock.now());
      await this.#store.replace(row, { state: 'good', sealed: this.#vault.seal(row, account) });
      return account;
    } catch (error) {
      return this.#refused(row, { before, dead, error });
    }
  }

  /** Without a refresh token, access lasts until its very end. */
  async #lastOf(
    service: LinkableService,
    row: LinkedAccountRow,
    { before, dead }: { before: Account; dead: string | undefined },
  ): Promise<Account> {
    if (before.accesstoken !== dead && (before.expires ?? 0) > this.#clock.now()) return before;
    await this.#store.replace(row, { state: 'expired', sealed: row.sealed });
    throw signinNeeded(service);
  }

  async #refused(
    row: LinkedAccountRow,
    { before, dead, error }: { before: Account; dead: string | undefined; error: unknown },
  ): Promise<Account> {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === 'service_signin_needed' || code === 'access_revoked') {
      const state = code === 'access_revoked' ? 'revoked' : 'expired';
      await this.#store.replace(row, { state, sealed: row.sealed });
      throw error;
    }
    const stillGood = before.accesstoken !== dead && (before.expires ?? 0) > this.#clock.now();
    if (stillGood) return before;
    throw error;
  }

  #usable(service: LinkableService, row: LinkedAccountRow): Account {
    if (row.state === 'expired') throw signinNeeded(service);
    if (row.state === 'revoked') throw accessRevoked(service);
    return this.#open(row);
  }

  #ends({ expires }: Account): boolean {
    return expires !== undefined && expires - MARGIN <= this.#clock.now();
  }

  #open(row: LinkedAccountRow): Account {
    return this.#vault.open(row, row.sealed) as Account;
  }
}
