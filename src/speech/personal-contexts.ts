import { BoundedCache } from '../cache/bounded-cache.js';
import { fold } from '../names/fold.js';
import type { Clock } from '../ports/clock.js';
import type { SpeakableName, SpeechContext, SpeechEngine, Vocabulary } from '../ports/speech-engine.js';
import { inTime } from './in-time.js';

/** Personal vocabularies that are kept ready; the one that was not spoken to for longest goes first. */
const KEPT = 24;
/** How many are made ready at the same time: each takes the engine a good part of a second. */
const AT_ONCE = 2;
/** Milliseconds that a phrase waits for its own vocabulary; people need longer to say it. */
const PATIENCE = 1_000;

/**
 * Vocabularies with a person's own names in them, as contexts of the recogniser. Equal names share one. What
 * cannot be ready in time is not waited for: it is ready for the next phrase.
 */
export class PersonalContexts {
  readonly #engine: Pick<SpeechEngine, 'prepare'>;
  readonly #clock: Pick<Clock, 'after'>;
  readonly #kept = new BoundedCache<string, Personal>(KEPT);
  #underWay = 0;

  constructor(parts: {
    readonly engine: Pick<SpeechEngine, 'prepare'>;
    readonly clock: Pick<Clock, 'after'>;
  }) {
    this.#engine = parts.engine;
    this.#clock = parts.clock;
  }

  /** The context of a vocabulary with these names added; undefined when it has them all, or they are not ready in time. */
  async context(base: Vocabulary, own: readonly SpeakableName[]): Promise<SpeechContext | undefined> {
    const added = missing(base, own);
    if (added.length === 0) return undefined;
    const key = JSON.stringify([base.languagecode, added]);
    const known = this.#kept.get(key);
    if (known?.base !== base) {
      if (this.#underWay >= AT_ONCE) return undefined;
      return this.#soon(this.#prepare(key, base, added).preparing);
    }
    this.#kept.put(key, known);
    // What is ready here may be forgotten by an engine that was started anew.
    return this.#soon(known.ready ? this.#engine.prepare(known.vocabulary) : known.preparing);
  }

  #prepare(key: string, base: Vocabulary, added: readonly SpeakableName[]): Personal {
    const vocabulary = { ...base, names: [...added, ...base.names] };
    this.#underWay++;
    const preparing = this.#engine.prepare(vocabulary);
    const personal: Personal = { base, vocabulary, preparing, ready: false };
    this.#kept.put(key, personal);
    preparing
      .then(
        () => {
          personal.ready = true;
        },
        () => this.#kept.delete(key),
      )
      .finally(() => {
        this.#underWay--;
      });
    return personal;
  }

  #soon(preparing: Promise<SpeechContext>): Promise<SpeechContext | undefined> {
    const patience = { clock: this.#clock, milliseconds: PATIENCE, otherwise: undefined };
    return inTime<SpeechContext | undefined>(preparing, patience).catch(() => undefined);
  }
}

interface Personal {
  readonly base: Vocabulary;
  readonly vocabulary: Vocabulary;
  readonly preparing: Promise<SpeechContext>;
  ready: boolean;
}

/** The names that a vocabulary does not have yet. */
function missing(base: Vocabulary, own: readonly SpeakableName[]): readonly SpeakableName[] {
  let known = knownNames.get(base);
  if (!known) {
    known = new Set(base.names.map(nameKey));
    knownNames.set(base, known);
  }
  return own.filter((name) => !known.has(nameKey(name)));
}

const knownNames = new WeakMap<Vocabulary, ReadonlySet<string>>();

function nameKey({ slot, text }: SpeakableName): string {
  return `${slot} ${fold(text)}`;
}
