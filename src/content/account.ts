import type { ContentAccounts, Credentials } from '../ports/content-accounts.js';

/** A service whose accounts can be linked. */
export interface LinkableService {
  readonly id: string;
  readonly name: string;
  readonly capabilities: readonly string[];
  /** Calls its engine. */
  call<T>(work: (accounts: ContentAccounts) => Promise<T>): Promise<T>;
}

/** What is sealed of an account. */
export interface Account extends Omit<Credentials, 'expiresin'> {
  /** Milliseconds since 1970-01-01 UTC; absent: never. */
  readonly expires?: number;
}

/** What to keep of credentials that were given now. */
export function accountOf({ expiresin, ...rest }: Credentials, now: number): Account {
  return { ...rest, ...(expiresin ? { expires: now + expiresin * 1000 } : {}) };
}

/** New credentials in place of old ones; what the service does not tell again stays as it was. */
export function renewedAccount(
  { expires: _, ...before }: Account,
  credentials: Credentials,
  now: number,
): Account {
  const userid = credentials.userid || before.userid;
  return accountOf({ ...before, ...credentials, userid }, now);
}
