import { type Command, Option } from 'commander';
import { CliError } from './cli-error.js';
import { print } from './output.js';
import { withAccounts } from './with-accounts.js';

interface CreateOptions {
  readonly name: string;
  readonly accounts: 'hosted' | 'shadow';
  readonly test?: boolean;
  readonly redirectUri: readonly string[];
  readonly json?: boolean;
}

/** `parlando client`: the apps and speakers that may use the server (specification, section 5). */
export function addClientCommand(program: Command): void {
  const client = program.command('client').description('apps and speakers that may use the server');
  client
    .command('create')
    .description('make a client and print its credentials; the secret is shown only now')
    .requiredOption('--name <name>', 'a name for operators')
    .addOption(
      new Option('--accounts <kind>', 'users register here (hosted), or the client knows its own (shadow)')
        .choices(['hosted', 'shadow'])
        .default('hosted'),
    )
    .option('--test', 'a test client: its speech tokens last 24 hours instead of 30 days')
    .option(
      '--redirect-uri <uri>',
      'where sign-ins to content services may end; can be given again',
      each,
      [],
    )
    .option('--json', 'print one line of JSON')
    .action(createClient);
}

async function createClient(options: CreateOptions): Promise<void> {
  const { name, accounts, test = false, redirectUri: redirecturis, json } = options;
  const wrong = redirecturis.find((uri) => !URL.canParse(uri));
  if (wrong !== undefined) throw new CliError(`--redirect-uri must be an address, not "${wrong}".`);
  const client = { name, accounts, test, redirecturis };
  const { clientid, secret } = await withAccounts((room) => room.createClient(client));
  const created = { client_id: clientid, secret, name, accounts, test };
  print(
    created,
    { json },
    `client_id  ${clientid}\nsecret     ${secret}\nKeep the secret: it is stored only as a hash.`,
  );
}

function each(value: string, before: readonly string[]): readonly string[] {
  return [...before, value];
}
