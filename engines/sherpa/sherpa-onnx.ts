import { createRequire } from 'node:module';

/** Samples of -1 to 1. */
interface Waveform {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** The part of sherpa-onnx-node that is used here. */
export interface SherpaOnnx {
  readonly OnlineRecognizer: new (config: object) => OnlineRecognizer;
  readonly OfflineRecognizer: new (config: object) => OfflineRecognizer;
}

/** Hears while somebody speaks. Everything in it keeps the event loop for milliseconds. */
export interface OnlineRecognizer {
  createStream(): OnlineStream;
  isReady(stream: OnlineStream): boolean;
  decode(stream: OnlineStream): void;
  getResult(stream: OnlineStream): { readonly text: string };
}

export interface OnlineStream {
  acceptWaveform(waveform: Waveform): void;
  inputFinished(): void;
}

/** Hears whole phrases. */
export interface OfflineRecognizer {
  createStream(): { acceptWaveform(waveform: Waveform): void };
  /** In a thread of its own. */
  decodeAsync(stream: unknown): Promise<{ readonly text: string }>;
}

/** Loads the package, which is optional. Throws an error that says how to get it. */
export function loadSherpaOnnx(): SherpaOnnx {
  try {
    return createRequire(import.meta.url)('sherpa-onnx-node');
  } catch (cause) {
    throw new Error('the package sherpa-onnx-node is not installed: npm install sherpa-onnx-node', {
      cause,
    });
  }
}
