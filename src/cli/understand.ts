import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { CliError } from './cli-error.js';

/** Loaded when it is needed: it compiles the grammars of all languages. */
type UnderstandPhrase = typeof import('../../workers/understand/understand.js').understandPhrase;

/** `parlando understand`: what the words of JSON lines `{text, lang}` on stdin mean, without a server or catalogue. */
export function addUnderstandCommand(program: Command): void {
  program
    .command('understand')
    .description('read JSON lines {text, lang} and print {text, lang, intent, entities}')
    .action(understandLines);
}

async function understandLines(): Promise<void> {
  const { understandPhrase } = await import('../../workers/understand/understand.js');
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number++;
    if (line.trim() !== '')
      process.stdout.write(`${JSON.stringify(understood(understandPhrase, readLine(line, number)))}\n`);
  }
}

function understood(
  understandPhrase: UnderstandPhrase,
  { text, lang }: { readonly text: string; readonly lang?: string },
): Record<string, unknown> {
  const { languagecode, readings } = understandPhrase({
    text,
    services: [],
    ...(lang && { languagecode: lang }),
  });
  return {
    text,
    lang: lang ?? languagecode,
    intent: readings[0]?.intent ?? 'none',
    entities: readings[0]?.entities ?? {},
  };
}

function readLine(line: string, number: number): { text: string; lang?: string } {
  const bad = new CliError(`Line ${number} is not a JSON object with a "text".`);
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw bad;
  }
  if (typeof value !== 'object' || value === null || !('text' in value) || typeof value.text !== 'string')
    throw bad;
  return 'lang' in value && typeof value.lang === 'string'
    ? { text: value.text, lang: value.lang }
    : { text: value.text };
}
