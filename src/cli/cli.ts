import { Command, CommanderError } from 'commander';
import { packageVersion } from '../version.js';
import { addAdminCommand } from './admin.js';
import { addAuditCommand } from './audit.js';
import { addClientCommand } from './client.js';
import { addDemoCommand } from './demo.js';
import { addEngineCommand } from './engine.js';
import { addOutboxCommand } from './outbox.js';
import { addSpeakerCommands } from './say.js';
import { addStartCommand } from './start.js';
import { addTokenCommand } from './token.js';
import { addUnderstandCommand } from './understand.js';
import { addUserCommand } from './user.js';
import { addVoiceCommand } from './voice.js';

/** Exit codes: 1, it did not work; 2, it was asked for wrongly. */
const FAILED = 1;
const MISUSED = 2;

const program = new Command('parlando')
  .description('The voice and music server for connected speakers.')
  .version(packageVersion(), '-v, --version', 'print the version')
  .showHelpAfterError('(add --help to see how it is used)')
  .configureHelp({ sortSubcommands: false })
  .exitOverride();

addStartCommand(program);
addDemoCommand(program);
addClientCommand(program);
addUserCommand(program);
addAdminCommand(program);
addTokenCommand(program);
addOutboxCommand(program);
addSpeakerCommands(program);
addUnderstandCommand(program);
addEngineCommand(program);
addVoiceCommand(program);
addAuditCommand(program);

/** Everything that goes wrong is one sentence on stderr; what nobody foresaw comes with its stack. */
function explain(error: unknown): void {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : MISUSED;
    return;
  }
  process.exitCode = FAILED;
  process.stderr.write(`${sentence(error)}\n`);
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const foreseen = ['CliError', 'ConfigError', 'AppError', 'ServiceRefused'].includes(error.constructor.name);
  return foreseen ? error.message : (error.stack ?? error.message);
}

await program.parseAsync().catch(explain);
