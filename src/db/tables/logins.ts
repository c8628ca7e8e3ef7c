/** Tables of the ways to log in: codes and links on their way to people, and identities elsewhere. Times are milliseconds since 1970-01-01 UTC. */
export interface LoginsTables {
  sms_code: SmsCodeTable;
  mail_link: MailLinkTable;
  federated_identity: FederatedIdentityTable;
}

/** The code that was sent last to a number. */
interface SmsCodeTable {
  /** E.164. */
  mobilenumber: string;
  /** Keyed: six digits would be guessed from a plain hash. */
  codehash: string;
  scope: string;
  tries: number;
  expires: number;
  /** What a person who has no account yet told of herself, a JSON object; null: for a login. */
  registration: string | null;
}

/** Links that work once. */
interface MailLinkTable {
  /** SHA-256, base64url. */
  tokenhash: string;
  userid: string;
  purpose: 'verify' | 'reset';
  expires: number;
}

/** Who a user is at an identity provider. */
interface FederatedIdentityTable {
  provider: string;
  subject: string;
  userid: string;
  created: number;
}
