import loadEspeak from '@echogarden/espeak-ng-emscripten';

/** The parts of the WebAssembly module that are used; it comes without types. */
interface EspeakModule {
  readonly eSpeakNGWorker: new () => EspeakWorker;
}

interface EspeakWorker {
  readonly samplerate: number;
  /** 0: done. */
  set_voice(name: string): number;
  /** The callback stops the speech by returning true. */
  synthesize(text: string, callback: (samples: Int16Array) => boolean): void;
  synthesize_ipa(text: string): { readonly code: number; readonly ipa: string };
  list_voices(): readonly EspeakVoice[];
}

/** A voice of espeak-ng. */
export interface EspeakVoice {
  readonly name: string;
  readonly identifier: string;
  readonly languages: readonly { readonly name: string }[];
}

/** The voice of a language that has several, where the first one is not what people expect. */
const USUAL_VOICES: Readonly<Record<string, string>> = { en: 'en-us' };

/** espeak-ng (GPL-3): speaks, and tells how words sound. Its work blocks the thread. */
export class Espeak {
  readonly #worker: EspeakWorker;
  readonly #voices: readonly EspeakVoice[];

  private constructor(worker: EspeakWorker) {
    this.#worker = worker;
    this.#voices = worker.list_voices();
  }

  static async load(): Promise<Espeak> {
    const module: EspeakModule = await loadEspeak();
    return new Espeak(new module.eSpeakNGWorker());
  }

  /** Samples per second of what it speaks. */
  get samplerate(): number {
    return this.#worker.samplerate;
  }

  /** The languages that it speaks (BCP 47, lower case). */
  get languages(): readonly string[] {
    return [...new Set(this.#voices.flatMap(({ languages }) => languages.map(({ name }) => name)))].sort();
  }

  /** Takes a voice by its name, or the language's own (BCP 47); false: there is none. */
  choose(language: string, voice = ''): boolean {
    if (voice !== '') {
      const named = this.#voices.find(({ name, identifier }) => [name, identifier].includes(voice));
      return named !== undefined && this.#worker.set_voice(named.identifier.split('/').at(-1) ?? '') === 0;
    }
    const [base = ''] = language.toLowerCase().split('-');
    const candidates = [language.toLowerCase(), USUAL_VOICES[base] ?? base, base];
    return candidates.some((name) => this.languages.includes(name) && this.#worker.set_voice(name) === 0);
  }

  /** Speaks with the chosen voice; `piece` gets signed 16-bit samples and ends the speech by giving false. */
  speak(text: string, piece: (samples: Int16Array) => boolean): void {
    this.#worker.synthesize(text, (samples) => samples.length > 0 && !piece(samples));
  }

  /** How a word sounds in a language, in IPA with `_` between the sounds. */
  ipa(word: string, language: string): string {
    this.choose(language);
    return this.#worker.synthesize_ipa(word).ipa.trim();
  }
}
