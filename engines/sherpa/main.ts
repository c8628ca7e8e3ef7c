/**
 * A speech engine that hears with sherpa-onnx: `--model FOLDER` (a streaming transducer, or Whisper), `--language CODE`
 * (default en), `--threads N` (default 2), `--listen HOST:PORT` (default 127.0.0.1:0), `--supervised`: ends when stdin does.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { SpeechService } from '../../src/gen/parlando/speech/v1/speech_pb.js';
import { announceEngine, serveEngine } from '../grpc-service.js';
import { findModel, ModelError } from './model-files.js';
import { sherpaHandlers } from './service.js';
import { loadSherpaOnnx } from './sherpa-onnx.js';

const { values } = parseArgs({
  options: {
    model: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    threads: { type: 'string', default: '2' },
    listen: { type: 'string', default: '127.0.0.1:0' },
    supervised: { type: 'boolean', default: false },
  },
});

const { version }: { readonly version: string } = JSON.parse(
  await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
);
try {
  if (values.model === '') throw new ModelError('name the folder of a model with --model');
  const options = {
    model: await findModel(values.model),
    language: values.language,
    threads: Math.max(1, Number(values.threads) || 1),
  };
  const handlers = sherpaHandlers(loadSherpaOnnx(), options, version);
  announceEngine(await serveEngine({ service: SpeechService, listen: values.listen, handlers }), values);
} catch (error) {
  if (!(error instanceof ModelError)) throw error;
  process.stderr.write(`sherpa: ${error.message}.\n`);
  process.exit(1);
}
