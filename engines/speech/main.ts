/** The bundled speech engine: serves `parlando.speech.v1.SpeechService` over gRPC. See README.md beside it. */
import { SpeechService } from '../../src/gen/parlando/speech/v1/speech_pb.js';
import { packageVersion } from '../../src/version.js';
import { runEngine } from '../command-line.js';
import { serveEngine } from '../grpc-service.js';
import { Contexts } from './contexts/contexts.js';
import { HELP, type Options, readOptions } from './options.js';
import { findModels } from './recognition/acoustic-model.js';
import { DecoderPool } from './recognition/decoder-pool.js';
import { speechHandlers } from './speech-service.js';
import { Voice } from './voice/voice.js';

await runEngine({ name: 'speech', help: HELP, options: readOptions, start });

async function start({ listen, models: choice, phrases }: Options) {
  const models = await findModels(choice);
  const contexts = new Contexts(models);
  const decoders = new DecoderPool({ models, size: phrases });
  const voice = new Voice();
  const engine = await serveEngine({
    service: SpeechService,
    listen,
    handlers: speechHandlers({ version: packageVersion(), models, contexts, decoders, voice }),
  });
  return {
    address: engine.address,
    async stop() {
      await engine.stop();
      await Promise.all([contexts.close(), decoders.close(), voice.close()]);
    },
  };
}
