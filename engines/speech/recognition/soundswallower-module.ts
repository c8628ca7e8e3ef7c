import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import createModule from 'soundswallower';

/** The functions of the WebAssembly module below its JavaScript classes. Pointers are numbers. */
export interface SoundswallowerModule {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly Decoder: new (config: Readonly<Record<string, string | number | boolean>>) => ModuleDecoder;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  _decoder_logmath(decoder: number): number;
  _decoder_hyp(decoder: number, score: number): number;
  _decoder_seg_iter(decoder: number): number;
  _seg_iter_next(segment: number): number;
  /** A pointer to the text of the word. */
  _seg_iter_word(segment: number): number;
  _seg_iter_frames(segment: number, first: number, last: number): void;
  _decoder_set_fsg(decoder: number, fsg: number): number;
  _logmath_log(logmath: number, probability: number): number;
  _fsg_model_init(name: number, logmath: number, languageWeight: number, states: number): number;
  _fsg_model_word_add(fsg: number, word: number): number;
  _fsg_model_trans_add(fsg: number, from: number, to: number, logProbability: number, word: number): void;
  _fsg_model_null_trans_add(fsg: number, from: number, to: number, logProbability: number): number;
  _fsg_set_states(fsg: number, start: number, final: number): void;
}

/** A decoder of the module. */
export interface ModuleDecoder {
  /** The pointer to the decoder. */
  readonly cdecoder: number;
  init_featparams(): Promise<unknown>;
  initialize(): Promise<void>;
  set_config(key: string, value: string | number | boolean): boolean;
  start(): void;
  stop(): void;
  /** Samples are from -1 to 1. */
  process_audio(samples: Float32Array, noSearch?: boolean, fullUtterance?: boolean): number;
  lookup_word(word: string): string | null;
  add_words(...words: readonly (readonly [string, string])[]): void;
}

/** Loads a module of its own: its memory is not shared with others. */
export async function loadModule(): Promise<SoundswallowerModule> {
  return (await createModule({ modelBase: modelFolder() } as never)) as unknown as SoundswallowerModule;
}

/** The folder of the bundled models, absolute, with a slash at the end as the module wants it. */
export function modelFolder(): string {
  const entry = createRequire(import.meta.url).resolve('soundswallower');
  return join(dirname(entry), 'model') + sep;
}

/** Copies a text into the module's memory for the length of a call. */
export function withText<Result>(
  module: SoundswallowerModule,
  text: string,
  use: (pointer: number) => Result,
): Result {
  const bytes = Buffer.from(`${text}\0`, 'utf8');
  const pointer = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, pointer);
  try {
    return use(pointer);
  } finally {
    module._free(pointer);
  }
}

/** Reads a text that ends in a zero byte. */
export function textAt(module: SoundswallowerModule, pointer: number): string {
  if (pointer === 0) return '';
  return Buffer.from(module.HEAPU8.subarray(pointer, module.HEAPU8.indexOf(0, pointer))).toString('utf8');
}

/** Where a segment (`seg_iter_t`) keeps its first frame and the score of its sound, in words of 32 bits. */
const FIRST_FRAME = 3;
const SOUND_SCORE = 5;

/** How well a segment fits its frames. No function tells it: it is read where it lies, beside the frames. */
export function segmentScore(module: SoundswallowerModule, segment: number, first: number): number {
  const at = segment >> 2;
  if (module.HEAP32[at + FIRST_FRAME] !== first) throw new Error('this version has other segments');
  return module.HEAP32[at + SOUND_SCORE] ?? 0;
}
