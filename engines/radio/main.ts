/** The radio engine: lists of stations as a content service. See README.md beside it. */
import { runEngine } from '../command-line.js';
import { startRadioEngine } from './engine.js';
import { HELP, readOptions } from './options.js';

await runEngine({ name: 'radio', help: HELP, options: readOptions, start: startRadioEngine });
