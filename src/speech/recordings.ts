import { AppError } from '../errors.js';
import type { RecordedSpeech, RecordingReader } from '../ports/recording-reader.js';
import type { FinalTranscript, SpeechContext, SpeechEngine } from '../ports/speech-engine.js';

/** Bytes of a recording (open details, 'POST /v1/user/speech'). */
export const MOST_RECORDING_BYTES = 10 * 1024 * 1024;

/** Recordings that are taken at once; each of them is held in memory. */
const MOST_AT_ONCE = 16;
/** Samples per second of what the reader makes. */
const SAMPLERATE = 16_000;
/** Milliseconds that the recogniser may take for a recording; all of it comes at once. */
const PATIENCE = 40_000;

/** Hears recordings of whole phrases. */
export class Recordings {
  readonly #reader: RecordingReader;
  readonly #engine: Pick<SpeechEngine, 'transcribe'>;
  #taken = 0;

  constructor(parts: {
    readonly reader: RecordingReader;
    readonly engine: Pick<SpeechEngine, 'transcribe'>;
  }) {
    this.#reader = parts.reader;
    this.#engine = parts.engine;
  }

  /** Lets `work` take a recording, unless too many are taken already: then it rejects with `overloaded`. */
  async taking<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#taken >= MOST_AT_ONCE)
      throw new AppError('overloaded', 'Too many recordings are being heard.', { retryAfter: 2 });
    this.#taken++;
    try {
      return await work();
    } finally {
      this.#taken--;
    }
  }

  /** The speech in a file. Rejects as the {@link RecordingReader} does. */
  read(file: Uint8Array<ArrayBuffer>): Promise<RecordedSpeech> {
    return this.#reader.read(file);
  }

  /** What was said; no alternatives when nothing was. Rejects with `overloaded` when the recogniser fails. */
  transcribe(
    { pcm, spoken }: RecordedSpeech,
    listening: { readonly languagecode: string; readonly context: SpeechContext | undefined },
  ): Promise<FinalTranscript> {
    if (!spoken) return Promise.resolve({ alternatives: [], rejected: true });
    const { languagecode, context } = listening;
    return new Promise((resolve, reject) => {
      const transcription = this.#engine.transcribe(
        {
          languagecode,
          samplerate: SAMPLERATE,
          ...(context && { context }),
          partials: false,
          patience: PATIENCE,
        },
        { partial: () => {}, heard: resolve, failed: (cause) => reject(unheard(cause)) },
      );
      transcription.write(pcm);
      transcription.end();
    });
  }
}

function unheard(cause: unknown): AppError {
  return new AppError('overloaded', 'Speech cannot be recognised at the moment.', { cause, retryAfter: 2 });
}
