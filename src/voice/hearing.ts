import { AppError } from '../errors.js';
import type { SpeechCaller } from '../ports/caller.js';
import type { Cancel, Clock } from '../ports/clock.js';
import type { Interpreter, Question } from '../ports/interpreter.js';
import type {
  SpeechContext,
  SpeechEngine,
  Transcription,
  TranscriptionListener,
} from '../ports/speech-engine.js';

/** What hearing needs. */
export interface HearingDependencies {
  readonly interpreter: Pick<Interpreter, 'prepare'>;
  readonly speech: Pick<SpeechEngine, 'transcribe'>;
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
}

/** Who will speak, in which language, and the question that they may answer. */
export interface ExpectedPhrase {
  readonly caller: SpeechCaller;
  readonly languagecode: string | undefined;
  readonly expecting: Question | undefined;
}

/** Milliseconds that the recogniser waits to be told what may be said; then it listens without. */
const PREPARE_WITHIN = 3000;

/** Samples per second of what the audio workers make. */
const SAMPLERATE = 16_000;

/** One phrase on its way to the recogniser. What is heard before the recogniser is ready waits for it. */
export class Hearing {
  readonly #listener: TranscriptionListener;
  readonly #speech: Pick<SpeechEngine, 'transcribe'>;
  readonly #cancelWait: Cancel;
  #languagecode: string;
  #context: SpeechContext | undefined;
  #waiting: Uint8Array[] | undefined = [];
  #finished = false;
  #cancelled = false;
  #transcription: Transcription | undefined;

  constructor(
    { interpreter, speech, clock, report }: HearingDependencies,
    { caller, languagecode, expecting }: ExpectedPhrase,
    listener: TranscriptionListener,
  ) {
    this.#speech = speech;
    this.#listener = listener;
    this.#languagecode = languagecode ?? 'en';
    this.#cancelWait = clock.after(PREPARE_WITHIN, () => this.#ready(undefined));
    interpreter.prepare(caller, languagecode, expecting).then(
      (context) => this.#ready(context),
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'invalid_request') return this.#refuse(error);
        report(error);
        this.#ready(undefined);
      },
    );
  }

  /** BCP 47: the one that the recogniser listens for. */
  get languagecode(): string {
    return this.#languagecode;
  }

  /** Takes speech: signed 16-bit little-endian mono at 16 kHz, which is read before it returns. */
  hear(pcm: Uint8Array): void {
    if (this.#cancelled) return;
    if (this.#waiting) this.#waiting.push(pcm.slice());
    else this.#write(pcm);
  }

  /** No more speech follows. */
  finish(): void {
    this.#finished = true;
    if (this.#waiting || this.#cancelled) return;
    if (this.#transcription) this.#transcription.end();
    else this.#listener.heard({ alternatives: [], rejected: true });
  }

  /** Nothing is called afterwards. */
  cancel(): void {
    this.#cancelled = true;
    this.#cancelWait();
    this.#transcription?.cancel();
  }

  /** What was asked for cannot be heard at all. */
  #refuse(error: AppError): void {
    if (this.#cancelled) return;
    this.cancel();
    this.#listener.failed(error);
  }

  #ready(context: SpeechContext | undefined): void {
    if (!this.#waiting || this.#cancelled) return;
    this.#cancelWait();
    this.#context = context;
    this.#languagecode = context?.vocabulary.languagecode ?? this.#languagecode;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    for (const pcm of waiting) this.#write(pcm);
    if (this.#finished) this.finish();
  }

  /** The engine is asked only when there is something to hear. */
  #write(pcm: Uint8Array): void {
    this.#transcription ??= this.#speech.transcribe(
      {
        languagecode: this.#languagecode,
        samplerate: SAMPLERATE,
        ...(this.#context && { context: this.#context }),
        partials: true,
      },
      this.#listener,
    );
    this.#transcription.write(pcm);
  }
}
