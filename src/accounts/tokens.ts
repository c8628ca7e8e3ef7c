import { randomUUID } from 'node:crypto';
import { BoundedCache } from '../cache/bounded-cache.js';
import { AppError } from '../errors.js';
import type { Found, TokenCaller } from '../ports/authenticator.js';
import type { ClientCaller } from '../ports/caller.js';
import type { Clock } from '../ports/clock.js';
import type { AccountsStore, TokenRow } from './accounts-store.js';
import { hashSecret, newSecret } from './secrets.js';

const SECONDS = 1000;
const HOUR = 3600 * SECONDS;
const DAY = 24 * HOUR;

/** Milliseconds for which tokens live (specification, section 8; open details, 'Credentials'). */
const LIFETIMES = {
  user: HOUR,
  userRefresh: 90 * DAY,
  speech: 30 * DAY,
  speechOfTestClient: DAY,
  device: 30 * DAY,
  /** For so long a refresh token may be shown again: the reply may have been lost. */
  refreshGrace: 30 * SECONDS,
} as const;

const MOST_REMEMBERED = 50_000;
/** Milliseconds after which a remembered token is read again: another process may have revoked it. */
const REMEMBERED_FOR = 60 * SECONDS;
const TOKEN_LENGTH = 43;

/** What a token lets its bearer do, and as whom. */
export interface Grantee {
  readonly kind: 'user' | 'speech' | 'device';
  readonly clientid: string;
  /** Null for a device token. */
  readonly userid: string | null;
  readonly deviceid: string;
  /** The client is a test client. */
  readonly test: boolean;
}

/** A token response (specification, section 2.1). */
export interface TokenResponse {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly refresh_token?: string;
}

/** Tokens on their way into the store, and the reply that tells them. */
export interface Minted {
  readonly rows: readonly TokenRow[];
  readonly response: TokenResponse;
}

interface Remembered {
  readonly caller: TokenCaller;
  readonly family: string;
  readonly until: number;
}

/** Issues, recognises, refreshes and revokes bearer tokens. */
export class Tokens {
  readonly #store: AccountsStore;
  readonly #clock: Clock;
  readonly #remembered = new BoundedCache<string, Remembered>(MOST_REMEMBERED);
  /** Counts revocations: what was read before one must not be remembered after it. */
  #revocations = 0;

  constructor(parts: { readonly store: AccountsStore; readonly clock: Clock }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
  }

  /** Issues the tokens of a new login. */
  async issue(grantee: Grantee): Promise<TokenResponse> {
    const { rows, response } = this.mint(grantee, randomUUID());
    await this.#store.addTokens(rows);
    return response;
  }

