import type { Clock } from '../ports/clock.js';
import type { SpeakableName, SpeechContext, SpeechEngine, Vocabulary } from '../ports/speech-engine.js';
import type { Understander } from '../ports/understander.js';
import type { Catalogue } from './music.js';
import { PersonalContexts } from './personal-contexts.js';
import { replyVocabulary, type WhichQuestion } from './question.js';

/** Names that the recogniser is told of at most: beyond this, grammars grow slow and less exact. */
const MOST_NAMES = 1500;

/** A vocabulary, and the state of the catalogue that it was made from. */
interface Made {
  readonly revision: number;
  readonly vocabulary: Promise<Vocabulary>;
}

/** What may be said to the server, in each language that was spoken. */
export class Vocabularies {
  readonly #engine: SpeechEngine;
  readonly #understander: Understander;
  readonly #catalogue: Catalogue;
  readonly #personal: PersonalContexts;
  readonly #made = new Map<string, Made>();
  #ready: number | undefined;

  constructor(rooms: {
    readonly engine: SpeechEngine;
    readonly understander: Understander;
    readonly catalogue: Catalogue;
    readonly clock: Pick<Clock, 'after'>;
  }) {
    this.#engine = rooms.engine;
    this.#understander = rooms.understander;
    this.#catalogue = rooms.catalogue;
    this.#personal = new PersonalContexts(rooms);
  }

  /** The context of a language, with a person's own names in it. Rejects as the speech engine does. */
  async prepare(languagecode: string, own: readonly SpeakableName[]): Promise<SpeechContext> {
    const base = await this.#base(languagecode);
    return (await this.#personal.context(base, own)) ?? this.#engine.prepare(base);
  }

  /** What everybody may say in a language; the same object until it changes. */
  #base(languagecode: string): Promise<Vocabulary> {
    const revision = this.#catalogue.revision();
    let made = this.#made.get(languagecode);
    if (made?.revision !== revision) {
      made = { revision, vocabulary: this.#make(languagecode) };
      this.#made.set(languagecode, made);
      made.vocabulary.catch(() => this.#made.delete(languagecode));
    }
    return made.vocabulary;
  }

  /** What may be said in reply to a question, and the requests that name nothing. */
  async prepareReply(question: WhichQuestion): Promise<SpeechContext> {
    const phrases = await this.#understander.phrases(question.languagecode);
    return this.#engine.prepare(replyVocabulary(question, phrases));
  }

  /** Whether the recogniser knows today's names, in English. */
  get ready(): boolean {
    return this.#ready === this.#catalogue.revision();
  }

  /** Prepares what has changed, here or in the engine, so that nobody who speaks waits for it. */
  async refresh(): Promise<void> {
    const revision = this.#catalogue.revision();
    const languages = new Set(['en', ...this.#made.keys()]);
    await Promise.all([...languages].map((language) => this.prepare(language, [])));
    this.#ready = revision;
  }

  async #make(languagecode: string): Promise<Vocabulary> {
    const services = this.#catalogue.services().map((each) => each.id);
    const [phrases, names] = await Promise.all([
      this.#understander.phrases(languagecode),
      this.#catalogue.speakableNames(services, MOST_NAMES),
    ]);
    return { languagecode, phrases, names };
  }
}
