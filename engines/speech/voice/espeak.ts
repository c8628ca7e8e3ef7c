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

/** The variety of a language that is meant when none is named. */
const USUAL_VARIETIES: Readonly<Record<string, string>> = { en: 'en-us' };

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
    const found = voice === '' ? this.#voiceOf(language.toLowerCase()) : this.#named(voice);
    return found !== undefined && this.#worker.set_voice(found.identifier) === 0;
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

  #named(voice: string): EspeakVoice | undefined {
    return this.#voices.find(({ name, identifier }) => [name, identifier].includes(voice));
  }

  /** The voice made for a language, else one that also speaks it, else one of the language at large. */
  #voiceOf(language: string): EspeakVoice | undefined {
    const [base = ''] = language.split('-');
    const usual = USUAL_VARIETIES[base] ?? base;
    const wanted = [language === base ? usual : language, usual, base];
    for (const code of wanted) {
      const speakers = this.#voices.filter(({ languages }) => languages.some(({ name }) => name === code));
      const own = speakers.find(({ identifier }) => identifier.toLowerCase().endsWith(`/${code}`));
      if (own ?? speakers[0]) return own ?? speakers[0];
    }
    return undefined;
  }
}
