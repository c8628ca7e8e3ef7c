/** A speech engine that hears with sherpa-onnx and a model of the operator's. docs/engines.md says where to get one. */
import { SpeechService } from '../../src/gen/parlando/speech/v1/speech_pb.js';
import { packageVersion } from '../../src/version.js';
import { runEngine } from '../command-line.js';
import { serveEngine } from '../grpc-service.js';
import { findModel } from './model-files.js';
import { HELP, readOptions } from './options.js';
import { sherpaHandlers } from './service.js';
import { loadSherpaOnnx } from './sherpa-onnx.js';

await runEngine({
  name: 'sherpa',
  help: HELP,
  options: readOptions,
  async start({ model, language, threads, listen }) {
    const options = { model: await findModel(model), language, threads };
    const handlers = sherpaHandlers(loadSherpaOnnx(), options, packageVersion());
    return serveEngine({ service: SpeechService, listen, handlers });
  },
});
