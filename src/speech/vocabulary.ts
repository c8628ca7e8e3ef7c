import { AppError, invalid } from '../errors.js';
import type { Clock } from '../ports/clock.js';
import type { SpeakableName, SpeechContext, SpeechEngine, Vocabulary } from '../ports/speech-engine.js';
import type { Understander } from '../ports/understander.js';
import { inTime } from './in-time.js';
import type { Catalogue } from './music.js';
import { PersonalContexts } from './personal-contexts.js';
import type { WhichQuestion } from './question.js';
import { replyVocabulary } from './which-reply.js';

/** Names that the recogniser is told of at most: beyond this, grammars grow slow and less exact. */
const MOST_NAMES = 1500;
/** Milliseconds that a phrase waits for names that have changed. */
const PATIENCE = 2_000;

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
  readonly #clock: Pick<Clock, 'after'>;
  readonly #made = new Map<string, Made>();
  /** The newest context of each language that the engine has prepared. */
  readonly #latest = new Map<string, SpeechContext>();
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
    this.#clock = rooms.clock;
  }

  /**
   * The context of a language, with a person's own names in it. Rejects as the speech engine does, and with a 400
   * that names `languagecode` when the engine does not hear the language.
   */
  async prepare(languagecode: string, own: readonly SpeakableName[]): Promise<SpeechContext> {
    try {
      return await this.#soon(this.#current(languagecode, own), this.#latest.get(languagecode));
    } catch (error) {
      // An engine that cannot say now what it hears has refused all the same.
      throw (await this.#unheard(languagecode, error).catch(() => undefined)) ?? error;
    }
  }

  /** The context of today's names. */
  async #current(languagecode: string, own: readonly SpeakableName[]): Promise<SpeechContext> {
    const base = await this.#base(languagecode);
    const personal = await this.#personal.context(base, own);
    if (personal) return personal;
    const context = await this.#engine.prepare(base);
    this.#latest.set(languagecode, context);
    return context;
  }

  /** What is new is not waited for while somebody speaks: the names of a moment ago are better than none. */
  #soon(current: Promise<SpeechContext>, latest: SpeechContext | undefined): Promise<SpeechContext> {
    if (!latest) return current;
    return inTime(current, { clock: this.#clock, milliseconds: PATIENCE, otherwise: latest });
  }

  /** What to say when the engine refused a vocabulary because of its language. */
  async #unheard(languagecode: string, error: unknown): Promise<AppError | undefined> {
    if (!(error instanceof AppError) || error.code !== 'invalid_request') return undefined;
    const { recognisedLanguages } = await this.#engine.describe();
    const heard = recognisedLanguages.map((each) => each.toLowerCase().split('-')[0]);
    if (heard.length === 0 || heard.includes(languagecode)) return undefined;
    this.#made.delete(languagecode);
    return invalid(
      'languagecode',
      `speech in "${languagecode}" is not heard here, only in ${heard.join(', ')}`,
    );
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
    await Promise.all([...languages].map((language) => this.#current(language, [])));
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
