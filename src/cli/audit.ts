import { type Command, InvalidArgumentError } from 'commander';
import { readConfig } from '../config.js';
import type { AuditEntry } from '../support/support.js';
import { print } from './output.js';

/** `parlando audit`: what support staff did. */
export function addAuditCommand(program: Command): void {
  program
    .command('audit')
    .description('what administrators did: who, what, on whom, when')
    .option('--count <n>', 'how many, the newest first', count, 50)
    .option('--json', 'print one line of JSON')
    .action(showAudit);
}

async function showAudit({
  count,
  json,
}: {
  readonly count: number;
  readonly json?: boolean;
}): Promise<void> {
  const { openAudit } = await import('../house/command-line.js');
  const opened = await openAudit(readConfig(process.env));
  try {
    const entries = await opened.audit.newest(count);
    const lines = entries.map(line).join('\n');
    print(entries, { ...(json && { json }) }, lines === '' ? 'Nothing yet.' : lines);
  } finally {
    await opened.close();
  }
}

/** A number of entries, as an option gives it. */
export function count(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 10_000) {
    throw new InvalidArgumentError('must be a whole number from 1 to 10000.');
  }
  return number;
}

function line({ at, admin, operation, target, outcome }: AuditEntry): string {
  const on = Object.entries(target).map(([key, value]) => `${key}=${value}`);
  return [new Date(at).toISOString(), admin, operation, ...on, outcome].join('  ');
}
