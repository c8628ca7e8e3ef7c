import type { Database } from '../db/database.js';

/** What the support room keeps: JSON objects by language and by country. */
export class SupportStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** JSON by language. */
  async contents(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#db.selectFrom('support_content').selectAll().orderBy('lang').execute();
    return new Map(rows.map(({ lang, content }) => [lang, content]));
  }

  async setContent(lang: string, content: string): Promise<void> {
    await this.#db
      .insertInto('support_content')
      .values({ lang, content })
      .onConflict((conflict) => conflict.column('lang').doUpdateSet({ content }))
      .execute();
  }

  /** False: there was none. */
  async removeContent(lang: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('support_content')
      .where('lang', '=', lang)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** JSON by country. */
  async configs(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#db.selectFrom('custom_config').selectAll().orderBy('countrycode').execute();
    return new Map(rows.map(({ countrycode, config }) => [countrycode, config]));
  }

  async setConfig(countrycode: string, config: string): Promise<void> {
    await this.#db
      .insertInto('custom_config')
      .values({ countrycode, config })
      .onConflict((conflict) => conflict.column('countrycode').doUpdateSet({ config }))
      .execute();
  }
}
