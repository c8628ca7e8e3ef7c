import type { AcousticModel } from './acoustic-model.js';
import type { Hypothesis, Piece, Sayable } from './sayable.js';
import {
  type ModuleDecoder,
  type SoundswallowerModule,
  segmentScore,
  textAt,
  withText,
} from './soundswallower-module.js';

const SAMPLE_RATE = 16_000;
/** How much the grammar weighs against the sound. */
const LANGUAGE_WEIGHT = 6.5;
/** Wider than the defaults, with which clean speech is lost without any hypothesis. */
const WIDE = { beam: 1e-80, pbeam: 1e-80, wbeam: 1e-60 } as const;
/** Enough where anything may be said, as something always fits. */
const NARROW = { beam: 1e-48, pbeam: 1e-48, wbeam: 1e-30 } as const;

/** For wide grammars of many names, in which wide beams would take seconds. */
const MEDIUM = { beam: 1e-60, pbeam: 1e-60, wbeam: 1e-40 } as const;
/** More steps than this make a grammar of many names. */
const MANY_ARCS = 10_000;

/** What is no word: pauses, noises, steps without a word. */
const FILLER = /^[<[(+]/;

/** How a decoder is made. */
export interface DecoderOptions {
  /** Decoders of one thread share a module. */
  readonly module: SoundswallowerModule;
  /** Whether to look at few hypotheses, which is faster. */
  readonly narrow?: boolean;
  /** The factor by which the spectrum is stretched. */
  readonly stretch?: number;
}

/**
 * A decoder in WebAssembly (soundswallower). It has one grammar at a time and hears one phrase at a time, at
 * 16 kHz, samples from -1 to 1. Each one that is loaded stays in memory for the life of its thread.
 */
export class SoundswallowerDecoder {
  readonly #module: SoundswallowerModule;
  readonly #decoder: ModuleDecoder;

  readonly #narrow: boolean;

  private constructor(module: SoundswallowerModule, decoder: ModuleDecoder, narrow: boolean) {
    this.#module = module;
    this.#narrow = narrow;
    this.#decoder = decoder;
  }

  static async load(
    model: AcousticModel,
    { module, narrow = false, stretch }: DecoderOptions,
  ): Promise<SoundswallowerDecoder> {
    const decoder = new module.Decoder({
      hmm: model.folder,
      // The dictionary is given word by word: the whole one costs time and memory for words that nobody can say.
      dict: `${model.folder}/none`,
      fdict: model.noises,
      loglevel: 'FATAL',
      samprate: SAMPLE_RATE,
      lw: LANGUAGE_WEIGHT,
      ...(stretch && { warp_type: 'inverse_linear', warp_params: String(stretch) }),
    });
    decoder.init_featparams = async () => {
      for (const [name, value] of Object.entries(model.features)) decoder.set_config(name, value);
    };
    await decoder.initialize();
    return new SoundswallowerDecoder(module, decoder, narrow);
  }

  /** The memory of the module, in bytes; it never shrinks. */
  get memory(): number {
    return this.#module.HEAPU8.byteLength;
  }

  /** Takes the grammar to be heard from now on. Throws when a word of it has no pronunciation. */
  use(sayable: Sayable): void {
    this.#addWords(sayable.pronunciations);
    const arcs = sayable.graph.states.reduce((sum, state) => sum + state.arcs.length, 0);
    const beams = this.#narrow ? NARROW : arcs > MANY_ARCS ? MEDIUM : WIDE;
    // The search that the grammar starts takes them from the configuration.
    for (const [name, beam] of Object.entries(beams)) this.#decoder.set_config(name, beam);
    if (this.#module._decoder_set_fsg(this.#decoder.cdecoder, this.#automaton(sayable)) < 0) {
      throw new Error('the grammar was refused');
    }
  }

  #hypothesis(): Hypothesis {
    const module = this.#module;
    const numbers = module._malloc(8);
    module.HEAP32.fill(0, numbers >> 2, (numbers >> 2) + 2);
    const text = textAt(module, module._decoder_hyp(this.#decoder.cdecoder, numbers));
    const score = module.HEAP32[numbers >> 2] ?? 0;
    const pieces = this.#pieces(numbers);
    module._free(numbers);
    return { words: text.split(' ').filter((word) => word !== ''), score, pieces };
  }

  /** Hears a phrase as a whole. */
  decode(samples: Float32Array): Hypothesis {
    this.#decoder.start();
    this.#decoder.process_audio(samples, false, true);
    this.#decoder.stop();
    return this.#hypothesis();
  }

  /** The words and pauses, by way of two numbers of the module's memory. */
  #pieces(numbers: number): readonly Piece[] {
    const module = this.#module;
    const pieces: Piece[] = [];
    let segment = module._decoder_seg_iter(this.#decoder.cdecoder);
    while (segment !== 0) {
      module._seg_iter_frames(segment, numbers, numbers + 4);
      const first = module.HEAP32[numbers >> 2] ?? 0;
      const last = module.HEAP32[(numbers >> 2) + 1] ?? 0;
      const word = textAt(module, module._seg_iter_word(segment));
      const score = segmentScore(module, segment, first);
      if (last >= first) pieces.push({ word, spoken: !FILLER.test(word), first, last, score });
      segment = module._seg_iter_next(segment);
    }
    return pieces;
  }

  #addWords(pronunciations: Sayable['pronunciations']): void {
    const added: [string, string][] = [];
    for (const [word, ways] of pronunciations) {
      if (this.#decoder.lookup_word(word) !== null) continue;
      for (const [way, phones] of ways.entries())
        added.push([way === 0 ? word : `${word}(${way + 1})`, phones]);
    }
    if (added.length > 0) this.#decoder.add_words(...added);
  }

  /** The graph as the module's finite-state grammar; its last state is the only one in which a phrase may end. */
  #automaton({ graph }: Sayable): number {
    const module = this.#module;
    const logmath = module._decoder_logmath(this.#decoder.cdecoder);
    const cost = (probability: number) =>
      Math.round(module._logmath_log(logmath, probability) * LANGUAGE_WEIGHT);
    const end = graph.states.length;
    const fsg = withText(module, 'phrases', (name) =>
      module._fsg_model_init(name, logmath, LANGUAGE_WEIGHT, end + 1),
    );
    const ids = new Map<string, number>();
    const idOf = (word: string) => {
      const id = ids.get(word) ?? withText(module, word, (text) => module._fsg_model_word_add(fsg, text));
      ids.set(word, id);
      return id;
    };
    for (const [from, { arcs, final }] of graph.states.entries()) {
      for (const { word, to, weight } of arcs) {
        if (word === '') module._fsg_model_null_trans_add(fsg, from, to, cost(weight));
        else module._fsg_model_trans_add(fsg, from, to, cost(weight), idOf(word));
      }
      if (final > 0) module._fsg_model_null_trans_add(fsg, from, end, cost(final));
    }
    module._fsg_set_states(fsg, graph.start, end);
    return fsg;
  }
}
