import { type Command, Option } from 'commander';
import { CliError } from './cli-error.js';
import { print } from './output.js';
import { withAccounts } from './with-accounts.js';

/** The scopes of the specification, by the kind of token that has them. */
const KINDS = { all: 'user', speech: 'speech', device: 'device' } as const;

interface TokenOptions {
  readonly client: string;
  readonly device: string;
  readonly email?: string;
  readonly scope: keyof typeof KINDS;
  readonly json?: boolean;
}

/** `parlando token`: a token without a log-in, for trying things out on the box itself. */
export function addTokenCommand(program: Command): void {
  program
    .command('token')
    .description('issue a token without a log-in, for trying things out')
    .requiredOption('--client <client_id>', 'the client that it is for')
    .requiredOption('--device <deviceid>', 'the device that it is bound to')
    .option('--email <email>', 'the user that it speaks for; a device token has none')
    .addOption(
      new Option('--scope <scope>', 'speech: for a speaker; all: for an app; device: before a user is known')
        .choices(Object.keys(KINDS))
        .default('speech'),
    )
    .option('--json', 'print the token response as one line of JSON')
    .action(issueToken);
}

async function issueToken({ client, device, email, scope, json }: TokenOptions): Promise<void> {
  const kind = KINDS[scope];
  if (kind !== 'device' && email === undefined)
    throw new CliError(`A token of scope ${scope} needs --email.`);
  const response = await withAccounts((accounts) =>
    accounts.issueToken({ kind, clientid: client, deviceid: device, ...(email && { email }) }),
  );
  print(response, { json }, response.access_token);
}
