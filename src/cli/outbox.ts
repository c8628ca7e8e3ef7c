import type { Command } from 'commander';
import { readConfig } from '../config.js';
import { count } from './audit.js';
import { print } from './output.js';

/** A message that was kept instead of sent. */
interface Kept {
  readonly file: string;
  readonly to: string;
  readonly subject?: string;
  readonly text: string;
}

/** `parlando outbox`: mail and text messages that were kept, as nothing is set that could send them. */
export function addOutboxCommand(program: Command): void {
  program
    .command('outbox')
    .description('mail and text messages that were kept for want of a server to send them')
    .option('--count <n>', 'how many, the newest first', count, 1)
    .option('--json', 'print one line of JSON')
    .action(showOutbox);
}

async function showOutbox(options: { readonly count: number; readonly json?: boolean }): Promise<void> {
  const { openOutbox } = await import('../house/command-line.js');
  const newest = await openOutbox(readConfig(process.env)).newest(options.count);
  const kept = newest.map(({ name, content }) =>
    name.endsWith('.eml') ? mail(name, content) : message(name, content),
  );
  const lines = kept.map(({ file, to, subject, text }) => {
    const head = subject === undefined ? `To ${to}` : `To ${to}: ${subject}`;
    return `${head}\n${file}\n\n${text.trim()}`;
  });
  print(kept, options, lines.length === 0 ? 'Nothing was kept.' : lines.join('\n\n---\n\n'));
}

function message(file: string, content: string): Kept {
  const { to, text } = JSON.parse(content) as { to: string; text: string };
  return { file, to, text };
}

/** Reads what the outbox itself writes: one part, quoted-printable (RFC 2045 §6.7). */
function mail(file: string, content: string): Kept {
  const end = content.indexOf('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)\r$`, 'm').exec(content.slice(0, end + 2))?.[1] ?? '';
  const body = content.slice(end + 4).replace(/=\r\n/g, '');
  const bytes = body.replace(/=([0-9A-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return {
    file,
    to: header('To'),
    subject: header('Subject'),
    text: Buffer.from(bytes, 'latin1').toString('utf8'),
  };
}
