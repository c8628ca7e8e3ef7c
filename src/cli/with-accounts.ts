import type { Accounts } from '../accounts/accounts.js';
import { type Config, readConfig } from '../config.js';

/**
 * Lets a command work on the accounts in the data folder, whether or not a server is running on it. The house is
 * loaded only now: most commands do without it.
 */
export async function withAccounts<Result>(
  work: (accounts: Accounts) => Promise<Result>,
  config: Config = readConfig(process.env),
): Promise<Result> {
  const { openAccounts } = await import('../house/command-line.js');
  const opened = await openAccounts(config);
  try {
    return await work(opened.accounts);
  } finally {
    await opened.close();
  }
}
