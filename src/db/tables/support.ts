import type { Generated } from 'kysely';

/** Tables of the support room. */
export interface SupportTables {
  readonly audit: AuditTable;
  support_content: SupportContentTable;
  custom_config: CustomConfigTable;
}

interface SupportContentTable {
  lang: string;
  /** A JSON object. */
  content: string;
}

interface CustomConfigTable {
  countrycode: string;
  /** A JSON object. */
  config: string;
}

/** What administrators did; rows are only ever added. */
interface AuditTable {
  readonly number: Generated<number>;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly adminid: string;
  /** The administrator's email. */
  readonly admin: string;
  /** The id of the operation. */
  readonly operation: string;
  /** JSON: on whom or what. */
  readonly target: string;
  /** `done`, or the code of the error. */
  readonly outcome: string;
}
