/** The library engine: a folder of the owner's own music as a content service. See README.md beside it. */
import { setFlagsFromString } from 'node:v8';
import { OptionError } from '../command-line.js';
import { announceEngine } from '../grpc-service.js';
import { makeDemoLibrary } from './demo/demo-library.js';
import { startLibraryEngine } from './engine.js';
import { HELP, readOptions } from './options.js';

// The heap grows in small steps: a large catalogue costs a fifth less memory, and a little more time to build.
setFlagsFromString('--optimize-for-size');

function log(line: string): void {
  process.stderr.write(`library: ${line}\n`);
}

async function main(): Promise<void> {
  const command = readOptions(process.argv.slice(2));
  switch (command.kind) {
    case 'help':
      process.stdout.write(HELP);
      break;
    case 'make-demo':
      await makeDemoLibrary(command.folder);
      break;
    case 'serve': {
      const engine = await startLibraryEngine(command.options, log);
      announceEngine(engine, { supervised: command.options.supervised, details: { http: engine.httpPort } });
      await engine.scanned;
    }
  }
}

main().catch((error: unknown) => {
  log(error instanceof Error ? error.message : String(error));
  process.exit(error instanceof OptionError ? 2 : 1);
});
