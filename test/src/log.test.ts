import { pino } from 'pino';
import t from 'tap';
import { readable } from '../../src/log.js';

/** A record as pino writes it. */
function record(write: (log: pino.Logger) => void): Record<string, unknown> {
  let written = '';
  write(pino({}, { write: (line) => (written = line) }));
  return JSON.parse(written);
}

/** Without the colours. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  return text.replace(/\u001b\[\d+m/g, '');
}

t.test('a line says when, what, and what belongs to it', async (t) => {
  const line = plain(readable(record((log) => log.info({ port: 8080, host: '::' }, 'it listens'))));
  t.match(line, /^\d\d:\d\d:\d\d {2}it listens {2}port 8080, host ::$/);
});

t.test('what needs attention says so, and an error shows where it came from', async (t) => {
  const failed = record((log) => log.error({ err: new Error('no room') }, 'it failed'));
  t.match(plain(readable(failed)), /error {2}it failed\nError: no room\n +at /);
});
