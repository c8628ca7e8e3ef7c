import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import { type ServedEngine, StatusError, serveEngine } from '../../engines/grpc-service.js';
import {
  DescribeResponseSchema,
  PrepareResponseSchema,
  SpeechService,
  SynthesizeResponseSchema,
  TranscribeResponseSchema,
} from '../../src/gen/parlando/speech/v1/speech_pb.js';

/** How the engine behaves; it may be changed while it runs. */
export interface SpeechBehaviour {
  /** The words of a phrase, told from its audio. */
  words: (pcm: Uint8Array) => string;
  /** Contexts that it has not forgotten; prepared ones are added. */
  readonly contexts: Set<string>;
  /** Counts what was asked. */
  readonly asked: { prepare: number; transcribe: number };
  /** Ends phrases without an answer. */
  mute?: boolean;
  /** Calls that will fail as soon as they get audio; those that have failed are subtracted. */
  failures?: number;
  /** Milliseconds between its answer and the end of the call. */
  lingers?: number;
}

/** A speech engine in the simplest way possible: it hears what it is told to hear. */
export function serveSpeechEngine(behaviour: SpeechBehaviour, listen = '127.0.0.1:0'): Promise<ServedEngine> {
  return serveEngine({
    service: SpeechService,
    listen,
    handlers: {
      async describe() {
        return create(DescribeResponseSchema, {
          name: 'test',
          version: '1',
          recogniser: 'none',
          recognisedLanguages: ['en'],
          spokenLanguages: ['en', 'de'],
          sampleRates: [16000],
        });
      },
      async prepare(request) {
        const contextId = `${request.languageCode} ${request.names.map(({ text }) => text).join()}`;
        behaviour.asked.prepare++;
        behaviour.contexts.add(contextId);
        return create(PrepareResponseSchema, { contextId });
      },
      transcribe(call) {
        behaviour.asked.transcribe++;
        const pieces: Uint8Array[] = [];
        call.on('data', ({ message }) => {
          if (message.case === 'start' && message.value.contextId !== '') {
            if (!behaviour.contexts.has(message.value.contextId))
              call.emit('error', new StatusError(status.FAILED_PRECONDITION, 'forgotten'));
          }
          if (message.case === 'audio') pieces.push(message.value);
          if (message.case === 'audio' && behaviour.failures) {
            behaviour.failures--;
            call.pause();
            call.emit('error', new StatusError(status.UNAVAILABLE, 'gone'));
          }
          if (message.case !== 'end') return;
          if (!behaviour.mute) {
            const text = behaviour.words(Buffer.concat(pieces));
            call.write(partial(text.split(' ')[0] ?? ''));
            call.write(final(text));
          }
          if (behaviour.lingers === undefined) call.end();
          else setTimeout(() => call.end(), behaviour.lingers);
        });
      },
      async *synthesize({ text }) {
        const samples = Buffer.from(text, 'utf16le');
        yield create(SynthesizeResponseSchema, { sampleRate: 22050, audio: samples.subarray(0, 4) });
        yield create(SynthesizeResponseSchema, { audio: samples.subarray(4) });
      },
    },
  });
}

function partial(text: string) {
  return create(TranscribeResponseSchema, { message: { case: 'partial', value: { text, confidence: 0.5 } } });
}

function final(text: string) {
  const alternatives = text === '' ? [] : [{ text, confidence: 0.75 }];
  return create(TranscribeResponseSchema, {
    message: { case: 'final', value: { alternatives, rejected: text === '' } },
  });
}
