import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import t, { type Test } from 'tap';
import { serveEngine } from '../../../engines/grpc-service.js';
import { findModel, type ModelFiles } from '../../../engines/sherpa/model-files.js';
import { sherpaHandlers } from '../../../engines/sherpa/service.js';
import type { SherpaOnnx } from '../../../engines/sherpa/sherpa-onnx.js';
import { fixedAddress } from '../../../src/adapters/engine-address.js';
import { EngineConnection } from '../../../src/adapters/grpc-client.js';
import { GrpcSpeechEngine } from '../../../src/adapters/grpc-speech-engine.js';
import { SpeechService } from '../../../src/gen/parlando/speech/v1/speech_pb.js';
import type { FinalTranscript } from '../../../src/ports/speech-engine.js';

const program = join(import.meta.dirname, '..', '..', '..', 'engines', 'sherpa', 'main.js');

t.test('a model is told by its files, in 8 bits first', async (t) => {
  const transducer = t.testdir({
    'encoder-epoch-99.onnx': '',
    'encoder-epoch-99.int8.onnx': '',
    'decoder-epoch-99.onnx': '',
    'joiner-epoch-99.onnx': '',
    'tokens.txt': '',
    'README.md': '',
  });
  t.strictSame(await findModel(transducer), {
    kind: 'streaming-transducer',
    encoder: join(transducer, 'encoder-epoch-99.int8.onnx'),
    decoder: join(transducer, 'decoder-epoch-99.onnx'),
    joiner: join(transducer, 'joiner-epoch-99.onnx'),
    tokens: join(transducer, 'tokens.txt'),
  });
});

t.test('without a joiner it is Whisper', async (t) => {
  const folder = t.testdir({ 'tiny-encoder.onnx': '', 'tiny-decoder.onnx': '', 'tiny-tokens.txt': '' });
  t.match(await findModel(folder), { kind: 'whisper', tokens: join(folder, 'tiny-tokens.txt') });
});

t.test('what is no model is one sentence on standard error', async (t) => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [program, ...args]).then(
      () => t.fail('it ran'),
      (error: { readonly code: number; readonly stderr: string }) => error,
    );
  const folder = t.testdir({ 'encoder.onnx': '' });
  t.match(await run(), { code: 2, stderr: /^sherpa: --model FOLDER is needed\.\n$/ });
  t.match(await run('--model', folder, '--threads', '0'), { code: 2, stderr: /^sherpa: --threads .*\n$/ });
  t.match(await run('--model', join(folder, 'none')), {
    code: 1,
    stderr: /^sherpa: .*none cannot be read\n$/,
  });
  t.match(await run('--model', folder), { code: 1, stderr: /lacks a decoder.*, tokens .*\n$/ });
});

t.test('files that are no model end the engine with what the library says of them', async (t) => {
  const files = { 'encoder.onnx': 'x', 'decoder.onnx': 'x', 'joiner.onnx': 'x', 'tokens.txt': 'a 0\n' };
  const folder = t.testdir(files);
  const error = await promisify(execFile)(process.execPath, [program, '--model', folder]).catch(
    (each) => each,
  );
  t.match(error, { stderr: /encoder|decoder|onnx/i });
});

/** A library that hears one word for each second, and knows how it was configured. */
function fakeLibrary() {
  const configs: object[] = [];
  class Stream {
    seconds = 0;
    decoded = 0;
    acceptWaveform({ samples, sampleRate }: { samples: Float32Array; sampleRate: number }) {
      this.seconds += samples.length / sampleRate;
    }
    inputFinished() {}
  }
  class Recogniser {
    constructor(config: object) {
      configs.push(config);
    }
    createStream = () => new Stream();
    isReady = (stream: Stream) => stream.decoded + 1 <= stream.seconds;
    decode = (stream: Stream) => void stream.decoded++;
    getResult = ({ decoded }: Stream) => ({ text: ` ${'WORD '.repeat(decoded)}` });
    decodeAsync = async ({ seconds }: Stream) => ({ text: ` Heard ${seconds} seconds.` });
  }
  const library = { OnlineRecognizer: Recogniser, OfflineRecognizer: Recogniser };
  return { library: library as unknown as SherpaOnnx, configs };
}

async function engineWith(t: Test, model: ModelFiles) {
  const { library, configs } = fakeLibrary();
  const handlers = sherpaHandlers(library, { model, language: 'de-AT', threads: 2 }, '1');
  const served = await serveEngine({ service: SpeechService, listen: '127.0.0.1:0', handlers });
  const engine = new GrpcSpeechEngine({
    connection: new EngineConnection({ address: fixedAddress(served.address) }),
  });
  t.teardown(async () => {
    engine.close();
    await served.stop();
  });
  return { engine, configs };
}

function hear(
  engine: GrpcSpeechEngine,
  seconds: number,
): Promise<{ partials: string[]; final: FinalTranscript }> {
  const partials: string[] = [];
  return new Promise((resolve, reject) => {
    const phrase = engine.transcribe(
      { languagecode: 'de', samplerate: 16_000, partials: true },
      {
        partial: ({ text }) => partials.push(text),
        heard: (final) => resolve({ partials, final }),
        failed: reject,
      },
    );
    for (let second = 0; second < seconds; second++) phrase.write(new Uint8Array(32_000));
    phrase.end();
  });
}

const files = { encoder: 'e', decoder: 'd', tokens: 't' };

t.test('a streaming transducer tells what it hears while it is said', async (t) => {
  const { engine, configs } = await engineWith(t, { kind: 'streaming-transducer', joiner: 'j', ...files });
  const { partials, final } = await hear(engine, 3);
  t.match(final, { alternatives: [{ text: 'word word word' }], rejected: false });
  t.ok(partials.every((text) => /^word( word)*$/.test(text)));
  t.match(configs, [
    {
      featConfig: { sampleRate: 16_000 },
      modelConfig: { transducer: { encoder: 'e', decoder: 'd', joiner: 'j' }, tokens: 't', numThreads: 2 },
    },
  ]);
  t.strictSame((await hear(engine, 0)).final, { alternatives: [], rejected: true });
});

t.test('Whisper hears the phrase when it is over, in the language of the settings', async (t) => {
  const { engine, configs } = await engineWith(t, { kind: 'whisper', ...files });
  const { partials, final } = await hear(engine, 2);
  t.match(final, { alternatives: [{ text: 'heard 2 seconds' }], rejected: false });
  t.strictSame(partials, []);
  t.match(configs, [{ modelConfig: { whisper: { encoder: 'e', decoder: 'd', language: 'de' } } }]);
  t.strictSame((await hear(engine, 0)).final, { alternatives: [], rejected: true });
});

t.test('it hears, and does not speak', async (t) => {
  const { engine } = await engineWith(t, { kind: 'whisper', ...files });
  t.match(await engine.describe(), {
    recogniser: 'sherpa-onnx, whisper',
    recognisedLanguages: ['de-AT'],
    spokenLanguages: [],
  });
  const one = await engine.prepare({ languagecode: 'de', phrases: ['stopp'], names: [] });
  const two = await engine.prepare({ languagecode: 'de', phrases: ['pause'], names: [] });
  t.not(one.id, two.id);
  await t.rejects(engine.synthesize({ text: 'x', languagecode: 'de' }), { code: 'not_found' });
});
