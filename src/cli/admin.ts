import { type Command, Option } from 'commander';
import { ADMIN_ROLES, type AdminRole } from '../ports/caller.js';
import { print } from './output.js';
import { askPassword } from './password.js';
import { withAccounts } from './with-accounts.js';

interface CreateOptions {
  readonly email: string;
  readonly role: readonly AdminRole[];
  readonly password?: string;
  readonly json?: boolean;
}

/** `parlando admin`: support staff (specification, section 4.7). */
export function addAdminCommand(program: Command): void {
  const admin = program.command('admin').description('support staff');
  admin
    .command('create')
    .description('make an administrator, who logs in with email and password')
    .requiredOption('--email <email>', 'the address to log in with')
    .addOption(
      new Option('--role <role...>', 'what they may do; several may be given')
        .choices(ADMIN_ROLES)
        .makeOptionMandatory(),
    )
    .addOption(new Option('--password <password>', 'asked for when absent').env('PARLANDO_ADMIN_PASSWORD'))
    .option('--json', 'print one line of JSON')
    .action(createAdmin);
}

async function createAdmin({ email, role, json, ...given }: CreateOptions): Promise<void> {
  const password = given.password ?? (await askPassword(`Password for ${email}: `));
  const roles = [...new Set(role)];
  const { adminid } = await withAccounts((accounts) => accounts.createAdmin({ email, password, roles }));
  print({ adminid, email, roles }, { json }, `adminid  ${adminid}\nroles    ${roles.join(', ')}`);
}
