/** The Subsonic engine: a Subsonic or OpenSubsonic server as a content service. See README.md beside it. */
import { runEngine } from '../command-line.js';
import { startSubsonicEngine } from './engine.js';
import { HELP, readOptions } from './options.js';

await runEngine({ name: 'subsonic', help: HELP, options: readOptions, start: startSubsonicEngine });
