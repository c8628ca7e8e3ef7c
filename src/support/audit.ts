import { createHmac } from 'node:crypto';
import type { AdminCaller } from '../ports/caller.js';
import type { Clock } from '../ports/clock.js';
import type { AuditEntry, AuditStore } from './audit-store.js';

export type { AuditEntry } from './audit-store.js';

/** An operation that an administrator called. */
export interface AdminAction {
  readonly caller: AdminCaller;
  /** The id of the operation. */
  readonly operation: string;
  /** The parameters of its path and query. */
  readonly target: Readonly<Record<string, unknown>>;
  /** `done`, or the code of the error. */
  readonly outcome: string;
}

/** Who of the support staff did what, on whom, and when. Nothing in it can be changed or removed. */
export class Audit {
  readonly #store: AuditStore;
  readonly #clock: Clock;
  readonly #key: Uint8Array;

  /** `key` hides the emails of users, who may be forgotten while what was done to them is not. */
  constructor(parts: { readonly store: AuditStore; readonly clock: Clock; readonly key: Uint8Array }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#key = parts.key;
  }

  record({ caller, operation, target, outcome }: AdminAction): Promise<void> {
    const { adminid, email } = caller;
    const shown = Object.entries(target).map(([key, value]) => [key, this.#shown(key, String(value))]);
    return this.#store.add({
      at: this.#clock.now(),
      adminid,
      admin: email,
      operation,
      target: Object.fromEntries(shown),
      outcome,
    });
  }

  /** The newest first. */
  newest(most: number): Promise<readonly AuditEntry[]> {
    return this.#store.newest(most);
  }

  /** How the log shows a user's email: always the same, and not to be turned back. */
  hidden(email: string): string {
    return createHmac('sha256', this.#key).update(email.toLowerCase()).digest('base64url').slice(0, 16);
  }

  #shown(key: string, value: string): string {
    return key === 'email' ? this.hidden(value) : value.slice(0, 256);
  }
}
