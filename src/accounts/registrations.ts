import { AppError, invalid } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { PasswordHasher } from '../ports/password-hasher.js';
import type { AccountsStore, NewUser } from './accounts-store.js';
import type { Attempts } from './attempts.js';
import type { Errands } from './errands.js';
import { checkScope, granteeOf, need } from './grantee.js';
import { emailKey, normaliseNumber } from './identities.js';
import { newUser } from './new-user.js';
import { countUse, hostingClientOf, type Origin } from './origin.js';
import { checkNewPassword, normalisePassword } from './passwords.js';
import type { SmsCodes } from './sms-codes.js';
import type { TokenResponse, Tokens } from './tokens.js';

/** The body of POST /v1/user: by email, with a password, or by mobile number. */
export interface RegistrationRequest {
  readonly deviceid: string;
  readonly scope: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly countrycode?: string;
  readonly email?: string;
  readonly password?: string;
  readonly mobilenumber?: string;
}

/** What an account by email is made of. */
export interface EmailRegistration {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly countrycode?: string;
}

/** What registrations need. */
export interface RegistrationsParts {
  readonly store: AccountsStore;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  readonly tokens: Tokens;
  readonly codes: SmsCodes;
  readonly attempts: Attempts;
  readonly errands: Errands;
}

/** How people come to have accounts (specification, section 4.1). */
export class Registrations {
  readonly #parts: RegistrationsParts;

  constructor(parts: RegistrationsParts) {
    this.#parts = parts;
  }

  /** Tokens after a registration by email; undefined after one by mobile number: a code is on its way. */
  async register(origin: Origin, request: RegistrationRequest): Promise<TokenResponse | undefined> {
    await countUse(this.#parts.attempts, origin);
    if (request.email === undefined && request.mobilenumber !== undefined) {
      return this.#byNumber(origin, request, request.mobilenumber);
    }
    const grantee = granteeOf(hostingClientOf(origin), request);
    const person = { ...request, email: need(request, 'email'), password: need(request, 'password') };
    const user = await this.newUserByEmail(person);
    const { rows, response } = this.#parts.tokens.mint({ ...grantee, userid: user.userid });
    if (await this.#parts.store.addUser(user, rows)) return response;
    throw emailTaken();
  }

  /** POST /v1/login/sms: sends a code to whoever has an account or is about to; nobody learns which. */
  async sendCode(
    origin: Origin,
    request: { readonly scope: string; readonly mobilenumber: string },
  ): Promise<void> {
    const { attempts, errands, codes, store } = this.#parts;
    await countUse(attempts, origin);
    hostingClientOf(origin);
    checkScope(request.scope);
    const mobilenumber = normaliseNumber(request.mobilenumber);
    await attempts.spend('sms', mobilenumber);
    errands.run('a text message', async () => {
      const expected = (await store.userByNumber(mobilenumber)) ?? (await codes.isExpected(mobilenumber));
      if (expected) await codes.send(mobilenumber, request.scope);
    });
  }

  /** Rejects with `not_found` when neither the email nor the number belongs to an account. */
  async expectRegistered(
    origin: Origin,
    { email, mobilenumber }: { readonly email?: string; readonly mobilenumber?: string },
  ): Promise<void> {
    const { attempts, store } = this.#parts;
    await countUse(attempts, origin);
    await attempts.spend('lookup', origin.address);
    if (email === undefined && mobilenumber === undefined) throw invalid('email', 'is required');
    const user =
      email === undefined
        ? await store.userByNumber(normaliseNumber(mobilenumber ?? ''))
        : await store.userByEmail(emailKey(email));
    if (!user) throw new AppError('not_found', 'There is no such account.');
  }

  /** The row of a user with email and password. Rejects with 400 for a bad password. */
  async newUserByEmail(registration: EmailRegistration): Promise<NewUser> {
    const { email, password, firstname, lastname, countrycode } = registration;
    checkNewPassword(password, email);
    const passwordhash = await this.#parts.hasher.hash(normalisePassword(password));
    const person = { email, passwordhash, firstname, lastname, ...(countrycode && { countrycode }) };
    return newUser(person, this.#parts.clock.now());
  }

  async #byNumber(origin: Origin, request: RegistrationRequest, number: string): Promise<undefined> {
    const { attempts, errands, codes } = this.#parts;
    hostingClientOf(origin);
    checkScope(request.scope);
    const mobilenumber = normaliseNumber(number);
    await attempts.spend('sms', mobilenumber);
    const { firstname, lastname, countrycode } = request;
    const registration = { firstname, lastname, ...(countrycode && { countrycode }) };
    errands.run('a text message', () => codes.send(mobilenumber, request.scope, registration));
  }
}

/** The refusal of a registration whose email has an account. */
export function emailTaken(): AppError {
  return new AppError('conflict', 'An account with that email exists.');
}
