import { createHash } from 'node:crypto';
import { AppError } from '../errors.js';
import { SpeechService } from '../gen/parlando/speech/v1/speech_pb.js';
import type {
  SpeechContext,
  SpeechDescription,
  SpeechEngine,
  SpokenAudio,
  SpokenText,
  Transcription,
  TranscriptionListener,
  TranscriptionStart,
  Vocabulary,
} from '../ports/speech-engine.js';
import type { EngineConnection } from './grpc-client.js';
import { GrpcTranscription } from './grpc-transcription.js';

/** Deadlines in milliseconds. Preparing builds a grammar of thousands of names. */
const DEADLINES = { describe: 2_000, prepare: 20_000, synthesize: 10_000 };
/** Contexts that are remembered; the one that was not asked for longest goes first. */
const MAX_CONTEXTS = 32;

/** A speech engine that speaks `proto/parlando/speech/v1`. */
export class GrpcSpeechEngine implements SpeechEngine {
  readonly #connection: EngineConnection;
  readonly #contexts = new Map<string, Promise<SpeechContext>>();
  /** Those of them that an engine has prepared: another engine has not. */
  readonly #prepared = new Set<string>();
  readonly #digests = new WeakMap<Vocabulary, string>();

  constructor({ connection }: { readonly connection: EngineConnection }) {
    this.#connection = connection;
    connection.onConnected(() => this.#forgetPrepared());
  }

  async describe(): Promise<SpeechDescription> {
    const said = await this.#connection.unary(SpeechService.method.describe, {}, DEADLINES.describe);
    return {
      name: said.name,
      version: said.version,
      recogniser: said.recogniser,
      recognisedLanguages: said.recognisedLanguages,
      spokenLanguages: said.spokenLanguages,
    };
  }

  prepare(vocabulary: Vocabulary): Promise<SpeechContext> {
    const digest = this.#digest(vocabulary);
    const context = this.#contexts.get(digest) ?? this.#prepare(vocabulary);
    this.#remember(digest, context);
    return context;
  }

  transcribe(start: TranscriptionStart, listener: TranscriptionListener): Transcription {
    return new GrpcTranscription({
      connection: this.#connection,
      start,
      listener,
      renew: ({ vocabulary }) => {
        this.#contexts.delete(this.#digest(vocabulary));
        return this.prepare(vocabulary);
      },
    });
  }

  async synthesize({ text, languagecode }: SpokenText): Promise<SpokenAudio> {
    const request = { text, languageCode: languagecode };
    const pieces: Uint8Array[] = [];
    let samplerate = 0;
    const stream = this.#connection.serverStream(
      SpeechService.method.synthesize,
      request,
      DEADLINES.synthesize,
    );
    for await (const { sampleRate, audio } of stream) {
      samplerate ||= sampleRate;
      pieces.push(audio);
    }
    if (samplerate === 0) throw new AppError('service_failed', 'The service spoke nothing.');
    return { samplerate, pcm: new Uint8Array(Buffer.concat(pieces)) };
  }

  close(): void {
    this.#connection.close();
  }

  async #prepare(vocabulary: Vocabulary): Promise<SpeechContext> {
    const { contextId } = await this.#connection.unary(
      SpeechService.method.prepare,
      {
        languageCode: vocabulary.languagecode,
        phrases: [...vocabulary.phrases],
        names: vocabulary.names.map(({ slot, text, weight }) => ({ slot, text, weight: weight ?? 1 })),
      },
      DEADLINES.prepare,
    );
    return { id: contextId, vocabulary };
  }

  /** What failed is forgotten, so that the next one tries again. */
  #remember(digest: string, context: Promise<SpeechContext>): void {
    this.#contexts.delete(digest);
    this.#contexts.set(digest, context);
    context.then(
      () => this.#prepared.add(digest),
      () => this.#contexts.get(digest) === context && this.#contexts.delete(digest),
    );
    for (const oldest of this.#contexts.keys()) {
      if (this.#contexts.size <= MAX_CONTEXTS) break;
      this.#contexts.delete(oldest);
    }
  }

  #forgetPrepared(): void {
    for (const digest of this.#prepared) this.#contexts.delete(digest);
    this.#prepared.clear();
  }

  #digest(vocabulary: Vocabulary): string {
    const known = this.#digests.get(vocabulary);
    if (known !== undefined) return known;
    const digest = createHash('sha1').update(JSON.stringify(vocabulary)).digest('base64');
    this.#digests.set(vocabulary, digest);
    return digest;
  }
}
