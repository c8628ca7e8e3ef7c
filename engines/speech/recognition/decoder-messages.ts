import type { AcousticModel } from './acoustic-model.js';
import type { Heard, Outcome } from './ears.js';
import type { Sayable } from './sayable.js';

/** What a decoder thread starts with. */
export interface DecoderThreadData {
  readonly models: readonly AcousticModel[];
}

/** What a context is to a decoder. */
export interface SpokenContext {
  readonly id: string;
  /** Two letters: one of the models' languages. */
  readonly language: string;
  readonly phrases: Sayable;
  /** Free speech in the words of the phrases. */
  readonly freeSpeech: Sayable;
}

/** To a decoder thread. A phrase is known by its number; what concerns another phrase is dropped. */
export type ToDecoder =
  | { readonly type: 'load'; readonly context: SpokenContext }
  | { readonly type: 'begin'; readonly phrase: number; readonly partials: boolean }
  | { readonly type: 'audio'; readonly phrase: number; readonly pcm: Uint8Array }
  | { readonly type: 'end'; readonly phrase: number }
  | { readonly type: 'cancel'; readonly phrase: number };

/** From a decoder thread. */
export type FromDecoder =
  | { readonly type: 'partial'; readonly phrase: number; readonly heard: Heard }
  | {
      readonly type: 'final';
      readonly phrase: number;
      readonly outcome: Outcome;
      /** The memory of the decoders, in bytes. */
      readonly memory: number;
    };
