import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import {
  DescribeResponseSchema,
  PrepareResponseSchema,
  type SpeechService,
  SynthesizeResponseSchema,
} from '../../src/gen/parlando/speech/v1/speech_pb.js';
import { baseLanguage } from '../base-language.js';
import { type Handlers, StatusError } from '../grpc-service.js';
import { SAMPLE_RATE, transcribeWith } from '../transcribe.js';
import { type Contexts, VocabularyError } from './contexts/contexts.js';
import type { AcousticModel } from './recognition/acoustic-model.js';
import type { DecoderPool } from './recognition/decoder-pool.js';
import { NoVoiceError, type Voice } from './voice/voice.js';

/** What the service is made of. */
export interface SpeechServiceDependencies {
  readonly version: string;
  readonly models: readonly AcousticModel[];
  readonly contexts: Contexts;
  readonly decoders: DecoderPool;
  readonly voice: Voice;
}

/** The longest text that is spoken at once, in characters. */
const MOST_TEXT = 4_000;

/** The handlers of the speech service. */
export function speechHandlers(deps: SpeechServiceDependencies): Handlers<typeof SpeechService> {
  const { version, models, contexts, decoders, voice } = deps;
  return {
    async describe() {
      return create(DescribeResponseSchema, {
        name: 'parlando-speech',
        version,
        recogniser: `soundswallower, ${models.map(({ name }) => name).join(', ')}`,
        recognisedLanguages: models.map(({ language }) => language),
        spokenLanguages: [...(await voice.languages())],
        sampleRates: [SAMPLE_RATE],
      });
    },

    async prepare({ languageCode, phrases, names }) {
      const vocabulary = {
        phrases,
        names: names.map(({ slot, text, weight }) => ({ slot, text, weight })),
      };
      const context = await contexts.prepare(baseLanguage(languageCode), vocabulary).catch(asInvalid);
      decoders.warm(context);
      return create(PrepareResponseSchema, { contextId: context.id });
    },

    transcribe: transcribeWith(async ({ contextId, partials }, listener) => {
      const context = await contexts.get(contextId);
      if (!context) throw new StatusError(status.FAILED_PRECONDITION, 'the context is not prepared');
      return decoders.hear(context, listener, { partials });
    }),

    async *synthesize({ text, languageCode, voice: name }) {
      if (text.length > MOST_TEXT) throw new StatusError(status.INVALID_ARGUMENT, 'the text is too long');
      let first = true;
      try {
        for await (const piece of voice.speak({ text, language: languageCode, voice: name })) {
          yield create(SynthesizeResponseSchema, {
            ...(first && { sampleRate: piece.samplerate }),
            audio: littleEndian(piece.samples),
          });
          first = false;
        }
      } catch (error) {
        asInvalid(error);
      }
    },
  };
}

function asInvalid(error: unknown): never {
  if (error instanceof VocabularyError || error instanceof NoVoiceError) {
    throw new StatusError(status.INVALID_ARGUMENT, error.message);
  }
  throw error;
}

/** The bytes of samples, least significant first. */
function littleEndian(samples: Int16Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, sample] of samples.entries()) view.setInt16(index * 2, sample, true);
  return bytes;
}
