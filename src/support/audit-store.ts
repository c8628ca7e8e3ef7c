import type { Database } from '../db/database.js';

/** Something that an administrator did, or tried to do. */
export interface AuditEntry {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly adminid: string;
  /** The administrator's email. */
  readonly admin: string;
  /** The id of the operation, as in the OpenAPI document. */
  readonly operation: string;
  /** On whom or what: the parameters of the operation. */
  readonly target: Readonly<Record<string, string>>;
  /** `done`, or the code of the error. */
  readonly outcome: string;
}

/** The SQL of the audit log: it only ever adds. */
export class AuditStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add({ target, ...entry }: AuditEntry): Promise<void> {
    await this.#db
      .insertInto('audit')
      .values({ ...entry, target: JSON.stringify(target) })
      .execute();
  }

  /** The newest first. */
  async newest(most: number): Promise<readonly AuditEntry[]> {
    const rows = await this.#db
      .selectFrom('audit')
      .selectAll()
      .orderBy('number', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ number: _, target, ...row }) => ({ ...row, target: JSON.parse(target) }));
  }
}
