import type { Selectable } from 'kysely';
import { type Database, isDuplicate } from '../db/database.js';
import type { Tables } from '../db/tables.js';
import type { NewUser, TokenRow } from './accounts-store.js';

export type SmsCodeRow = Selectable<Tables['sms_code']>;
export type MailLinkRow = Selectable<Tables['mail_link']>;

/** Codes and links that are on their way to people. */
export class LoginsStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  code(mobilenumber: string): Promise<SmsCodeRow | undefined> {
    return this.#db
      .selectFrom('sms_code')
      .selectAll()
      .where('mobilenumber', '=', mobilenumber)
      .executeTakeFirst();
  }

  async putCode(row: SmsCodeRow): Promise<void> {
    await this.#db
      .insertInto('sms_code')
      .values(row)
      .onConflict((conflict) => conflict.column('mobilenumber').doUpdateSet(row))
      .execute();
  }

  async removeCode(mobilenumber: string): Promise<void> {
    await this.#db.deleteFrom('sms_code').where('mobilenumber', '=', mobilenumber).execute();
  }

  /** Counts a try; undefined when there is no live code, or it has no try left. */
  tryCode(mobilenumber: string, now: number, most: number): Promise<SmsCodeRow | undefined> {
    return this.#db
      .updateTable('sms_code')
      .set((column) => ({ tries: column('tries', '+', 1) }))
      .where('mobilenumber', '=', mobilenumber)
      .where('tries', '<', most)
      .where('expires', '>', now)
      .returningAll()
      .executeTakeFirst();
  }

  /** Uses up a code for a login, of a new user if there is one; false when another login came first. */
  useCode(
    code: Pick<SmsCodeRow, 'mobilenumber' | 'codehash'>,
    user: NewUser | undefined,
    tokens: readonly TokenRow[],
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (transaction) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('sms_code')
        .where('mobilenumber', '=', code.mobilenumber)
        .where('codehash', '=', code.codehash)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      if (user) await transaction.insertInto('user').values(user).execute();
      await transaction.insertInto('token').values(tokens).execute();
      return true;
    });
  }

  /** A new link makes the user's earlier ones of the same purpose worthless. */
  async putLink(row: MailLinkRow): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('mail_link')
        .where('userid', '=', row.userid)
        .where('purpose', '=', row.purpose)
        .execute();
      await transaction.insertInto('mail_link').values(row).execute();
    });
  }

  link(tokenhash: string): Promise<MailLinkRow | undefined> {
    return this.#db.selectFrom('mail_link').selectAll().where('tokenhash', '=', tokenhash).executeTakeFirst();
  }

  /** Uses up a link to mark the user's email as verified; the userid, if the link was alive. */
  verify(tokenhash: string, now: number): Promise<string | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const link = await transaction
        .deleteFrom('mail_link')
        .where('tokenhash', '=', tokenhash)
        .where('purpose', '=', 'verify')
        .where('expires', '>', now)
        .returning('userid')
        .executeTakeFirst();
      if (!link) return undefined;
      await transaction
        .updateTable('user')
        .set({ emailverified: 1, updated: now })
        .where('userid', '=', link.userid)
        .execute();
      return link.userid;
    });
  }

  /** Uses up a link to set a password and end every login of the user; the userid, if the link was alive. */
  reset(tokenhash: string, passwordhash: string, now: number): Promise<string | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const link = await transaction
        .deleteFrom('mail_link')
        .where('tokenhash', '=', tokenhash)
        .where('purpose', '=', 'reset')
        .where('expires', '>', now)
        .returning('userid')
        .executeTakeFirst();
      if (!link) return undefined;
      const { userid } = link;
      await transaction
        .updateTable('user')
        .set({ passwordhash, emailverified: 1, updated: now })
        .where('userid', '=', userid)
        .execute();
      await transaction.deleteFrom('token').where('userid', '=', userid).execute();
      return userid;
    });
  }

  /** The userid of whoever is known to a provider under a subject. */
  async federatedUser(provider: string, subject: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('federated_identity')
      .select('userid')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst();
    return row?.userid;
  }

  /** The provider that a user came from first, if any. */
  async providerOf(userid: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('federated_identity')
      .select('provider')
      .where('userid', '=', userid)
      .orderBy('created')
      .executeTakeFirst();
    return row?.provider;
  }

  /** Adds a user who comes from a provider, with the tokens of the first login; false when one of them is known. */
  async addFederatedUser(
    identity: { readonly provider: string; readonly subject: string },
    user: NewUser,
    tokens: readonly TokenRow[],
  ): Promise<boolean> {
    const { provider, subject } = identity;
    try {
      await this.#db.transaction().execute(async (transaction) => {
        await transaction.insertInto('user').values(user).execute();
        await transaction
          .insertInto('federated_identity')
          .values({ provider, subject, userid: user.userid, created: user.created })
          .execute();
        await transaction.insertInto('token').values(tokens).execute();
      });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async removeExpired(now: number): Promise<void> {
    await this.#db.deleteFrom('sms_code').where('expires', '<=', now).execute();
    await this.#db.deleteFrom('mail_link').where('expires', '<=', now).execute();
  }
}
