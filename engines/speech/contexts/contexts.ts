import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import type { SpeakableName, Vocabulary } from '../grammar/grammar.js';
import type { AcousticModel } from '../recognition/acoustic-model.js';
import type { SpokenContext } from '../recognition/decoder-messages.js';
import type { Compiled, CompileRequest } from './compiling-thread.js';

/** How many contexts are kept; the one unused for longest is forgotten first. */
const MOST_CONTEXTS = 64;

/** How many names are listened for: with more of them each phrase takes too long. The heaviest stay. */
const MOST_NAMES = 1_000;

/** A vocabulary that cannot be compiled; the message is a sentence that names the phrase. */
export class VocabularyError extends Error {}

/** The contexts that were prepared, by a hash of what may be said in them. */
export class Contexts {
  readonly #models: readonly AcousticModel[];
  readonly #compiler = new Piscina<CompileRequest, Compiled>({
    filename: new URL('./compiling-thread.js', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
  });
  /** In the order of their last use. */
  readonly #known = new Map<string, Promise<SpokenContext>>();

  constructor(models: readonly AcousticModel[]) {
    this.#models = models;
  }

  /** The context of a vocabulary, compiled at its first use. Rejects with a {@link VocabularyError}. */
  async prepare(language: string, vocabulary: Vocabulary): Promise<SpokenContext> {
    const model = this.#models.find((each) => each.language === language);
    if (!model) throw new VocabularyError(`no model hears "${language}"`);
    const id = createHash('sha256')
      .update(JSON.stringify([model.name, vocabulary.phrases, vocabulary.names]))
      .digest('base64url');
    const known = this.get(id);
    if (known) return known;
    const names = [...vocabulary.names]
      .sort((one, other) => weight(other) - weight(one))
      .slice(0, MOST_NAMES);
    const made = this.#compile(id, { model, vocabulary: { ...vocabulary, names } });
    this.#keep(id, made);
    made.catch(() => this.#known.delete(id));
    return made;
  }

  /** A context that was prepared; undefined: never, or long ago. */
  get(id: string): Promise<SpokenContext> | undefined {
    const known = this.#known.get(id);
    if (known) this.#keep(id, known);
    return known;
  }

  async close(): Promise<void> {
    await this.#compiler.destroy();
  }

  async #compile(id: string, request: CompileRequest): Promise<SpokenContext> {
    const compiled = await this.#compiler.run(request);
    if ('problem' in compiled) throw new VocabularyError(compiled.problem);
    return { id, language: request.model.language, ...compiled };
  }

  #keep(id: string, context: Promise<SpokenContext>): void {
    this.#known.delete(id);
    this.#known.set(id, context);
    if (this.#known.size <= MOST_CONTEXTS) return;
    const [oldest] = this.#known.keys();
    if (oldest !== undefined) this.#known.delete(oldest);
  }
}

/** As the contract has it: 0 counts as 1. */
function weight(name: SpeakableName): number {
  return name.weight || 1;
}
