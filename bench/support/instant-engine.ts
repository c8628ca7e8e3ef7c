/**
 * A speech engine that answers at once: it hears the phrases of its command line, one after another, whatever was
 * said. With it, what a voice interaction costs is what the server itself costs.
 */
import { create } from '@bufbuild/protobuf';
import { announceEngine, serveEngine } from '../../engines/grpc-service.js';
import {
  DescribeResponseSchema,
  PrepareResponseSchema,
  SpeechService,
  SynthesizeResponseSchema,
  TranscribeResponseSchema,
} from '../../src/gen/parlando/speech/v1/speech_pb.js';

const SAMPLE_RATE = 16_000;

const phrases = process.argv.slice(2);
let heard = 0;

function transcript() {
  const text = phrases[heard++ % phrases.length] ?? '';
  return create(TranscribeResponseSchema, {
    message: { case: 'final', value: { alternatives: [{ text, confidence: 1 }], rejected: false } },
  });
}

const engine = await serveEngine({
  service: SpeechService,
  listen: '127.0.0.1:0',
  handlers: {
    describe: async () =>
      create(DescribeResponseSchema, {
        name: 'instant',
        version: '1',
        recogniser: 'none',
        recognisedLanguages: ['en'],
        spokenLanguages: ['en'],
        sampleRates: [SAMPLE_RATE],
      }),
    prepare: async () => create(PrepareResponseSchema, { contextId: 'any' }),
    transcribe: (call) => {
      call.on('data', ({ message }) => {
        if (message.case !== 'end') return;
        call.write(transcript());
        call.end();
      });
      call.on('error', () => {});
    },
    async *synthesize() {
      yield create(SynthesizeResponseSchema, {
        sampleRate: SAMPLE_RATE,
        audio: new Uint8Array(SAMPLE_RATE / 5),
      });
    },
  },
});
announceEngine(engine, { supervised: true });
