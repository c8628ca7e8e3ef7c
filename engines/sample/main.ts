/** The sample streaming service: something to link an account with. See README.md beside it. */
import { runEngine } from '../command-line.js';
import { startSampleEngine } from './engine.js';
import { HELP, readOptions } from './options.js';

await runEngine({
  name: 'sample',
  help: HELP,
  options: readOptions,
  async start(options, log) {
    const engine = await startSampleEngine(options);
    log(`people sign in at ${engine.issuer}`);
    return engine;
  },
});
