import type { SpeechContext, SpeechEngine } from '../ports/speech-engine.js';
import type { Understander } from '../ports/understander.js';
import type { Catalogue } from './music.js';

/** Names that the recogniser is told of at most: beyond this, grammars grow slow and less exact. */
const MOST_NAMES = 1500;

/** What may be said to the server, prepared once for each language and state of the catalogue. */
export class Vocabularies {
  readonly #engine: SpeechEngine;
  readonly #understander: Understander;
  readonly #catalogue: Catalogue;
  readonly #prepared = new Map<string, Promise<SpeechContext>>();

  constructor(rooms: {
    readonly engine: SpeechEngine;
    readonly understander: Understander;
    readonly catalogue: Catalogue;
  }) {
    this.#engine = rooms.engine;
    this.#understander = rooms.understander;
    this.#catalogue = rooms.catalogue;
  }

  /** The context of a language. Rejects as the speech engine does. */
  prepare(languagecode: string): Promise<SpeechContext> {
    const key = `${languagecode} ${this.#catalogue.revision()}`;
    const known = this.#prepared.get(key);
    if (known) return known;
    const prepared = this.#prepare(languagecode);
    for (const old of this.#prepared.keys()) {
      if (old.startsWith(`${languagecode} `)) this.#prepared.delete(old);
    }
    this.#prepared.set(key, prepared);
    prepared.catch(() => this.#prepared.delete(key));
    return prepared;
  }

  async #prepare(languagecode: string): Promise<SpeechContext> {
    const services = this.#catalogue.services().map((each) => each.id);
    const [phrases, names] = await Promise.all([
      this.#understander.phrases(languagecode),
      this.#catalogue.speakableNames(services, MOST_NAMES),
    ]);
    return this.#engine.prepare({ languagecode, phrases, names });
  }
}
