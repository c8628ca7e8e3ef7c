import { invalid } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { PasswordHasher } from '../ports/password-hasher.js';
import type { AccountsStore } from './accounts-store.js';
import type { Attempts } from './attempts.js';
import type { Errands } from './errands.js';
import { emailKey } from './identities.js';
import type { MailLinks } from './mail-links.js';
import { countUse, type Origin } from './origin.js';
import { checkNewPassword, normalisePassword } from './passwords.js';

/** What recovery needs. */
export interface RecoveryParts {
  readonly store: AccountsStore;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  readonly attempts: Attempts;
  readonly errands: Errands;
  readonly links: MailLinks;
}

/** Emails that are to be confirmed, and passwords that are to be changed. */
export class Recovery {
  readonly #parts: RecoveryParts;

  constructor(parts: RecoveryParts) {
    this.#parts = parts;
  }

  async requestReset(origin: Origin, email: string): Promise<void> {
    const { store, attempts, errands, links } = this.#parts;
    await countUse(attempts, origin);
    errands.run('a mail', async () => {
      const user = await store.userByEmail(emailKey(email));
      if (!user) return;
      await attempts.spend('mail', `reset ${user.userid}`);
      await links.send(user, 'reset');
    });
  }

  async requestVerification(userid: string): Promise<void> {
    const { store, attempts, errands, links } = this.#parts;
    await attempts.spend('mail', `verify ${userid}`);
    errands.run('a mail', async () => {
      const user = await store.user(userid);
      if (user) await links.send(user, 'verify');
    });
  }

  /** The user whose email is confirmed now. */
  verifyEmail(token: string): Promise<string> {
    return this.#parts.links.verify(token);
  }

  expectReset(token: string): Promise<void> {
    return this.#parts.links.expect(token, 'reset');
  }

  /** The user whose password is set and whose logins are ended now. */
  async resetPassword(token: string, password: string): Promise<string> {
    await this.expectReset(token);
    checkNewPassword(password, undefined);
    return this.#parts.links.reset(token, await this.#parts.hasher.hash(normalisePassword(password)));
  }

  async setPassword(userid: string, password: string): Promise<void> {
    const { store, hasher, clock } = this.#parts;
    const user = await store.user(userid);
    if (!user?.email) throw invalid('password', 'is not how this account logs in');
    checkNewPassword(password, user.email);
    await store.setPassword(userid, await hasher.hash(normalisePassword(password)), clock.now());
  }
}
