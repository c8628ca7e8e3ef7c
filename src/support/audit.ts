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

/** Parameters that say who a user is. */
const HIDDEN: readonly string[] = ['email', 'userid'];

/** Who of the support staff did what, on whom, and when. Nothing in it can be changed or removed. */
export class Audit {
  readonly #store: AuditStore;
  readonly #clock: Clock;
  readonly #key: Uint8Array;
  readonly #userids: () => Promise<readonly string[]>;

  constructor(parts: {
    readonly store: AuditStore;
    readonly clock: Clock;
    /** Hides who users are: they may be forgotten while what was done to them is not. */
    readonly key: Uint8Array;
    /** All users that there are. */
    readonly userids: () => Promise<readonly string[]>;
  }) {
    this.#userids = parts.userids;
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

  /** The newest first; with the userids of users that there are still, of whom else only what is not to be turned back. */
  async newest(most: number): Promise<readonly AuditEntry[]> {
    const known = new Map((await this.#userids()).map((userid) => [this.hidden(userid), userid]));
    return (await this.#store.newest(most)).map(({ target, ...entry }) => {
      const userid = known.get(target.userid ?? '');
      return { ...entry, target: userid === undefined ? target : { ...target, userid } };
    });
  }

  /** How the log keeps a user's email or userid: always the same, and not to be turned back. */
  hidden(value: string): string {
    return createHmac('sha256', this.#key).update(value.toLowerCase()).digest('base64url').slice(0, 16);
  }

  #shown(key: string, value: string): string {
    return HIDDEN.includes(key) ? this.hidden(value) : value.slice(0, 256);
  }
}
