import type { Command } from 'commander';
import { readConfig } from '../config.js';
import type { InteractionRecord } from '../speech/interactions.js';
import { count } from './audit.js';
import { print } from './output.js';

interface Options {
  readonly device?: string;
  readonly count: number;
  readonly json?: boolean;
}

/** `parlando voice last`: what people said, and what came of it. */
export function addVoiceCommand(program: Command): void {
  program
    .command('voice')
    .description('what was heard, understood and answered')
    .command('last')
    .description('the newest voice interactions as timelines, from the end of speech on')
    .option('--device <deviceid>', 'of this device only')
    .option('--count <n>', 'how many, the newest first', count, 1)
    .option('--json', 'print one line of JSON')
    .action(showLast);
}

async function showLast({ device, count, json }: Options): Promise<void> {
  const { openInteractions } = await import('../house/command-line.js');
  const opened = await openInteractions(readConfig(process.env));
  try {
    const found = await opened.interactions.newest({ startindex: 0, itemsperpage: count }, device);
    const text = found.map(timeline).join('\n\n');
    print(found, { ...(json && { json }) }, text === '' ? 'Nobody has spoken yet.' : text);
  } finally {
    await opened.close();
  }
}

/** An interaction as a person reads it; times are milliseconds after the last word, or from the beginning where none was. */
export function timeline(record: InteractionRecord): string {
  const {
    began,
    deviceid = 'an unknown device',
    outcome,
    status,
    message,
    timings,
    heard,
    rejected,
  } = record;
  const end = timings.speechend ?? 0;
  const at = (moment: number | undefined, what: string) =>
    moment === undefined ? [] : [`${`${Math.round(moment - end)} ms`.padStart(8)}  ${what}`];
  const words = heard[0] ? `“${heard[0].text}”${rejected ? ', thought to be no request' : ''}` : 'no words';
  const others = heard
    .slice(1)
    .map(({ text, confidence }) => `${indent}or “${text}” (${confidence.toFixed(2)})`);
  return [
    `${began}  ${deviceid}  ${outcome}${status === undefined ? '' : ` ${status}`}`,
    ...at(timings.activity, 'somebody speaks'),
    ...at(timings.speechend, 'the last word'),
    ...at(timings.phraseend, 'the end of the phrase is found'),
    ...at(timings.transcript, `heard ${words}`),
    ...others,
    ...(record.intent === undefined ? [] : understanding(record, at(timings.understood, ''))),
    ...(record.reply === undefined ? [] : [`${indent}says “${record.reply}”`]),
    ...(record.reply === undefined && message !== undefined ? [`${indent}refused: ${message}`] : []),
    ...record.actions.map((action) => `${indent}does ${action}`),
    ...at(timings.sent, outcome === 'abandoned' ? 'abandoned' : 'answered'),
    ...(record.audio === undefined ? [] : [`${indent}sounds as in ${record.audio}`]),
  ].join('\n');
}

function understanding(record: InteractionRecord, [time = indent]: readonly string[]): string[] {
  return [
    `${time}${understood(record)}`,
    ...(record.why === undefined ? [] : [`${indent}because: ${record.why}`]),
    ...readings(record),
  ];
}

const indent = ' '.repeat(10);

function understood({ intent }: InteractionRecord): string {
  if (!intent || intent.name === 'none') return 'understood nothing';
  const entities = Object.entries(intent.entities).map(([key, value]) => `${key}: ${value}`);
  return `understood ${intent.name}${entities.length > 0 ? ` {${entities.join(', ')}}` : ''}`;
}

/** What else it could have meant, and what the names could have been. */
function readings({ readings }: InteractionRecord): string[] {
  return readings.slice(0, 4).map(({ intent, entities, score, found }) => {
    const named = found.slice(0, 3).map((each) => `${each.name} ${each.score.toFixed(2)}`);
    const slots = Object.values(entities).join(', ');
    return `${indent}  ${score.toFixed(2)} ${intent} ${slots}${named.length > 0 ? ` → ${named.join(', ')}` : ''}`;
  });
}
