/** The podcasts engine: feeds as a content service. See README.md beside it. */
import { runEngine } from '../command-line.js';
import { startPodcastsEngine } from './engine.js';
import { HELP, readOptions } from './options.js';

await runEngine({ name: 'podcasts', help: HELP, options: readOptions, start: startPodcastsEngine });
