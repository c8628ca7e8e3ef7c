import type { UserRow } from './users-store.js';

/** What PUT /v1/user answers: nothing sensitive (specification, section 2.2a). */
export interface UserDetails {
  readonly userid: string;
  readonly email?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly countrycode?: string;
  readonly crmemailallowed: boolean;
  readonly crmpushallowed: boolean;
  readonly locationallowed: boolean;
}

/** The user record of GET /v1/user (open details). */
export interface UserRecord extends UserDetails {
  readonly mobilenumber?: string;
  readonly emailverified: boolean;
  readonly subscription: string;
  /** A URL. */
  readonly image?: string;
  readonly created: string;
  readonly updated: string;
}

/** The details of a stored user. */
export function detailsOf(row: UserRow): UserDetails {
  return {
    userid: row.userid,
    ...(row.email !== null && { email: row.email }),
    ...(row.firstname !== null && { firstname: row.firstname }),
    ...(row.lastname !== null && { lastname: row.lastname }),
    ...(row.countrycode !== null && { countrycode: row.countrycode }),
    crmemailallowed: row.crmemailallowed === 1,
    crmpushallowed: row.crmpushallowed === 1,
    locationallowed: row.locationallowed === 1,
  };
}

/** The record of a stored user; `urlOf` tells where a picture can be fetched. */
export function recordOf(row: UserRow, urlOf: (image: string) => string): UserRecord {
  return {
    ...detailsOf(row),
    ...(row.mobilenumber !== null && { mobilenumber: row.mobilenumber }),
    emailverified: row.emailverified === 1,
    subscription: row.subscription,
    ...(row.image !== null && { image: urlOf(row.image) }),
    created: new Date(row.created).toISOString(),
    updated: new Date(row.updated).toISOString(),
  };
}
