import { Conversation, type WyomingAddress } from './conversation.js';

/** What a server says that it can do. */
export interface WyomingDescription {
  /** The programs that hear and speak, by name. */
  readonly recognisers: readonly string[];
  /** Languages (BCP 47) that are heard and spoken. */
  readonly heard: readonly string[];
  readonly spoken: readonly string[];
}

/** Milliseconds for an answer, and for which it is believed: the server is asked every second. */
const DEADLINE = 1_500;
const BELIEVED = 15_000;

/** Asks a server what it can do, and remembers the answer for a while. */
export class Describer {
  readonly #address: WyomingAddress;
  #known: { readonly at: number; readonly description: Promise<WyomingDescription> } | undefined;

  constructor(address: WyomingAddress) {
    this.#address = address;
  }

  /** Rejects with a WyomingError; what failed is asked again. */
  describe(): Promise<WyomingDescription> {
    const now = performance.now();
    if (this.#known && now - this.#known.at < BELIEVED) return this.#known.description;
    const description = ask(this.#address);
    this.#known = { at: now, description };
    description.catch(() => {
      this.#known = undefined;
    });
    return description;
  }
}

function ask(address: WyomingAddress): Promise<WyomingDescription> {
  return new Promise((resolve, reject) => {
    const conversation = new Conversation(address, {
      event: ({ type, data }) => {
        if (type !== 'info') return;
        conversation.close();
        resolve(descriptionOf(data));
      },
      failed: reject,
    });
    conversation.say('describe');
    conversation.expectWithin(DEADLINE);
  });
}

function descriptionOf(info: Readonly<Record<string, unknown>>): WyomingDescription {
  const [asr, tts] = [objects(info.asr), objects(info.tts)];
  const languages = (artifacts: readonly Described[]) => [...new Set(artifacts.flatMap(languagesOf))];
  return {
    recognisers: asr.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])),
    heard: languages(asr.flatMap(({ models }) => objects(models))),
    spoken: languages(tts.flatMap(({ voices, models }) => [...objects(voices), ...objects(models)])),
  };
}

type Described = Readonly<Record<string, unknown>>;

function objects(value: unknown): readonly Described[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
}

function languagesOf({ languages }: Described): string[] {
  const named = Array.isArray(languages) ? languages.filter((each) => typeof each === 'string') : [];
  return named.map((each) => each.replaceAll('_', '-'));
}
