import type { Accounts } from '../accounts/accounts.js';
import { BoundedCache } from '../cache/bounded-cache.js';
import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import { Profiles } from './profiles.js';
import { detailsOf, recordOf, type UserDetails, type UserRecord } from './user-record.js';
import type { UserRow, UsersStore } from './users-store.js';

export type { Profile, ProfilePage } from './profiles.js';
export type { UserDetails, UserRecord } from './user-record.js';

/** What a person changes of the own record; what is absent stays (specification, section 2.2a). */
export interface UserChanges {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly countrycode?: string;
  readonly password?: string;
  readonly crmemailallowed?: boolean;
  readonly crmpushallowed?: boolean;
  readonly locationallowed?: boolean;
}

/** Any JSON object of a person's apps. */
export type UserConfig = Readonly<Record<string, unknown>>;

/** People: their records, sub-profiles and settings. */
export class Users {
  readonly profiles: Profiles;
  readonly #store: UsersStore;
  readonly #accounts: Accounts;
  readonly #clock: Clock;
  readonly #records = new BoundedCache<string, UserRecord>(10_000);
  /** Counts changes: what was read before one must not be remembered after it. */
  #changes = 0;

  constructor(parts: { readonly store: UsersStore; readonly accounts: Accounts; readonly clock: Clock }) {
    this.#store = parts.store;
    this.#accounts = parts.accounts;
    this.#clock = parts.clock;
    this.profiles = new Profiles(parts);
    parts.accounts.onUserChanged((userid) => this.#forget(userid));
  }

  /** The record of a user; at once if it was read before. */
  record(userid: string): UserRecord | Promise<UserRecord> {
    return this.#records.get(userid) ?? this.#read(userid);
  }

  /** PUT /v1/user: merges the changes; a new password is checked first. */
  async change(userid: string, changes: UserChanges): Promise<UserDetails> {
    if (changes.password !== undefined) await this.#accounts.setPassword(userid, changes.password);
    await this.#store.update(userid, { ...columns(changes), updated: this.#clock.now() });
    this.#forget(userid);
    return detailsOf(await this.#row(userid));
  }

  /** Whether a sub-profile is the user's; at once if it was asked before. */
  hasProfile(userid: string, profileuserid: string): boolean | Promise<boolean> {
    return this.profiles.has(userid, profileuserid);
  }

  /** Whether a user may do something that an administrator allows by name. */
  async hasAbility(userid: string, ability: string): Promise<boolean> {
    const row = await this.#store.user(userid);
    const abilities: unknown = JSON.parse(row?.abilities ?? '[]');
    return Array.isArray(abilities) && abilities.includes(ability);
  }

  /** The settings that were stored last; `{}` if none were. */
  async config(userid: string): Promise<UserConfig> {
    return JSON.parse((await this.#store.config(userid)) ?? '{}') as UserConfig;
  }

  /** Replaces the settings. */
  async setConfig(userid: string, config: UserConfig): Promise<UserConfig> {
    await this.#store.setConfig(userid, JSON.stringify(config));
    return config;
  }

  async #read(userid: string): Promise<UserRecord> {
    const before = this.#changes;
    const record = recordOf(await this.#row(userid));
    if (before === this.#changes) this.#records.put(userid, record);
    return record;
  }

  async #row(userid: string): Promise<UserRow> {
    const row = await this.#store.user(userid);
    if (!row) throw new AppError('unauthorized', 'The account is gone.');
    return row;
  }

  #forget(userid: string): void {
    this.#changes += 1;
    this.#records.delete(userid);
  }
}

/** Takes only what may be changed: a request may hold other keys. */
function columns(changes: UserChanges) {
  const { firstname, lastname, countrycode } = changes;
  return {
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
    ...(countrycode !== undefined && { countrycode }),
    ...flag('crmemailallowed', changes.crmemailallowed),
    ...flag('crmpushallowed', changes.crmpushallowed),
    ...flag('locationallowed', changes.locationallowed),
  };
}

function flag<K extends string>(key: K, value: boolean | undefined): { [key in K]?: number } {
  return value === undefined ? {} : ({ [key]: value ? 1 : 0 } as { [key in K]: number });
}
