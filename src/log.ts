import { styleText } from 'node:util';
import { type Logger, pino } from 'pino';
import type { Config } from './config.js';

/** What pino adds to every record; a person at a terminal does without it. */
const ADDED = ['level', 'time', 'pid', 'hostname', 'msg', 'err'];
const NAMES: Readonly<Record<number, string>> = { 20: 'debug', 40: 'warn', 50: 'error', 60: 'fatal' };

type LogRecord = Readonly<Record<string, unknown>>;

/** The log on stdout: records of JSON, or readable lines where a person looks on. */
export function openLog(level: Config['logLevel'], stdout: NodeJS.WriteStream = process.stdout): Logger {
  if (!stdout.isTTY) return pino({ level });
  return pino({ level }, { write: (record) => void stdout.write(`${readable(JSON.parse(record))}\n`) });
}

/** A record as a line: the time, the message, then the rest. */
export function readable(record: LogRecord): string {
  const time = styleText('dim', new Date(Number(record.time)).toTimeString().slice(0, 8));
  const level = NAMES[Number(record.level)];
  const rest = Object.entries(record)
    .filter(([key]) => !ADDED.includes(key))
    .map(([key, value]) => `${key} ${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const line = [time, ...(level ? [styleText('yellow', level)] : []), String(record.msg ?? '')].join('  ');
  return [rest.length > 0 ? `${line}  ${styleText('dim', rest.join(', '))}` : line, ...stackOf(record)].join(
    '\n',
  );
}

function stackOf({ err }: LogRecord): readonly string[] {
  if (typeof err !== 'object' || err === null) return [];
  const { stack, message } = err as { readonly stack?: unknown; readonly message?: unknown };
  return [String(stack ?? message ?? err)];
}
