import { baseLanguage } from '../base-language.js';
import { spokenWords } from '../spoken-words.js';
import {
  type HeardPhrase,
  type OpenPhrase,
  type Phrase,
  type PhraseListener,
  SAMPLE_RATE,
} from '../transcribe.js';
import type { ModelFiles } from './model-files.js';
import type { OfflineRecognizer, OnlineRecognizer, OnlineStream, SherpaOnnx } from './sherpa-onnx.js';

/** How the model is used. */
export interface RecogniserOptions {
  readonly model: ModelFiles;
  /** The language of the model (BCP 47), and what Whisper is told. */
  readonly language: string;
  readonly threads: number;
}

/** These models do not say how sure they are. */
const CONFIDENCE = 0.7;
/** Seconds of silence behind the speech: streaming models hear the last word late. */
const TAIL = 0.6;

/** Loads a model; the first phrase need not wait for it. */
export function recogniseWith(
  sherpa: SherpaOnnx,
  { model, language, threads }: RecogniserOptions,
): OpenPhrase {
  const { kind, tokens, ...files } = model;
  const featConfig = { sampleRate: SAMPLE_RATE, featureDim: 80 };
  const common = { tokens, numThreads: threads, provider: 'cpu', debug: false };
  if (kind === 'streaming-transducer') {
    const modelConfig = { ...common, transducer: files };
    const recogniser = new sherpa.OnlineRecognizer({ featConfig, modelConfig, enableEndpoint: false });
    return async ({ partials }, listener) => new StreamedPhrase(recogniser, partials, listener);
  }
  const modelConfig = {
    ...common,
    whisper: { ...files, language: baseLanguage(language), task: 'transcribe' },
  };
  const recogniser = new sherpa.OfflineRecognizer({ featConfig, modelConfig });
  return async (_start, listener) => new WholePhrase(recogniser, listener);
}

/** A phrase that is heard while it is spoken. */
class StreamedPhrase implements Phrase {
  readonly #recogniser: OnlineRecognizer;
  readonly #stream: OnlineStream;
  readonly #listener: PhraseListener;
  readonly #partials: boolean;
  #told = '';
  #over = false;

  constructor(recogniser: OnlineRecognizer, partials: boolean, listener: PhraseListener) {
    this.#recogniser = recogniser;
    this.#stream = recogniser.createStream();
    this.#partials = partials;
    this.#listener = listener;
  }

  write(pcm: Uint8Array): void {
    if (this.#over) return;
    const text = this.#hear(samplesOf(pcm));
    if (!this.#partials || text === '' || text === this.#told) return;
    this.#told = text;
    this.#listener.partial({ text, confidence: CONFIDENCE });
  }

  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#stream.acceptWaveform({ samples: new Float32Array(TAIL * SAMPLE_RATE), sampleRate: SAMPLE_RATE });
    this.#stream.inputFinished();
    this.#listener.final(outcomeOf(this.#decoded()));
  }

  cancel(): void {
    this.#over = true;
  }

  #hear(samples: Float32Array): string {
    this.#stream.acceptWaveform({ samples, sampleRate: SAMPLE_RATE });
    return this.#decoded();
  }

  #decoded(): string {
    while (this.#recogniser.isReady(this.#stream)) this.#recogniser.decode(this.#stream);
    return spokenWords(this.#recogniser.getResult(this.#stream).text);
  }
}

/** A phrase that is heard as a whole, in a thread of the library's own. */
class WholePhrase implements Phrase {
  readonly #recogniser: OfflineRecognizer;
  readonly #listener: PhraseListener;
  readonly #pieces: Float32Array[] = [];
  #over = false;

  constructor(recogniser: OfflineRecognizer, listener: PhraseListener) {
    this.#recogniser = recogniser;
    this.#listener = listener;
  }

  write(pcm: Uint8Array): void {
    this.#pieces.push(samplesOf(pcm));
  }

  end(): void {
    const samples = joined(this.#pieces);
    if (samples.length === 0) {
      this.#listener.final(outcomeOf(''));
      return;
    }
    const stream = this.#recogniser.createStream();
    stream.acceptWaveform({ samples, sampleRate: SAMPLE_RATE });
    this.#recogniser.decodeAsync(stream).then(
      ({ text }) => this.#over || this.#listener.final(outcomeOf(spokenWords(text))),
      (error: Error) => this.#over || this.#listener.failed(error),
    );
  }

  cancel(): void {
    this.#over = true;
  }
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function outcomeOf(text: string): HeardPhrase {
  return { alternatives: text === '' ? [] : [{ text, confidence: CONFIDENCE }], rejected: text === '' };
}

function samplesOf(pcm: Uint8Array): Float32Array {
  const view = new DataView(pcm.buffer, pcm.byteOffset, pcm.byteLength);
  return Float32Array.from({ length: pcm.byteLength >> 1 }, (_, at) => view.getInt16(2 * at, true) / 32_768);
}
