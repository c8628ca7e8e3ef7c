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
import type { EngineAddress } from './engine-address.js';
import { EngineConnection } from './grpc-client.js';
import { GrpcSpeechEngine } from './grpc-speech-engine.js';

/** Connects to the engine that hears and to the one that speaks, which are mostly the same. */
export function connectSpeech({
  hears,
  speaks,
}: {
  readonly hears: EngineAddress;
  readonly speaks: EngineAddress;
}): {
  readonly speech: SpeechEngine;
  readonly close: () => void;
} {
  const ears = new GrpcSpeechEngine({ connection: new EngineConnection({ address: hears }) });
  if (hears === speaks) return { speech: ears, close: () => ears.close() };
  const mouth = new GrpcSpeechEngine({ connection: new EngineConnection({ address: speaks }) });
  const close = () => {
    ears.close();
    mouth.close();
  };
  return { speech: new TwoSpeechEngines(ears, mouth), close };
}

/** Hears with one engine and speaks with another. */
class TwoSpeechEngines implements SpeechEngine {
  readonly #ears: SpeechEngine;
  readonly #mouth: SpeechEngine;

  constructor(ears: SpeechEngine, mouth: SpeechEngine) {
    this.#ears = ears;
    this.#mouth = mouth;
  }

  async describe(): Promise<SpeechDescription> {
    const [ears, mouth] = await Promise.all([this.#ears.describe(), this.#mouth.describe()]);
    return { ...ears, name: `${ears.name}, ${mouth.name}`, spokenLanguages: mouth.spokenLanguages };
  }

  prepare(vocabulary: Vocabulary): Promise<SpeechContext> {
    return this.#ears.prepare(vocabulary);
  }

  transcribe(start: TranscriptionStart, listener: TranscriptionListener): Transcription {
    return this.#ears.transcribe(start, listener);
  }

  synthesize(request: SpokenText): Promise<SpokenAudio> {
    return this.#mouth.synthesize(request);
  }
}
