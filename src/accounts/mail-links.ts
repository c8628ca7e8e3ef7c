import { AppError } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { Mailer } from '../ports/mailer.js';
import type { UserRow } from './accounts-store.js';
import type { LoginsStore } from './logins-store.js';
import { hashSecret, newSecret } from './secrets.js';

const HOUR = 3_600_000;

/** What a mail asks for, where its link leads, and how long it works (open details). */
const MAILS = {
  verify: {
    lifetime: 24 * HOUR,
    subject: 'Confirm your email address',
    text: (link: string) =>
      `Please confirm that this is your email address by opening this page within 24 hours:\n\n${link}\n\n` +
      'If you did not ask for this, you need not do anything.\n',
  },
  reset: {
    lifetime: HOUR,
    subject: 'Set a new password',
    text: (link: string) =>
      `A new password was asked for. You can set one on this page within an hour:\n\n${link}\n\n` +
      'If you did not ask for this, you need not do anything: the old password stays.\n',
  },
} as const;

/** Mails whose links prove that somebody reads an address. */
export class MailLinks {
  readonly #store: LoginsStore;
  readonly #clock: Clock;
  readonly #mailer: Mailer;
  readonly #publicUrl: string;

  constructor(parts: {
    readonly store: LoginsStore;
    readonly clock: Clock;
    readonly mailer: Mailer;
    readonly publicUrl: string;
  }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#mailer = parts.mailer;
    this.#publicUrl = parts.publicUrl;
  }

  /** Mails a link to a user who has an email. */
  async send(user: UserRow, purpose: keyof typeof MAILS): Promise<void> {
    if (user.email === null) return;
    const secret = newSecret();
    const { lifetime, subject, text } = MAILS[purpose];
    const expires = this.#clock.now() + lifetime;
    await this.#store.putLink({ tokenhash: hashSecret(secret), userid: user.userid, purpose, expires });
    const link = `${this.#publicUrl}/account/${purpose}?token=${secret}`;
    await this.#mailer.send({ to: user.email, subject, text: text(link) });
  }

  /** Rejects with `not_found` when a link does not work, or not any more. */
  async expect(token: string, purpose: keyof typeof MAILS): Promise<void> {
    const row = await this.#store.link(hashSecret(token));
    if (row?.purpose !== purpose || row.expires <= this.#clock.now()) throw deadLink();
  }

  /** The user whose email is verified now. Rejects with `not_found`. */
  async verify(token: string): Promise<string> {
    const userid = await this.#store.verify(hashSecret(token), this.#clock.now());
    if (userid === undefined) throw deadLink();
    return userid;
  }

  /** The user whose password is set and whose logins are ended now. Rejects with `not_found`. */
  async reset(token: string, passwordhash: string): Promise<string> {
    const userid = await this.#store.reset(hashSecret(token), passwordhash, this.#clock.now());
    if (userid === undefined) throw deadLink();
    return userid;
  }
}

function deadLink(): AppError {
  return new AppError('not_found', 'The link was used already, or is too old.');
}
