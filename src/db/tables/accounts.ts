/** Tables of the accounts room. Times are milliseconds since 1970-01-01 UTC, booleans 0 or 1. */
export interface AccountsTables {
  client: ClientTable;
  admin: AdminTable;
  user: UserTable;
  token: TokenTable;
}

/** Apps and speakers of a maker. */
export interface ClientTable {
  clientid: string;
  name: string;
  /** SHA-256, base64url: the secret is 256 random bits. */
  secrethash: string;
  accounts: 'hosted' | 'shadow';
  test: number;
  /** A JSON array: where sign-ins to content services may end. */
  redirecturis: string;
  created: number;
}

/** Support staff. */
export interface AdminTable {
  adminid: string;
  /** In lower case. */
  email: string;
  /** argon2id. */
  passwordhash: string;
  /** A JSON array. */
  roles: string;
  created: number;
}

/**
 * People. Every row elsewhere that belongs to a person refers to `userid` with ON DELETE
 * CASCADE, so that deleting the user leaves no trace.
 */
export interface UserTable {
  userid: string;
  /** As the person wrote it. */
  email: string | null;
  /** The email in the form that is compared. */
  emailkey: string | null;
  emailverified: number;
  /** E.164. */
  mobilenumber: string | null;
  /** argon2id; null: no login by password. */
  passwordhash: string | null;
  firstname: string | null;
  lastname: string | null;
  countrycode: string | null;
  crmemailallowed: number;
  crmpushallowed: number;
  locationallowed: number;
  subscription: string;
  /** The name of the picture's file. */
  image: string | null;
  /** A JSON array. */
  abilities: string;
  created: number;
  updated: number;
}

/** Access and refresh tokens, as hashes. */
export interface TokenTable {
  /** SHA-256, base64url. */
  tokenhash: string;
  /** All tokens that descend from one login. */
  family: string;
  purpose: 'access' | 'refresh';
  kind: 'user' | 'speech' | 'device';
  clientid: string;
  userid: string | null;
  deviceid: string;
  created: number;
  /** Null: never. */
  expires: number | null;
  /** When a refresh token was exchanged for its successor. */
  replaced: number | null;
}
