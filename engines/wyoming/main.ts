/** A speech engine that hears and speaks with servers of the Wyoming protocol. docs/engines.md says what for. */
import { SpeechService } from '../../src/gen/parlando/speech/v1/speech_pb.js';
import { packageVersion } from '../../src/version.js';
import { runEngine } from '../command-line.js';
import { serveEngine } from '../grpc-service.js';
import { HELP, readOptions } from './options.js';
import { wyomingHandlers } from './service.js';

await runEngine({
  name: 'wyoming',
  help: HELP,
  options: readOptions,
  start: ({ listen, servers }) =>
    serveEngine({ service: SpeechService, listen, handlers: wyomingHandlers(servers, packageVersion()) }),
});
