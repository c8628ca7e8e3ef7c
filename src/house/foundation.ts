import { join } from 'node:path';
import type { Logger } from 'pino';
import { Accounts } from '../accounts/accounts.js';
import { AccountsStore } from '../accounts/accounts-store.js';
import { LoginsStore } from '../accounts/logins-store.js';
import { Argon2PasswordHasher } from '../adapters/argon2-password-hasher.js';
import { InstallationKey } from '../adapters/installation-key.js';
import { readLoginProviders } from '../adapters/login-providers.js';
import { OpenidIdentityProviders } from '../adapters/openid-identity-providers.js';
import { Outbox } from '../adapters/outbox.js';
import { SmtpMailer } from '../adapters/smtp-mailer.js';
import { SystemClock } from '../adapters/system-clock.js';
import { WebhookSmsGateway } from '../adapters/webhook-sms-gateway.js';
import { type Config, ConfigError } from '../config.js';
import { type Database, openDatabase } from '../db/database.js';
import type { IdentityProviders } from '../ports/identity-providers.js';
import { Audit } from '../support/audit.js';
import { AuditStore } from '../support/audit-store.js';
import { UsersStore } from '../users/users-store.js';

/** What everything stands on: settings, time, the store and its key. */
export interface Foundation {
  readonly config: Config;
  readonly log: Logger;
  readonly key: InstallationKey;
  readonly db: Database;
}

/** The machine's own time. */
export const clock = new SystemClock();

/** Opens the store of an installation. */
export async function openFoundation(config: Config, log: Logger): Promise<Foundation> {
  const db = await openDatabase(join(config.data, 'parlando.db'));
  return { config, log, key: new InstallationKey(config.data), db };
}

/** Mail and text messages of an installation that can send neither. */
export function outboxOf({ data, mailFrom }: Config): Outbox {
  return new Outbox({ folder: join(data, 'outbox'), clock, from: mailFrom });
}

/** The identity providers that the settings name. */
export function providersOf({ loginProviders }: Config): IdentityProviders {
  if (loginProviders === undefined) return new OpenidIdentityProviders([]);
  try {
    return new OpenidIdentityProviders(readLoginProviders(loginProviders));
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : cause;
    throw new ConfigError(`PARLANDO_LOGIN_PROVIDERS: ${problem}`, { cause });
  }
}

/** The accounts room; the server and the command line have one each. */
export function accountsOf({ config, log, key, db }: Foundation, providers: IdentityProviders): Accounts {
  const { smtpUrl, smsWebhook, mailFrom: from, publicUrl } = config;
  const outbox = outboxOf(config);
  return new Accounts({
    store: new AccountsStore(db),
    logins: new LoginsStore(db),
    hasher: new Argon2PasswordHasher(),
    clock,
    mailer: smtpUrl === undefined ? outbox.mailer : new SmtpMailer({ url: smtpUrl, from }),
    sms: smsWebhook === undefined ? outbox.sms : new WebhookSmsGateway({ ...smsWebhook, clock }),
    providers,
    log,
    key: key.for('accounts'),
    publicUrl,
  });
}

/** The log of what administrators do. */
export function auditOf({ db, key }: Foundation): Audit {
  const users = new UsersStore(db);
  return new Audit({
    store: new AuditStore(db),
    clock,
    key: key.for('audit'),
    userids: () => users.userids(),
  });
}
