import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CliError } from './cli-error.js';

/** Asks a person for a password, which is not shown. Throws a {@link CliError} where nobody can be asked. */
export async function askPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new CliError('There is no password, and nobody to ask for one.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Only now: before, the terminal itself would show what is typed.
  process.stderr.write(question);
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
