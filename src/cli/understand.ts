import { createInterface } from 'node:readline';
import { Command } from 'commander';
import { understandPhrase } from '../../workers/understand/understand.js';

/** `parlando understand`: what the words of JSON lines `{text, lang}` on stdin mean, without a server or catalogue. */
export function understandCommand(): Command {
  return new Command('understand')
    .description('read JSON lines {text, lang} and print {text, lang, intent, entities}')
    .action(understandLines);
}

async function understandLines(): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number++;
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(understood(line, number))}\n`);
  }
}

function understood(line: string, number: number): Record<string, unknown> {
  const { text, lang } = readLine(line, number);
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
  const bad = new Error(`Line ${number} is not a JSON object with a "text".`);
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
