import type { AcousticModel } from './acoustic-model.js';
import type { Decoder, Hypothesis, Sayable } from './recogniser.js';
import {
  loadModule,
  type ModuleDecoder,
  type SoundswallowerModule,
  textAt,
  withText,
} from './soundswallower-module.js';

const SAMPLE_RATE = 16_000;
/** How much the grammar weighs against the sound. */
const LANGUAGE_WEIGHT = 6.5;
/** Wider than the defaults, with which clean speech is lost without any hypothesis. */
const BEAMS = { beam: 1e-80, pbeam: 1e-80, wbeam: 1e-60 } as const;

/** A decoder in WebAssembly (soundswallower). Each one that is loaded stays in memory for the life of its thread. */
export class SoundswallowerDecoder implements Decoder {
  readonly #module: SoundswallowerModule;
  readonly #decoder: ModuleDecoder;

  private constructor(module: SoundswallowerModule, decoder: ModuleDecoder) {
    this.#module = module;
    this.#decoder = decoder;
  }

  static async load(model: AcousticModel, beams: Readonly<Record<string, number>> = BEAMS): Promise<SoundswallowerDecoder> {
    const module = await loadModule();
    const decoder = new module.Decoder({
      hmm: model.folder,
      // The dictionary is given word by word: the whole one costs time and memory for words that nobody can say.
      dict: `${model.folder}/none`,
      fdict: model.noises,
      loglevel: 'FATAL',
      samprate: SAMPLE_RATE,
      lw: LANGUAGE_WEIGHT,
      ...beams,
    });
    decoder.init_featparams = async () => {
      for (const [name, value] of Object.entries(model.features)) decoder.set_config(name, value);
    };
    await decoder.initialize();
    return new SoundswallowerDecoder(module, decoder);
  }

  /** The memory of the module, in bytes; it never shrinks. */
  get memory(): number {
    return this.#module.HEAPU8.byteLength;
  }

  use(sayable: Sayable): void {
    this.#addWords(sayable.pronunciations);
    if (this.#module._decoder_set_fsg(this.#decoder.cdecoder, this.#automaton(sayable)) < 0) {
      throw new Error('the grammar was refused');
    }
  }

  begin(): void {
    this.#decoder.start();
  }

  hear(samples: Float32Array): void {
    this.#decoder.process_audio(samples, false, false);
  }

  soFar(): Hypothesis {
    const module = this.#module;
    const at = module._malloc(4);
    module.HEAP32[at >> 2] = 0;
    const text = textAt(module, module._decoder_hyp(this.#decoder.cdecoder, at));
    const score = module.HEAP32[at >> 2] ?? 0;
    module._free(at);
    return { words: text.split(' ').filter((word) => word !== ''), score };
  }

  end(): void {
    this.#decoder.stop();
  }

  decode(samples: Float32Array): Hypothesis {
    this.#decoder.start();
    this.#decoder.process_audio(samples, false, true);
    this.#decoder.stop();
    return this.soFar();
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
        module._fsg_model_trans_add(fsg, from, to, cost(weight), idOf(word));
      }
      if (final > 0) module._fsg_model_null_trans_add(fsg, from, end, cost(final));
    }
    module._fsg_set_states(fsg, graph.start, end);
    return fsg;
  }
}
