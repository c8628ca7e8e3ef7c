import { type Command, Option } from 'commander';
import { print } from './output.js';
import { askPassword } from './password.js';
import { withAccounts } from './with-accounts.js';

interface CreateOptions {
  readonly email: string;
  readonly password?: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly country?: string;
  readonly json?: boolean;
}

/** `parlando user`: people with an account. */
export function addUserCommand(program: Command): void {
  const user = program.command('user').description('people with an account');
  user
    .command('create')
    .description('register a person by email; apps do the same with POST /v1/user')
    .requiredOption('--email <email>', 'the address to log in with')
    .addOption(new Option('--password <password>', 'asked for when absent').env('PARLANDO_USER_PASSWORD'))
    .option('--firstname <name>', 'first name', '')
    .option('--lastname <name>', 'last name', '')
    .option('--country <code>', 'two letters; default: the country of the server')
    .option('--json', 'print one line of JSON')
    .action(createUser);
}

async function createUser({
  email,
  firstname,
  lastname,
  country,
  json,
  ...given
}: CreateOptions): Promise<void> {
  const password = given.password ?? (await askPassword(`Password for ${email}: `));
  const countrycode = country?.toLowerCase();
  const { userid } = await withAccounts((accounts) =>
    accounts.createUser({ email, password, firstname, lastname, ...(countrycode && { countrycode }) }),
  );
  print({ userid, email }, { json }, `userid  ${userid}`);
}
