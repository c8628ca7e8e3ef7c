import type { Accounts } from '../accounts/accounts.js';
import { BoundedCache } from '../cache/bounded-cache.js';
import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { ImageMaker } from '../ports/image-maker.js';
import { Pictures } from './pictures.js';
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

/** A user who is gone, or a sub-profile alone. */
export interface Gone {
  readonly userid: string;
  readonly profileuserid?: string;
}

/** What the users room is built from. */
export interface UsersParts {
  readonly store: UsersStore;
  readonly accounts: Accounts;
  readonly clock: Clock;
  readonly maker: ImageMaker;
  /** Where pictures are kept. */
  readonly imageFolder: string;
  readonly publicUrl: string;
}

/** Any JSON object of a person's apps. */
export type UserConfig = Readonly<Record<string, unknown>>;

/** People: their records, sub-profiles and settings. */
export class Users {
  readonly pictures: Pictures;
  readonly profiles: Profiles;
  readonly #store: UsersStore;
  readonly #accounts: Accounts;
  readonly #clock: Clock;
  readonly #records = new BoundedCache<string, UserRecord>(10_000);
  readonly #forgetters: ((gone: Gone) => Promise<void>)[] = [];
  /** Counts changes: what was read before one must not be remembered after it. */
  #changes = 0;

  constructor(parts: UsersParts) {
    const { store, accounts, clock } = parts;
    this.#store = store;
    this.#accounts = accounts;
    this.#clock = clock;
    const isUsed = (name: string) => store.isImageUsed(name);
    this.pictures = new Pictures({ ...parts, folder: parts.imageFolder, isUsed });
    this.profiles = new Profiles({
      ...parts,
      pictures: this.pictures,
      onRemoved: (gone) => this.#tellRemoved(gone),
    });
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

  /** Sets the picture of a user; its URL. */
  async setImage(userid: string, picture: Uint8Array): Promise<string> {
    const { image } = await this.#row(userid);
    const url = await this.pictures.keep(picture, (name) => this.#setImage(userid, name));
    await this.pictures.drop([image]);
    return url;
  }

  async removeImage(userid: string): Promise<void> {
    const { image } = await this.#row(userid);
    await this.#setImage(userid, null);
    await this.pictures.drop([image]);
  }

  /** Whoever keeps something of a user or sub-profile must forget it when this calls. */
  onRemoved(forget: (gone: Gone) => Promise<void>): void {
    this.#forgetters.push(forget);
  }

  /** The record of the user with an email. Rejects with `not_found`. */
  async recordByEmail(email: string): Promise<UserRecord> {
    return this.record((await this.#rowByEmail(email)).userid);
  }

  /** Removes every trace of the user with an email. Rejects with `not_found`. */
  async removeByEmail(email: string): Promise<void> {
    const { userid, image } = await this.#rowByEmail(email);
    const profiles = await this.#store.profiles(userid);
    await this.#tellRemoved({ userid });
    await this.#accounts.removeUser(userid);
    this.profiles.forget(userid);
    await this.pictures.drop([image, ...profiles.map((profile) => profile.image)]);
    // Once more: the user may have been busy until the logins ended.
    await this.#tellRemoved({ userid });
    await this.#store.scrub();
  }

  /** Replaces what a user may do by name. Rejects with `not_found`. */
  async setAbilities(userid: string, abilities: readonly string[]): Promise<readonly string[]> {
    if (!(await this.#store.user(userid))) throw new AppError('not_found', 'There is no such user.');
    const set = [...new Set(abilities)];
    await this.#store.update(userid, { abilities: JSON.stringify(set) });
    return set;
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

  async #setImage(userid: string, image: string | null): Promise<void> {
    await this.#store.update(userid, { image, updated: this.#clock.now() });
    this.#forget(userid);
  }

  async #rowByEmail(email: string): Promise<UserRow> {
    const row = await this.#store.userByEmail(this.#accounts.emailKey(email));
    if (!row) throw new AppError('not_found', 'There is no user with that email.');
    return row;
  }

  async #tellRemoved(gone: Gone): Promise<void> {
    for (const forget of this.#forgetters) await forget(gone);
  }

  async #read(userid: string): Promise<UserRecord> {
    const before = this.#changes;
    const record = recordOf(await this.#row(userid), (image) => this.pictures.urlOf(image));
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
