import type { Selectable } from 'kysely';
import { type Database, isDuplicate } from '../db/database.js';
import type { AdminTable, ClientTable, TokenTable, UserTable } from '../db/tables/accounts.js';

export type ClientRow = Selectable<ClientTable>;
export type AdminRow = Selectable<AdminTable>;
export type UserRow = Selectable<UserTable>;
export type TokenRow = Selectable<TokenTable>;
/** Every column, so that nothing is left to the store's defaults. */
export type NewUser = UserRow;

/** What the accounts room keeps. Methods that add give false when there is one already. */
export class AccountsStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async addClient(row: ClientRow): Promise<void> {
    await this.#db.insertInto('client').values(row).execute();
  }

  client(clientid: string): Promise<ClientRow | undefined> {
    return this.#db.selectFrom('client').selectAll().where('clientid', '=', clientid).executeTakeFirst();
  }

  addAdmin(row: AdminRow): Promise<boolean> {
    return added(this.#db.insertInto('admin').values(row).execute());
  }

  adminByEmail(email: string): Promise<AdminRow | undefined> {
    return this.#db.selectFrom('admin').selectAll().where('email', '=', email).executeTakeFirst();
  }

  /** Adds a user and the tokens of the first login, or nothing. */
  addUser(user: NewUser, tokens: readonly TokenRow[]): Promise<boolean> {
    return added(
      this.#db.transaction().execute(async (transaction) => {
        await transaction.insertInto('user').values(user).execute();
        if (tokens.length > 0) await transaction.insertInto('token').values(tokens).execute();
      }),
    );
  }

  user(userid: string): Promise<UserRow | undefined> {
    return this.#db.selectFrom('user').selectAll().where('userid', '=', userid).executeTakeFirst();
  }

  userByEmail(emailkey: string): Promise<UserRow | undefined> {
    return this.#db.selectFrom('user').selectAll().where('emailkey', '=', emailkey).executeTakeFirst();
  }

  userByNumber(mobilenumber: string): Promise<UserRow | undefined> {
    return this.#db
      .selectFrom('user')
      .selectAll()
      .where('mobilenumber', '=', mobilenumber)
      .executeTakeFirst();
  }

  /** Adds a user unless there is one with the userid. */
  async ensureUser(user: NewUser): Promise<void> {
    if (await this.user(user.userid)) return;
    await this.#db
      .insertInto('user')
      .values(user)
      .onConflict((conflict) => conflict.column('userid').doNothing())
      .execute();
  }

  async removeUser(userid: string): Promise<void> {
    await this.#db.deleteFrom('user').where('userid', '=', userid).execute();
  }

  /** Whether the user is logged in on a device. */
  async knowsDevice(userid: string, deviceid: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('token')
      .select('tokenhash')
      .where('userid', '=', userid)
      .where('deviceid', '=', deviceid)
      .executeTakeFirst();
    return row !== undefined;
  }

  async setPassword(userid: string, passwordhash: string, updated: number): Promise<void> {
    await this.#db.updateTable('user').set({ passwordhash, updated }).where('userid', '=', userid).execute();
  }

  async addTokens(tokens: readonly TokenRow[]): Promise<void> {
    await this.#db.insertInto('token').values(tokens).execute();
  }

  token(tokenhash: string): Promise<TokenRow | undefined> {
    return this.#db.selectFrom('token').selectAll().where('tokenhash', '=', tokenhash).executeTakeFirst();
  }

  /**
   * Adds the successors of a refresh token, if it is still there. With `rotation` it is marked
   * as replaced; shown again after the grace, it is `reused` and nothing is added.
   */
  succeed(
    tokenhash: string,
    successors: readonly TokenRow[],
    rotation?: { readonly now: number; readonly grace: number },
  ): Promise<'done' | 'reused' | 'gone'> {
    return this.#db.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('token')
        .select('replaced')
        .where('tokenhash', '=', tokenhash)
        .executeTakeFirst();
      if (!row) return 'gone';
      if (rotation) {
        const { now, grace } = rotation;
        if (row.replaced !== null && now > row.replaced + grace) return 'reused';
        const replaced = row.replaced ?? now;
        await transaction.updateTable('token').set({ replaced }).where('tokenhash', '=', tokenhash).execute();
      }
      await transaction.insertInto('token').values(successors).execute();
      return 'done';
    });
  }

  async removeFamily(family: string): Promise<void> {
    await this.#db.deleteFrom('token').where('family', '=', family).execute();
  }

  async removeExpiredTokens(now: number): Promise<void> {
    await this.#db.deleteFrom('token').where('expires', '<=', now).execute();
  }
}

async function added(insertion: Promise<unknown>): Promise<boolean> {
  try {
    await insertion;
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
