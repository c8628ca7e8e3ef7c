import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { checkEngine, type Visitor } from '../content/engine-check.js';
import { CliError } from './cli-error.js';
import { print } from './output.js';
import { askPassword } from './password.js';

interface CheckOptions {
  readonly user?: string;
  readonly passwordFile?: string;
  readonly tokenFile?: string;
  readonly json?: boolean;
}

/** `parlando engine check`: whether a content engine keeps to its contract. */
export function addEngineCommand(program: Command): void {
  program
    .command('engine')
    .description('content engines')
    .command('check')
    .description('try every call that the capabilities of a content engine promise, and say what is wrong')
    .argument('<address>', 'host:port of the engine')
    .option(
      '--user <name>',
      'sign in by this name and a password, and try what only those with an account may',
    )
    .option('--password-file <file>', 'the file that holds the password; without, it is asked for')
    .option('--token-file <file>', 'in place of a name, the file that holds an access token of the service')
    .option('--json', 'print each call as one line of JSON')
    .action(check);
}

async function check(address: string, options: CheckOptions): Promise<void> {
  const { openContentEngine } = await import('../house/command-line.js');
  const visitor = await visitorOf(options);
  const engine = openContentEngine(address);
  let tried = 0;
  let wrong = 0;
  try {
    for await (const each of checkEngine(engine, visitor)) {
      const { service, what, problem } = each;
      const where = service === undefined ? what : `${service}, ${what}`;
      print(each, options, problem === undefined ? `ok     ${where}` : `wrong  ${where}: ${problem}`);
      tried++;
      if (problem !== undefined) wrong++;
    }
  } finally {
    engine.close();
  }
  if (wrong > 0) throw new CliError(`${wrong} of ${tried} calls went wrong.`);
}

/** Secrets come from files or a terminal: what a command line holds, every user of the machine can read. */
async function visitorOf({ user, passwordFile, tokenFile }: CheckOptions): Promise<Visitor | undefined> {
  if (tokenFile !== undefined && user !== undefined)
    throw new CliError('Give --user or --token-file, not both.');
  if (tokenFile !== undefined) return { accesstoken: await secretIn(tokenFile) };
  if (user === undefined) {
    if (passwordFile !== undefined) throw new CliError('--password-file needs --user.');
    return undefined;
  }
  const password =
    passwordFile === undefined ? await askPassword(`Password of ${user}: `) : await secretIn(passwordFile);
  return { username: user, password };
}

/** The first line of a file. */
async function secretIn(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    throw new CliError(`${file} cannot be read (${cause.code}).`);
  });
  const [secret = ''] = text.split(/\r?\n/);
  if (secret === '') throw new CliError(`${file} begins with an empty line.`);
  return secret;
}
