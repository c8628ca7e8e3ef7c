import type { Command } from 'commander';
import { checkEngine } from '../content/engine-check.js';
import { CliError } from './cli-error.js';
import { print } from './output.js';

/** `parlando engine check`: whether a content engine keeps to its contract. */
export function addEngineCommand(program: Command): void {
  program
    .command('engine')
    .description('content engines')
    .command('check')
    .description('try every call that the capabilities of a content engine promise, and say what is wrong')
    .argument('<address>', 'host:port of the engine')
    .option('--json', 'print each call as one line of JSON')
    .action(check);
}

async function check(address: string, options: { readonly json?: boolean }): Promise<void> {
  const { openContentEngine } = await import('../house/command-line.js');
  const engine = openContentEngine(address);
  let tried = 0;
  let wrong = 0;
  try {
    for await (const each of checkEngine(engine)) {
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
