import type { Selectable } from 'kysely';
import type { Database } from '../db/database.js';
import type { Tables } from '../db/tables.js';
import type { Holder } from './token-vault.js';

export type LinkedAccountRow = Selectable<Tables['linked_account']>;
export type SigninRow = Selectable<Tables['service_signin']>;

/** Users' accounts on content services, and sign-ins that have begun. */
export class LinkedAccountsStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  ofUser(userid: string): Promise<LinkedAccountRow[]> {
    return this.#db
      .selectFrom('linked_account')
      .selectAll()
      .where('userid', '=', userid)
      .orderBy('service')
      .execute();
  }

  account({ userid, service }: Holder): Promise<LinkedAccountRow | undefined> {
    return this.#db
      .selectFrom('linked_account')
      .selectAll()
      .where('userid', '=', userid)
      .where('service', '=', service)
      .executeTakeFirst();
  }

  async put(row: LinkedAccountRow): Promise<void> {
    const { state, sealed } = row;
    await this.#db
      .insertInto('linked_account')
      .values(row)
      .onConflict((conflict) => conflict.columns(['userid', 'service']).doUpdateSet({ state, sealed }))
      .execute();
  }

  /** Replaces an account that is still as it was; one that was linked anew or unlinked meanwhile stays. */
  async replace(before: LinkedAccountRow, after: Pick<LinkedAccountRow, 'state' | 'sealed'>): Promise<void> {
    await this.#db
      .updateTable('linked_account')
      .set(after)
      .where('userid', '=', before.userid)
      .where('service', '=', before.service)
      .where('sealed', '=', before.sealed)
      .execute();
  }

  async remove({ userid, service }: Holder): Promise<void> {
    await this.#db
      .deleteFrom('linked_account')
      .where('userid', '=', userid)
      .where('service', '=', service)
      .execute();
  }

  /** Keeps a sign-in, and forgets those that nobody ended in time. */
  async addSignin(row: SigninRow, now: number): Promise<void> {
    await this.#db.deleteFrom('service_signin').where('expires', '<=', now).execute();
    await this.#db.insertInto('service_signin').values(row).execute();
  }

  /** The sign-in, which is there only once. */
  takeSignin(of: Holder & { readonly statehash: string }, now: number): Promise<SigninRow | undefined> {
    return this.#db
      .deleteFrom('service_signin')
      .where('statehash', '=', of.statehash)
      .where('userid', '=', of.userid)
      .where('service', '=', of.service)
      .where('expires', '>', now)
      .returningAll()
      .executeTakeFirst();
  }

  async forget(userid: string): Promise<void> {
    await this.#db.deleteFrom('linked_account').where('userid', '=', userid).execute();
    await this.#db.deleteFrom('service_signin').where('userid', '=', userid).execute();
  }
}
