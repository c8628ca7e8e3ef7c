import { create } from '@bufbuild/protobuf';
import { status } from '@grpc/grpc-js';
import {
  DescribeResponseSchema,
  type SpeechService,
  SynthesizeResponseSchema,
} from '../../src/gen/parlando/speech/v1/speech_pb.js';
import { anyContext } from '../any-context.js';
import { type Handlers, StatusError } from '../grpc-service.js';
import { SAMPLE_RATE, transcribeWith } from '../transcribe.js';
import type { WyomingAddress } from './conversation.js';
import { Describer, type WyomingDescription } from './description.js';
import { WyomingError } from './event.js';
import { recogniseWith } from './recognition.js';
import { speakWith } from './synthesis.js';

/** The servers that hear and speak; either may be missing. */
export interface WyomingServers {
  readonly hears: WyomingAddress | undefined;
  readonly speaks: WyomingAddress | undefined;
  /** Milliseconds that they may take to answer; 9000 if absent. */
  readonly patience?: number;
}

/** The longest text that is spoken at once, in characters. */
const MOST_TEXT = 4_000;

/** The speech contract, carried out by Wyoming servers. */
export function wyomingHandlers(
  { hears, speaks, patience = 9_000 }: WyomingServers,
  version: string,
): Handlers<typeof SpeechService> {
  const recogniser = hears && new Describer(hears);
  const voice = speaks && new Describer(speaks);
  return {
    async describe() {
      const [hearing, speaking] = await Promise.all([told(recogniser), told(voice)]);
      return create(DescribeResponseSchema, {
        name: 'parlando-wyoming',
        version,
        recogniser: hearing?.recognisers.join(', ') ?? '',
        recognisedLanguages: [...(hearing?.heard ?? [])],
        spokenLanguages: [...(speaking?.spoken ?? [])],
        sampleRates: [SAMPLE_RATE],
      });
    },

    async prepare(vocabulary) {
      if (!hears) throw cannot('hear');
      return anyContext(vocabulary);
    },

    transcribe: transcribeWith(hears ? recogniseWith(hears, patience) : () => Promise.reject(cannot('hear'))),

    async *synthesize({ text, languageCode: language, voice: name }) {
      if (!speaks) throw cannot('speak');
      if (text.length > MOST_TEXT) throw new StatusError(status.INVALID_ARGUMENT, 'the text is too long');
      try {
        for await (const { samplerate, audio } of speakWith(speaks, {
          text,
          language,
          voice: name,
          patience,
        }))
          yield create(SynthesizeResponseSchema, { sampleRate: samplerate, audio });
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
}

async function told(describer: Describer | undefined): Promise<WyomingDescription | undefined> {
  try {
    return await describer?.describe();
  } catch (error) {
    throw unavailable(error);
  }
}

function cannot(what: string): StatusError {
  return new StatusError(status.UNIMPLEMENTED, `no Wyoming server is named that can ${what}`);
}

function unavailable(error: unknown): unknown {
  return error instanceof WyomingError ? new StatusError(status.UNAVAILABLE, error.message) : error;
}
