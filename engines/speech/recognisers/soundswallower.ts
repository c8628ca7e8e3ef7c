import type { WordGraph } from '../grammar/word-graph.js';
import type { AcousticModel } from './acoustic-model.js';
import { loadModule, type ModuleDecoder, type SoundswallowerModule, textAt, withText } from './soundswallower-module.js';

/** What a decoder heard, and how well it fits, as a natural logarithm that grows with the length. */
export interface Hypothesis {
  readonly words: readonly string[];
  readonly score: number;
}

/** The words of a grammar, each with its pronunciations in the model's phones. */
export interface Sayable {
  readonly graph: WordGraph;
  readonly pronunciations: ReadonlyMap<string, readonly string[]>;
}

export interface DecoderSettings { readonly lw: number; readonly wip: number; readonly extra?: Record<string, number|boolean|string> }

const SAMPLE_RATE = 16_000;

/** A decoder in WebAssembly. It holds one grammar at a time and hears one phrase at a time. */
export class SoundswallowerDecoder {
  readonly #module: SoundswallowerModule;
  readonly #decoder: ModuleDecoder;
  readonly #languageWeight: number;

  private constructor(module: SoundswallowerModule, decoder: ModuleDecoder, languageWeight: number) {
    this.#module = module;
    this.#decoder = decoder;
    this.#languageWeight = languageWeight;
  }

  static async load(model: AcousticModel, settings: DecoderSettings, module?: SoundswallowerModule): Promise<SoundswallowerDecoder> {
    module ??= await loadModule();
    const decoder = new module.Decoder({
      hmm: model.folder,
      dict: `${model.folder}/none`,
      fdict: model.noiseDictionary,
      loglevel: 'FATAL',
      samprate: SAMPLE_RATE,
      lw: settings.lw, wip: settings.wip,
      ...settings.extra,
    });
    decoder.init_featparams = async () => {
      for (const [key, value] of Object.entries(model.features)) decoder.set_config(key, value);
    };
    await decoder.initialize();
    return new SoundswallowerDecoder(module, decoder, settings.lw);
  }

  use({ graph, pronunciations }: Sayable): void {
    const added: [string, string][] = [];
    for (const [word, ways] of pronunciations) {
      if (this.#decoder.lookup_word(word) !== null) continue;
      ways.forEach((phones, way) => { added.push([way === 0 ? word : `${word}(${way + 1})`, phones]); });
    }
    if (added.length) this.#decoder.add_words(...added);
    const module = this.#module;
    const logmath = module._decoder_logmath(this.#decoder.cdecoder);
    const log = (p: number) => Math.round(module._logmath_log(logmath, p) * this.#languageWeight);
    const end = graph.states.length;
    const fsg = withText(module, 'g', (name) => module._fsg_model_init(name, logmath, this.#languageWeight, end + 1));
    const ids = new Map<string, number>();
    const idOf = (word: string) => {
      const known = ids.get(word);
      if (known !== undefined) return known;
      const id = withText(module, word, (pointer) => module._fsg_model_word_add(fsg, pointer));
      ids.set(word, id);
      return id;
    };
    graph.states.forEach(({ arcs, final }, from) => {
      for (const { word, to, weight } of arcs) module._fsg_model_trans_add(fsg, from, to, log(weight), idOf(word));
      if (final > 0) module._fsg_model_null_trans_add(fsg, from, end, log(final));
    });
    module._fsg_set_states(fsg, graph.start, end);
    if (module._decoder_set_fsg(this.#decoder.cdecoder, fsg) < 0) throw new Error('the grammar was refused');
  }

  decode(samples: Float32Array): Hypothesis {
    this.#decoder.start();
    this.#decoder.process_audio(samples, false, true);
    this.#decoder.stop();
    return this.hypothesis();
  }

  hypothesis(): Hypothesis {
    const module = this.#module;
    const out = module._malloc(4);
    module.HEAP32[out >> 2] = 0;
    const text = textAt(module, module._decoder_hyp(this.#decoder.cdecoder, out));
    const score = module.HEAP32[out >> 2] ?? 0;
    module._free(out);
    return { words: text.split(' ').filter(Boolean), score };
  }
}
