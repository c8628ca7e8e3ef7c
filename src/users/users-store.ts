import type { Selectable, Updateable } from 'kysely';
import { type Database, scrub } from '../db/database.js';
import type { Tables } from '../db/tables.js';

export type UserRow = Selectable<Tables['user']>;
export type ProfileRow = Selectable<Tables['profile']>;

/** What the users room keeps. */
export class UsersStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  user(userid: string): Promise<UserRow | undefined> {
    return this.#db.selectFrom('user').selectAll().where('userid', '=', userid).executeTakeFirst();
  }

  async userids(): Promise<readonly string[]> {
    return (await this.#db.selectFrom('user').select('userid').execute()).map(({ userid }) => userid);
  }

  userByEmail(emailkey: string): Promise<UserRow | undefined> {
    return this.#db.selectFrom('user').selectAll().where('emailkey', '=', emailkey).executeTakeFirst();
  }

  async update(userid: string, changes: Updateable<Tables['user']>): Promise<void> {
    await this.#db.updateTable('user').set(changes).where('userid', '=', userid).execute();
  }

  /** In the order in which they were made. */
  profiles(userid: string): Promise<ProfileRow[]> {
    return this.#db
      .selectFrom('profile')
      .selectAll()
      .where('userid', '=', userid)
      .orderBy('created')
      .orderBy('profileuserid')
      .execute();
  }

  /** False, and nothing is added, when the user has `most` already. */
  addProfile(row: ProfileRow, most: number): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const others = await transaction
        .selectFrom('profile')
        .select('profileuserid')
        .where('userid', '=', row.userid)
        .execute();
      if (others.length >= most) return false;
      await transaction.insertInto('profile').values(row).execute();
      return true;
    });
  }

  async updateProfile(profileuserid: string, changes: Updateable<Tables['profile']>): Promise<void> {
    await this.#db.updateTable('profile').set(changes).where('profileuserid', '=', profileuserid).execute();
  }

  async removeProfile(profileuserid: string): Promise<void> {
    await this.#db.deleteFrom('profile').where('profileuserid', '=', profileuserid).execute();
  }

  /** Takes what was deleted out of the files too. */
  scrub(): Promise<void> {
    return scrub(this.#db);
  }

  /** Whether a user or a sub-profile has a picture. */
  async isImageUsed(image: string): Promise<boolean> {
    const users = this.#db.selectFrom('user').select('userid as id').where('image', '=', image);
    const profiles = this.#db.selectFrom('profile').select('profileuserid as id').where('image', '=', image);
    return (await users.union(profiles).executeTakeFirst()) !== undefined;
  }

  async config(userid: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('user_config')
      .select('config')
      .where('userid', '=', userid)
      .executeTakeFirst();
    return row?.config;
  }

  async setConfig(userid: string, config: string): Promise<void> {
    await this.#db
      .insertInto('user_config')
      .values({ userid, config })
      .onConflict((conflict) => conflict.column('userid').doUpdateSet({ config }))
      .execute();
  }
}
