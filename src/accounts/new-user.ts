import { randomUUID } from 'node:crypto';
import type { NewUser } from './accounts-store.js';
import { emailKey } from './identities.js';

/** What is known of a person at first. */
export interface NewPerson {
  /** Given for shadow accounts only. */
  readonly userid?: string;
  readonly email?: string;
  readonly emailverified?: boolean;
  readonly passwordhash?: string;
  /** E.164. */
  readonly mobilenumber?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly countrycode?: string;
}

/** The row of a new user; `now` in milliseconds since 1970-01-01 UTC. */
export function newUser(person: NewPerson, now: number): NewUser {
  return {
    userid: person.userid ?? randomUUID(),
    email: person.email ?? null,
    emailkey: person.email === undefined ? null : emailKey(person.email),
    emailverified: person.emailverified ? 1 : 0,
    passwordhash: person.passwordhash ?? null,
    mobilenumber: person.mobilenumber ?? null,
    firstname: person.firstname ?? null,
    lastname: person.lastname ?? null,
    countrycode: person.countrycode ?? null,
    crmemailallowed: 0,
    crmpushallowed: 0,
    locationallowed: 0,
    subscription: 'free',
    image: null,
    abilities: '[]',
    created: now,
    updated: now,
  };
}
