import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { SmsGateway } from '../ports/sms-gateway.js';
import type { LoginsStore } from './logins-store.js';

const MINUTE = 60_000;
/** Milliseconds for which a code can be used, and how often one may be wrong (open details, 'SMS codes'). */
const LIFETIME = 10 * MINUTE;
const MOST_TRIES = 5;

/** What a person told when registering by mobile number. */
export interface MobileRegistration {
  readonly firstname: string;
  readonly lastname: string;
  readonly countrycode?: string;
}

/** A code that was right, and can be used once. */
export interface RightCode {
  readonly codehash: string;
  readonly scope: string;
  readonly registration: MobileRegistration | undefined;
}

/** Codes of six digits that are sent to telephones. */
export class SmsCodes {
  readonly #store: LoginsStore;
  readonly #clock: Clock;
  readonly #sms: SmsGateway;
  readonly #key: Uint8Array;

  constructor(parts: {
    readonly store: LoginsStore;
    readonly clock: Clock;
    readonly sms: SmsGateway;
    readonly key: Uint8Array;
  }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#sms = parts.sms;
    this.#key = parts.key;
  }

  /** Sends a new code; the one before is worth nothing any more. Without a registration an earlier one stays. */
  async send(mobilenumber: string, scope: string, registration?: MobileRegistration): Promise<void> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const earlier = registration ? undefined : (await this.#store.code(mobilenumber))?.registration;
    await this.#store.putCode({
      mobilenumber,
      codehash: this.#hash(mobilenumber, code),
      scope,
      tries: 0,
      expires: this.#clock.now() + LIFETIME,
      registration: registration ? JSON.stringify(registration) : (earlier ?? null),
    });
    await this.#sms.send({
      to: mobilenumber,
      text: `${code} is your Parlando code. It works for ten minutes.`,
    });
  }

  /** Whether somebody has begun to register with a number. */
  async isExpected(mobilenumber: string): Promise<boolean> {
    return typeof (await this.#store.code(mobilenumber))?.registration === 'string';
  }

  /** Counts a try and compares. Rejects with `invalid_grant` for a wrong, old or worn-out code. */
  async check(mobilenumber: string, code: string): Promise<RightCode> {
    const row = await this.#store.tryCode(mobilenumber, this.#clock.now(), MOST_TRIES);
    const given = Buffer.from(this.#hash(mobilenumber, code));
    if (!row || !timingSafeEqual(given, Buffer.from(row.codehash))) throw wrongCode();
    const registration =
      row.registration === null ? undefined : (JSON.parse(row.registration) as MobileRegistration);
    return { codehash: row.codehash, scope: row.scope, registration };
  }

  #hash(mobilenumber: string, code: string): string {
    return createHmac('sha256', this.#key).update(`sms\0${mobilenumber}\0${code}`).digest('base64url');
  }
}

/** The refusal of a code, whatever is wrong with it. */
export function wrongCode(): AppError {
  return new AppError('invalid_grant', 'The mobile number or the code is wrong, or the code is too old.');
}
