/** The radio engine: lists of stations as a content service. See README.md beside it. */
import { announceEngine } from '../grpc-service.js';
import { startRadioEngine } from './engine.js';
import { HELP, OptionError, readOptions } from './options.js';

function log(line: string): void {
  process.stderr.write(`radio: ${line}\n`);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    process.stdout.write(HELP);
    return;
  }
  announceEngine(await startRadioEngine(options, log), { supervised: options.supervised });
}

main().catch((error: unknown) => {
  log(error instanceof Error ? error.message : String(error));
  process.exit(error instanceof OptionError ? 2 : 1);
});
