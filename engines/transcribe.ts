import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { type ServerDuplexStream, status } from '@grpc/grpc-js';
import {
  type SpeechService,
  type TranscribeRequest,
  type TranscribeResponse,
  TranscribeResponseSchema,
  type TranscribeStart,
} from '../src/gen/parlando/speech/v1/speech_pb.js';
import { asStatus, type Handlers, StatusError } from './grpc-service.js';

/** Words, and how sure it is of them: 0 to 1. */
export interface HeardWords {
  readonly text: string;
  readonly confidence: number;
}

/** What was made of a phrase, the best first. */
export interface HeardPhrase {
  readonly alternatives: readonly HeardWords[];
  readonly rejected: boolean;
}

/** Hears what becomes of a phrase. Exactly one of `final` and `failed` is called, unless the phrase is cancelled. */
export interface PhraseListener {
  partial(heard: HeardWords): void;
  final(outcome: HeardPhrase): void;
  /** An error that is no {@link StatusError} is told as UNAVAILABLE. */
  failed(error: Error): void;
}

/** A phrase that is being heard. */
export interface Phrase {
  /** Signed 16-bit little-endian samples at 16 kHz. */
  write(pcm: Uint8Array): void;
  end(): void;
  /** Nothing is called afterwards. */
  cancel(): void;
}

/** Begins to hear a phrase. Rejects with a {@link StatusError}. */
export type OpenPhrase = (start: TranscribeStart, listener: PhraseListener) => Promise<Phrase>;

/** Samples per second of the audio that is heard. */
export const SAMPLE_RATE = 16_000;
/** The longest phrase, in bytes: the 60 s that an interaction may last, and some. */
const MOST_AUDIO = 65 * SAMPLE_RATE * 2;
/** A phrase of which nothing comes for so long has been left, in milliseconds. */
const MOST_SILENCE = 15_000;

type Call = ServerDuplexStream<TranscribeRequest, TranscribeResponse>;

/** The handler of Transcribe: the order of messages, the bounds of a phrase, and what the caller is told. */
export function transcribeWith(open: OpenPhrase): Handlers<typeof SpeechService>['transcribe'] {
  return (call) => {
    new TranscribeCall(call, open);
  };
}

/** One Transcribe stream: the first message opens a phrase, the rest of them feed it. */
class TranscribeCall {
  readonly #call: Call;
  readonly #openPhrase: OpenPhrase;
  #phrase: Promise<Phrase> | undefined;
  #received = 0;
  #ended = false;
  readonly #patience: NodeJS.Timeout;
  /** The caller is gone, or has been told of a failure. */
  #over = false;

  constructor(call: Call, open: OpenPhrase) {
    this.#call = call;
    this.#openPhrase = open;
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
    // The end of the stream says it once more.
    if (this.#ended) return;
    this.#ended = true;
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

  async #open(start: TranscribeStart): Promise<Phrase> {
    if (start.sampleRate !== SAMPLE_RATE)
      throw new StatusError(status.INVALID_ARGUMENT, `sample_rate must be ${SAMPLE_RATE}`);
    return this.#openPhrase(start, {
      partial: (heard) => this.#answer({ case: 'partial', value: heard }),
      final: ({ alternatives, rejected }) => {
        this.#answer({ case: 'final', value: { alternatives: [...alternatives], rejected } });
        if (!this.#over) this.#call.end();
      },
      failed: (error) =>
        this.#fail(error instanceof StatusError ? error : new StatusError(status.UNAVAILABLE, error.message)),
    });
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
  #with(step: (phrase: Phrase) => void): void {
    if (this.#over) return;
    if (this.#phrase) this.#phrase.then(step, () => undefined);
    else this.#fail(new StatusError(status.INVALID_ARGUMENT, 'start must come first'));
  }

  #answer(message: NonNullable<MessageInitShape<typeof TranscribeResponseSchema>['message']>): void {
    if (!this.#over) this.#call.write(create(TranscribeResponseSchema, { message }));
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
