import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { type ServerDuplexStream, status } from '@grpc/grpc-js';
import {
  DescribeResponseSchema,
  PrepareResponseSchema,
  type SpeechService,
  SynthesizeResponseSchema,
  type TranscribeRequest,
  type TranscribeResponse,
  TranscribeResponseSchema,
  type TranscribeStart,
} from '../../src/gen/parlando/speech/v1/speech_pb.js';
import { asStatus, type Handlers, StatusError } from '../grpc-service.js';
import { type Contexts, VocabularyError } from './contexts/contexts.js';
import type { AcousticModel } from './recognition/acoustic-model.js';
import type { DecoderPool } from './recognition/decoder-pool.js';
import type { PooledPhrase } from './recognition/pooled-phrase.js';
import { NoVoiceError, type Voice } from './voice/voice.js';

/** What the service is made of. */
export interface SpeechServiceDependencies {
  readonly version: string;
  readonly models: readonly AcousticModel[];
  readonly contexts: Contexts;
  readonly decoders: DecoderPool;
  readonly voice: Voice;
}

/** Samples per second of the audio that is heard. */
const SAMPLE_RATE = 16_000;
/** The longest phrase, in bytes: the 60 s that an interaction may last, and some. */
const MOST_AUDIO = 65 * SAMPLE_RATE * 2;
/** A phrase of which nothing comes for so long has been left, in milliseconds: its decoder is for others. */
const MOST_SILENCE = 15_000;
/** The longest text that is spoken at once, in characters. */
const MOST_TEXT = 4_000;

type Call = ServerDuplexStream<TranscribeRequest, TranscribeResponse>;

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

    transcribe(call) {
      new Transcription(call, deps);
    },

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

/** One Transcribe stream: the first message opens a phrase, the rest of them feed it. */
class Transcription {
  readonly #call: Call;
  readonly #deps: SpeechServiceDependencies;
  #phrase: Promise<PooledPhrase> | undefined;
  #received = 0;
  readonly #patience: NodeJS.Timeout;
  /** The caller is gone, or has been told of a failure. */
  #over = false;

  constructor(call: Call, deps: SpeechServiceDependencies) {
    this.#call = call;
    this.#deps = deps;
    this.#patience = setTimeout(() => this.#tire(), MOST_SILENCE);
    call.on('data', (request: TranscribeRequest) => this.#take(request));
    call.on('cancelled', () => this.#drop());
    call.on('error', () => this.#drop());
    call.on('end', () => this.#end());
  }

  #take({ message }: TranscribeRequest): void {
    if (this.#over) return;
    this.#patience.refresh();
    switch (message.case) {
      case 'start':
        this.#start(message.value);
        break;
      case 'audio':
        this.#audio(message.value);
        break;
      case 'end':
        this.#end();
        break;
    }
  }

  #end(): void {
    clearTimeout(this.#patience);
    this.#with((phrase) => phrase.end());
  }

  #tire(): void {
    this.#fail(new StatusError(status.DEADLINE_EXCEEDED, 'nothing more came of the phrase'));
  }

  #start(start: TranscribeStart): void {
    if (this.#phrase) {
      this.#fail(new StatusError(status.INVALID_ARGUMENT, 'start came twice'));
      return;
    }
    this.#phrase = this.#open(start);
    this.#phrase.catch((error: unknown) => this.#fail(error));
  }

  async #open({ sampleRate, contextId, partials }: TranscribeStart): Promise<PooledPhrase> {
    if (sampleRate !== SAMPLE_RATE) {
      throw new StatusError(status.INVALID_ARGUMENT, `sample_rate must be ${SAMPLE_RATE}`);
    }
    const context = await this.#deps.contexts.get(contextId);
    if (this.#over) throw new StatusError(status.CANCELLED, 'the call was cancelled');
    if (!context) throw new StatusError(status.FAILED_PRECONDITION, 'the context is not prepared');
    return this.#deps.decoders.hear(
      context,
      {
        partial: (heard) => this.#answer({ case: 'partial', value: heard }),
        final: (outcome) => {
          this.#answer({
            case: 'final',
            value: { alternatives: [...outcome.alternatives], rejected: outcome.rejected },
          });
          this.#call.end();
        },
        failed: ({ message }) => this.#fail(new StatusError(status.UNAVAILABLE, message)),
      },
      { partials },
    );
  }

  #audio(pcm: Uint8Array): void {
    this.#received += pcm.byteLength;
    if (this.#received > MOST_AUDIO) {
      this.#fail(new StatusError(status.OUT_OF_RANGE, 'the phrase is too long'));
      return;
    }
    this.#with((phrase) => phrase.write(pcm));
  }

  /** Every step waits for the phrase to be open, so that they stay in order. */
  #with(step: (phrase: PooledPhrase) => void): void {
    if (this.#over) return;
    if (this.#phrase) this.#phrase.then(step, () => undefined);
    else this.#fail(new StatusError(status.INVALID_ARGUMENT, 'start must come first'));
  }

  #answer(message: NonNullable<MessageInitShape<typeof TranscribeResponseSchema>['message']>): void {
    this.#call.write(create(TranscribeResponseSchema, { message }));
  }

  #drop(): void {
    this.#over = true;
    clearTimeout(this.#patience);
    this.#phrase?.then(
      (phrase) => phrase.cancel(),
      () => undefined,
    );
  }

  #fail(error: unknown): void {
    if (this.#over) return;
    this.#drop();
    this.#call.emit('error', asStatus(error));
  }
}

function asInvalid(error: unknown): never {
  if (error instanceof VocabularyError || error instanceof NoVoiceError) {
    throw new StatusError(status.INVALID_ARGUMENT, error.message);
  }
  throw error;
}

function baseLanguage(languageCode: string): string {
  return languageCode.toLowerCase().split('-')[0] ?? '';
}

/** The bytes of samples, least significant first. */
function littleEndian(samples: Int16Array): Uint8Array {
  const bytes = new Uint8Array(samples.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, sample] of samples.entries()) view.setInt16(index * 2, sample, true);
  return bytes;
}
