/**
 * A speech engine that hears and speaks with servers of the Wyoming protocol: `--hear HOST:PORT`, `--speak HOST:PORT`,
 * at least one of them; `--listen HOST:PORT` (default 127.0.0.1:0), `--supervised`: ends when stdin does.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { SpeechService } from '../../src/gen/parlando/speech/v1/speech_pb.js';
import { announceEngine, serveEngine } from '../grpc-service.js';
import type { WyomingAddress } from './conversation.js';
import { wyomingHandlers } from './service.js';

const { values } = parseArgs({
  options: {
    hear: { type: 'string' },
    speak: { type: 'string' },
    listen: { type: 'string', default: '127.0.0.1:0' },
    supervised: { type: 'boolean', default: false },
  },
});

const { version }: { readonly version: string } = JSON.parse(
  await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
);
const servers = { hears: addressOf('--hear', values.hear), speaks: addressOf('--speak', values.speak) };
if (!servers.hears && !servers.speaks) refuse('name a Wyoming server with --hear, --speak or both');
const handlers = wyomingHandlers(servers, version);
announceEngine(await serveEngine({ service: SpeechService, listen: values.listen, handlers }), values);

function addressOf(option: string, value: string | undefined): WyomingAddress | undefined {
  if (value === undefined) return undefined;
  const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(value) ?? [];
  if (host === '' || Number(port) < 1 || Number(port) > 65_535)
    refuse(`${option} must be HOST:PORT, not "${value}"`);
  return { host, port: Number(port) };
}

function refuse(problem: string): never {
  process.stderr.write(`wyoming: ${problem}.\n`);
  process.exit(1);
}
