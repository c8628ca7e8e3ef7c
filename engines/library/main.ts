/** The library engine: a folder of the owner's own music as a content service. See README.md beside it. */
import { setFlagsFromString } from 'node:v8';
import { runEngine } from '../command-line.js';
import { makeDemoLibrary } from './demo/demo-library.js';
import { startLibraryEngine } from './engine.js';
import { HELP, readOptions } from './options.js';

// The heap grows in small steps: a large catalogue costs a fifth less memory, and a little more time to build.
setFlagsFromString('--optimize-for-size');

await runEngine({
  name: 'library',
  help: HELP,
  options: readOptions,
  async start(options, log) {
    if ('makeDemo' in options) {
      await makeDemoLibrary(options.makeDemo);
      return undefined;
    }
    const { httpPort, scanned, ...engine } = await startLibraryEngine(options, log);
    return { ...engine, details: { http: httpPort }, going: scanned };
  },
});
