/**
 * The bundled speech engine: serves `parlando.speech.v1.SpeechService` over gRPC.
 * `--listen HOST:PORT` (default 127.0.0.1:0), `--models bundled|installed` (default installed: the best
 * on this machine), `--phrases N` heard at once, `--supervised`: ends when stdin does.
 */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { SpeechService } from '../../src/gen/parlando/speech/v1/speech_pb.js';
import { announceEngine, serveEngine } from '../grpc-service.js';
import { Contexts } from './contexts/contexts.js';
import { findModels } from './recognition/acoustic-model.js';
import { DecoderPool } from './recognition/decoder-pool.js';
import { speechHandlers } from './speech-service.js';
import { Voice } from './voice/voice.js';

const { values } = parseArgs({
  options: {
    listen: { type: 'string', default: '127.0.0.1:0' },
    models: { type: 'string', default: 'installed' },
    // A phrase takes a small part of a core while it is spoken, so there are more of them than cores.
    phrases: { type: 'string', default: String(availableParallelism() * 2) },
    supervised: { type: 'boolean', default: false },
  },
});

const { version }: { readonly version: string } = JSON.parse(
  await readFile(new URL('../../../package.json', import.meta.url), 'utf8'),
);
const models = await findModels(values.models === 'bundled' ? 'bundled' : 'installed');
const contexts = new Contexts(models);
const decoders = new DecoderPool({ models, size: Math.max(1, Number(values.phrases) || 1) });
const voice = new Voice();

const engine = await serveEngine({
  service: SpeechService,
  listen: values.listen,
  handlers: speechHandlers({ version, models, contexts, decoders, voice }),
});
announceEngine(
  {
    address: engine.address,
    async stop() {
      await engine.stop();
      await Promise.all([contexts.close(), decoders.close(), voice.close()]);
    },
  },
  { supervised: values.supervised },
);
