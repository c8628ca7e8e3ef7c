import { type Command, Option } from 'commander';
import { print } from './output.js';
import { withAccounts } from './with-accounts.js';

interface CreateOptions {
  readonly name: string;
  readonly accounts: 'hosted' | 'shadow';
  readonly test?: boolean;
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
    .option('--json', 'print one line of JSON')
    .action(createClient);
}

async function createClient({ name, accounts, test = false, json }: CreateOptions): Promise<void> {
  const { clientid, secret } = await withAccounts((room) => room.createClient({ name, accounts, test }));
  const created = { client_id: clientid, secret, name, accounts, test };
  print(
    created,
    { json },
    `client_id  ${clientid}\nsecret     ${secret}\nKeep the secret: it is stored only as a hash.`,
  );
}