  /** Makes tokens of a family without storing them. */
  mint(grantee: Grantee, family: string = randomUUID()): Minted {
    const access = this.#access(grantee, family);
    if (grantee.kind === 'device') return access;
    const secret = newSecret();
    const expires = grantee.kind === 'speech' ? null : this.#clock.now() + LIFETIMES.userRefresh;
    return {
      rows: [...access.rows, this.#row(grantee, family, { purpose: 'refresh', secret, expires })],
      response: { ...access.response, refresh_token: secret },
    };
  }

  /** Who bears a token; at once if it was seen within the last minute. */
  bearer(token: string): Found<TokenCaller> {
    const remembered = this.#remembered.get(token);
    if (remembered && this.#clock.now() < remembered.until) return remembered.caller;
    return token.length === TOKEN_LENGTH ? this.#find(token) : undefined;
  }

  /** RFC 6749 §6. A user's refresh token is exchanged; a speech token's stays. */
  async refresh(token: string, client: ClientCaller | undefined): Promise<TokenResponse> {
    const row = await this.#store.token(hashSecret(token));
    if (row?.purpose !== 'refresh' || (row.expires ?? Infinity) <= this.#clock.now()) throw invalidGrant();
    if (row.kind === 'user' && !client)
      throw new AppError('invalid_client', 'Client credentials are needed.');
    if (client && client.clientid !== row.clientid) throw invalidGrant();
    const test = client?.test ?? (await this.#store.client(row.clientid))?.test === 1;
    const grantee = { ...row, test };
    return row.kind === 'speech' ? this.#prolong(row, grantee, token) : this.#rotate(row, grantee);
  }

  async #prolong(row: TokenRow, grantee: Grantee, token: string): Promise<TokenResponse> {
    const { rows, response } = this.#access(grantee, row.family);
    if ((await this.#store.succeed(row.tokenhash, rows)) === 'gone') throw invalidGrant();
    return { ...response, refresh_token: token };
  }

  /** RFC 9700 §4.14.2: whoever shows a token that was exchanged long ago may have stolen it. */
  async #rotate(row: TokenRow, grantee: Grantee): Promise<TokenResponse> {
    const { rows, response } = this.mint(grantee, row.family);
    const now = this.#clock.now();
    const outcome = await this.#store.succeed(row.tokenhash, rows, { now, grace: LIFETIMES.refreshGrace });
    if (outcome === 'reused') await this.#revokeFamily(row.family);
    if (outcome !== 'done') throw invalidGrant();
    return response;
  }

  /** RFC 7009: revokes the login that a token, of either purpose, descends from. Unknown ones are ignored. */
  async revoke(token: string, client: ClientCaller | undefined): Promise<void> {
    const row = await this.#store.token(hashSecret(token));
    if (row && (!client || client.clientid === row.clientid)) await this.#revokeFamily(row.family);
  }

  /** Forgets what is remembered of a user whose tokens are gone from the store. */
  forgetUser(userid: string): void {
    this.#revocations += 1;
    this.#remembered.deleteWhere(({ caller }) => 'userid' in caller && caller.userid === userid);
  }

  async #revokeFamily(family: string): Promise<void> {
    await this.#store.removeFamily(family);
    this.#revocations += 1;
    this.#remembered.deleteWhere((each) => each.family === family);
  }

  async #find(token: string): Promise<TokenCaller | undefined> {
    const before = this.#revocations;
    const row = await this.#store.token(hashSecret(token));
    const now = this.#clock.now();
    if (row?.purpose !== 'access' || row.expires === null || row.expires <= now) return undefined;
    const caller = callerOf(row);
    const until = Math.min(row.expires, now + REMEMBERED_FOR);
    if (before === this.#revocations) this.#remembered.put(token, { caller, family: row.family, until });
    return caller;
  }

  #access(grantee: Grantee, family: string): Minted {
    const secret = newSecret();
    const lifetime = lifetimeOf(grantee);
    const expires = this.#clock.now() + lifetime;
    return {
      rows: [this.#row(grantee, family, { purpose: 'access', secret, expires })],
      response: { access_token: secret, token_type: 'Bearer', expires_in: lifetime / SECONDS },
    };
  }

  #row(
    { kind, clientid, userid, deviceid }: Grantee,
    family: string,
    token: {
      readonly purpose: TokenRow['purpose'];
      readonly secret: string;
      readonly expires: number | null;
    },
  ): TokenRow {
    return {
      tokenhash: hashSecret(token.secret),
      family,
      purpose: token.purpose,
      kind,
      clientid,
      userid,
      deviceid,
      created: this.#clock.now(),
      expires: token.expires,
      replaced: null,
    };
  }
}

function lifetimeOf(grantee: Grantee): number {
  if (grantee.kind === 'speech') return grantee.test ? LIFETIMES.speechOfTestClient : LIFETIMES.speech;
  return LIFETIMES[grantee.kind];
}

function callerOf({ kind, clientid, userid, deviceid }: TokenRow): TokenCaller {
  if (kind === 'device') return { kind, clientid, deviceid };
  if (userid === null) throw new Error(`a ${kind} token without a user`);
  return { kind, clientid, userid, deviceid };
}

function invalidGrant(): AppError {
  return new AppError('invalid_grant', 'The refresh token is invalid, expired or revoked.');
}
