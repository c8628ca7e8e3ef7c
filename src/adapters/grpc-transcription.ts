import { create, type MessageInitShape, toBinary } from '@bufbuild/protobuf';
import { type ClientDuplexStream, status } from '@grpc/grpc-js';
import { AppError } from '../errors.js';
import {
  SpeechService,
  TranscribeRequestSchema,
  type TranscribeResponse,
} from '../gen/parlando/speech/v1/speech_pb.js';
import type {
  FinalTranscript,
  SpeechContext,
  Transcription,
  TranscriptionListener,
  TranscriptionStart,
} from '../ports/speech-engine.js';
import type { EngineConnection } from './grpc-client.js';
import { engineError, hasStatus } from './grpc-errors.js';
import { KeptAudio } from './kept-audio.js';

/** Milliseconds: the longest phrase and some, and how long the words may take after its end. */
const PHRASE_DEADLINE = 90_000;
const FINAL_DEADLINE = 10_000;
/** Milliseconds in which an engine that could not be reached must be back for the phrase to be sent to it again. */
const BACK_WITHIN = 3_000;

/** What a transcription needs. */
export interface TranscriptionDependencies {
  readonly connection: EngineConnection;
  readonly start: TranscriptionStart;
  readonly listener: TranscriptionListener;
  /** Prepares the context anew after the engine has forgotten it. */
  readonly renew: (context: SpeechContext) => Promise<SpeechContext>;
}

/**
 * One phrase on its way. Its audio is kept until the words are there: it waits here while the
 * engine is slow to read, and is sent again, once, when the engine turns out to have forgotten the
 * context, or to have been away for a moment.
 */
export class GrpcTranscription implements Transcription {
  readonly #of: TranscriptionDependencies;
  readonly #audio = new KeptAudio();
  #sent = 0;
  #call: Call | undefined;
  #ready = false;
  #ended = false;
  #renewed = false;
  #returned = false;
  #over = false;
  #patience: NodeJS.Timeout | undefined;

  constructor(of: TranscriptionDependencies) {
    this.#of = of;
    this.#open(of.start.context);
  }

  write(audio: Uint8Array): void {
    if (this.#over || this.#ended || audio.length === 0) return;
    this.#audio.append(audio);
    this.#pump();
  }

  end(): void {
    if (this.#over || this.#ended) return;
    this.#ended = true;
    const { patience = FINAL_DEADLINE } = this.#of.start;
    this.#patience = setTimeout(() => this.#fail(tooLate()), patience);
    this.#pump();
  }

  cancel(): void {
    this.#finish();
  }

  #open(context: SpeechContext | undefined): void {
    const { connection, start } = this.#of;
    let call: Call;
    try {
      call = connection.duplex(SpeechService.method.transcribe, PHRASE_DEADLINE);
    } catch (error) {
      // The caller has no handle of this transcription yet.
      queueMicrotask(() => this.#failed(error, context));
      return;
    }
    this.#call = call;
    this.#sent = 0;
    call.on('data', (response: TranscribeResponse) => this.#heard(response));
    call.on('error', (error) => call === this.#call && this.#failed(error, context));
    call.on('end', () => call === this.#call && this.#fail(new Error('the engine ended without a final')));
    call.on('drain', () => this.#resume(call));
    const { languagecode, samplerate, partials } = start;
    const opening = {
      languageCode: languagecode,
      sampleRate: samplerate,
      contextId: context?.id ?? '',
      partials,
    };
    this.#ready = call.write(request({ case: 'start', value: opening }));
    this.#pump();
  }

  #resume(call: Call): void {
    if (call !== this.#call) return;
    this.#ready = true;
    this.#pump();
  }

  /** Sends what waits while the engine is ready to read. */
  #pump(): void {
    const call = this.#call;
    if (!call) return;
    while (this.#ready && this.#sent < this.#audio.length) {
      const value = this.#audio.from(this.#sent);
      this.#sent += value.length;
      this.#ready = call.write(request({ case: 'audio', value }));
    }
    if (this.#ready && this.#ended && this.#sent === this.#audio.length) {
      this.#ready = false;
      call.write(request({ case: 'end', value: {} }));
      call.end();
    }
  }

  #heard({ message }: TranscribeResponse): void {
    if (this.#over) return;
    if (message.case === 'partial') {
      const { text, confidence } = message.value;
      this.#of.listener.partial({ text, confidence });
    } else if (message.case === 'final') {
      this.#call?.end();
      // Not cancelled: an engine whose calls are reset again and again takes it for an attack, and closes the connection.
      this.#call = undefined;
      this.#finish();
      this.#of.listener.heard(finalFrom(message.value));
    }
  }

  #failed(error: unknown, context: SpeechContext | undefined): void {
    if (this.#over) return;
    this.#call = undefined;
    if (context && !this.#renewed && hasStatus(error, status.FAILED_PRECONDITION)) this.#renew(context);
    else if (!this.#returned && isAway(error)) this.#awaitReturn(error, context);
    else this.#fail(error);
  }

  #renew(context: SpeechContext): void {
    this.#renewed = true;
    this.#of.renew(context).then(
      (renewed) => this.#over || this.#open(renewed),
      (failure: unknown) => this.#fail(failure),
    );
  }

  /** A bundled engine that died is soon back, and one that closed its connection takes the next one. */
  #awaitReturn(error: unknown, context: SpeechContext | undefined): void {
    this.#returned = true;
    this.#of.connection.back(BACK_WITHIN).then(
      () => this.#over || this.#open(context),
      () => this.#fail(error),
    );
  }

  #fail(error: unknown): void {
    if (this.#over) return;
    this.#finish();
    this.#of.listener.failed(engineError(error));
  }

  #finish(): void {
    this.#over = true;
    this.#audio.release();
    clearTimeout(this.#patience);
    this.#call?.cancel();
  }
}

type Call = ClientDuplexStream<Uint8Array, TranscribeResponse>;

/** Encoded at once: the audio in it is lent. */
function request(message: MessageInitShape<typeof TranscribeRequestSchema>['message']): Uint8Array {
  const init = { message } as MessageInitShape<typeof TranscribeRequestSchema>;
  return toBinary(TranscribeRequestSchema, create(TranscribeRequestSchema, init));
}

function finalFrom(final: FinalTranscript): FinalTranscript {
  return {
    alternatives: final.alternatives.map(({ text, confidence }) => ({ text, confidence })),
    rejected: final.rejected,
  };
}

/** The engine was not there, or its connection broke. */
function isAway(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'service_failed';
  return hasStatus(error, status.UNAVAILABLE) || hasStatus(error, status.INTERNAL);
}

function tooLate(): AppError {
  return new AppError('service_failed', 'The service took too long.');
}
