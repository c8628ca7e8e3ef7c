import { createHash, randomBytes } from 'node:crypto';
import { invalid } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { LinkedAccountsStore } from './linked-accounts-store.js';
import type { Holder, TokenVault } from './token-vault.js';

/** Milliseconds that somebody has to sign in. */
const LIFETIME = 15 * 60_000;

/** What the server keeps of a sign-in until it ends. */
interface Kept {
  /** RFC 7636, section 4.1. */
  readonly codeverifier: string;
  readonly redirecturi: string;
}

/** Sign-ins to services that have begun: each bound to its user and service, ended once, and in time. */
export class Signins {
  readonly #store: LinkedAccountsStore;
  readonly #vault: TokenVault;
  readonly #clock: Clock;

  constructor(parts: {
    readonly store: LinkedAccountsStore;
    readonly vault: TokenVault;
    readonly clock: Clock;
  }) {
    this.#store = parts.store;
    this.#vault = parts.vault;
    this.#clock = parts.clock;
  }

  /** The state that comes back at the end, and the challenge of the verifier that is kept (RFC 7636, S256). */
  async begin(
    holder: Holder,
    redirecturi: string,
  ): Promise<{ readonly state: string; readonly codechallenge: string }> {
    const state = secret();
    const codeverifier = secret();
    const kept: Kept = { codeverifier, redirecturi };
    const now = this.#clock.now();
    const row = { ...holder, statehash: hashOf(state), sealed: this.#vault.seal(holder, kept) };
    await this.#store.addSignin({ ...row, expires: now + LIFETIME }, now);
    return { state, codechallenge: hashOf(codeverifier) };
  }

  /** What was kept of a sign-in. Rejects with `invalid_request` for a state that is not the user's, was used, or is too old. */
  async end({ userid, service }: Holder, state: string): Promise<Kept> {
    const holder = { userid, service };
    const row = await this.#store.takeSignin({ ...holder, statehash: hashOf(state) }, this.#clock.now());
    if (!row) throw invalid('state', 'belongs to no sign-in that goes on');
    return this.#vault.open(holder, row.sealed) as Kept;
  }
}

/** 256 random bits: 43 characters, as RFC 7636 wants at least. */
function secret(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
