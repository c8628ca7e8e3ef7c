import type { Selectable, Updateable } from 'kysely';
import type { Database } from '../db/database.js';
import type { UserTable } from '../db/tables/accounts.js';

export type UserRow = Selectable<UserTable>;

/** What the users room keeps. */
export class UsersStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  user(userid: string): Promise<UserRow | undefined> {
    return this.#db.selectFrom('user').selectAll().where('userid', '=', userid).executeTakeFirst();
  }

  async update(userid: string, changes: Updateable<UserTable>): Promise<void> {
    await this.#db.updateTable('user').set(changes).where('userid', '=', userid).execute();
  }
}
