import { Command } from 'commander';

const program = new Command('parlando').description('The voice and music server for connected speakers.');

await program.parseAsync();
