import type { Command } from 'commander';
import { readConfig } from '../config.js';

const SETTINGS = `
Settings are environment variables; the README has them all:
  PARLANDO_PORT   the port (8080)
  PARLANDO_DATA   the folder that keeps the state (./data)
  PARLANDO_MUSIC  a folder of music (a demo library is composed if there is none)`;

/** `parlando start`: the server, until it gets SIGTERM or SIGINT. */
export function addStartCommand(program: Command): void {
  program
    .command('start')
    .description('run the server until it gets SIGTERM or Ctrl-C')
    .addHelpText('after', SETTINGS)
    .action(async () => {
      const config = readConfig(process.env);
      const { serve } = await import('../main.js');
      await serve(config);
    });
}
