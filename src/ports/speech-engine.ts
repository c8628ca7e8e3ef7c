/**
 * A speech engine: turns speech into words and words into speech
 * (`proto/parlando/speech/v1`). Every method rejects with an {@link AppError}
 * of code `service_failed` when the engine is down or misses its deadline.
 */
export interface SpeechEngine {
  describe(): Promise<SpeechDescription>;
  /** Makes a context ready for `transcribe`; equal vocabularies share one. MUST be cheap when it is prepared already. */
  prepare(vocabulary: Vocabulary): Promise<SpeechContext>;
  /** Starts one phrase. Exactly one of `heard` and `failed` is called in the end, unless it is cancelled. */
  transcribe(start: TranscriptionStart, listener: TranscriptionListener): Transcription;
  synthesize(request: SpokenText): Promise<SpokenAudio>;
}

/** What an engine says of itself. */
export interface SpeechDescription {
  readonly name: string;
  readonly version: string;
  readonly recogniser: string;
  readonly recognisedLanguages: readonly string[];
  readonly spokenLanguages: readonly string[];
}

/** What may be said: phrases with slots, and the names that fill the slots (notation in `speech.proto`). */
export interface Vocabulary {
  readonly languagecode: string;
  readonly phrases: readonly string[];
  readonly names: readonly SpeakableName[];
}

/** A name that may be said. */
export interface SpeakableName {
  readonly slot: string;
  readonly text: string;
  /** Relative to other names of the slot; 1 if absent. */
  readonly weight?: number;
}

/** A prepared vocabulary. */
export interface SpeechContext {
  readonly id: string;
  readonly vocabulary: Vocabulary;
}

/** Opens a phrase; the audio is signed 16-bit little-endian mono at `samplerate`. */
export interface TranscriptionStart {
  readonly languagecode: string;
  readonly samplerate: number;
  readonly context?: SpeechContext;
  readonly partials: boolean;
  /** Milliseconds that the words may take after the end of the phrase; 10,000 if absent. */
  readonly patience?: number;
}

/** A phrase that is being transcribed. */
export interface Transcription {
  /** The bytes are read before it returns. */
  write(audio: Uint8Array): void;
  /** No more audio follows. */
  end(): void;
  /** Nothing is called afterwards. */
  cancel(): void;
}

/** Hears what comes of a transcription. */
export interface TranscriptionListener {
  partial(transcript: Transcript): void;
  heard(final: FinalTranscript): void;
  failed(error: unknown): void;
}

/** Lower-case words with single spaces, and 0 (a guess) to 1 (certain). */
export interface Transcript {
  readonly text: string;
  readonly confidence: number;
}

/** The outcome of a phrase, the best alternative first. */
export interface FinalTranscript {
  readonly alternatives: readonly Transcript[];
  /** There was speech, but it is unlikely to be any of the vocabulary's phrases. */
  readonly rejected: boolean;
}

/** A text to speak. */
export interface SpokenText {
  readonly text: string;
  readonly languagecode: string;
}

/** Signed 16-bit little-endian mono samples. */
export interface SpokenAudio {
  readonly samplerate: number;
  readonly pcm: Uint8Array;
}
