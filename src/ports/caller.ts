/** Who is calling, as the guards found out (specification, section 5). */
export type Caller = ClientCaller | DeviceCaller | UserCaller | SpeechCaller | AdminCaller;

/** An app's or speaker's maker: Basic client credentials. */
export interface ClientCaller {
  readonly kind: 'client';
  readonly clientid: string;
  /** Where the client's users come from. */
  readonly accounts: 'hosted' | 'shadow';
  /** A test client's speech tokens last 24 hours. */
  readonly test: boolean;
}

/** A device before a user is known: a device token. */
export interface DeviceCaller {
  readonly kind: 'device';
  readonly clientid: string;
  readonly deviceid: string;
}

/** A user, on the device given at login. */
export interface UserCaller {
  readonly kind: 'user';
  readonly clientid: string;
  readonly userid: string;
  readonly deviceid: string;
  /** The sub-profile that the caller acts for, from the header profileuserid. */
  readonly profileuserid?: string;
}

/** A speaker that a user let speak: a delegated speech token. */
export interface SpeechCaller {
  readonly kind: 'speech';
  readonly clientid: string;
  readonly userid: string;
  readonly deviceid: string;
  /** The sub-profile that the caller acts for, from the header profileuserid. */
  readonly profileuserid?: string;
}

/** Support staff: Basic with an administrator account. */
export interface AdminCaller {
  readonly kind: 'admin';
  readonly adminid: string;
  readonly email: string;
  readonly roles: readonly AdminRole[];
}

/** What an administrator may do. */
export const ADMIN_ROLES = ['firmware', 'deviceadmin', 'support', 'useradmin'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];
