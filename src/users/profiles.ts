import { randomUUID } from 'node:crypto';
import { BoundedCache } from '../cache/bounded-cache.js';
import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { Pictures } from './pictures.js';
import type { ProfileRow, UsersStore } from './users-store.js';

/** A sub-profile (specification, section 2.3). */
export interface Profile {
  readonly profileuserid: string;
  readonly firstname: string;
  readonly lastname: string;
  /** A URL. */
  readonly image?: string;
  readonly created: string;
}

/** Part of a list. */
export interface ProfilePage {
  readonly profiles: readonly Profile[];
  readonly startindex: number;
  readonly itemsperpage: number;
  readonly total: number;
}

/** So many sub-profiles a user has at most (open details). */
const MOST_PROFILES = 10;

/** The sub-profiles of users. Methods reject with `not_found` for one that is not the user's. */
export class Profiles {
  readonly #store: UsersStore;
  readonly #clock: Clock;
  readonly #ids = new BoundedCache<string, ReadonlySet<string>>(10_000);
  readonly #pictures: Pictures;
  readonly #onRemoved: (gone: { readonly userid: string; readonly profileuserid: string }) => Promise<void>;
  /** Counts changes: what was read before one must not be remembered after it. */
  #changes = 0;

  constructor(parts: {
    readonly store: UsersStore;
    readonly clock: Clock;
    readonly pictures: Pictures;
    readonly onRemoved: (gone: { readonly userid: string; readonly profileuserid: string }) => Promise<void>;
  }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#pictures = parts.pictures;
    this.#onRemoved = parts.onRemoved;
  }

  /** Whether a sub-profile is the user's; at once if it was asked before. */
  has(userid: string, profileuserid: string): boolean | Promise<boolean> {
    const ids = this.#ids.get(userid);
    return ids ? ids.has(profileuserid) : this.#readIds(userid).then((read) => read.has(profileuserid));
  }

  async list(
    userid: string,
    page: { readonly startindex: number; readonly itemsperpage: number },
  ): Promise<ProfilePage> {
    const rows = await this.#store.profiles(userid);
    const { startindex, itemsperpage } = page;
    const profiles = rows.slice(startindex, startindex + itemsperpage).map((row) => this.#view(row));
    return { profiles, startindex, itemsperpage, total: rows.length };
  }

  async get(userid: string, profileuserid: string): Promise<Profile> {
    return this.#view(await this.#row(userid, profileuserid));
  }

  /** Rejects with `conflict` when the user has as many as there may be. */
  async create(
    userid: string,
    names: { readonly firstname: string; readonly lastname: string },
  ): Promise<Profile> {
    const row = {
      profileuserid: randomUUID(),
      userid,
      firstname: names.firstname,
      lastname: names.lastname,
      image: null,
      created: this.#clock.now(),
    };
    if (!(await this.#store.addProfile(row, MOST_PROFILES))) {
      throw new AppError('conflict', `A user has at most ${MOST_PROFILES} sub-profiles.`);
    }
    this.forget(userid);
    return this.#view(row);
  }

  async change(
    userid: string,
    profileuserid: string,
    { firstname, lastname }: { readonly firstname?: string; readonly lastname?: string },
  ): Promise<Profile> {
    const row = await this.#row(userid, profileuserid);
    const names = { firstname: firstname ?? row.firstname, lastname: lastname ?? row.lastname };
    await this.#store.updateProfile(profileuserid, names);
    return this.#view({ ...row, ...names });
  }

  async remove(userid: string, profileuserid: string): Promise<void> {
    const { image } = await this.#row(userid, profileuserid);
    await this.#store.removeProfile(profileuserid);
    this.forget(userid);
    await this.#pictures.drop([image]);
    await this.#onRemoved({ userid, profileuserid });
  }

  /** Sets the picture; its URL. */
  async setImage(userid: string, profileuserid: string, picture: Uint8Array): Promise<string> {
    const { image } = await this.#row(userid, profileuserid);
    const url = await this.#pictures.keep(picture, (name) =>
      this.#store.updateProfile(profileuserid, { image: name }),
    );
    await this.#pictures.drop([image]);
    return url;
  }

  async removeImage(userid: string, profileuserid: string): Promise<void> {
    const { image } = await this.#row(userid, profileuserid);
    await this.#store.updateProfile(profileuserid, { image: null });
    await this.#pictures.drop([image]);
  }

  /** Forgets what is remembered of a user. */
  forget(userid: string): void {
    this.#changes += 1;
    this.#ids.delete(userid);
  }

  async #readIds(userid: string): Promise<ReadonlySet<string>> {
    const before = this.#changes;
    const rows = await this.#store.profiles(userid);
    const ids = new Set(rows.map((row) => row.profileuserid));
    if (before === this.#changes) this.#ids.put(userid, ids);
    return ids;
  }

  async #row(userid: string, profileuserid: string): Promise<ProfileRow> {
    const row = (await this.#store.profiles(userid)).find((each) => each.profileuserid === profileuserid);
    if (!row) throw new AppError('not_found', 'There is no such sub-profile.');
    return row;
  }

  #view({ profileuserid, firstname, lastname, image, created }: ProfileRow): Profile {
    return {
      profileuserid,
      firstname,
      lastname,
      ...(image !== null && { image: this.#pictures.urlOf(image) }),
      created: new Date(created).toISOString(),
    };
  }
}
