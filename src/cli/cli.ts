import { Command } from 'commander';
import { understandCommand } from './understand.js';

const program = new Command('parlando').description('The voice and music server for connected speakers.');

program.addCommand(understandCommand());

await program.parseAsync();
