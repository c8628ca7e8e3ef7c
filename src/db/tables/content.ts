/** The tables of the content room. Times are milliseconds since 1970-01-01 UTC. */
export interface ContentTables {
  readonly playlist: PlaylistTable;
  readonly playlist_item: PlaylistItemTable;
  readonly linked_account: LinkedAccountTable;
  readonly service_signin: ServiceSigninTable;
}

/** A playlist that the platform itself stores. */
interface PlaylistTable {
  readonly ref: string;
  readonly userid: string;
  readonly name: string;
  readonly description: string | null;
  readonly created: number;
  readonly updated: number;
}

interface PlaylistItemTable {
  readonly playlist: string;
  /** From 0, without gaps. */
  readonly position: number;
  /** JSON: the item as it was when it was added. */
  readonly item: string;
}

/** A user's account on a content service. */
interface LinkedAccountTable {
  readonly userid: string;
  readonly service: string;
  /** Whether it can be used: the user must sign in again once it is `expired`, and has taken access back once it is `revoked`. */
  readonly state: 'good' | 'expired' | 'revoked';
  /** JSON, encrypted for this user and service. */
  readonly sealed: string;
}

/** A sign-in to a content service that has begun. */
interface ServiceSigninTable {
  /** SHA-256, base64url. */
  readonly statehash: string;
  readonly userid: string;
  readonly service: string;
  /** JSON, encrypted for this user and service. */
  readonly sealed: string;
  readonly expires: number;
}
