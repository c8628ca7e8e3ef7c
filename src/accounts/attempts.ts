import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.js';

const MINUTE = 60;

/** How often something may be tried: so many times in so many seconds. */
export interface Limit {
  readonly points: number;
  readonly duration: number;
}

/** The limits of the credential endpoints (open details, 'Rate limits'). */
export const LIMITS = {
  /** Any use of a credential endpoint, by address and by client. */
  address: { points: 3000, duration: 15 * MINUTE },
  client: { points: 30_000, duration: 15 * MINUTE },
  /** Passwords of one account; devices that the account knows are counted apart. */
  password: { points: 10, duration: 15 * MINUTE },
  /** Passwords of one administrator account from one address. */
  admin: { points: 10, duration: 15 * MINUTE },
  /** Questions whether an account exists, by address. */
  lookup: { points: 100, duration: 15 * MINUTE },
  /** Text messages to one number. */
  sms: { points: 3, duration: 10 * MINUTE },
  /** Mails of one purpose to one account. */
  mail: { points: 3, duration: 60 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Counts tries before they are evaluated, so that parallel ones are counted as well. */
export class Attempts {
  readonly #limiters: Readonly<Record<LimitName, RateLimiterMemory>>;

  constructor(limits: Partial<Readonly<Record<LimitName, Limit>>> = {}) {
    const of = (name: LimitName) =>
      new RateLimiterMemory({ ...LIMITS[name], ...limits[name], keyPrefix: name });
    this.#limiters = {
      address: of('address'),
      client: of('client'),
      password: of('password'),
      admin: of('admin'),
      lookup: of('lookup'),
      sms: of('sms'),
      mail: of('mail'),
    };
  }

  /** Counts a try. Rejects with `too_many_requests` when there were too many. */
  async spend(limit: LimitName, key: string): Promise<void> {
    try {
      await this.#limiters[limit].consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('too_many_requests', 'This was tried too often; try again later.', { retryAfter });
    }
  }

  /** Forgets the tries of a key: one of them was right. */
  async forgive(limit: LimitName, key: string): Promise<void> {
    await this.#limiters[limit].delete(key);
  }
}
